import type { ClipboardEvent, ReactNode } from "react";
import { recordTexts } from "../../definitions/texts/record";
import { pointIn, pointText, readPoint, type GeoPoint } from "../values/json/geo-point";
import { describedBy, type WidgetProps } from "../runtime/registry/widget";
import { NumberInput } from "./NumberInput";

const { geoPoint: said } = recordTexts;

/** Input for latitude and longitude. Coordinates in any usual notation can be pasted into either. */
export function GeoPointInput(props: WidgetProps<string | undefined>): ReactNode {
  const { id, value, onChange } = props;
  const point = pointIn(String(value ?? ""));
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
        aria-describedby={describedBy(props)}
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
    </div>
  );
}
