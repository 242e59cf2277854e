import type { RowPlan } from "./check-rows";
import type { RowProblem } from "./import-setup";

/** Rows that are left out for one reason. */
export interface ProblemGroup {
  field: string | undefined;
  reason: string;
  rows: { index: number; row: number; problem: RowProblem }[];
}

/** The problems of rows by their reasons, what most rows have first. A row stands under each of its reasons. */
export function problemGroups(plans: readonly RowPlan[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const { index, row, problems } of plans) {
    for (const problem of problems) {
      const { field, text, reason = text } = problem;
      const key = JSON.stringify([field, reason]);
      const group = groups.get(key) ?? { field, reason, rows: [] };
      groups.set(key, group);
      group.rows.push({ index, row, problem });
    }
  }
  return [...groups.values()].toSorted((one, other) => other.rows.length - one.rows.length);
}
