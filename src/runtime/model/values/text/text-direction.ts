import { directionFrom } from "../../../../../definitions/texts/sizes";

const strong = /[\p{L}\u200E\u200F]/u;
// The blocks of Hebrew, Arabic, Syriac, Thaana, N'Ko and the other scripts that run to the left.
const toTheLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * The direction of a text by its first letter; undefined where none is among its first characters. A browser that works
 * it out by `dir="auto"` goes through all of a text, at every key.
 */
export function textDirection(text: string): "ltr" | "rtl" | undefined {
  const letter = strong.exec(text.slice(0, directionFrom))?.[0];
  if (letter === undefined) return undefined;
  return toTheLeft.test(letter) ? "rtl" : "ltr";
}
