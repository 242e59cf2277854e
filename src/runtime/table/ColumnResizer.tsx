import { useRef, type ReactNode } from "react";
import { resizeLimits } from "../model/table/column-widths";
import { Resizer } from "../ui/controls/Resizer";
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
  return (
    <Resizer
      ref={edge}
      {...{ label, width, isDragged }}
      limits={resizeLimits}
      tabIndex={-1}
      // Hide the heading's tooltip while resizing.
      data-tip=""
      onSet={(next) => widths.set(id, next)}
      onFit={() => widths.fit(id)}
      keys={{ ArrowUp: back, ArrowDown: back, Escape: isDragged ? cancel : back }}
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
