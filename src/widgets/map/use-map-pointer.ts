import { useRef, type PointerEvent } from "react";
import { placeAt, viewAt, type MapView, type Place } from "./map-view";

interface Press {
  x: number;
  y: number;
  view: MapView;
  /** The press began on the point, which then follows the pointer. */
  holdsPoint: boolean;
  isDrag: boolean;
}

// Minimum length of a drag, in pixels.
const least = 4;

/** Listeners of a map: a click sets the point, dragging moves the point, or the map where there is none. */
export function useMapPointer(view: MapView, onPlace: (place: Place) => void, onView: (view: MapView) => void) {
  const press = useRef<Press>(undefined);
  const end = (): void => {
    press.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const holdsPoint = event.target !== event.currentTarget;
      press.current = { x: event.clientX, y: event.clientY, view, holdsPoint, isDrag: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const began = press.current;
      if (!began) return;
      const [right, down] = [event.clientX - began.x, event.clientY - began.y];
      began.isDrag ||= Math.hypot(right, down) >= least;
      if (!began.isDrag) return;
      if (began.holdsPoint) return onPlace(placeUnder(event, view));
      const { width, height } = event.currentTarget.getBoundingClientRect();
      const { lon, lat, zoom } = began.view;
      onView(viewAt({ lon: lon - (right / width) * (360 / zoom), lat: lat + (down / height) * (180 / zoom) }, zoom));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (press.current && !press.current.isDrag) onPlace(placeUnder(event, view));
      end();
    },
    onPointerCancel: end,
  };
}

function placeUnder(event: PointerEvent<HTMLElement>, view: MapView): Place {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  // A drag may leave the map.
  return placeAt(view, share((event.clientX - left) / width), share((event.clientY - top) / height));
}

const share = (part: number): number => Math.min(1, Math.max(0, part));
