import { sameValue, sentValue } from "../form/changes";
import type { FieldModel, LineModel } from "../form/form-model";
import { editedRow } from "../form/row-values";
import { isNumeric } from "../form/schema";
import { allFields } from "../form/visible";
import { valueAt } from "../values/json/path";

/** What becomes of one value of a row. */
export interface ValueChange {
  field: FieldModel;
  from: unknown;
  to: unknown;
}

/** A row that would not stay as it is, and what of it would not. */
export interface ChangedRow<Row> {
  row: Row;
  changes: readonly ValueChange[];
}

// No field has such a name.
const flagPath = (path: string): string => `set-${path}`;

/** The fields that can be set in so many rows at once. Files are each row's own, and so is what no two may share. */
export const settableFields = (lines: readonly LineModel[], rows: number): FieldModel[] =>
  allFields(lines).filter(({ value, unique, readOnly }) => !readOnly && value !== "file" && !(unique && rows > 1));

/** The lines of a form in which one chooses which of the fields to set: for each a switch, and under it the field. */
export const choosableLines = (fields: readonly FieldModel[], label: (name: string) => string): LineModel[] =>
  fields.flatMap((field) => {
    const flag = flagPath(field.path);
    const { icon } = field;
    return [
      {
        kind: "field",
        path: flag,
        label: label(field.label),
        widget: "switch",
        required: false,
        schema: { type: "boolean" },
        ...(icon && { icon }),
      },
      { kind: "when", condition: [[flag, { is: true }]], hidden: "cleared", items: [field] },
    ] satisfies LineModel[];
  });

/** The fields that are chosen. */
export const chosenFields = (lines: readonly LineModel[], data: unknown): FieldModel[] =>
  allFields(lines).filter(({ path }) => valueAt(data, flagPath(path)) === true);

/** The value that a chosen field is set to, as it is sent. What was left blank is empty, as the backend stores it. */
export function valueToSet(field: FieldModel, data: unknown): unknown {
  const value = sentValue(field, data);
  return value === null && isNumeric(field.schema) ? 0 : value;
}

/** The rows that would change if the fields were set to what the data has, and what of them. */
export const changedRows = <Row extends object>(
  lines: readonly LineModel[],
  data: unknown,
  rows: readonly Row[],
): ChangedRow<Row>[] => {
  const fields = chosenFields(lines, data);
  return rows.flatMap((row) => {
    const edited = editedRow(fields, row);
    const changes = fields.flatMap((field): ValueChange[] => {
      const [from, to] = [valueAt(edited, field.path), valueToSet(field, data)];
      return sameValue(field, from, to) ? [] : [{ field, from, to }];
    });
    return changes.length > 0 ? [{ row, changes }] : [];
  });
};
