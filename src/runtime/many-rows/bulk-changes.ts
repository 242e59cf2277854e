import { sameValue, sentValue } from "../model/form/changes";
import type { FieldModel, LineModel } from "../model/form/form-model";
import { editedRow } from "../model/form/row-values";
import { isNumeric } from "../model/form/schema";
import { allFields } from "../model/form/visible";
import { valueAt } from "../../values/json/path";

/** Change of one value in a row. */
export interface ValueChange {
  field: FieldModel;
  from: unknown;
  to: unknown;
}

/** Row that would change, with its changes. */
export interface ChangedRow<Row> {
  row: Row;
  changes: readonly ValueChange[];
}

// Fields cannot have such a name.
const flagPath = (path: string): string => `set-${path}`;

/**
 * Returns the fields that can be set in this many rows. Files are excluded, and unique fields unless there is one row.
 */
export const settableFields = (lines: readonly LineModel[], rows: number): FieldModel[] =>
  allFields(lines).filter(({ value, unique, readOnly }) => !readOnly && value !== "file" && !(unique && rows > 1));

/** Returns form lines with a switch for each field, which shows the field. */
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

/** Returns the fields whose switch is on. */
export const chosenFields = (lines: readonly LineModel[], data: unknown): FieldModel[] =>
  allFields(lines).filter(({ path }) => valueAt(data, flagPath(path)) === true);

/** Returns the value to send for a chosen field. A blank number is 0, as the backend stores it. */
export function valueToSet(field: FieldModel, data: unknown): unknown {
  const value = sentValue(field, data);
  return value === null && isNumeric(field.schema) ? 0 : value;
}

/** Returns the rows that setting the chosen fields would change, with the changes. */
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
