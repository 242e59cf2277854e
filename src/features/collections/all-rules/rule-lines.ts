import type { FormPanel } from "../../../../definitions/language/form-panel";
import { secondFactorRule } from "../../../../definitions/backend/rules";
import { schemas as written } from "../../../../definitions/schemas/collections";
import type { Collection } from "../../../../definitions/types/collection";
import { backend } from "../../../backend/version/backend";
import type { FieldModel, LineModel } from "../../../runtime/model/form/form-model";
import { isLocked } from "../../../runtime/model/form/is-locked";
import { resolveLines } from "../../../runtime/model/form/resolve-lines";
import { resolveSchemas } from "../../../runtime/model/form/resolve-schemas";
import type { Schemas } from "../../../runtime/model/form/schema";
import { visibleFields } from "../../../runtime/model/form/visible";

/** Returns the schemas of collections on this version. */
export const collectionSchemas = (): Schemas => resolveSchemas(backend().version, written as Schemas);

/** Returns the rules that each collection has in its editor, in a group each. Their paths begin with its id. */
export function rulesOfAll({ type, fields }: FormPanel, collections: readonly Collection[]): readonly LineModel[] {
  const schemas = collectionSchemas();
  const lines = resolveLines(fields.edit, schemas[type]!, schemas);
  return collections.map((collection) => ({
    kind: "accordion",
    id: collection.id,
    title: collection.name,
    items: rulesIn(lines, collection),
  }));
}

const rulesIn = (lines: readonly LineModel[], collection: Collection): FieldModel[] =>
  visibleFields(lines, collection).flatMap((field) => {
    const isRule = backend().rulePaths.some((path) => path === field.path && path !== secondFactorRule);
    if (!isRule) return [];
    const { readOnlyWhen, ...rest } = field;
    const locked = readOnlyWhen !== undefined && isLocked(field, collection);
    return [{ ...rest, path: `${collection.id}.${field.path}`, ...(locked && { readOnly: true as const }) }];
  });
