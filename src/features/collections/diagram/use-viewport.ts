import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { Bounds, Spot } from "./geometry";

/** Part of the drawing in the window: the offset in pixels, and the zoom. */
export interface View extends Spot {
  zoom: number;
}

/** Moves the drawing in its window. */
export interface Viewport {
  view: View;
  pan: (x: number, y: number) => void;
  /** Multiplies the zoom. The given point of the window stays where it is, or its centre. */
  zoomBy: (factor: number, at?: Spot) => void;
  /** Shows a part of the drawing: all of it, unless the zoom would be below the least one. */
  fit: (bounds: Bounds, leastZoom?: number) => void;
  /** Pans until a part of the drawing is in the window. */
  reveal: (bounds: Bounds) => void;
}

const least = 0.08;
const most = 2;
const margin = 24;
/** Height of the tools at the lower edge. */
const tools = 56;
const wheelSpeed = 0.002;

/** Holds the view of the drawing in an element. Its wheel pans, or zooms with Ctrl. */
export function useViewport(area: RefObject<HTMLElement | null>): Viewport {
  const [view, setView] = useState<View>({ x: 0, y: 0, zoom: 1 });
  const size = useRef({ width: 1, height: 1 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) size.current = entry.contentRect;
    });
    observer.observe(area.current!);
    return () => observer.disconnect();
  }, [area]);
  const pan = useCallback((x: number, y: number) => setView((old) => ({ ...old, x: old.x + x, y: old.y + y })), []);
  const zoomBy = useCallback((factor: number, at?: Spot) => {
    const { x, y } = at ?? { x: size.current.width / 2, y: size.current.height / 2 };
    setView((old) => {
      const zoom = Math.min(most, Math.max(least, old.zoom * factor));
      const grown = zoom / old.zoom;
      return { x: x - (x - old.x) * grown, y: y - (y - old.y) * grown, zoom };
    });
  }, []);
  const fit = ({ x, y, width, height }: Bounds, leastZoom = least): void => {
    const room = area.current!.getBoundingClientRect();
    const free = { width: room.width - 2 * margin, height: room.height - margin - tools };
    const zoom = Math.max(leastZoom, Math.min(1, free.width / width, free.height / height));
    setView({ x: margin + Math.max(0, (free.width - width * zoom) / 2) - x * zoom, y: margin - y * zoom, zoom });
  };
  const reveal = useCallback(({ x, y, width, height }: Bounds) => {
    const room = size.current;
    setView((old) => ({
      zoom: old.zoom,
      x: old.x + missing(old.x + x * old.zoom, width * old.zoom, room.width - margin),
      y: old.y + missing(old.y + y * old.zoom, height * old.zoom, room.height - tools),
    }));
  }, []);
  useWheel(area, pan, zoomBy);
  return { view, pan, zoomBy, fit, reveal };
}

/** Returns by how many pixels a part must move to lie between the margin and an end. Its beginning counts most. */
function missing(start: number, length: number, end: number): number {
  if (start < margin) return margin - start;
  return start + length > end ? Math.max(end - start - length, margin - start) : 0;
}

// React's own listener is passive, so it could not keep the browser from zooming the page.
function useWheel(area: RefObject<HTMLElement | null>, pan: Viewport["pan"], zoomBy: Viewport["zoomBy"]): void {
  useEffect(() => {
    const element = area.current!;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey)
        zoomBy(Math.exp(-event.deltaY * wheelSpeed), { x: event.clientX - left, y: event.clientY - top });
      else pan(-event.deltaX, -event.deltaY);
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [area, pan, zoomBy]);
}
