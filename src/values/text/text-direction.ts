import { texts } from "../../../definitions/texts/texts";
import { directionSampleLength } from "../../../definitions/limits/sizes";
import { interpolate } from "./text";

const strong = /[\p{L}\u200E\u200F]/u;
// Unicode blocks of right-to-left scripts, such as Hebrew, Arabic, Syriac, Thaana and N'Ko.
const toTheLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Returns a text's direction by its first letter, or undefined if no letter is near the start. With `dir="auto"` a
 * browser would scan the complete text at each keystroke.
 */
export function textDirection(text: string): "ltr" | "rtl" | undefined {
  const letter = strong.exec(text.slice(0, directionSampleLength))?.[0];
  if (letter === undefined) return undefined;
  return toTheLeft.test(letter) ? "rtl" : "ltr";
}

/** Returns whether a text has a letter of a right-to-left script. */
export const hasRightToLeft = (text: string): boolean => toTheLeft.test(text);

// Isolates a text among others: its direction does not reorder them.
const isolated = (text: string): string => (hasRightToLeft(text) ? `\u2068${text}\u2069` : text);

/** Joins texts with commas for display, in their order whatever their direction. */
export const joinShown = (each: readonly string[]): string => each.map(isolated).join(", ");

const limit = 6;

/** Joins names with commas. A long list is cut, with the number of omitted names. */
export const joinNames = (names: readonly string[]): string => {
  if (names.length <= limit) return joinShown(names);
  const first = names.slice(0, limit - 1);
  return interpolate(texts.form.andMore, { names: joinShown(first), n: names.length - first.length });
};
