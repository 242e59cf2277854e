import { defaultRangeExtractor, useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useCallback, type RefObject } from "react";
import { useStableNumbers } from "./use-column-widths";

interface WindowSetup {
  box: RefObject<HTMLElement | null>;
  /** Column widths in pixels. */
  widths: readonly number[];
  /** Number of pinned columns, from the first, and their total width. */
  pinned: number;
  pinnedWidth: number;
  /** Indexes of columns that have the focus or get it back, and so stay rendered; negative if none. */
  focused: readonly number[];
  /** In pixels: sticky space before the first column, and the sticky cell that covers the last one. */
  lead: number;
  tail: number;
}

/** Virtualizes columns: returns the indexes to render. */
export function useColumnWindow({ box, widths, pinned, pinnedWidth, focused, lead, tail }: WindowSetup) {
  const virtual = useVirtualizer({
    horizontal: true,
    count: widths.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => widths[index]!,
    // The width is part of the key, as the virtualizer caches sizes by key.
    getItemKey: useCallback((index: number) => `${index}:${widths[index]}`, [widths]),
    overscan: 1,
    paddingStart: lead,
    scrollPaddingStart: lead + pinnedWidth,
    scrollPaddingEnd: tail,
    rangeExtractor: (range) => including(range, pinned, focused),
  });
  const drawn = useStableNumbers(virtual.getVirtualItems().map(({ index }) => index));
  return { drawn, reveal: (index: number): void => virtual.scrollToIndex(index) };
}

const including = (range: Range, pinned: number, focused: readonly number[]): number[] =>
  [...new Set([...Array(pinned).keys(), ...focused, ...defaultRangeExtractor(range)])]
    .filter((index) => index >= 0 && index < range.count)
    .toSorted((one, other) => one - other);
