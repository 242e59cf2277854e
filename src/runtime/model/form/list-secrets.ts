import { texts } from "../../../../definitions/texts/texts";
import { keyOf, valueAt } from "../../../values/json/path";
import type { LineModel, ListModel } from "./form-model";
import { asItems, visibleLists } from "./lists";

/**
 * Returns an error for each list item whose secret must be entered, with the secret's path. These are new items, and
 * moved items that the backend would otherwise give another item's secret.
 */
export const secretErrors = (
  lines: readonly LineModel[],
  data: unknown,
  stored: unknown,
): [path: string, sentences: string[]][] => visibleLists(lines, data).flatMap((list) => errorsIn(list, data, stored));

function errorsIn(
  { path, items, secret }: ListModel,
  data: unknown,
  stored: unknown,
): [path: string, sentences: string[]][] {
  const before = asItems(valueAt(stored, path)).map(keyOf);
  const staying = items.filter(({ removed }) => !removed);
  // An unchanged list is not sent.
  if (!secret || (staying.length === before.length && staying.every(({ key }, place) => before[place] === key)))
    return [];
  return staying.flatMap(({ key, path: item, isNew }, place): [string, string[]][] => {
    const at = `${item}.${secret.field}`;
    const isMoved = secret.keptBy === "place" && !isNew && before.indexOf(key) !== place;
    if (!(isNew || isMoved) || valueAt(data, at)) return [];
    return [[at, [isNew ? texts.invalid.required : texts.invalid.secretMoved]]];
  });
}
