import type { WhenLine } from "../../../../../definitions/language/node";
import { conditionHolds, conditionModel, conditionText } from "../condition";
import type { WhenModel } from "../form-model";
import type { LineKind } from "../line-kind";

/** Lines that are on the screen while a condition holds for the data. */
export const when: LineKind<WhenModel, WhenLine> = {
  reads: (line) => typeof line === "object" && "when" in line,
  resolve: ({ when: condition, hidden, show }, scope) => [
    { kind: "when", condition: conditionModel(condition, scope.prefix), hidden, items: scope.resolve(show, scope) },
  ],
  inside: ({ items }) => items,
  isShown: ({ condition }, data) => conditionHolds(condition, data),
  outline: ({ condition, hidden }) => `when ${conditionText(condition)}  (${hidden})`,
};
