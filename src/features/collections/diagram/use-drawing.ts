import { useEffect, useMemo, useState, type RefObject } from "react";
import { useStable } from "../../../runtime/ui/use-stable";
import { boundsOf, detailFrom, type Bounds, type Spot, type SizedBox } from "./geometry";
import type { Layout } from "./layout-shape";
import { useBoxDrag, type DragHandlers } from "./use-box-drag";
import { usePositions } from "./use-positions";
import { useViewport, type Viewport } from "./use-viewport";

interface DrawingOptions {
  boxes: readonly SizedBox[];
  /** Boxes that must fit into the window. */
  arranged: readonly SizedBox[];
  layout: Layout;
  isStored: boolean;
  /** Whether fields can be read at first, even if not all boxes are in the window then. */
  isReadable: boolean;
  /** Id of the collection that the search has found. */
  found: string | undefined;
  area: RefObject<HTMLElement | null>;
}

/** State of the drawing. */
interface DrawingState {
  /** Boxes that have a place. */
  placed: readonly SizedBox[];
  places: ReadonlyMap<string, Spot>;
  selected: string | undefined;
  select: (id: string | undefined) => void;
  dragged: boolean;
  drag: DragHandlers;
  /** Pans until a box is in the window. */
  show: (id: string) => void;
  bounds: () => Bounds;
  port: Viewport;
  /** Forgets where boxes were dragged. Undefined while none was. */
  arrange: (() => void) | undefined;
}

/** Holds places, selection and view. The search selects a box until another one is chosen. */
export function useDrawing({
  boxes,
  arranged,
  layout,
  isStored,
  isReadable,
  found,
  area,
}: DrawingOptions): DrawingState {
  const { moved, move, forget } = usePositions(isStored);
  const port = useViewport(area);
  const { view, pan, fit, reveal } = port;
  const [choice, setChoice] = useState<{ found: string | undefined; id: string | undefined }>();
  const selected = choice && choice.found === found ? choice.id : found;
  const select = (id: string | undefined): void => setChoice({ found, id });
  const resting = useMemo(() => new Map([...layout.places, ...moved]), [layout, moved]);
  const [dragged, drag] = useBoxDrag({ view, pan, places: resting, onMove: move, onSelect: select });
  const places = useMemo(
    () => (dragged ? new Map(resting).set(dragged.id, dragged.place) : resting),
    [resting, dragged],
  );
  const placed = useMemo(() => boxes.filter(({ id }) => places.has(id)), [boxes, places]);
  const bounds = (): Bounds => boundsOf(arranged, places);
  const show = (id: string): void => {
    const box = placed.find((each) => each.id === id);
    if (box) reveal({ ...places.get(id)!, width: box.width, height: box.height });
  };
  const stable = useStable({ fitFirst: () => fit(bounds(), isReadable ? detailFrom : undefined), show });
  useEffect(() => stable.fitFirst(), [stable]);
  useEffect(() => {
    if (found !== undefined) stable.show(found);
  }, [found, stable]);
  const arrange = moved.size > 0 ? forget : undefined;
  return { placed, places, selected, select, dragged: dragged !== undefined, drag, show, bounds, port, arrange };
}
