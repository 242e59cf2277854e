import type { AccordionLine } from "../../../../../definitions/language/line";
import { valueAt } from "../../../../values/json/path";
import type { AccordionModel } from "../form-model";
import { hasWord, type LineKind } from "../resolved-line";

/** Collapsible section. If it represents a property, it is shown only if the data has that property. */
export const accordion: LineKind<AccordionModel, AccordionLine> = {
  reads: (line) => hasWord(line, "accordion"),
  resolve: ({ accordion: title, icon, badge, fields }, scope) => {
    const items = scope.resolve(fields, scope);
    // The backend's version may have none of the fields. An empty section would be useless.
    if (items.length === 0) return [];
    const flag = badge && { ...badge, flag: scope.prefix + badge.flag };
    return [{ kind: "accordion", id: scope.place, title, ...(icon && { icon }), ...(flag && { badge: flag }), items }];
  },
  inside: ({ items }) => items,
  isShown: ({ property }, data) => property === undefined || valueAt(data, property) !== undefined,
  outline: ({ title, badge }) => `> ${title}${badge ? `  (${badge.on} | ${badge.off})` : ""}`,
};
