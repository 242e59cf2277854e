import { jsonText } from "../../../../values/json/json-text";
import { keepsNotation, unusualNumbers } from "../../../../values/json/typed-number";

// A noncharacter that texts hardly begin with; if one does, it is doubled.
const mark = "\uFFFF";

// No alternation per character, which would overflow the regex stack on very long texts.
const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const startsWithMark = new RegExp(`"(?:${mark}|\\\\uffff)`, "i");

/**
 * Parses JSON; numbers that would lose their notation become marked strings, which a worker can post. Throws a
 * SyntaxError.
 */
export function parseMarked(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (unusualNumbers(text).next().done && !startsWithMark.test(text)) return value;
  const marked = text.replace(textOrNumber, (each) => {
    if (each.startsWith('"')) return each.search(startsWithMark) === 0 ? `"${mark}${each.slice(1)}` : each;
    return keepsNotation(each) ? each : `"${mark}${each}"`;
  });
  return marked === text ? value : JSON.parse(marked);
}

/** Formats a value from `parseMarked` as JSON, with its numbers as they were written. */
export const markedJson = (value: unknown): string =>
  jsonText(value).replace(textOrNumber, (each) => {
    const [, first, second] = each;
    if (first !== mark) return each;
    return second === mark ? `"${each.slice(2)}` : each.slice(2, -1);
  });

/** Replaces the marked numbers of a value by plain strings. */
export const withoutMarks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutMarks);
  return typeof value === "string" && value.startsWith(mark) ? value.slice(1) : value;
};
