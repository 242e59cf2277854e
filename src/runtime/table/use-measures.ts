import { useSyncExternalStore } from "react";
import { forgetPixels, narrowWindow as narrow, rootPixels, styleToken } from "../ui/page/root-style";
import { forgetFonts } from "../ui/text/text-width";

/** Sizes of rows, heads and gutters in this window, in pixels. */
export interface Measures {
  /** True if the window is too narrow for many columns; rows then become cards if possible. */
  narrow: boolean;
  /** True if the window is too low for rows below a chart. */
  low: boolean;
  row: number;
  head: number;
  /** Space before the first and after the last column. */
  gutter: number;
}

// Must match the media queries of the style sheet: taller rows for touch, cards in narrow windows.
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

// One set of listeners for all tables. Zooming also fires `resize`.
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

const subscribe = (changed: () => void): (() => void) => {
  if (listeners.size === 0) stop = watch();
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) stop();
  };
};

/** Returns the current sizes from the style sheet. They are cached until the window changes. */
export const useMeasures = (): Measures => useSyncExternalStore(subscribe, () => (current ??= read()));

/** Returns the height of a card with this number of lines, in pixels. */
export const cardHeight = (lines: number): number => rootPixels(lines * 1.375 + 1);
