import { jsonText } from "../../../../runtime/model/values/json/json-text";
import { keepsDigits, mayLoseDigits } from "../../../../runtime/model/values/json/typed-number";

// A noncharacter, which hardly any text begins with: one that does has it twice.
const mark = "\uFFFF";

// A choice at each character would exceed the stack of the expression in a text of some millions.
const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const begunByMark = new RegExp(`"(?:${mark}|\\\\uffff)`, "i");

/** Reads JSON of a file. A number that would lose digits is a text with a mark: a worker cannot hand on more. Throws a SyntaxError. */
export function parseMarked(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!mayLoseDigits(text) && !begunByMark.test(text)) return value;
  const marked = text.replace(textOrNumber, (each) => {
    if (each.startsWith('"')) return each.search(begunByMark) === 0 ? `"${mark}${each.slice(1)}` : each;
    return keepsDigits(each) ? each : `"${mark}${each}"`;
  });
  return marked === text ? value : JSON.parse(marked);
}

/** A value that was read so as JSON, with all digits. */
export const markedJson = (value: unknown): string =>
  jsonText(value).replace(textOrNumber, (each) => {
    const [, first, second] = each;
    if (first !== mark) return each;
    return second === mark ? `"${each.slice(2)}` : each.slice(2, -1);
  });

/** A value that was read so, a text in place of each long number. */
export const withoutMarks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutMarks);
  return typeof value === "string" && value.startsWith(mark) ? value.slice(1) : value;
};
