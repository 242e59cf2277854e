import type { WholeField } from "./after-import";

const blanks: Readonly<Record<string, readonly string[]>> = {
  number: ["0"],
  bool: ["false"],
  json: ["null", '"null"', '""', '"[]"', '"{}"'],
};

// What may hold several is stored as a list, also when that is empty.
const usual = ['""', '"[]"'];

const compared = ({ name, type }: WholeField, operator: string, join: string): string =>
  // A name that begins with a digit cannot be used in a filter: then all records are counted.
  /^\d/.test(name) ? "" : (blanks[type] ?? usual).map((blank) => `${name} ${operator} ${blank}`).join(join);

/** The filter for records that have a value in a field. */
export const withValue = (field: WholeField): string => compared(field, "!=", " && ");

/** The filter for records that have none. */
export const withoutValue = (field: WholeField): string => compared(field, "=", " || ");
