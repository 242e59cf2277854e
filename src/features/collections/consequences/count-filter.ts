import { nameInFilters } from "../../../../definitions/backend/filter";
import { blankValues } from "../../../../definitions/backend/import";
import type { Field, FieldTypeName } from "../../../../definitions/types/field";

type Counted = Pick<Field, "name" | "type">;

// Types that only later backends have count as text.
const blanksOf = (type: string): readonly string[] => blankValues[type as FieldTypeName] ?? blankValues.text;

const compared = ({ name, type }: Counted, operator: string, join: string): string | undefined =>
  nameInFilters.test(name)
    ? blanksOf(type)
        .map((blank) => `${name} ${operator} ${blank}`)
        .join(join)
    : undefined;

/** Returns a filter for records with a value in a field; undefined if filters cannot name the field. */
export const withValue = (field: Counted): string | undefined => compared(field, "!=", " && ");

/** Returns a filter for records without a value, as the backend's required check sees it. */
export const withoutValue = (field: Counted): string | undefined => compared(field, "=", " || ");
