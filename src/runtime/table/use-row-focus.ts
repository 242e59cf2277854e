import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";

const page = 10;
const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + page,
  PageUp: (index) => index - page,
  Home: () => 0,
  End: (_, last) => last,
};

/** Which row is in the tab order, and how others come into it. */
export type RowFocus = ReturnType<typeof useRowFocus>;

/** One row is in the tab order, and keys move on to the others. The caller must keep that row drawn. */
export function useRowFocus(count: number, reveal: (index: number) => void) {
  const [wanted, setWanted] = useState(0);
  const row = useRef<HTMLTableRowElement>(null);
  const moved = useRef(false);
  const last = Math.max(count - 1, 0);
  const current = Math.min(wanted, last);
  const focusOn = useCallback((index: number) => setWanted(index), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    moved.current = true;
    const next = Math.min(Math.max(step(current, last), 0), last);
    setWanted(next);
    reveal(next);
  };
  useLayoutEffect(() => {
    if (moved.current && current >= 0) row.current?.focus({ preventScroll: true });
    moved.current = false;
  }, [current]);
  return { current, row, onKeyDown, focusOn };
}
