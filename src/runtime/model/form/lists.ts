import { keyOf, removalStep, valueAt } from "../../../values/json/path";
import type { Choice, ItemModel, LineModel, ListModel } from "./form-model";
import { isShown, linesIn } from "./line-kinds";
import { uniqueField } from "./unique-fields";
import { prefixPaths } from "./prefix";

const knownLists = new WeakMap<readonly LineModel[], readonly ListModel[]>();

/** Returns the lists of a form. Lists cannot be nested. */
export function listsIn(lines: readonly LineModel[]): readonly ListModel[] {
  // Memoized: each keystroke requests the lists of a long form several times.
  const known =
    knownLists.get(lines) ??
    lines.flatMap((line) => (line.kind === "list" ? [line] : line.kind === "item" ? [] : listsIn(linesIn(line))));
  knownLists.set(lines, known);
  return known;
}

/** Returns the visible lists. */
export const visibleLists = (lines: readonly LineModel[], data: unknown): ListModel[] =>
  lines.flatMap((line) => {
    if (line.kind === "item" || !isShown(line, data)) return [];
    return line.kind === "list" ? [line] : visibleLists(linesIn(line), data);
  });

/** Fills each list with the items of the data. Returns the same lines if there is no list. */
export function expandLists(lines: readonly LineModel[], data: unknown, stored: unknown): readonly LineModel[] {
  if (listsIn(lines).length === 0) return lines;
  return lines.map((line): LineModel => {
    if (line.kind === "list") return { ...line, items: itemsOf(line, data, stored) };
    return "items" in line && line.kind !== "item" ? { ...line, items: expandLists(line.items, data, stored) } : line;
  });
}

const itemsOf = (list: ListModel, data: unknown, stored: unknown): ItemModel[] =>
  itemsAround(list, valueAt(data, list.path), { stored, uniques: uniquesOf(list, data) });

const itemsAround = (list: ListModel, items: unknown, around: Around): ItemModel[] =>
  asItems(items).map((item) => knownItem(list, item, around));

/** Values outside of an item that its model depends on. */
interface Around {
  stored: unknown;
  /** Titles that an index makes unique, joined by line breaks. */
  uniques: string;
}

const uniquesOf = ({ badges }: ListModel, data: unknown): string =>
  badges
    .flatMap((badge) => ("uniqueBy" in badge ? asItems(valueAt(data, badge.uniqueBy)) : []))
    .flatMap((index) => uniqueField(String(index)) ?? [])
    .join("\n");

interface KnownItem extends Around {
  list: ListModel;
  model: ItemModel;
}

const knownItems = new WeakMap<object, KnownItem>();

// Memoized by item: a keystroke changes only one item of a long list.
function knownItem(list: ListModel, item: unknown, around: Around): ItemModel {
  if (typeof item !== "object" || item === null) return itemModel(list, item, around);
  const known = knownItems.get(item);
  if (known?.list === list && known.stored === around.stored && known.uniques === around.uniques) return known.model;
  const model = itemModel(list, item, around);
  knownItems.set(item, { list, ...around, model });
  return model;
}

function itemModel(list: ListModel, item: unknown, { stored, uniques }: Around): ItemModel {
  const key = keyOf(item);
  const path = `${list.path}.${key}`;
  const isNew = valueAt(stored, path) === undefined;
  const variant = list.variant === undefined ? "" : String(valueAt(item, list.variant.path));
  const lines = list.lines[isNew ? "new" : "stored"][variant] ?? [];
  const isUnique = uniques !== "" && uniques.split("\n").includes(String(valueAt(item, list.titlePath)));
  return {
    kind: "item",
    key,
    path,
    label: titleOf(list, lines, item),
    variant,
    badges: list.badges
      .filter((badge) => ("flag" in badge ? valueAt(item, badge.flag) === true : isUnique))
      .map(({ label }) => label),
    isNew,
    removed: valueAt(item, removalStep) === true,
    locked: list.lockedPath !== undefined && valueAt(item, list.lockedPath) === true,
    items: linesOfItem(lines, path),
    ...(list.shortcuts && { shortcuts: linesOfItem(list.shortcuts[variant] ?? none, path) }),
  };
}

const none: readonly LineModel[] = [];

// A title from a choice shows the label of that choice.
function titleOf(list: ListModel, lines: readonly LineModel[], item: unknown): string {
  const title = String(valueAt(item, list.titlePath) ?? "");
  return titleChoices(list, lines).find(({ value }) => value === title)?.label ?? title;
}

/** Returns the choices of a title among the lines of an item; none if it is written freely. */
export function titleChoices({ titlePath }: ListModel, lines: readonly LineModel[]): readonly Choice[] {
  const field = lines.find((line) => line.kind === "field" && line.path === titlePath);
  return (field?.kind === "field" && field.choices) || [];
}

const ofItems = new WeakMap<readonly LineModel[], Map<string, readonly LineModel[]>>();

// Stable identity per keystroke: otherwise an open item would re-render completely.
function linesOfItem(lines: readonly LineModel[], path: string): readonly LineModel[] {
  const known = ofItems.get(lines) ?? new Map<string, readonly LineModel[]>();
  const found = known.get(path) ?? prefixPaths(`${path}.`, lines);
  ofItems.set(lines, known.set(path, found));
  return found;
}

const byPath = new WeakMap<readonly LineModel[], ReadonlyMap<string, ItemModel>>();

/** Returns the item at a path; `lines` must be expanded. */
export const itemAt = (lines: readonly LineModel[], path: string): ItemModel | undefined => {
  const known =
    byPath.get(lines) ?? new Map(listsIn(lines).flatMap((list) => list.items.map((item) => [item.path, item])));
  byPath.set(lines, known);
  return known.get(path);
};

/** Returns the item paths of the list at a path, in order; `lines` must be expanded. */
export const itemPaths = (lines: readonly LineModel[], path: string): string[] =>
  listsIn(lines)
    .filter((list) => list.path === path)
    .flatMap(({ items }) => items.map((item) => item.path));

/** Returns the value if it is an array, else an empty list. */
export const asItems = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
