import { keepsDigits, mayLoseDigits } from "../values/typed-number";

// A noncharacter, which no text has that is exchanged.
const mark = "\uFFFF";

const textOrNumber = /"(?:[^"\\]|\\.)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const markedText = new RegExp(`"${mark}([^"]*)"`, "g");

/** Reads JSON of a file. A number that would lose digits is a text with a mark: a worker cannot hand on more. Throws a SyntaxError. */
export function parseMarked(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!mayLoseDigits(text)) return value;
  const marked = text.replace(textOrNumber, (each) =>
    each.startsWith('"') || keepsDigits(each) ? each : `"${mark}${each}"`,
  );
  return marked === text ? value : JSON.parse(marked);
}

/** A value that was read so as JSON, with all digits. */
export const markedJson = (value: unknown): string => JSON.stringify(value).replace(markedText, "$1");

/** A value that was read so, a text in place of each long number. */
export const withoutMarks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutMarks);
  return typeof value === "string" && value.startsWith(mark) ? value.slice(1) : value;
};
