import type { DetailLine } from "../../../definitions/language/table";

/** Returns whether a filter can have a text. Backends read backslashes differently, and the editor has one line. */
export const isTextInFilters = (text: string): boolean => !/[\\\n\r]/.test(text);

/** Quotes a text that a filter can have. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** Returns a filter that compares a field with a value. */
export const valueFilter = (field: string, value: unknown, operator = "="): string =>
  `${field} ${operator} ${typeof value === "number" ? value : quoted(String(value))}`;

/**
 * Returns a filter that matches a URL path with any query. "@" follows "?" in ASCII, so only queries lie between. The
 * operator "~" would read "_" and "%" as wildcards.
 */
export const pathFilter = (field: string, address: unknown): string => {
  const [path = ""] = String(address).split("?");
  return `${valueFilter(field, path)} || ${field} >= ${quoted(`${path}?`)} && ${field} < ${quoted(`${path}@`)}`;
};

/**
 * Returns a filter for all other paths, and for rows without one. It means the same whether "&&" binds tighter (since
 * v0.10) or not.
 */
const otherPathFilter = (field: string, address: unknown): string => {
  const [path = ""] = String(address).split("?");
  const [from, behind, after] = [path, `${path}?`, `${path}@`].map(quoted);
  const longer = `${field} > ${from} && ${field} < ${behind}`;
  return `${field} = null || ${field} < ${from} || ${longer} || ${field} >= ${after}`;
};

interface ValueFilters {
  /** Returns a filter for rows with the value. */
  only: (field: string, value: unknown) => string;
  /** Returns a filter for all other rows. */
  without: (field: string, value: unknown) => string;
}

/** Filters that a line of a detail panel can offer. */
export const filters = {
  value: { only: valueFilter, without: (field, value) => valueFilter(field, value, "!=") },
  path: { only: pathFilter, without: otherPathFilter },
} satisfies Record<NonNullable<DetailLine["filter"]>, ValueFilters>;
