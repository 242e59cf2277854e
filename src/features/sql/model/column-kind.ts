import { namedTime } from "../../../values/time/moment";

/** Kind of a column's values, recognised from their texts: the backend sends no other type. */
export type ColumnKind = "number" | "date" | "text";

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const month = /^\d{4}-\d\d$/;

/** Returns the moment of a date, in milliseconds; a month is its first day. Undefined for any other text. */
export const dateOf = (text: string): number | undefined => namedTime(month.test(text) ? `${text}-01` : text)?.moment;

/** Returns the kind that all values of a column have. NULL fits any kind; without a value it is text. */
export function columnKind(values: readonly (string | null)[]): ColumnKind {
  const texts = values.filter((value) => value !== null);
  if (texts.length === 0) return "text";
  if (texts.every((text) => number.test(text))) return "number";
  return texts.every((text) => dateOf(text) !== undefined) ? "date" : "text";
}
