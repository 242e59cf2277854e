import "./drawing.css";
import {
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { useHref } from "react-router-dom";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import { interpolate } from "../../../values/text/text";
import { BoxView } from "./BoxView";
import { useCollectionAddresses } from "../addresses";
import type { FieldChoice } from "./diagram-model";
import { DrawingTools } from "./DrawingTools";
import { detailFrom, sizes, type Bounds, type Spot, type SizedBox } from "./geometry";
import type { Layout } from "./layout-shape";
import { Lines } from "./Lines";
import { saveDrawing } from "./save-drawing";
import { boxIdOf, focusBox, useDrawingKeys, zoomStep } from "./use-drawing-keys";
import { useDrawing } from "./use-drawing";
import type { View } from "./use-viewport";

/** Actions of the drawing. It sets them itself. */
export interface DrawingHandle {
  /** Saves the drawing as a file. */
  save: () => void;
  /** Focuses the box of a collection, by its id. */
  focus: (id: string) => void;
}

interface DrawingProps {
  boxes: readonly SizedBox[];
  /** Boxes that are placed; the drawn ones are among them. All of them fit into the window. */
  arranged: readonly SizedBox[];
  layout: Layout;
  choice: FieldChoice;
  /** Whether the collections are the backend's own: they can be opened, and their positions are kept. */
  isStored: boolean;
  /** Whether fields can be read at first, even if not all boxes are in the window then. */
  isReadable: boolean;
  /** Id of the collection that the search has found. */
  found: string | undefined;
  handle: Ref<DrawingHandle>;
  onFind: () => void;
}

const textSize = 12;
const leastText = 11;

/** Collections as boxes and relations as lines, to pan, zoom and drag. */
export function Drawing({ choice, isStored, handle, onFind, ...given }: DrawingProps): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const state = useDrawing({ ...given, isStored, area });
  const { placed, places, selected, select, dragged, drag, show, bounds, port, arrange } = state;
  const { view, zoomBy, fit } = port;
  const isSaving = useDrawingHandle(handle, drawing, bounds);
  const handleKey = useDrawingKeys({ placed, places, port, drawing, area, onFind, onFit: () => fit(bounds()) });
  const handleFocus = ({ target }: FocusEvent<SVGSVGElement>): void => {
    const id = boxIdOf(target);
    if (id === undefined) return;
    select(id);
    if (target.matches(":focus-visible")) show(id);
  };
  const chosen = placed.find(({ id }) => id === selected);
  return (
    <div className="drawing" ref={area}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A role for elements with keys of their own. */}
      <svg
        ref={drawing}
        role="application"
        aria-label={labelOf(placed.length, isStored)}
        tabIndex={0}
        className={dragged ? "is-dragging" : undefined}
        onKeyDown={handleKey}
        onFocus={handleFocus}
        {...drag}
      >
        <Content
          {...{ placed, places, view, choice, isStored, isSaving, area }}
          layout={given.layout}
          selected={isSaving ? undefined : selected}
        />
      </svg>
      <DrawingTools
        {...{ view }}
        chosen={isStored ? chosen : undefined}
        onZoom={(more) => zoomBy(more ? zoomStep : 1 / zoomStep)}
        onFit={() => fit(bounds())}
        onArrange={arrange}
        onBack={() => chosen && focusBox(drawing.current!, chosen.id)}
      />
    </div>
  );
}

/** Sets the actions of the drawing. Returns whether it is being saved. */
function useDrawingHandle(
  handle: Ref<DrawingHandle>,
  drawing: RefObject<SVGSVGElement | null>,
  bounds: () => Bounds,
): boolean {
  const [isSaving, setSaving] = useState(false);
  const save = (): void => {
    // A file has the fields of all boxes, also of those outside of the window.
    flushSync(() => setSaving(true));
    saveDrawing(diagramTexts.file, drawing.current!, bounds());
    setSaving(false);
  };
  useImperativeHandle(handle, () => ({ save, focus: (id) => focusBox(drawing.current!, id) }));
  return isSaving;
}

const labelOf = (n: number, isStored: boolean): string =>
  `${interpolate(diagramTexts.drawing, { n })}. ${isStored ? diagramTexts.keys : diagramTexts.keysOfText}`;

interface ContentProps extends Pick<DrawingProps, "layout" | "choice" | "isStored"> {
  placed: readonly SizedBox[];
  places: ReadonlyMap<string, Spot>;
  selected: string | undefined;
  view: View;
  isSaving: boolean;
  area: RefObject<HTMLElement | null>;
}

const Content = ({ placed, places, layout, selected, view, ...rest }: ContentProps): ReactNode => (
  <g transform={`translate(${view.x},${view.y}) scale(${view.zoom})`}>
    <Lines {...{ boxes: placed, places, layout, selected }} />
    {placed.map((box) => (
      <PlacedBox
        key={box.id}
        {...{ box, view }}
        {...rest}
        place={places.get(box.id)!}
        isSelected={box.id === selected}
      />
    ))}
  </g>
);

interface PlacedBoxProps {
  box: SizedBox;
  place: Spot;
  view: View;
  choice: FieldChoice;
  isStored: boolean;
  isSelected: boolean;
  isSaving: boolean;
  area: RefObject<HTMLElement | null>;
}

/** Box that draws its fields only where they can be read. */
function PlacedBox({ box, place, view, choice, isStored, isSaving, area, ...rest }: PlacedBoxProps): ReactNode {
  const editor = useHref(useCollectionAddresses(box.id).edit);
  const zoom = isSaving ? 1 : view.zoom;
  const isDetailed = isSaving || (zoom >= detailFrom && isSeen(box, place, view, area.current));
  // Text does not shrink below what can be read. Rounded, because most boxes then stay as they are during a zoom.
  const text = Math.ceil(Math.max(textSize, leastText / zoom) * 2) / 2;
  return (
    <BoxView
      {...{ box, place, text }}
      {...rest}
      href={isStored ? editor : undefined}
      isDetailed={isDetailed || (choice === "names" && zoom >= detailFrom)}
    />
  );
}

function isSeen({ height }: SizedBox, { x, y }: Spot, view: View, area: HTMLElement | null): boolean {
  if (!area) return false;
  const [left, top] = [view.x + x * view.zoom, view.y + y * view.zoom];
  const isInside = left < area.clientWidth && top < area.clientHeight;
  return isInside && left + sizes.width * view.zoom > 0 && top + height * view.zoom > 0;
}
