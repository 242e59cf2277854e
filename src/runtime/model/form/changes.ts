import { isEqual } from "../../../values/json/equal";
import { keyOf, orderStep, removalStep, valueAt, withValueAt } from "../../../values/json/path";
import type { FieldModel, ItemModel, LineModel, ListModel } from "./form-model";
import { isShown, linesIn } from "./line-kinds";
import { asItems, listsIn } from "./lists";
import { namesInOrder, remainingFiles } from "./file-order";
import { filesIn, sameJson, type AddedFile, type FilesValue } from "./row-values";
import { isBlankJson, typedValue } from "./schema";
import { visibleFields } from "./visible";
import { backend } from "../../../backend/version/backend";

/** Returns whether the backend would treat two values of a field as equal. */
export const sameValue = (
  { schema, value }: Pick<FieldModel, "schema" | "value">,
  one: unknown,
  other: unknown,
): boolean =>
  // Fast path: most fields are unchanged.
  one === other ||
  (value === "json" ? sameJson(one, other) : isEqual(typedValue(one, schema), typedValue(other, schema)));

/**
 * Returns the visible paths whose data differs from the stored data. For lists: the order, new items, removed items,
 * and changed fields of the others. Hidden fields are neither counted nor sent, as the admin could not fix them.
 */
export const changedPaths = (lines: readonly LineModel[], stored: unknown, data: unknown): string[] =>
  lines.flatMap((line) => {
    if (!isShown(line, data)) return [];
    if (line.kind === "field") {
      const own = sameValue(line, valueAt(stored, line.path), valueAt(data, line.path)) ? [] : [line.path];
      return [...own, ...changedPaths(linesIn(line), stored, data)];
    }
    if (line.kind === "item") return changedItem(line, stored, data);
    const order = line.kind === "list" && isReordered(line, stored) ? [`${line.path}.${orderStep}`] : [];
    return [...order, ...changedPaths(linesIn(line), stored, data)];
  });

const changedItem = (item: ItemModel, stored: unknown, data: unknown): string[] => {
  // An unsaved item is discarded, not deleted.
  if (item.removed) return item.isNew ? [] : [`${item.path}.${removalStep}`];
  if (valueAt(stored, item.path) === valueAt(data, item.path)) return [];
  return item.isNew ? [item.path] : changedPaths(item.items, stored, data);
};

// Compares only the stored items that remain.
function isReordered({ path, items }: ListModel, stored: unknown): boolean {
  const wanted = items.flatMap(({ key, isNew, removed }) => (isNew || removed ? [] : [key]));
  const stay = new Set(wanted);
  const before = asItems(valueAt(stored, path))
    .map(keyOf)
    .filter((key) => stay.has(key));
  return before.length !== wanted.length || before.some((key, index) => key !== wanted[index]);
}

/**
 * Builds the save's payload from changed values only, so that others' changes survive. Masked secrets are omitted. The
 * backend replaces lists, so a list is sent complete; unknown keys of its items are kept.
 */
export function payloadOf(lines: readonly LineModel[], changed: readonly string[], data: unknown): Payload {
  const lists = listsIn(lines).filter(({ path }) => changed.some((each) => each.startsWith(`${path}.`)));
  const inLists = (path: string): boolean => lists.some((list) => path.startsWith(`${list.path}.`));
  const wanted = new Set(changed);
  const fields = visibleFields(lines, data).filter(({ path }) => wanted.has(path) && !inLists(path));
  const sent = fields
    .filter(
      ({ path, value, schema }) => !(schema.secret && valueAt(data, path) === backend().redacted) && value !== "file",
    )
    .reduce<Payload>(
      (payload, field) => withValueAt(payload, field.path, sentValue(field, data)),
      fileChanges(fields, data),
    );
  return lists.reduce((payload, list) => withValueAt(payload, list.path, sentItems(list, data)), sent);
}

const fileChanges = (fields: readonly FieldModel[], data: unknown): Payload =>
  Object.fromEntries(
    fields
      .filter(({ value }) => value === "file")
      .map(({ path }) => fileChange(path, filesIn(valueAt(data, path))))
      .filter(([, names]) => names.length > 0),
  );

// Stored files are deleted by name: by index, a concurrent change could delete the wrong file. A new order lists the
// names that stay.
function fileChange(path: string, value: FilesValue): readonly [name: string, names: readonly string[]] {
  const kept = value.order ? remainingFiles(value).filter(({ added }) => !added) : [];
  return kept.length > 0 ? [path, kept.map(({ name }) => name)] : [`${path}-`, value.removed];
}

/** Returns the names of stored files by field, where a save could not send the order of the form with its new files. */
export const fileOrders = (
  lines: readonly LineModel[],
  changed: readonly string[],
  data: unknown,
  stored: unknown,
): Payload =>
  Object.fromEntries(
    visibleFields(lines, data)
      .filter(({ path, value }) => value === "file" && changed.includes(path))
      .flatMap(({ path }) => {
        const names = namesInOrder(filesIn(valueAt(data, path)), filesIn(valueAt(stored, path)).names);
        return names ? [[path, names] as const] : [];
      }),
  );

/** Returns the files to upload for these paths, with the path of their field. */
export const uploadsOf = (
  lines: readonly LineModel[],
  changed: readonly string[],
  data: unknown,
): (readonly [path: string, upload: AddedFile])[] =>
  visibleFields(lines, data)
    .filter(({ path, value }) => value === "file" && changed.includes(path))
    .flatMap(({ path }) => filesIn(valueAt(data, path)).added.map((upload) => [path, upload] as const));

type Payload = Readonly<Record<string, unknown>>;

/** Returns a field's value as sent. Blank JSON is null, as newer backends would store "" as a text. */
export const sentValue = ({ schema, path }: FieldModel, data: unknown): unknown => {
  const value = valueAt(data, path);
  return isBlankJson(value, schema) ? null : typedValue(value, schema);
};

const sentItems = ({ items }: ListModel, data: unknown): unknown[] =>
  items
    .filter(({ removed }) => !removed)
    .map(({ path, items: lines }) =>
      sentFields(lines, data).reduce<unknown>(
        (item, field) => withValueAt(item, field.path.slice(path.length + 1), sentValue(field, data)),
        valueAt(data, path),
      ),
    );

// An empty secret is omitted: the backend would erase or refuse it.
const sentFields = (lines: readonly LineModel[], data: unknown): FieldModel[] =>
  visibleFields(lines, data).filter(({ schema, path }) => !schema.secret || Boolean(valueAt(data, path)));

/** Returns the keys of each list's sent items, by list path. Error indexes of the backend follow this order. */
export const sentKeys = (lines: readonly LineModel[]): ReadonlyMap<string, readonly string[]> =>
  new Map(listsIn(lines).map(({ path, items }) => [path, items.flatMap(({ key, removed }) => (removed ? [] : [key]))]));
