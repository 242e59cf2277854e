import type { DetailLine } from "../../../definitions/language/table";
import { isBlank } from "../../values/text/format-value";
import { backend } from "../version/backend";
import type { VocabularyName } from "./parse-filter";
import { filters, isTextInFilters, valueFilter } from "./value-filter";

/** Filters for a value of a cell: rows with it, and all others. */
export interface CellFilters {
  value: unknown;
  only: string;
  without: string;
}

/** Column as far as its filters depend on it. */
export interface FilteredColumn {
  name: string;
  compared?: VocabularyName["compared"] | undefined;
  /** How the panel of a row filters by it. */
  filter?: DetailLine["filter"] | undefined;
}

// Longer texts make filters that nobody can read.
const longest = 200;
const isPlain = (value: string): boolean => value.length <= longest && isTextInFilters(value);

/** Returns the filters for a cell: one for each of several values, none for values that a filter cannot name. */
export function cellFilters(column: FilteredColumn, value: unknown): readonly CellFilters[] {
  const { name, compared, filter = "value" } = column;
  if (compared === "several") return Array.isArray(value) ? severalFilters(column, value) : [];
  if (isBlank(value)) return [{ value, only: `${name} = ""`, without: `${name} != ""` }];
  if (typeof value === "number" || typeof value === "boolean") {
    const isNegative = typeof value === "number" && value < 0;
    if (isNegative && !backend().filterSyntax.includes("negative")) return [];
    return [{ value, only: `${name} = ${value}`, without: `${name} != ${value}` }];
  }
  if (typeof value !== "string" || !isPlain(value)) return [];
  return [{ value, only: filters[filter].only(name, value), without: filters[filter].without(name, value) }];
}

function severalFilters({ name }: FilteredColumn, values: readonly unknown[]): readonly CellFilters[] {
  const { modifiers } = backend();
  const hasModifiers = modifiers.includes("each") && modifiers.includes("length");
  if (values.length === 0)
    return hasModifiers ? [{ value: "", only: `${name}:length = 0`, without: `${name}:length > 0` }] : [];
  const all = values.filter((each): each is string => typeof each === "string" && isPlain(each));
  // Without modifiers, the list is compared as one text.
  if (!hasModifiers)
    return all.map((value) => ({
      value,
      only: valueFilter(name, value, "~"),
      without: valueFilter(name, value, "!~"),
    }));
  const each = `${name}:each`;
  return all.map((value) => ({
    value,
    only: valueFilter(each, value, "?="),
    // Before v0.23 no value of an empty list differs.
    without: `${valueFilter(each, value, "!=")} || ${name}:length = 0`,
  }));
}
