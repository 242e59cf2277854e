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
    ...(variant && { [variant.under]: variant.types.types[kind ?? ""]?.defaults ?? {} }),
  };
};

/** The edits that make an item one of another kind: what lay under the kind's path, and what it resets, is as in a new one. */
export function kindEdits(list: ListModel, itemPath: string, kind: string): [path: string, value: unknown][] {
  const { variant, defaults } = list;
  if (!variant) return [];
  return [
    [`${itemPath}.${variant.path}`, kind],
    [`${itemPath}.${variant.under}`, variant.types.types[kind]?.defaults ?? {}],
    ...variant.resets.map((path): [string, unknown] => [`${itemPath}.${path}`, defaults[path]]),
  ];
}
