import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { handBounds } from "../model/table/column-widths";
import { interpolate } from "../model/values/text/text";
import type { WidthActions } from "./use-column-widths";
import { stopOf } from "./use-head-focus";

interface ColumnEdgeProps {
  id: string;
  label: string;
  /** Pixels. */
  width: number;
  widths: WidthActions;
}

// Pixels that a key moves it; more with the shift key.
const step = 8;
const stride = 40;

/** The right edge of a column: dragged or moved by arrow keys it sets the width; a double click fits it to the content. */
export function ColumnEdge({ id, label, width, widths }: ColumnEdgeProps): ReactNode {
  const edge = useRef<HTMLSpanElement>(null);
  const { dragging, cancel, listeners } = useDrag(id, width, widths);
  const back = (): void => stopOf(edge.current!.parentElement!).focus();
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.shiftKey ? stride : step;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => widths.set(id, width - by),
      ArrowRight: () => widths.set(id, width + by),
      Home: () => widths.set(id, handBounds.least),
      Enter: () => widths.fit(id),
      ArrowUp: back,
      ArrowDown: back,
      Escape: dragging ? cancel : back,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <span
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={interpolate(texts.table.width, { label })}
      aria-valuenow={width}
      aria-valuemin={handBounds.least}
      aria-valuemax={handBounds.most}
      aria-valuetext={interpolate(texts.table.pixels, { n: width })}
      tabIndex={-1}
      className={dragging ? "edge is-dragged" : "edge"}
      // What is to be seen while it is moved is not covered by the heading's tip.
      data-tip=""
      onKeyDown={onKeyDown}
      onDoubleClick={() => widths.fit(id)}
      {...listeners}
    />
  );
}

/** Follows a drag sideways, and tries the width that it asks for until it is over. */
function useDrag(id: string, width: number, widths: WidthActions) {
  const [from, setFrom] = useState<{ x: number; width: number }>();
  const cancel = (): void => {
    setFrom(undefined);
    widths.cancel();
  };
  return {
    dragging: from !== undefined,
    cancel,
    listeners: {
      onPointerDown: (event: PointerEvent<Element>): void => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom({ x: event.clientX, width });
      },
      onPointerMove: ({ clientX }: PointerEvent): void => {
        if (from && clientX !== from.x) widths.try(id, from.width + clientX - from.x);
      },
      onPointerUp: ({ clientX }: PointerEvent): void => {
        // A press without a move sets nothing.
        if (from && clientX !== from.x) widths.set(id, from.width + clientX - from.x);
        setFrom(undefined);
      },
      onPointerCancel: cancel,
    },
  };
}
