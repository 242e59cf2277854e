import { useLocation } from "react-router-dom";
import type { Screen } from "../../../definitions/language/screen";
import { useRegistry } from "../registry/registry";

/** Returns the screen of the current address, and its query. */
export function useScreenAtHand(): { screen: Screen | undefined; query: URLSearchParams } {
  const { screens } = useRegistry();
  const { pathname, search } = useLocation();
  const screen = Object.values(screens).find((each) => "route" in each && each.route === pathname);
  return { screen, query: new URLSearchParams(search) };
}
