import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useState, type RefObject } from "react";

type RowWindow = Pick<
  Virtualizer<HTMLElement, Element>,
  "measurementsCache" | "options" | "scrollOffset" | "scrollRect"
>;

interface WindowSetup {
  box: RefObject<HTMLElement | null>;
  /** True if the page scrolls instead of the container. */
  paged: boolean;
  count: number;
  /** Height of a row in pixels. */
  height: number;
  /** Height of the head in pixels. */
  head: number;
  /** Index of the row in the tab order, which must stay rendered. */
  focused: number;
}

/** Virtualizes rows: returns those to render, and the heights of the gaps around them. */
export function useRowWindow({ box, paged, count, height, head, focused }: WindowSetup) {
  const top = useTop(box, paged);
  const margin = paged ? top : head;
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => (paged ? pageOf(box) : box.current),
    estimateSize: () => height,
    // Small, as these rows are rendered before the first paint.
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

/** Returns whether a row is completely visible, from the virtualizer's cache and so without layout. */
function isInSight({ measurementsCache, options, scrollOffset, scrollRect }: RowWindow, index: number): boolean {
  const row = measurementsCache[index];
  if (!row || scrollOffset === null || !scrollRect) return false;
  const { scrollPaddingStart, scrollPaddingEnd } = options;
  return (
    row.start - scrollOffset >= scrollPaddingStart && row.end - scrollOffset <= scrollRect.height - scrollPaddingEnd
  );
}

// Height in pixels of the sticky bar at the bottom of the page, which covers rows.
const foot = 48;

const pageOf = ({ current: box }: RefObject<HTMLElement | null>): HTMLElement | null => box?.closest("main") ?? null;

/** Returns the distance of the container from the top of the page, in pixels. Only used if the page scrolls. */
function useTop(box: RefObject<HTMLElement | null>, paged: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const page = pageOf(box);
    if (!paged || !page) return undefined;
    const sizes = new ResizeObserver(() => {
      setTop(box.current!.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop);
    });
    // Observe all siblings: those above may grow, appear or disappear.
    const observeSiblings = (): void => {
      sizes.disconnect();
      for (const each of page.children) sizes.observe(each);
    };
    const children = new MutationObserver(observeSiblings);
    children.observe(page, { childList: true });
    observeSiblings();
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
