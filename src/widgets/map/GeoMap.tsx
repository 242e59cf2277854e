import "./geo-map.css";
import { IconMinus, IconPlus, IconWorld } from "@tabler/icons-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import countries from "world-atlas/countries-110m.json";
import { recordTexts } from "../../../definitions/texts/record";
import { IconButton } from "../../runtime/ui/controls/IconButton";
import { grid, outlines, type Topology } from "./outlines";
import { isInView, maxZoom, placeByKey, sharesOf, viewAt, type MapView, type Place } from "./map-view";
import { useMapPointer } from "./use-map-pointer";

const { map: said } = recordTexts.geoPoint;

/** Props of the map of a point. */
export interface GeoMapProps {
  /** Id of the map, and prefix of the id of its help. */
  id: string;
  point: Place | undefined;
  disabled: boolean;
  onChange: (place: Place) => void;
}

const path = outlines(countries as unknown as Topology);

const world: MapView = { lon: 0, lat: 0, zoom: 1 };

/** Map of the world's countries, to see and set a point: by pointer, or with arrow keys and + and −. */
export function GeoMap({ id, point, disabled, onChange }: GeoMapProps): ReactNode {
  const { view, setView, zoomBy } = useView(point);
  const { zoom } = view;
  const place = (to: Place): void => {
    if (!disabled) onChange(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = placeByKey(point ?? view, event.key, event.shiftKey, zoom);
    if (to) place(to);
    else if (event.key === "+" || event.key === "=") zoomBy(2);
    else if (event.key === "-") zoomBy(0.5);
    else return;
    event.preventDefault();
  };
  const at = point && sharesOf(view, point);
  return (
    <div className="geo-map">
      <div
        {...{ id, onKeyDown }}
        className={zoom > 1 ? "geo-map-plot is-near" : "geo-map-plot"}
        role="application"
        tabIndex={0}
        aria-label={said.name}
        aria-describedby={`${id}-help`}
        aria-disabled={disabled}
        {...useMapPointer(view, place, setView)}
      >
        <Countries view={view} />
        {at && isInView(view, point) && (
          <span className="geo-map-point" style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }} />
        )}
      </div>
      <div className="inline">
        <IconButton small label={said.nearer} icon={IconPlus} disabled={zoom >= maxZoom} onClick={() => zoomBy(2)} />
        <IconButton small label={said.farther} icon={IconMinus} disabled={zoom <= 1} onClick={() => zoomBy(0.5)} />
        <IconButton small label={said.world} icon={IconWorld} onClick={() => setView(world)} />
        <p id={`${id}-help`} className="hint">
          {said.help}
        </p>
      </div>
    </div>
  );
}

const Countries = ({ view: { lon, lat, zoom } }: { view: MapView }): ReactNode => (
  <svg
    viewBox={`${lon - 180 / zoom} ${-lat - 90 / zoom} ${360 / zoom} ${180 / zoom}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path className="geo-map-land" d={path} />
    <path className="geo-map-grid" d={grid} />
  </svg>
);

/** Returns the part of the world that is shown. It follows a point that was moved out of it. */
function useView(point: Place | undefined) {
  const [view, setView] = useState(() => (point ? viewAt(point, 4) : world));
  const [last, setLast] = useState(point);
  if (point?.lon !== last?.lon || point?.lat !== last?.lat) {
    setLast(point);
    if (point && !isInView(view, point)) setView(viewAt(point, view.zoom));
  }
  const zoomBy = (factor: number): void => {
    const zoom = Math.min(maxZoom, Math.max(1, view.zoom * factor));
    setView(viewAt(point && isInView(view, point) ? point : view, zoom));
  };
  return { view, setView, zoomBy };
}
