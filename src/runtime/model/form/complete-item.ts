import { isBlank } from "../../../values/text/format-value";
import { valueAt } from "../../../values/json/path";
import type { ItemModel } from "./form-model";
import { allFields, visibleFields } from "./visible";

/** Returns whether the heading of an item has all that the item still needs. An item without such a heading does not. */
export function isCompleteIn(item: ItemModel | undefined, data: unknown): boolean {
  if (!item?.shortcuts) return false;
  const [, ...below] = item.items;
  const above = new Set(allFields(item.shortcuts).map(({ path }) => path));
  return visibleFields(below, data).every(
    ({ path, required }) => !required || above.has(path) || !isBlank(valueAt(data, path)),
  );
}
