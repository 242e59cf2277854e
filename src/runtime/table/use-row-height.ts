import { useSyncExternalStore } from "react";

// The style sheet makes rows taller where fingers are.
const touch = "(max-width: 40rem), (pointer: coarse)";

const read = (): number => {
  const style = getComputedStyle(document.documentElement);
  return (Number.parseFloat(style.getPropertyValue("--h-row")) || 2) * (Number.parseFloat(style.fontSize) || 16);
};

const follow = (changed: () => void): (() => void) => {
  const query = window.matchMedia(touch);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** The height of a table's rows and of its head, in pixels, as the style sheet has it now. */
export const useRowHeight = (): number => useSyncExternalStore(follow, read);
