import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useState, type RefObject } from "react";

type RowWindow = Pick<
  Virtualizer<HTMLElement, Element>,
  "measurementsCache" | "options" | "scrollOffset" | "scrollRect"
>;

interface WindowSetup {
  box: RefObject<HTMLElement | null>;
  /** The rows scroll with the page, not in their box. */
  paged: boolean;
  count: number;
  /** Of a row; pixels. */
  height: number;
  /** Of the head; pixels. */
  head: number;
  /** The row that has the focus, or would have it, and must stay drawn. */
  focused: number;
}

/** The rows in sight, and how much room those above and below them take. */
export function useRowWindow({ box, paged, count, height, head, focused }: WindowSetup) {
  const top = useTop(box, paged);
  const margin = paged ? top : head;
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => (paged ? pageOf(box) : box.current),
    estimateSize: () => height,
    // Few: each is drawn before the first row is seen.
    overscan: 4,
    scrollMargin: margin,
    scrollPaddingStart: head,
    scrollPaddingEnd: paged ? foot : 0,
    rangeExtractor: (range) => including(focused, range),
  });
  const items = virtual.getVirtualItems();
  const endOf = (position: number): number => items[position]?.end ?? margin;
  return {
    items,
    reveal: (index: number): void => {
      if (!isInSight(virtual, index)) virtual.scrollToIndex(index);
    },
    gapAbove: (position: number, start: number): number => start - endOf(position - 1),
    below: margin + virtual.getTotalSize() - endOf(items.length - 1),
  };
}

/** Whether all of a row is in sight already; what is known of it tells, without a layout. */
function isInSight({ measurementsCache, options, scrollOffset, scrollRect }: RowWindow, index: number): boolean {
  const row = measurementsCache[index];
  if (!row || scrollOffset === null || !scrollRect) return false;
  const { scrollPaddingStart, scrollPaddingEnd } = options;
  return (
    row.start - scrollOffset >= scrollPaddingStart && row.end - scrollOffset <= scrollRect.height - scrollPaddingEnd
  );
}

// The bar at the foot of a page, which stands before its rows; pixels.
const foot = 48;

const pageOf = ({ current: box }: RefObject<HTMLElement | null>): HTMLElement | null => box?.closest("main") ?? null;

/** How far the box is below the top of the page, pixels; where rows scroll in their box it does not matter. */
function useTop(box: RefObject<HTMLElement | null>, paged: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const page = pageOf(box);
    if (!paged || !page) return undefined;
    const sizes = new ResizeObserver(() => {
      setTop(box.current!.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop);
    });
    // What stands above it grows, comes and goes.
    const follow = (): void => {
      sizes.disconnect();
      for (const each of page.children) sizes.observe(each);
    };
    const children = new MutationObserver(follow);
    children.observe(page, { childList: true });
    follow();
    return () => {
      children.disconnect();
      sizes.disconnect();
    };
  }, [box, paged]);
  return top;
}

const including = (index: number, range: Range): number[] =>
  [...new Set([index, ...defaultRangeExtractor(range)])]
    .filter((each) => each < range.count)
    .toSorted((one, other) => one - other);
