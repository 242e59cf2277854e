import type { Collection } from "../../../../definitions/types/collection";
import { firstProblem } from "../../../backend/filter/parse-filter";
import { removalStep, valueAt } from "../../../values/json/path";
import { backend } from "../../../backend/version/backend";
import type { NamedCollection } from "./resolve-name";
import { ruleVocabulary } from "./rule-vocabulary";

const noFields: Collection["fields"] = [];

/** Values of the collection form that decide what its rules can name. */
export interface EditedNames {
  id: unknown;
  name: unknown;
  type: unknown;
  fields: unknown;
}

/** Returns the edited values of a collection form. The name is the one that the backend checks rules with. */
export const editedNames = (data: unknown, stored: unknown): EditedNames => ({
  id: valueAt(stored, "id"),
  name: valueAt(backend().nameResolution.haveNewName ? data : stored, "name"),
  type: valueAt(data, "type"),
  fields: valueAt(data, "fields"),
});

/** Returns the edited collection as its rules see it: without the fields that the save removes. */
export function editedCollection({ id, name, type, fields }: EditedNames): NamedCollection {
  const all = (Array.isArray(fields) ? fields : noFields) as Collection["fields"];
  return {
    id: String(id ?? ""),
    name: String(name ?? ""),
    type: String(type ?? "base"),
    fields: all.filter((field) => valueAt(field, removalStep) !== true),
  };
}

/** Returns whether the columns of an edited view are unknown: only the backend reads them from a changed query. */
export const hasUnknownColumns = (data: unknown, stored: unknown): boolean =>
  valueAt(data, "type") === "view" && valueAt(data, "viewQuery") !== valueAt(stored, "viewQuery");

/**
 * Returns the first error of a rule in a collection form. Old names of renamed fields are no error, because the save
 * offers to rewrite them. Neither are fields that another admin has added: `collections` are the current ones.
 */
export function ruleFault(
  rule: string,
  data: unknown,
  stored: unknown,
  collections: readonly Collection[],
): string | undefined {
  const own = editedCollection(editedNames(data, stored));
  const names = new Map(own.fields.map(({ id, name }) => [id, name]));
  const before = editedCollection(editedNames(stored, stored)).fields;
  const renamed = before.filter(({ id, name }) => names.has(id) && names.get(id) !== name);
  const current = collections.find(({ id }) => id === own.id)?.fields ?? noFields;
  const added = current.filter(({ id }) => !before.some((field) => field.id === id));
  const vocabulary = ruleVocabulary({ ...own, fields: [...own.fields, ...renamed, ...added] }, collections);
  return firstProblem(rule, { ...vocabulary, closed: !hasUnknownColumns(data, stored) });
}
