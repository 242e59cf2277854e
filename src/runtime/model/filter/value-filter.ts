import type { DetailLine } from "../../../../definitions/language/table";

// A text of a filter: its own quotes are escaped, and it cannot end in a backslash.
const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** The filter that finds a value. */
export const valueFilter = (field: string, value: unknown, operator = "="): string =>
  `${field} ${operator} ${typeof value === "number" ? value : quoted(String(value))}`;

/**
 * The filter that finds an address by its path, whatever its query. "@" comes right after "?", so nothing but a query
 * lies between; a comparison by `~` would take "_" and "%" for wildcards.
 */
export const pathFilter = (field: string, address: unknown): string => {
  const [path = ""] = String(address).split("?");
  return `${valueFilter(field, path)} || ${field} >= ${quoted(`${path}?`)} && ${field} < ${quoted(`${path}@`)}`;
};

/**
 * The filter that finds all other addresses, and entries without one. Since v0.10 "&&" is joined first, before that
 * from left to right: this means the same either way.
 */
const otherPathFilter = (field: string, address: unknown): string => {
  const [path = ""] = String(address).split("?");
  const [from, behind, after] = [path, `${path}?`, `${path}@`].map(quoted);
  const longer = `${field} > ${from} && ${field} < ${behind}`;
  return `${field} = null || ${field} < ${from} || ${longer} || ${field} >= ${after}`;
};

interface ValueFilters {
  /** Finds the rows that have a value. */
  only: (field: string, value: unknown) => string;
  /** Finds all others. */
  without: (field: string, value: unknown) => string;
}

/** What a line of a panel may be filtered by. */
export const filters = {
  value: { only: valueFilter, without: (field, value) => valueFilter(field, value, "!=") },
  path: { only: pathFilter, without: otherPathFilter },
} satisfies Record<NonNullable<DetailLine["filter"]>, ValueFilters>;
