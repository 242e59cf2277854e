import type { AnyRow } from "../../../../definitions/language/call";
import type { BulkEdit, CellEdits } from "../../../../definitions/language/table";
import { noErrors } from "../../../backend/calls/error-paths";
import { valueAt } from "../../../values/json/path";
import { noDraft, type Draft } from "../../model/form/draft";
import type { FieldModel } from "../../model/form/form-model";
import { resolveLines } from "../../model/form/resolve-lines";
import type { Schemas } from "../../model/form/schema";
import { allFields } from "../../model/form/visible";
import { dropDrafts, setDraft, useDrafts } from "../../store/drafts";

/** Row with unsaved values in its cells. Its draft has the name of a form. */
export interface RowWithEdits {
  id: string;
  name: string;
  draft: Draft;
}

const prefixOf = (table: string): string => `cells-${table}-`;

/** Returns the name of a row's draft. */
export const draftName = (table: string, id: string): string => prefixOf(table) + id;

/** Returns the rows of a table that have unsaved values. */
export const editedRowsOf = (table: string, drafts = useDrafts.getState()): RowWithEdits[] =>
  [...drafts].flatMap(([name, draft]) =>
    name.startsWith(prefixOf(table)) && draft.edits.size > 0
      ? [{ id: name.slice(prefixOf(table).length), name, draft }]
      : [],
  );

/** Discards all unsaved values of a table. */
export const discardEdits = (table: string): void => {
  for (const { name } of editedRowsOf(table)) dropDrafts(name);
};

/** Returns to an earlier draft. */
export const restoreDraft = (name: string, draft: Draft): void => {
  if (draft.edits.size === 0) dropDrafts(name);
  else setDraft(name, () => draft);
};

/** Notes why a row was not saved. */
export const noteFailure = (name: string, reason: string): void =>
  setDraft(name, (draft = noDraft) => ({ ...draft, errors: new Map([["", [reason]]]) }));

/** Removes the notes of an earlier save. */
export const forgetFailures = (table: string): void => {
  for (const { name } of editedRowsOf(table)) setDraft(name, (draft) => ({ ...draft, errors: noErrors }));
};

/** Returns an edited field, also if it cannot be edited any more. */
export const fieldOf = (path: string, fields: readonly FieldModel[], { unsaved }: Draft): FieldModel =>
  fields.find((field) => field.path === path) ?? {
    kind: "field",
    path,
    label: unsaved.get(path) ?? path,
    widget: "text",
    required: false,
    schema: {},
  };

/** Returns a function that gives the labels of a row's edited fields that cannot be edited any more. */
export const lostFields =
  (fields: readonly FieldModel[]) =>
  ({ draft }: RowWithEdits): string[] =>
    [...draft.unsaved].flatMap(([path, label]) => (fields.some((field) => field.path === path) ? [] : [label]));

/** Returns the fields whose cells can be edited. */
export function fieldsInCells(
  { fields }: Pick<BulkEdit, "fields">,
  { of, types, unless }: CellEdits,
  item: AnyRow,
  type: string,
  schemas: Schemas,
): FieldModel[] {
  const listed = (valueAt(item, of) ?? []) as readonly ({ name: string; type: string } & Record<string, unknown>)[];
  const editable = listed.filter((field) => types.includes(field.type) && unless.every((flag) => field[flag] !== true));
  const names = new Set(editable.map(({ name }) => name));
  return allFields(resolveLines(fields, schemas[type]!, schemas, item)).filter(
    ({ path, readOnly }) => !readOnly && names.has(path),
  );
}
