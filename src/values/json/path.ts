type ObjectValue = Readonly<Record<string, unknown>>;
type Item = ObjectValue & { id: unknown };

/** Path step after a list for the order of its items, a list of keys. Ids are longer, so no item has this key. */
export const orderStep = "#";

/** Path step after a list item that marks it for deletion by the next save. */
export const removalStep = "-";

const isObject = (value: unknown): value is ObjectValue =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const escaped = (id: unknown): string => encodeURIComponent(String(id)).replaceAll(".", "%2E");

// Cached: each keystroke reads the keys of a long list.
const knownKeys = new WeakMap<object, string>();

/** Returns the path step of a list item: its id, with separators escaped. */
export function keyOf(item: unknown): string {
  if (!isObject(item)) return escaped(item);
  const key = knownKeys.get(item) ?? escaped(item["id"]);
  knownKeys.set(item, key);
  return key;
}

// Cached, so that a list is indexed once for all its items.
const indexes = new WeakMap<readonly unknown[], ReadonlyMap<string, number>>();

const indexOf = (list: readonly unknown[]): ReadonlyMap<string, number> => {
  const known = indexes.get(list) ?? new Map(list.map((item, index) => [keyOf(item), index]));
  indexes.set(list, known);
  return known;
};

const step = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return key === orderStep ? value.map(keyOf) : value[indexOf(value).get(key) ?? -1];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
};

/** Returns the value at a dotted path, or undefined if the path does not exist. List items are found by key. */
export const valueAt = (data: unknown, path: string): unknown => {
  let value = data;
  for (const key of stepsOf(path)) value = step(value, key);
  return value;
};

// Cached: each keystroke splits the paths of a form.
const knownSteps = new Map<string, readonly string[]>();

const stepsOf = (path: string): readonly string[] => {
  const steps = knownSteps.get(path) ?? path.split(".");
  knownSteps.set(path, steps);
  return steps;
};

/** Returns the paths whose first step is missing in a row. */
export const findMissingPaths = (row: object, paths: readonly string[]): string[] =>
  paths.filter((path) => !Object.hasOwn(row, stepsOf(path)[0]!));

/** Returns a copy of the data with another value at a dotted path. undefined removes the key or item. */
export const withValueAt = (data: unknown, path: string, value: unknown): ObjectValue =>
  withStep(data, path.split("."), value) as ObjectValue;

function withStep(data: unknown, [key = "", ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(data)) return withItem(data, key, rest, value);
  const object = isObject(data) ? data : {};
  const next = rest.length > 0 ? withStep(step(object, key), rest, value) : value;
  if (next !== undefined) return { ...object, [key]: next };
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

function withItem(list: readonly unknown[], key: string, rest: readonly string[], value: unknown): readonly unknown[] {
  if (key === orderStep) return inOrder(list, value as readonly string[]);
  const found = indexOf(list).get(key);
  // Editing a list item that no longer exists does nothing.
  if (found === undefined) return rest.length > 0 || !isItem(value) ? list : [...list, value];
  const next = rest.length > 0 ? withStep(list[found], rest, value) : value;
  return next === undefined ? list.toSpliced(found, 1) : list.with(found, next);
}

const isItem = (value: unknown): value is Item => isObject(value) && Object.hasOwn(value, "id");

// Items that the order does not contain keep their index.
function inOrder(list: readonly unknown[], keys: readonly string[]): readonly unknown[] {
  const known = indexOf(list);
  const ordered = keys.flatMap((key) => (known.has(key) ? [list[known.get(key)!]] : []));
  const named = new Set(keys);
  const next = ordered.values();
  return list.map((item) => (named.has(keyOf(item)) ? next.next().value : item));
}
