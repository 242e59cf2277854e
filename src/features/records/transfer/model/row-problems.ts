import { recordImportLimits } from "../../../../../definitions/limits/sizes";
import { cutText } from "../../../../values/text/cut-text";
import { isBlank } from "../../../../values/text/format-value";
import { isFiles } from "../../../../runtime/model/form/row-values";
import type { ImportField } from "./import-fields";
import type { ReadRow, RowProblem } from "./import-setup";

/** Returns the value of a field for display, shortened; nothing for secrets. */
export const shownValue = ({ schema }: ImportField, value: unknown): Pick<RowProblem, "value"> => {
  if (schema.secret || isBlank(value)) return {};
  const shown = isFiles(value) ? value.names : value;
  const text = typeof shown === "object" ? JSON.stringify(shown) : String(shown);
  return { value: cutText(text, recordImportLimits.shown) };
};

/** Adds the field's value to a problem. */
export function withValue(fields: readonly ImportField[], problem: RowProblem, values: ReadRow["values"]): RowProblem {
  const field = fields.find(({ path }) => path === problem.field);
  return field && problem.value === undefined ? { ...problem, ...shownValue(field, values.get(field.path)) } : problem;
}

/** Keeps the first problem of each field, because an invalid value also violates limits. */
export function firstOfEach(problems: readonly RowProblem[]): RowProblem[] {
  const fields = new Set<string>();
  return problems.filter(({ field }) => {
    if (field === undefined) return true;
    if (fields.has(field)) return false;
    fields.add(field);
    return true;
  });
}
