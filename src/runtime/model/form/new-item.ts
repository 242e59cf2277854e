import { valueAt } from "../../../values/json/path";
import type { ListModel } from "./form-model";
import { freeTitle } from "./unique-titles";

/** Creates a list item of a kind, with a free title or the picked one. The id is kept when the item is saved. */
export const newItem = (
  list: ListModel,
  titles: readonly string[],
  id: string,
  picked?: string,
): Readonly<Record<string, unknown>> => {
  const { defaults, titlePath, variant, picker } = list;
  const kind = picked ?? String(variant && defaults[variant.path]);
  return {
    id,
    ...defaults,
    [titlePath]: picker && picked !== undefined ? picked : freeTitle(list.unique.generated, titles),
    ...(variant && { [variant.path]: kind, ...variant.types.types[kind]?.defaults }),
  };
};

/** Returns a copy of an item, with a free title and another id. */
export const copyItem = (
  { titlePath, copySuffix = "" }: ListModel,
  item: object,
  titles: readonly string[],
  id: string,
): Readonly<Record<string, unknown>> => ({
  ...item,
  id,
  [titlePath]: freeTitle(`${String(valueAt(item, titlePath))}${copySuffix}`, titles),
});

/** Converts an item to another kind. Options of the old kind are dropped, and reset paths get their defaults. */
export function itemOfKind(list: ListModel, item: object, kind: string): Readonly<Record<string, unknown>> {
  const { titlePath, variant, defaults } = list;
  const ofAll = new Set(["id", titlePath, ...Object.keys(defaults)]);
  return {
    ...Object.fromEntries(Object.entries(item).filter(([key]) => ofAll.has(key))),
    ...(variant && { [variant.path]: kind }),
    ...Object.fromEntries((variant?.resets ?? []).map((path) => [path, defaults[path]])),
    ...variant?.types.types[kind]?.defaults,
  };
}
