import type { AccordionLine } from "../../../../../definitions/language/node";
import { valueAt } from "../../values/path";
import type { AccordionModel } from "../form-model";
import type { LineKind } from "../line-kind";

/** Lines under a heading that opens. One that stands for a property of the data is shown where the data has that. */
export const accordion: LineKind<AccordionModel, AccordionLine> = {
  reads: (line) => typeof line === "object" && "accordion" in line,
  resolve: ({ accordion: title, icon, fields }, scope) => [
    { kind: "accordion", id: scope.place, title, ...(icon && { icon }), items: scope.resolve(fields, scope) },
  ],
  inside: ({ items }) => items,
  isShown: ({ property }, data) => property === undefined || valueAt(data, property) !== undefined,
  outline: ({ title, badge }) => `> ${title}${badge ? `  (${badge.on} | ${badge.off})` : ""}`,
};
