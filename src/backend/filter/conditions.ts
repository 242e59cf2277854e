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
export function indexOfCondition(filter: string, condition: string): number {
  const all = conditionsOf(filter);
  const wanted = conditionsOf(condition)[0]?.pieces.join(" ");
  const index = all.findLastIndex(({ pieces }) => pieces.join(" ") === wanted);
  // With left-to-right evaluation an "||" before the condition cannot bypass it.
  const binding = backend().joinsFromLeft && index > 0 ? all.slice(index) : all;
  return binding.some(isOr) ? -1 : index;
}

/** Returns whether a filter contains a condition that all its rows meet. */
export const hasCondition = (filter: string, condition: string): boolean => indexOfCondition(filter, condition) >= 0;
