import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

interface HeadSetup {
  box: RefObject<HTMLElement | null>;
  columns: number;
  /** Number of cells before the columns. */
  lead: number;
  /** Scrolls a column into view, so that its heading renders. */
  reveal: (column: number) => void;
}

const steps: Readonly<Record<string, (column: number, last: number) => number>> = {
  ArrowRight: (column, last) => Math.min(column + 1, last),
  ArrowLeft: (column) => Math.max(column - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Roving tabindex for column headings. Left and right arrows move along the virtualized headings; the down arrow moves
 * to the resizer. The caller must keep the returned column rendered.
 */
export function useHeadFocus({ box, columns, lead, reveal }: HeadSetup) {
  const [wanted, want] = useState(0);
  const moved = useRef(false);
  const last = columns - 1;
  const column = Math.min(wanted, last);
  const onKeyDown = (event: KeyboardEvent): void => {
    const heading = (event.target as Element).closest("th");
    // The resizer and the other cells of the head handle their own keys.
    if (!heading || event.target !== findFocusTarget(heading) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = steps[event.key]?.(column, last);
    if (next === undefined && event.key !== "ArrowDown") return;
    event.preventDefault();
    if (next === undefined) return edgeOf(heading)?.focus();
    if (next === column) return;
    moved.current = true;
    want(next);
    reveal(next);
  };
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const heading = box.current!.querySelector<HTMLElement>(`th[aria-colindex="${column + lead + 1}"]`);
    if (heading) findFocusTarget(heading).focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent): void => {
    const index = Number(target.closest("th")?.getAttribute("aria-colindex")) - lead - 1;
    if (index >= 0 && index <= last) want(index);
  };
  return { column, listeners: { onKeyDown, onFocus } };
}

/** Returns the focusable element of a heading: its sort button, or the heading itself. */
export const findFocusTarget = (heading: HTMLElement): HTMLElement => heading.querySelector("button") ?? heading;

const edgeOf = (heading: Element): HTMLElement | null => heading.querySelector("[role=separator]");
