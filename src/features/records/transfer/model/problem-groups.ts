import type { RowPlan } from "./check-rows";
import type { RowProblem } from "./import-setup";

/** Skipped rows with the same problem. */
export interface ProblemGroup {
  field: string | undefined;
  reason: string;
  rows: { index: number; row: number; problem: RowProblem }[];
}

/** Groups problems by reason, largest group first. A row is in the group of each of its problems. */
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
