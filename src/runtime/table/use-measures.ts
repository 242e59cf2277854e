import { useSyncExternalStore } from "react";
import { forgetPixels, narrowWindow as narrow, rootPixels, styleToken } from "../ui/page/root-style";
import { forgetFonts } from "../ui/text/text-width";

/** How large the parts of a table are in this window, in pixels. */
export interface Measures {
  /** Too narrow for a table with many columns: rows that can be cards are cards. */
  narrow: boolean;
  /** Too low for rows under a chart. */
  low: boolean;
  row: number;
  head: number;
  /** Free before the first column and behind the last one. */
  gutter: number;
}

// The style sheet makes rows taller where fingers are, and rows that can be cards are cards where there is no room.
const touch = `${narrow}, (pointer: coarse)`;
const low = "(max-height: 36rem)";

let current: Measures | undefined;

const read = (): Measures => ({
  narrow: window.matchMedia(narrow).matches,
  low: window.matchMedia(low).matches,
  row: tokenPixels("--h-row", 2),
  head: tokenPixels("--h-head", 2),
  gutter: window.matchMedia(narrow).matches ? rootPixels(0.75) : tokenPixels("--gutter", 1),
});

const tokenPixels = (name: string, rem: number): number => rootPixels(Number.parseFloat(styleToken(name)) || rem);

const sameMeasures = (one: Measures, other: Measures): boolean =>
  (Object.keys(one) as (keyof Measures)[]).every((name) => one[name] === other[name]);

const listeners = new Set<() => void>();

const refresh = (): void => {
  forgetPixels();
  forgetFonts();
  const next = read();
  if (current && sameMeasures(current, next)) return;
  current = next;
  listeners.forEach((changed) => changed());
};

let stop = (): void => {};

// One watch for all tables of a page. Zooming resizes the window, too.
function watch(): () => void {
  const watched = [narrow, touch, low].map((query) => window.matchMedia(query));
  window.addEventListener("resize", refresh);
  watched.forEach((query) => query.addEventListener("change", refresh));
  return () => {
    window.removeEventListener("resize", refresh);
    watched.forEach((query) => query.removeEventListener("change", refresh));
    current = undefined;
  };
}

const follow = (changed: () => void): (() => void) => {
  if (listeners.size === 0) stop = watch();
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) stop();
  };
};

/** The measures of tables as the style sheet has them now. Read once, not with each drawing. */
export const useMeasures = (): Measures => useSyncExternalStore(follow, () => (current ??= read()));

/** The height of a card with so many lines, in pixels. */
export const cardHeight = (lines: number): number => rootPixels(lines * 1.375 + 1);
