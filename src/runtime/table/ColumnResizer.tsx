import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { resizeLimits } from "../model/table/column-widths";
import { interpolate } from "../../values/text/text";
import type { WidthActions } from "./use-column-widths";
import { findFocusTarget } from "./use-head-focus";
import type { ColumnHeader } from "./use-row-table";

interface ColumnEdgeProps {
  header: ColumnHeader;
  label: string;
  /** In pixels. */
  width: number;
  widths: WidthActions;
  /** True while the edge is dragged. */
  isDragged: boolean;
}

// In pixels per key press; `stride` with Shift.
const step = 8;
const stride = 40;

/** Column resizer. Dragging or arrow keys set the width; a double click fits it to the content. */
export function ColumnResizer({ header, label, width, widths, isDragged }: ColumnEdgeProps): ReactNode {
  const { id } = header.column;
  const edge = useRef<HTMLSpanElement>(null);
  const cancel = (): void => {
    // The library ends its drag and sets a width; `cancel` then restores the stored widths.
    edge.current!.dispatchEvent(new PointerEvent("pointerup"));
    widths.cancel();
  };
  const back = (): void => findFocusTarget(edge.current!.parentElement!).focus();
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.shiftKey ? stride : step;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => widths.set(id, width - by),
      ArrowRight: () => widths.set(id, width + by),
      Home: () => widths.set(id, resizeLimits.least),
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
      aria-valuemin={resizeLimits.least}
      aria-valuemax={resizeLimits.most}
      aria-valuetext={interpolate(tableTexts.pixels, { n: width })}
      tabIndex={-1}
      className={isDragged ? "edge is-dragged" : "edge"}
      // Hide the heading's tooltip while resizing.
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
 * Returns a replacement for the document on which the library listens for mouse events. It listens for the element's
 * captured pointer instead. So a drag works outside the window, and with pens and fingers.
 */
function pointerOver(edge: Element): Document {
  const typeOf = (type: string): string => type.replace("mouse", "pointer");
  const events: Pick<Document, "addEventListener" | "removeEventListener"> = {
    addEventListener: (type: string, listener: EventListener) => edge.addEventListener(typeOf(type), listener),
    removeEventListener: (type: string, listener: EventListener) => edge.removeEventListener(typeOf(type), listener),
  };
  return events as Document;
}
