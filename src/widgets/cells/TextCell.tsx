import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { cellNumber, cellText, wordOf } from "../../values/text/cell-text";
import { isBlank, visibleText } from "../../values/text/format-value";
import { jsonText } from "../../values/json/json-text";
import type { CellProps } from "../../runtime/registry/cell";
import { textWidth, type Face } from "../../runtime/ui/text/text-width";
import { nothingRoom } from "./cell-room";
import { Invisible } from "./Invisible";
import { NotAvailable } from "../../runtime/ui/text/NotAvailable";

/** Single-line text cell with a tooltip. */
export const TextCell = ({ value, hasRoom }: CellProps): ReactNode => {
  if (isBlank(value)) return <NotAvailable />;
  const text = cellText(value);
  if (!visibleText(text)) return <Invisible text={text} />;
  if (hasRoom) return text;
  return (
    <div className="clip" dir="auto" data-tip={text}>
      {text}
    </div>
  );
};

/** Returns a function that computes the width of a text in a font. */
export const textRoom =
  (face: Face) =>
  ({ value, column: { cellOptions } }: CellProps): number => {
    const word = wordOf(value, cellOptions);
    if (word !== undefined) return textWidth(word, face);
    if (isBlank(value)) return nothingRoom();
    const text = cellText(value);
    return textWidth(visibleText(text) ? text : tableTexts.invisible.label, face);
  };

/** Cell of a number. 0 is a value. */
export const NumberCell = ({ value, hasRoom, column: { cellOptions } }: CellProps): ReactNode => {
  if (isBlank(value)) return <NotAvailable />;
  const text = cellNumber(value, cellOptions.decimals);
  if (hasRoom) return text;
  return (
    <div className="clip" data-tip={text}>
      {text}
    </div>
  );
};

/** Returns the width of a number. */
export const numberRoom = ({ value, column: { cellOptions } }: CellProps): number =>
  isBlank(value) ? nothingRoom() : textWidth(cellNumber(value, cellOptions.decimals), "text");

const degrees = (value: unknown): string => Number(value).toFixed(4);

const pointOf = (value: unknown): string | undefined => {
  const { lat, lon } = (value ?? {}) as { lat?: unknown; lon?: unknown };
  return lat === undefined || lon === undefined ? undefined : `${degrees(lat)}, ${degrees(lon)}`;
};

/** Cell of a geo point: latitude and longitude. */
export const GeoPointCell = ({ value }: CellProps): ReactNode => pointOf(value) ?? <NotAvailable />;

/** Returns the width of a geo point. */
export const geoPointRoom = ({ value }: CellProps): number => {
  const text = pointOf(value);
  return text === undefined ? nothingRoom() : textWidth(text, "text");
};

/** Cell of JSON on one line. */
export const JsonCell = ({ value }: CellProps): ReactNode =>
  value === null || value === undefined ? (
    <NotAvailable />
  ) : (
    <code className="clip json-cell" data-tip={cellText(jsonText(value))}>
      {cellText(jsonText(value))}
    </code>
  );

/** Returns the width of JSON. */
export const jsonRoom = ({ value }: CellProps): number =>
  value === null || value === undefined ? nothingRoom() : textWidth(cellText(jsonText(value)), "code");
