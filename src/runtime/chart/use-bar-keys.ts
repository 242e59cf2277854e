import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { type TimeSpan, moveSpan } from "../model/chart/bars";

/**
 * Moves a span over `count` bars by keyboard, starting at `first`; Enter reports it. The span is undefined while
 * inactive.
 */
export function useBarKeys(count: number, first: TimeSpan, onEnter: (span: TimeSpan) => void) {
  const [moved, setMoved] = useState<TimeSpan>();
  // The number of bars may have decreased.
  const span =
    moved && count > 0 ? ([Math.min(moved[0], count - 1), Math.min(moved[1], count - 1)] as const) : undefined;
  const stop = (): void => setMoved(undefined);
  const listeners = {
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(":focus-visible") && setMoved(first),
    onBlur: stop,
    onPointerDownCapture: stop,
    onKeyDown: (event: KeyboardEvent) => {
      const { key, shiftKey } = event;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (key === "Escape") stop();
      const next = key === "Enter" ? (span ?? first) : moveSpan(span ?? first, key, shiftKey, count);
      if (!next) return;
      event.preventDefault();
      setMoved(next);
      if (key === "Enter") onEnter(next);
    },
  };
  return { span, listeners };
}
