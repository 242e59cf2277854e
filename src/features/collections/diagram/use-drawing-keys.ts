import type { KeyboardEvent, RefObject } from "react";
import { directionOf, relatedBox, type Spot, type SizedBox } from "./geometry";
import type { Viewport } from "./use-viewport";

/** Factor of one step of the zoom. */
export const zoomStep = 1.25;

const step = 60;

const zooms: Readonly<Record<string, number>> = {
  "+": zoomStep,
  "=": zoomStep,
  "-": 1 / zoomStep,
  "−": 1 / zoomStep,
};

/** Returns the id of the collection whose box has an element; undefined outside of boxes. */
export const boxIdOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<SVGElement>("[data-box]")?.dataset["box"] : undefined;

/** Moves the focus to the box of a collection. */
export const focusBox = (drawing: SVGSVGElement, id: string): void =>
  drawing.querySelector<SVGElement>(`[data-box="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });

interface KeyOptions {
  placed: readonly SizedBox[];
  places: ReadonlyMap<string, Spot>;
  port: Viewport;
  drawing: RefObject<SVGSVGElement | null>;
  area: RefObject<HTMLElement | null>;
  onFind: () => void;
  onFit: () => void;
}

/** Returns the keys of the drawing: arrows along relations of a box, or to pan; zoom, fit and find. */
export function useDrawingKeys(options: KeyOptions): (event: KeyboardEvent<SVGSVGElement>) => void {
  const { placed, places, port, drawing, area, onFind, onFit } = options;
  return (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const box = placed.find(({ id }) => id === boxIdOf(target));
    const direction = directionOf(key);
    const zoom = zooms[key];
    if (direction && box) {
      const next = relatedBox(box, direction, places);
      if (next !== undefined) focusBox(drawing.current!, next);
    } else if (direction) port.pan(-direction[0] * step, -direction[1] * step);
    else if (zoom !== undefined) port.zoomBy(zoom);
    else if (key === "/") onFind();
    else if (key === "0") onFit();
    else if (key === " " && box) area.current!.querySelector<HTMLElement>(".box-acts a")?.focus();
    else return;
    event.preventDefault();
  };
}
