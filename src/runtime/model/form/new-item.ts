import type { ListModel } from "./form-model";
import { freeTitle } from "./unique-titles";

/** A new item of a list beside items with these titles, with an id that it keeps when it is stored. */
export const newItem = (list: ListModel, titles: readonly string[], id: string): Readonly<Record<string, unknown>> => {
  const { defaults, titlePath, variant } = list;
  const kind = variant && String(defaults[variant.path]);
  return {
    id,
    ...defaults,
    [titlePath]: freeTitle(list, titles),
    ...(variant && variant.types.types[kind ?? ""]?.defaults),
  };
};

/** An item as one of another kind: what only its kind has, and what a kind resets, is as in a new one. */
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
