import { recordImportTexts } from "../../../../../definitions/texts/record-import";
import { interpolate } from "../../../../runtime/model/values/text/text";
import type { RowPlan } from "./check-rows";
import type { RowProblem } from "./import-setup";

const { wrong, reasons: common } = recordImportTexts;

/** Rows as they were found to be. */
export interface Ordered {
  /** Those that can be sent, in an order in which each finds the records that it relates to. */
  sendable: readonly RowPlan[];
  /** Those that are left out, as they stand in the file. */
  wrong: readonly RowPlan[];
}

/** Rows in the order of the file, but each behind those that it relates to. What relates in a circle, or to a row that is left out, is left out. */
export function inRunOrder(plans: readonly RowPlan[]): Ordered {
  const state = new Map<number, "open" | "done">();
  const reasons = new Map<number, RowProblem>();
  const order: RowPlan[] = [];
  const isWrong = (index: number): boolean => plans[index]!.problems.length > 0 || reasons.has(index);
  const isSettled = (index: number): boolean => state.get(index) === "done" || reasons.has(index);
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
    // By hand instead of by calls: a chain may be as long as the file.
    const way = [{ plan, at: 0 }];
    for (let here = way.at(-1); here; here = way.at(-1)) {
      const { index, after } = here.plan;
      if (state.get(index) === "done") {
        way.pop();
        continue;
      }
      state.set(index, "open");
      // From where it was left: a row may relate to very many others.
      while (here.at < after.length && isSettled(after[here.at]!)) here.at++;
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

/** Whether rows depend on each other, so that they are sent one after the other. */
export const isChained = (plans: readonly RowPlan[]): boolean => plans.some(({ after }) => after.length > 0);
