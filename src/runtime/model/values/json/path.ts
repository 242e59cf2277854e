type ObjectValue = Readonly<Record<string, unknown>>;
type Item = ObjectValue & { id: unknown };

/** The step behind a list that stands for the order of its items: their keys. No id is as short, so no item has this key. */
export const orderStep = "#";

/** The step behind an item of a list that marks it: with the next save it is gone. */
export const removalStep = "-";

const isObject = (value: unknown): value is ObjectValue =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const escaped = (id: unknown): string => encodeURIComponent(String(id)).replaceAll(".", "%2E");

// The items of a long list are asked for it at every key.
const knownKeys = new WeakMap<object, string>();

/** The step that leads to an item of a list: its id, with the signs escaped that part a path. */
export function keyOf(item: unknown): string {
  if (!isObject(item)) return escaped(item);
  const key = knownKeys.get(item) ?? escaped(item["id"]);
  knownKeys.set(item, key);
  return key;
}

// A list is searched once, however many of its items are asked for.
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

/** The value at a dotted path, or undefined where the way there ends. Items of lists are found by their keys. */
export const valueAt = (data: unknown, path: string): unknown => {
  let value = data;
  for (const key of stepsOf(path)) value = step(value, key);
  return value;
};

// The paths of a form are asked for at every key.
const knownSteps = new Map<string, readonly string[]>();

const stepsOf = (path: string): readonly string[] => {
  const steps = knownSteps.get(path) ?? path.split(".");
  knownSteps.set(path, steps);
  return steps;
};

/** Those of these paths that begin with what a row has not got, not even empty. */
export const lackedNames = (row: object, paths: readonly string[]): string[] =>
  paths.filter((path) => !Object.hasOwn(row, stepsOf(path)[0]!));

/** A copy of the data with another value at a dotted path; undefined takes away what is there. */
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
  // An edit of an item that is no longer there is none.
  if (found === undefined) return rest.length > 0 || !isItem(value) ? list : [...list, value];
  const next = rest.length > 0 ? withStep(list[found], rest, value) : value;
  return next === undefined ? list.toSpliced(found, 1) : list.with(found, next);
}

const isItem = (value: unknown): value is Item => isObject(value) && Object.hasOwn(value, "id");

// Items that the order does not name stay at their places.
function inOrder(list: readonly unknown[], keys: readonly string[]): readonly unknown[] {
  const known = indexOf(list);
  const ordered = keys.flatMap((key) => (known.has(key) ? [list[known.get(key)!]] : []));
  const named = new Set(keys);
  const next = ordered.values();
  return list.map((item) => (named.has(keyOf(item)) ? next.next().value : item));
}
