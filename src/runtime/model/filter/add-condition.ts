import { joinFilters } from "./join-filters";
import { isWordSearch } from "./is-word-search";

/** A filter with one more condition behind it. Plain words are no condition and give way; what is there is not added. */
export const addCondition = (filter: string, condition: string): string => {
  if (filter.trim() === "" || isWordSearch(filter)) return condition;
  if (filter === condition || filter.endsWith(` && ${condition}`)) return filter;
  // The backend joins from left to right: an "or" must not let in what the filter leaves out.
  return joinFilters(filter, condition.includes("||") ? `(${condition})` : condition);
};
