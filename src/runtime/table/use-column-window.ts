import { defaultRangeExtractor, useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useCallback, type RefObject } from "react";
import { useSame } from "./use-column-widths";

interface WindowSetup {
  box: RefObject<HTMLElement | null>;
  /** Of the columns, in pixels. */
  widths: readonly number[];
  /** How many of them, from the first on, stay in sight, and how wide those are. */
  pinned: number;
  pinnedWidth: number;
  /** Those in which the focus is or returns to, which must stay drawn; below 0 where it is in none. */
  focused: readonly number[];
  /** What stands before the first column and stays in sight, and what covers the last one at the right, in pixels. */
  lead: number;
  tail: number;
}

/** The columns in sight: only their headings and cells are drawn. */
export function useColumnWindow({ box, widths, pinned, pinnedWidth, focused, lead, tail }: WindowSetup) {
  const virtual = useVirtualizer({
    horizontal: true,
    count: widths.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => widths[index]!,
    // A column of another width is another one to it: it remembers what it has once asked for.
    getItemKey: useCallback((index: number) => `${index}:${widths[index]}`, [widths]),
    overscan: 1,
    paddingStart: lead,
    scrollPaddingStart: lead + pinnedWidth,
    scrollPaddingEnd: tail,
    rangeExtractor: (range) => including(range, pinned, focused),
  });
  const drawn = useSame(virtual.getVirtualItems().map(({ index }) => index));
  return { drawn, reveal: (index: number): void => virtual.scrollToIndex(index) };
}

const including = (range: Range, pinned: number, focused: readonly number[]): number[] =>
  [...new Set([...Array(pinned).keys(), ...focused, ...defaultRangeExtractor(range)])]
    .filter((index) => index >= 0 && index < range.count)
    .toSorted((one, other) => one - other);
