import { useSyncExternalStore } from "react";
import { narrowWindow } from "../../runtime/ui/page/root-style";

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(narrowWindow);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Returns whether the window is narrow; re-renders on changes. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(narrowWindow).matches);
