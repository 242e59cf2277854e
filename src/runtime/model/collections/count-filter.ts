import { nameInFilters } from "../../../../definitions/backend/filter";
import type { Field } from "../../../../definitions/types/field";

type Counted = Pick<Field, "name" | "type">;

// What may hold several is a blank text until something is written there, and from then an empty list.
const list = ['""', '"[]"'];
const blanks: Readonly<Record<string, readonly string[]>> = {
  number: ["0"],
  bool: ["false"],
  select: list,
  file: list,
  relation: list,
  user: list,
};
const usual = ['""'];

const compared = ({ name, type }: Counted, operator: string, join: string): string | undefined =>
  nameInFilters.test(name)
    ? (blanks[type] ?? usual).map((blank) => `${name} ${operator} ${blank}`).join(join)
    : undefined;

/** The filter for records that have a value in a field; none where no filter can name it. */
export const withValue = (field: Counted): string | undefined => compared(field, "!=", " && ");

/** The filter for records that have none, as the backend sees it where a value is required. */
export const withoutValue = (field: Counted): string | undefined => compared(field, "=", " || ");
