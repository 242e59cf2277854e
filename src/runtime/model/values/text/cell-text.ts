import { cellLimits } from "../../../../../definitions/texts/sizes";
import { cutText } from "./cut-text";
import { jsonText } from "../json/json-text";
import { formatCount } from "./text";

/** A text as a cell has it: one line, cut. */
export const cellText = (value: unknown): string =>
  cutText(typeof value === "string" ? value : jsonText(value), cellLimits.text);

/** A number as it is stored, grouped by commas. */
export const cellNumber = (value: unknown): string => {
  if (typeof value !== "number") return cellText(value);
  const [whole = "", fraction] = String(value).split(".");
  return whole.includes("e")
    ? String(value)
    : fraction
      ? `${formatCount(Number(whole))}.${fraction}`
      : formatCount(value);
};
