import type { CellName, IconName, WidgetName } from "../../../../definitions/language/widget-names";
import type { FieldTypes } from "../../../../definitions/language/line";
import type { CellOptions, ColumnLine } from "../../../../definitions/language/table";
import { holds } from "../form/condition";
import { isOne, optionOf } from "../form/item-field";
import { valueAt } from "../../../values/json/path";

/** Column of a table, fully resolved. */
export interface ColumnModel {
  /** Key of the stored visibility: the field's id, which survives a rename, or "@name". */
  id: string;
  /** Key of its values in a row. */
  name: string;
  label: string;
  /** Type of its values, shown after the label. */
  detail?: string;
  icon: IconName;
  cell: CellName;
  /** Cannot be hidden. */
  fixed: boolean;
  /** Sortable. */
  sorted: boolean;
  /** Hidden until the admin shows it. */
  starts?: "hidden";
  /** Not suggested for the filter. */
  unoffered?: true;
  /** Values are returned only to admins. */
  hidden?: true;
  /** For relations: id of the collection that the values refer to. */
  relatedTo?: string;
  /** For relations: widget that chooses a value. */
  pickedBy?: WidgetName;
  /** The value is a list. */
  several?: true;
  /** Its files can only be read with a token. */
  isProtected?: true;
  /** All possible values. */
  choices?: readonly string[];
  cellOptions: CellOptions;
}

interface ListedField {
  id: string;
  name: string;
  type: string;
  hidden?: boolean;
}

/** Returns the columns for the selected item. Fields of unknown types are shown as text. */
export const columnsOf = (lines: readonly ColumnLine[], item: unknown): ColumnModel[] =>
  lines.flatMap((line) => {
    if ("eachField" in line)
      return ((valueAt(item, line.eachField) ?? []) as ListedField[])
        .filter(({ type }) => !line.by.types[type]?.writeOnly)
        .map((field) => fieldColumn(field, line.by));
    if ("where" in line) return holds(line.where, item) ? columnsOf(line.show, item) : [];
    const { field: name, label = name, icon, cell, fixed = false, unsorted, starts, unoffered, ...cellOptions } = line;
    const said = { ...(starts && { starts }), ...(unoffered && { unoffered }) };
    return [{ id: `@${name}`, name, label, icon, cell, fixed, sorted: !unsorted, ...said, cellOptions }];
  });

const fieldColumn = (field: ListedField, { types }: FieldTypes): ColumnModel => {
  const { id, name, type, hidden } = field;
  const { icon, cell, value, editor } = types[type] ?? { icon: "unknown" as const, cell: "text" as const };
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
    ...(editor &&
      typeof relatedTo === "string" && { relatedTo, pickedBy: typeof editor === "object" ? editor.one : editor }),
    ...(value?.multiple && !isOne(optionOf(field, value.multiple)) && { several: true }),
    ...(value?.guard && optionOf(field, value.guard) === true && { isProtected: true as const }),
    ...(Array.isArray(choices) && { choices }),
    cellOptions: {},
  };
};
