import { useSyncExternalStore } from "react";
import { narrowWindow } from "../../runtime/ui/page/root-style";

const follow = (changed: () => void): (() => void) => {
  const query = window.matchMedia(narrowWindow);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Whether the window is narrow at this moment. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(narrowWindow).matches);
