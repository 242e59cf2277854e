import { isWordSearch } from "./word-search";
import { joinFilters } from "./join-filters";
import { backend } from "../version/backend";
import { sourceOf, type TextSpan } from "./filter-source";
import { tokensOf } from "./filter-tokens";

/** Condition of a filter, with the operator that joins it to the previous one. */
interface JoinedCondition extends TextSpan {
  join?: { text: string; from: number };
  pieces: readonly string[];
}

/** Splits a filter into its top-level conditions; a bracket is one. */
export function conditionsOf(filter: string): readonly JoinedCondition[] {
  const conditions: JoinedCondition[] = [];
  let join: JoinedCondition["join"];
  let begins = true;
  for (const { kind, text, from, to } of tokensOf(sourceOf(filter))) {
    if (kind === "join") {
      join = { text, from };
      begins = true;
      continue;
    }
    const before = begins ? undefined : conditions.pop();
    const pieces = [...(before?.pieces ?? []), filter.slice(from, to)];
    conditions.push({ ...(join && { join }), ...before, from: before?.from ?? from, to, pieces });
    begins = false;
  }
  return conditions;
}

const isOr = ({ join }: JoinedCondition): boolean => join?.text === "||";

/** Returns the index of a condition that all rows meet, or -1. An "||" can admit rows that do not. */
function indexOfCondition(filter: string, condition: string): number {
  const all = conditionsOf(filter);
  const wanted = conditionsOf(condition)[0]?.pieces.join(" ");
  const index = all.findLastIndex(({ pieces }) => pieces.join(" ") === wanted);
  // With left-to-right evaluation an "||" before the condition cannot bypass it.
  const binding = backend().joinsFromLeft && index > 0 ? all.slice(index) : all;
  return binding.some(isOr) ? -1 : index;
}

/** Returns whether a filter contains a condition that all its rows meet. */
export const hasCondition = (filter: string, condition: string): boolean => indexOfCondition(filter, condition) >= 0;

/** Appends a condition to a filter unless it is already there. It replaces a plain word search. */
export const addCondition = (filter: string, condition: string): string => {
  if (filter.trim() === "" || isWordSearch(filter)) return condition;
  // Without brackets an "||" would admit rows that the filter excludes.
  const part = condition.includes("||") ? `(${condition})` : condition;
  if (filter === condition || hasCondition(filter, part)) return filter;
  return joinFilters(filter, part);
};

/** Adds a condition to a filter, or removes it if present. */
export function toggleCondition(filter: string, condition: string): string {
  const index = indexOfCondition(filter, condition);
  if (index < 0) return addCondition(filter, condition);
  const all = conditionsOf(filter);
  const { from, to, join } = all[index]!;
  const next = all[index + 1];
  // Removing the first condition also removes the operator after it; any other, the operator before it.
  const [start, end] = join ? [join.from, next?.join?.from ?? to] : [from, next?.from ?? to];
  return (filter.slice(0, start) + filter.slice(end)).trim();
}
