import { calls } from "../../definitions/backend/calls";
import { product as admins } from "../../definitions/eras/admins";
import { product as superusers } from "../../definitions/eras/superusers";
import { schemas as allSchemas } from "../../definitions/schemas";
import type { Version } from "../../definitions/language/versions";
import { hasSuperusers } from "../../server/first-admin";
import { requestOf } from "../../src/backend/calls/request";
import { RecordPayload } from "../../src/backend/calls/record-body";
import { payloadOf } from "../../src/runtime/model/form/changes";
import { changeDraftAt, formState, noDraft } from "../../src/runtime/model/form/draft";
import type { FieldModel, ListModel } from "../../src/runtime/model/form/form-model";
import { listsIn } from "../../src/runtime/model/form/lists";
import { isLocked } from "../../src/runtime/model/form/is-locked";
import { itemOfKind, newItem } from "../../src/runtime/model/form/new-item";
import { resolveLines } from "../../src/runtime/model/form/resolve-lines";
import { resolveSchemas } from "../../src/runtime/model/form/resolve-schemas";
import type { Schemas } from "../../src/runtime/model/form/schema";
import { validateFields } from "../../src/runtime/model/form/validate";
import { validateSchema } from "../../src/runtime/form/schema-validator";
import { allFields, visibleFields } from "../../src/runtime/model/form/visible";
import { selectBackend } from "../../src/backend/version/backend";
import { resolveProduct } from "../../src/backend/version/resolve-product";

/** Edits of a form, by their paths. */
export type Edits = readonly (readonly [path: string, value: unknown])[];

/** The form of collections on a version, without a page around it. Selects that version. */
export function collectionForm(version: Version) {
  selectBackend(version);
  const isLater = hasSuperusers(version);
  const { panels, fieldTypes } = resolveProduct(version, isLater ? superusers : admins);
  const panel = panels.collection;
  const schemas = resolveSchemas(version, allSchemas as Schemas);
  const linesOf = (mode: "new" | "edit") => resolveLines(panel.fields[mode], schemas["Collection"]!, schemas);
  const list: ListModel = listsIn(linesOf("new"))[0]!;

  /** The body that the form sends after these edits. Throws if the form has errors. */
  function bodyOf(mode: "new" | "edit", stored: object, edits: Edits): object {
    const lines = linesOf(mode);
    const draft = changeDraftAt(noDraft, lines, stored, edits);
    const { lines: all, data, changed } = formState(draft, lines, stored);
    const errors = validateFields(all, data, validateSchema, stored);
    if (errors.size > 0) throw new Error(JSON.stringify([...errors]));
    const paths = mode === "new" ? visibleFields(all, data).map(({ path }) => path) : [...changed];
    const values = { ...(mode === "new" && { id: "id00000000000id" }), ...payloadOf(all, paths, data) };
    const call = mode === "new" ? calls.addCollection : calls.saveCollection;
    return requestOf(call, { path: { id: "folk00000000000" }, body: new RecordPayload(values, []) }).body as object;
  }

  /** The fields of the form of a stored collection that an admin can edit, after these edits. */
  function editableFields(stored: object, edits: Edits = []): FieldModel[] {
    const lines = linesOf("edit");
    const { lines: all, data } = formState(changeDraftAt(noDraft, lines, stored, edits), lines, stored);
    return visibleFields(all, data).filter((field) => !isLocked(field, data));
  }

  return {
    editableFields,
    fieldTypes,
    defaults: { ...panel.defaults, id: "" },
    bodyOf,
    /** The paths of the options of a type of field. */
    optionNames: (type: string): string[] => allFields(list.lines.new[type]!).map(({ path }) => path),
    /** A new field of a type, as the list of fields makes it. */
    newField: (key: string, type: string) => itemOfKind(list, newItem(list, [], key), type),
  };
}
