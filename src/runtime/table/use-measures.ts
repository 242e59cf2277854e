import { useSyncExternalStore } from "react";

// The style sheet makes rows taller where fingers are, and rows that can be cards are cards where there is no room.
const narrow = "(max-width: 40rem)";
const touch = `${narrow}, (pointer: coarse)`;

const follow = (changed: () => void): (() => void) => {
  const query = window.matchMedia(touch);
  const room = window.matchMedia(narrow);
  query.addEventListener("change", changed);
  room.addEventListener("change", changed);
  return () => {
    query.removeEventListener("change", changed);
    room.removeEventListener("change", changed);
  };
};

const rootStyle = (): CSSStyleDeclaration => getComputedStyle(document.documentElement);
const rem = (): number => Number.parseFloat(rootStyle().fontSize) || 16;

/** The height of a table's rows and of its head, in pixels, as the style sheet has it now. */
export const useRowHeight = (): number =>
  useSyncExternalStore(follow, () => (Number.parseFloat(rootStyle().getPropertyValue("--h-row")) || 2) * rem());

/** Whether the window is too narrow for a table with many columns. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(narrow).matches);

/** The height of a card with so many lines, in pixels. */
export const cardHeight = (lines: number): number => (lines * 1.375 + 1) * rem();
