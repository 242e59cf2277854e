import { redacted } from "../../../../definitions/backend/limits";
import { isEqual } from "../values/json/equal";
import { keyOf, orderStep, removalStep, valueAt, withValueAt } from "../values/json/path";
import type { FieldModel, ItemModel, LineModel, ListModel } from "./form-model";
import { isShown, linesIn } from "./line-kinds";
import { asItems, listsIn } from "./lists";
import { filesIn, sameJson, type AddedFile } from "./row-values";
import { isBlankJson, typedValue } from "./schema";
import { visibleFields } from "./visible";

/** Whether two values of a field are the same to the backend. */
export const sameValue = (
  { schema, value }: Pick<FieldModel, "schema" | "value">,
  one: unknown,
  other: unknown,
): boolean =>
  // Of many fields most are as they were.
  one === other ||
  (value === "json" ? sameJson(one, other) : isEqual(typedValue(one, schema), typedValue(other, schema)));

/**
 * The paths on the screen at which the data differs from what is stored: of a list its order, each new item once, each
 * that is to be gone, and the fields of the others. What a condition hides is neither counted nor sent: nobody could
 * mend it.
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
  // One that was never stored has not gone.
  if (item.removed) return item.isNew ? [] : [`${item.path}.${removalStep}`];
  // Nothing in it was edited.
  if (valueAt(stored, item.path) === valueAt(data, item.path)) return [];
  return item.isNew ? [item.path] : changedPaths(item.items, stored, data);
};

// Whether the items that are stored and stay are wanted in another order than the stored one.
function isReordered({ path, items }: ListModel, stored: unknown): boolean {
  const wanted = items.flatMap(({ key, isNew, removed }) => (isNew || removed ? [] : [key]));
  const stay = new Set(wanted);
  const before = asItems(valueAt(stored, path))
    .map(keyOf)
    .filter((key) => stay.has(key));
  return before.length !== wanted.length || before.some((key, index) => key !== wanted[index]);
}

/**
 * What a save sends: the changed values alone, so that others' changes stay, and never a secret's stand-in. A list goes
 * whole, as the backend replaces it, over the items that are stored: keys that no line names survive.
 */
export function payloadOf(lines: readonly LineModel[], changed: readonly string[], data: unknown): Payload {
  const lists = listsIn(lines).filter(({ path }) => changed.some((each) => each.startsWith(`${path}.`)));
  const inLists = (path: string): boolean => lists.some((list) => path.startsWith(`${list.path}.`));
  const wanted = new Set(changed);
  const fields = visibleFields(lines, data).filter(({ path }) => wanted.has(path) && !inLists(path));
  const sent = fields
    .filter(({ path, value, schema }) => !(schema.secret && valueAt(data, path) === redacted) && value !== "file")
    .reduce<Payload>(
      (payload, field) => withValueAt(payload, field.path, sentValue(field, data)),
      deletions(fields, data),
    );
  return lists.reduce((payload, list) => withValueAt(payload, list.path, sentItems(list, data)), sent);
}

// Stored files are deleted by name: by number, another admin's change in between would delete another one.
const deletions = (fields: readonly FieldModel[], data: unknown): Payload =>
  Object.fromEntries(
    fields
      .filter(({ value }) => value === "file")
      .map(({ path }) => [`${path}-`, filesIn(valueAt(data, path)).removed] as const)
      .filter(([, removed]) => removed.length > 0),
  );

/** The files that a save of these paths adds, by the path of their field. */
export const uploadsOf = (
  lines: readonly LineModel[],
  changed: readonly string[],
  data: unknown,
): (readonly [path: string, upload: AddedFile])[] =>
  visibleFields(lines, data)
    .filter(({ path, value }) => value === "file" && changed.includes(path))
    .flatMap(({ path }) => filesIn(valueAt(data, path)).added.map((upload) => [path, upload] as const));

type Payload = Readonly<Record<string, unknown>>;

/** The value of a field as it is sent: JSON that was left blank is null, since a text would be stored as one. */
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

// A secret that is not typed stays as it is: blank it would be erased, or refused.
const sentFields = (lines: readonly LineModel[], data: unknown): FieldModel[] =>
  visibleFields(lines, data).filter(({ schema, path }) => !schema.secret || Boolean(valueAt(data, path)));

/** The keys of the items that a save sends, by the path of their list: the backend's errors count in this order. */
export const sentKeys = (lines: readonly LineModel[]): ReadonlyMap<string, readonly string[]> =>
  new Map(listsIn(lines).map(({ path, items }) => [path, items.flatMap(({ key, removed }) => (removed ? [] : [key]))]));
