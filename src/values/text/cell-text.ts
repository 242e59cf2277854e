import { cellLimits } from "../../../definitions/limits/sizes";
import { cutText } from "./cut-text";
import { jsonText } from "../json/json-text";
import { formatCount } from "./text";

/** Formats a value as one line of text, truncated for a cell. */
export const cellText = (value: unknown): string =>
  cutText(typeof value === "string" ? value : jsonText(value), cellLimits.text);

/** Returns the display name of a value; undefined if it has none. */
export const wordOf = (value: unknown, { words }: { words?: Readonly<Record<string, string>> }): string | undefined =>
  value === undefined ? undefined : words?.[String(value)];

/** Formats a number with thousands separators, and all its decimals or so many. */
export const cellNumber = (value: unknown, decimals?: number): string => {
  if (typeof value !== "number") return cellText(value);
  const [whole = "", fraction] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split(".");
  return whole.includes("e")
    ? String(value)
    : fraction
      ? `${formatCount(Number(whole))}.${fraction}`
      : formatCount(value);
};
