import type { WhenLine, WhereLine } from "../../../../../definitions/language/line";
import { conditionHolds, conditionModel, conditionText, holds } from "../condition";
import type { WhenModel } from "../form-model";
import { hasWord, type LineKind } from "../resolved-line";

/** Conditional lines. `when` follows the form's data; `where` is resolved once, from the form's item. */
export const when: LineKind<WhenModel, WhenLine | WhereLine> = {
  reads: (line) => hasWord(line, "when") || hasWord(line, "where"),
  resolve: (line, scope) => {
    if ("where" in line) return holds(line.where, scope.item) ? scope.resolve(line.show, scope) : [];
    const condition = conditionModel(line.when, scope.prefix);
    return [{ kind: "when", condition, hidden: line.hidden, items: scope.resolve(line.show, scope) }];
  },
  inside: ({ items }) => items,
  isShown: ({ condition }, data) => conditionHolds(condition, data),
  outline: ({ condition, hidden }) => `when ${conditionText(condition)}  (${hidden})`,
};
