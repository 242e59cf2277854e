import type { CellName, IconName } from "../../../../definitions/language/names";
import type { FieldTypes } from "../../../../definitions/language/line";
import type { CellOptions, ColumnLine } from "../../../../definitions/language/table";
import { holds } from "../form/condition";
import { isOne, optionOf } from "../form/item-field";
import { valueAt } from "../values/json/path";

/** One column of a table, with everything decided. */
export interface ColumnModel {
  /** What hidden columns are remembered by: a field's id, so that a rename keeps the choice, or "@name". */
  id: string;
  /** The key of its values in a row. */
  name: string;
  label: string;
  icon: IconName;
  cell: CellName;
  /** Never hidden. */
  fixed: boolean;
  /** The rows can be ordered by it. */
  sorted: boolean;
  /** Only administrators are answered its values. */
  hidden?: true;
  /** The collection that its values are ids of, where they are records. */
  relatedTo?: string;
  /** A value is a list. */
  several?: true;
  /** Its files are read with a token. */
  isProtected?: true;
  /** What all values are among. */
  choices?: readonly string[];
  cellOptions: CellOptions;
}

interface ListedField {
  id: string;
  name: string;
  type: string;
  hidden?: boolean;
}

/** The columns for a chosen item. A field of a kind that we do not know is shown as text, never left out. */
export const columnsOf = (lines: readonly ColumnLine[], item: unknown): ColumnModel[] =>
  lines.flatMap((line) => {
    if ("eachField" in line)
      return ((valueAt(item, line.eachField) ?? []) as ListedField[])
        .filter(({ type }) => !line.by.types[type]?.writeOnly)
        .map((field) => fieldColumn(field, line.by));
    if ("where" in line) return holds(line.where, item) ? columnsOf(line.show, item) : [];
    const { field: name, label = name, icon, cell, fixed = false, unsorted, ...cellOptions } = line;
    return [{ id: `@${name}`, name, label, icon, cell, fixed, sorted: !unsorted, cellOptions }];
  });

const fieldColumn = (field: ListedField, { types }: FieldTypes): ColumnModel => {
  const { id, name, type, hidden } = field;
  const { icon, cell, value } = types[type] ?? { icon: "unknown" as const, cell: "text" as const };
  const relatedTo = value?.relatedTo ?? (value?.collection && optionOf(field, value.collection));
  const choices = value?.limits.enum && optionOf(field, value.limits.enum);
  return {
    id,
    name,
    label: name,
    icon,
    cell,
    fixed: false,
    sorted: true,
    ...(hidden && { hidden: true as const }),
    ...(typeof relatedTo === "string" && { relatedTo }),
    ...(value?.multiple && !isOne(optionOf(field, value.multiple)) && { several: true }),
    ...(value?.guard && optionOf(field, value.guard) === true && { isProtected: true as const }),
    ...(Array.isArray(choices) && { choices }),
    cellOptions: {},
  };
};
