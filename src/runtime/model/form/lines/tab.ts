import type { TabLine } from "../../../../../definitions/language/line";
import type { TabModel } from "../form-model";
import { hasWord, type LineKind } from "../resolved-line";

/** Lines behind a tab. Consecutive tabs share one tab list. */
export const tab: LineKind<TabModel, TabLine> = {
  reads: (line) => hasWord(line, "tab"),
  resolve: ({ tab: title, fields }, scope) => [{ kind: "tab", title, items: scope.resolve(fields, scope) }],
  inside: ({ items }) => items,
  outline: ({ title }) => `tab: ${title}`,
};
