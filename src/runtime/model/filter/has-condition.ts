import { backend } from "../version/backend";
import { sourceOf, type TextSpan } from "./filter-source";
import { tokensOf } from "./filter-tokens";

/** One of the conditions of a filter, and the sign that joins it to the one before. */
interface JoinedCondition extends TextSpan {
  join?: { text: string; from: number };
  pieces: readonly string[];
}

/** The conditions on the top level of a filter: brackets are one. */
export function conditionsOf(filter: string): readonly JoinedCondition[] {
  const found: JoinedCondition[] = [];
  let join: JoinedCondition["join"];
  let begins = true;
  for (const { kind, text, from, to } of tokensOf(sourceOf(filter))) {
    if (kind === "join") {
      join = { text, from };
      begins = true;
      continue;
    }
    const before = begins ? undefined : found.pop();
    const pieces = [...(before?.pieces ?? []), filter.slice(from, to)];
    found.push({ ...(join && { join }), ...before, from: before?.from ?? from, to, pieces });
    begins = false;
  }
  return found;
}

const isOr = ({ join }: JoinedCondition): boolean => join?.text === "||";

/** Where a filter has a condition that all its rows meet, or -1: an "or" may let in rows that do not. */
export function indexOfCondition(filter: string, condition: string): number {
  const all = conditionsOf(filter);
  const wanted = conditionsOf(condition)[0]?.pieces.join(" ");
  const index = all.findLastIndex(({ pieces }) => pieces.join(" ") === wanted);
  // Joined from left to right, an "or" before a condition lets in nothing that it leaves out.
  const binding = backend().joinsFromLeft && index > 0 ? all.slice(index) : all;
  return binding.some(isOr) ? -1 : index;
}

/** Whether all rows of a filter meet a condition that stands in it. */
export const hasCondition = (filter: string, condition: string): boolean => indexOfCondition(filter, condition) >= 0;
