import { hasCondition } from "./has-condition";
import { isWordSearch } from "./is-word-search";
import { joinFilters } from "./join-filters";

/** A filter with one more condition behind it. Plain words are no condition and give way; what is there is not added. */
export const addCondition = (filter: string, condition: string): string => {
  if (filter.trim() === "" || isWordSearch(filter)) return condition;
  // The backend joins from left to right: an "or" must not let in what the filter leaves out.
  const part = condition.includes("||") ? `(${condition})` : condition;
  if (filter === condition || hasCondition(filter, part)) return filter;
  return joinFilters(filter, part);
};
