// A text of a filter: its own quotes are escaped, and it cannot end in a backslash.
const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** The filter that finds a value. */
export const valueFilter = (field: string, value: unknown): string =>
  `${field} = ${typeof value === "number" ? value : quoted(String(value))}`;

/**
 * The filter that finds an address by its path, whatever its query. "@" comes right after "?", so nothing but a query
 * lies between; a comparison by `~` would take "_" and "%" for wildcards.
 */
export const pathFilter = (field: string, address: string): string => {
  const [path = ""] = address.split("?");
  return `${valueFilter(field, path)} || ${field} >= ${quoted(`${path}?`)} && ${field} < ${quoted(`${path}@`)}`;
};
