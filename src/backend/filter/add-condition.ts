import { hasCondition } from "./conditions";
import { isWordSearch } from "./is-word-search";
import { joinFilters } from "./join-filters";

/** Appends a condition to a filter unless it is already there. It replaces a plain word search. */
export const addCondition = (filter: string, condition: string): string => {
  if (filter.trim() === "" || isWordSearch(filter)) return condition;
  // Without brackets an "||" would admit rows that the filter excludes.
  const part = condition.includes("||") ? `(${condition})` : condition;
  if (filter === condition || hasCondition(filter, part)) return filter;
  return joinFilters(filter, part);
};
