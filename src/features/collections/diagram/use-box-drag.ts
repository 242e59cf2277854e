import { useRef, useState, type MouseEvent, type PointerEvent } from "react";
import type { Spot } from "./geometry";
import { boxIdOf } from "./use-drawing-keys";
import type { Viewport } from "./use-viewport";

/** Box that is being dragged. */
interface Dragged {
  id: string;
  place: Spot;
}

interface Start extends Spot {
  /** Where the pointer was last. */
  last: Spot;
  box: Dragged | undefined;
  isDrag: boolean;
}

/** Handlers of the drawing for pointers. */
export interface DragHandlers {
  onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
  onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onClick: (event: MouseEvent<SVGSVGElement>) => void;
}

interface DragOptions extends Pick<Viewport, "view" | "pan"> {
  places: ReadonlyMap<string, Spot>;
  /** Keeps the new place of a box. */
  onMove: (id: string, place: Spot) => void;
  /** Called for a click on a box but not on its name, or on the ground. */
  onSelect: (id: string | undefined) => void;
}

// A press that moves less is a click.
const slack = 4;

/** Drags boxes, or the drawing by its ground. A press on a name follows its link. */
export function useBoxDrag({ view, pan, places, onMove, onSelect }: DragOptions): [Dragged | undefined, DragHandlers] {
  const start = useRef<Start>(undefined);
  const [dragged, setDragged] = useState<Dragged>();
  const end = (isDropped: boolean): void => {
    if (dragged && isDropped) onMove(dragged.id, dragged.place);
    setDragged(undefined);
    // The click that follows a drag still needs it. A cancelled press has no click.
    if (!isDropped || !start.current?.isDrag) start.current = undefined;
  };
  const handlers: DragHandlers = {
    onPointerDown: ({ button, target, clientX: x, clientY: y }) => {
      if (button !== 0) return;
      const id = boxIdOf(target);
      const place = id === undefined ? undefined : places.get(id);
      start.current = {
        x,
        y,
        last: { x, y },
        box: id !== undefined && place ? { id, place } : undefined,
        isDrag: false,
      };
    },
    onPointerMove: ({ buttons, currentTarget, pointerId, clientX, clientY }) => {
      const from = start.current;
      if (!from || buttons !== 1) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (!from.isDrag && Math.hypot(x, y) < slack) return;
      // Captured from here on: earlier, a click would go to the drawing instead of the box.
      if (!from.isDrag) currentTarget.setPointerCapture(pointerId);
      from.isDrag = true;
      const { last } = from;
      from.last = { x: clientX, y: clientY };
      if (!from.box) return pan(clientX - last.x, clientY - last.y);
      const { id, place } = from.box;
      setDragged({ id, place: { x: place.x + x / view.zoom, y: place.y + y / view.zoom } });
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onClick: (event) => {
      const wasDrag = start.current?.isDrag === true;
      start.current = undefined;
      // The keyboard's clicks have no count.
      const isName = event.target instanceof Element && event.target.closest(".box-name") !== null;
      if (!wasDrag && (event.detail === 0 || isName)) return;
      event.preventDefault();
      if (!wasDrag) onSelect(boxIdOf(event.target));
    },
  };
  return [dragged, handlers];
}
