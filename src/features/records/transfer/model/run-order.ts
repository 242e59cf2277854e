import { recordImportTexts } from "../../../../../definitions/texts/record-import";
import { interpolate } from "../../../../values/text/text";
import type { RowPlan } from "./check-rows";
import type { RowProblem } from "./import-setup";

const { wrong, reasons: common } = recordImportTexts;

/** Rows after the check. */
export interface Ordered {
  /** Valid rows, ordered so that related records are created first. */
  sendable: readonly RowPlan[];
  /** Skipped rows in the file's order. */
  wrong: readonly RowPlan[];
}

/** Orders rows so that related records come first. Rows in a cycle, or related to a skipped row, are skipped. */
export function inRunOrder(plans: readonly RowPlan[]): Ordered {
  const state = new Map<number, "open" | "done">();
  const reasons = new Map<number, RowProblem>();
  const order: RowPlan[] = [];
  const isWrong = (index: number): boolean => plans[index]!.problems.length > 0 || reasons.has(index);
  const isFinished = (index: number): boolean => state.get(index) === "done" || reasons.has(index);
  const finish = (plan: RowPlan): void => {
    state.set(plan.index, "done");
    const lost = plan.after.find(isWrong);
    if (lost !== undefined && !reasons.has(plan.index))
      reasons.set(plan.index, {
        text: interpolate(wrong.leftOut, { row: plans[lost]!.row }),
        reason: common.leftOut,
      });
    if (!isWrong(plan.index)) order.push(plan);
  };
  for (const plan of plans) {
    // Iterative, because a chain may be as long as the file.
    const way = [{ plan, at: 0 }];
    for (let here = way.at(-1); here; here = way.at(-1)) {
      const { index, after } = here.plan;
      if (state.get(index) === "done") {
        way.pop();
        continue;
      }
      state.set(index, "open");
      // Continue at the saved position, because a row may have very many relations.
      while (here.at < after.length && isFinished(after[here.at]!)) here.at++;
      const next = plans[after[here.at] ?? -1];
      if (next && state.get(next.index) === undefined) way.push({ plan: next, at: 0 });
      else {
        if (next) reasons.set(index, { text: interpolate(wrong.circle, { row: next.row }), reason: common.circle });
        finish(here.plan);
        way.pop();
      }
    }
  }
  return {
    sendable: order,
    wrong: plans.filter(({ index }) => isWrong(index)).map((plan) => withProblem(plan, reasons.get(plan.index))),
  };
}

const withProblem = (plan: RowPlan, problem: RowProblem | undefined): RowPlan =>
  problem === undefined ? plan : { ...plan, problems: [...plan.problems, problem] };

/**
 * Returns how many rows to send at once. The backend writes rows one by one, but a few updates can be on their way. New
 * records keep the order of the file, and related ones come first, only if each waits for the previous one.
 */
export const rowsAtOnce = (plans: readonly RowPlan[]): number =>
  plans.some(({ action }) => action === "create") ? 1 : 4;
