import { nameInFilters } from "../../../../definitions/backend/filter";
import { blankValues } from "../../../../definitions/backend/import";
import type { Field, FieldTypeName } from "../../../../definitions/types/field";

type Counted = Pick<Field, "name" | "type">;

// A type that only later backends have is taken for a text.
const blanksOf = (type: string): readonly string[] => blankValues[type as FieldTypeName] ?? blankValues.text;

const compared = ({ name, type }: Counted, operator: string, join: string): string | undefined =>
  nameInFilters.test(name)
    ? blanksOf(type)
        .map((blank) => `${name} ${operator} ${blank}`)
        .join(join)
    : undefined;

/** The filter for records that have a value in a field; none where no filter can name it. */
export const withValue = (field: Counted): string | undefined => compared(field, "!=", " && ");

/** The filter for records that have none, as the backend sees it where a value is required. */
export const withoutValue = (field: Counted): string | undefined => compared(field, "=", " || ");
