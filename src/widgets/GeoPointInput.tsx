import { IconExternalLink, IconMap } from "@tabler/icons-react";
import { useState, type ClipboardEvent, type ReactNode } from "react";
import { mostDegrees } from "../../definitions/limits/sizes";
import { recordTexts } from "../../definitions/texts/record";
import { texts } from "../../definitions/texts/texts";
import { placeOf, pointIn, pointText, readPoint, type GeoPoint } from "../values/json/geo-point";
import { interpolate } from "../values/text/text";
import { describedBy, isInvalid, type WidgetProps } from "../runtime/registry/widget";
import { Button } from "../runtime/ui/controls/Button";
import { lazyComponent } from "../runtime/ui/loading/lazy-component";
import { FieldError } from "../runtime/ui/notices/FieldError";
import type { GeoMapProps } from "./map/GeoMap";
import type { Place } from "./map/map-view";
import { NumberInput } from "./NumberInput";

const { geoPoint: said } = recordTexts;

// Lazy: the outlines of the land are large.
const LazyMap = lazyComponent<GeoMapProps>(async () => (await import("./map/GeoMap")).GeoMap);

/**
 * Input for latitude and longitude, with a map. Coordinates in any usual notation can be pasted into either. Degrees out
 * of range show while typing.
 */
export function GeoPointInput(props: WidgetProps<string | undefined>): ReactNode {
  const { id, value, onChange } = props;
  const point = pointIn(String(value ?? ""));
  const beyond = (name: keyof GeoPoint): boolean => Math.abs(Number(point[name])) > mostDegrees[name];
  const isBeyond = !isInvalid(props) && (beyond("lat") || beyond("lon"));
  const note = `${id}-beyond`;
  const paste = (event: ClipboardEvent): void => {
    const copied = readPoint(event.clipboardData.getData("text"));
    if (!copied || props.disabled) return;
    event.preventDefault();
    onChange(pointText(copied));
  };
  const part = (name: keyof GeoPoint, partId: string): ReactNode => (
    <label className="geo-input-part">
      <span className="hint">{said[name]}</span>
      <NumberInput
        {...props}
        id={partId}
        aria-describedby={isBeyond ? `${note} ${describedBy(props)}` : describedBy(props)}
        aria-invalid={isInvalid(props) || beyond(name)}
        value={point[name]}
        onChange={(degrees) => onChange(pointText({ ...point, [name]: degrees ?? null }))}
      />
    </label>
  );
  return (
    <div
      className="geo-input"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(props)}
      onPaste={paste}
    >
      {part("lat", id)}
      {part("lon", `${id}-lon`)}
      {isBeyond && (
        <div id={note} className="geo-input-tools">
          <FieldError text={texts.invalidFormats["geo-point"]} />
        </div>
      )}
      <PointMap
        id={`${id}-map`}
        point={placeOf(point)}
        disabled={props.disabled ?? false}
        onChange={(to) => onChange(pointText(to))}
      />
    </div>
  );
}

/** Map of the point, on demand, and a link to the point on a detailed map. */
function PointMap(props: GeoMapProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="geo-input-tools">
        <Button size="small" onClick={() => setIsOpen(!isOpen)}>
          <IconMap className="i i--s" aria-hidden="true" />
          {isOpen ? said.map.hide : said.map.show}
        </Button>
        {props.point && <DetailedMapLink {...props.point} />}
      </div>
      {isOpen && <LazyMap {...props} />}
    </>
  );
}

/** Link to a detailed map, in a new tab. Nothing is fetched from there, and that page cannot reach this one. */
const DetailedMapLink = ({ lat, lon }: Place): ReactNode => (
  <a href={interpolate(said.detailed.address, { lat, lon })} target="_blank" rel="noopener noreferrer">
    {said.detailed.label}
    <IconExternalLink className="i i--s" aria-hidden="true" />
  </a>
);
