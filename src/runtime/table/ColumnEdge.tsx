import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { handBounds } from "../model/table/column-widths";
import { interpolate } from "../model/values/text/text";
import type { WidthActions } from "./use-column-widths";
import { stopOf } from "./use-head-focus";
import type { ColumnHeader } from "./use-row-table";

interface ColumnEdgeProps {
  header: ColumnHeader;
  label: string;
  /** Pixels. */
  width: number;
  widths: WidthActions;
  /** It is being dragged. */
  isDragged: boolean;
}

// Pixels that a key moves it; more with the shift key.
const step = 8;
const stride = 40;

/** The right edge of a column: dragged or moved by arrow keys it sets the width; a double click fits it to the content. */
export function ColumnEdge({ header, label, width, widths, isDragged }: ColumnEdgeProps): ReactNode {
  const { id } = header.column;
  const edge = useRef<HTMLSpanElement>(null);
  const cancel = (): void => {
    // What the table then sets is taken back with all that it has tried.
    edge.current!.dispatchEvent(new PointerEvent("pointerup"));
    widths.cancel();
  };
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
      Escape: isDragged ? cancel : back,
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
      aria-label={interpolate(tableTexts.width, { label })}
      aria-valuenow={width}
      aria-valuemin={handBounds.least}
      aria-valuemax={handBounds.most}
      aria-valuetext={interpolate(tableTexts.pixels, { n: width })}
      tabIndex={-1}
      className={isDragged ? "edge is-dragged" : "edge"}
      // What is to be seen while it is moved is not covered by the heading's tip.
      data-tip=""
      onKeyDown={onKeyDown}
      onDoubleClick={() => widths.fit(id)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        header.getResizeHandler(pointerOver(event.currentTarget))(event);
      }}
      onPointerCancel={cancel}
    />
  );
}

/**
 * Stands for the document on which the table follows a mouse: gives it the pointer that an element has captured. So a
 * drag goes on outside the window, and with pens and fingers.
 */
function pointerOver(edge: Element): Document {
  const typeOf = (type: string): string => type.replace("mouse", "pointer");
  const events: Pick<Document, "addEventListener" | "removeEventListener"> = {
    addEventListener: (type: string, listener: EventListener) => edge.addEventListener(typeOf(type), listener),
    removeEventListener: (type: string, listener: EventListener) => edge.removeEventListener(typeOf(type), listener),
  };
  return events as Document;
}
