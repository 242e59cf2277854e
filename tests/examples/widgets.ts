import type { FieldModel } from "../../src/runtime/model/form/form-model";
import { expandLists } from "../../src/runtime/model/form/lists";
import { editedRow } from "../../src/runtime/model/form/row-values";
import { visibleFields, visibleLines } from "../../src/runtime/model/form/visible";
import type { ExampleState } from "./screen-states";

/** Returns the names of the widgets that a state shows: in tables, in headings and next to other fields, too. */
export function widgetsOf({ lines, data }: ExampleState): ReadonlySet<string> {
  const row = editedRow(lines, data);
  const shown = visibleLines(expandLists(lines, row, row), row);
  const headings = shown.flatMap((line) => (line.kind === "item" ? (line.shortcuts ?? []) : []));
  const fields = [...shown, ...visibleFields(headings, row)].filter((line) => line.kind === "field");
  return new Set(fields.flatMap(withInner).map(({ widget }) => widget));
}

const withInner = (field: FieldModel): FieldModel[] => [
  field,
  ...(field.beside ? [field.beside] : []),
  ...(field.table?.columns ?? []),
];
