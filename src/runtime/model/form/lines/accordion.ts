import type { AccordionLine } from "../../../../../definitions/language/line";
import { valueAt } from "../../values/json/path";
import type { AccordionModel } from "../form-model";
import { hasWord, type LineKind } from "../line-kind";

/** Lines under a heading that opens. One that stands for a property of the data is shown where the data has that. */
export const accordion: LineKind<AccordionModel, AccordionLine> = {
  reads: (line) => hasWord(line, "accordion"),
  resolve: ({ accordion: title, icon, badge, fields }, scope) => {
    const items = scope.resolve(fields, scope);
    // Of a version that has none of its lines the heading would lead nowhere.
    if (items.length === 0) return [];
    const flag = badge && { ...badge, flag: scope.prefix + badge.flag };
    return [{ kind: "accordion", id: scope.place, title, ...(icon && { icon }), ...(flag && { badge: flag }), items }];
  },
  inside: ({ items }) => items,
  isShown: ({ property }, data) => property === undefined || valueAt(data, property) !== undefined,
  outline: ({ title, badge }) => `> ${title}${badge ? `  (${badge.on} | ${badge.off})` : ""}`,
};
