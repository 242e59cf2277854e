import { defaultRangeExtractor, useVirtualizer, type Range } from "@tanstack/react-virtual";
import type { RefObject } from "react";
import { useRowFocus } from "./use-row-focus";

interface WindowSetup {
  box: RefObject<HTMLElement | null>;
  count: number;
  /** Of a row, and of the head; pixels. */
  height: number;
  /** Rows open, so that one of them has the focus and must stay drawn. */
  opens: boolean;
}

/** The rows in sight, and how much room those above and below them take. */
export function useRowWindow({ box, count, height, opens }: WindowSetup) {
  const focus = useRowFocus(count, (index) => virtual.scrollToIndex(index));
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 8,
    scrollMargin: height,
    scrollPaddingStart: height,
    rangeExtractor: (range) => (opens ? including(focus.current, range) : defaultRangeExtractor(range)),
  });
  const items = virtual.getVirtualItems();
  const endOf = (position: number): number => items[position]?.end ?? height;
  return {
    items,
    focus,
    above: (position: number, start: number): number => start - endOf(position - 1),
    below: height + virtual.getTotalSize() - endOf(items.length - 1),
  };
}

const including = (index: number, range: Range): number[] =>
  [...new Set([index, ...defaultRangeExtractor(range)])]
    .filter((each) => each < range.count)
    .toSorted((one, other) => one - other);
