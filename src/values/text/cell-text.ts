import { cellLimits } from "../../../definitions/limits/sizes";
import { cutText } from "./cut-text";
import { jsonText } from "../json/json-text";
import { formatCount } from "./text";

/** Formats a value as one line of text, truncated for a cell. */
export const cellText = (value: unknown): string =>
  cutText(typeof value === "string" ? value : jsonText(value), cellLimits.text);

/** Formats a number with thousands separators and all its decimals. */
export const cellNumber = (value: unknown): string => {
  if (typeof value !== "number") return cellText(value);
  const [whole = "", fraction] = String(value).split(".");
  return whole.includes("e")
    ? String(value)
    : fraction
      ? `${formatCount(Number(whole))}.${fraction}`
      : formatCount(value);
};
