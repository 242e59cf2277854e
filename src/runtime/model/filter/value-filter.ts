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

/** What a line of a panel may be filtered by. */
export const filters = { value: valueFilter, path: pathFilter } satisfies Record<
  NonNullable<DetailLine["filter"]>,
  (field: string, value: unknown) => string
>;
