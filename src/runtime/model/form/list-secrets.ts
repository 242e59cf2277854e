import { listTexts } from "../../../../definitions/texts/list";
import { texts } from "../../../../definitions/texts/texts";
import { keyOf, valueAt } from "../values/json/path";
import type { LineModel, ListModel } from "./form-model";
import { asItems, shownLists } from "./lists";

/**
 * The items of lists whose secrets must be typed, each with the sentence that says so, by the path of the secret: those
 * that are new, and those that move where the backend would give them the secret of another one.
 */
export const secretErrors = (
  lines: readonly LineModel[],
  data: unknown,
  stored: unknown,
): [path: string, sentences: string[]][] => shownLists(lines, data).flatMap((list) => errorsIn(list, data, stored));

function errorsIn(
  { path, items, secret }: ListModel,
  data: unknown,
  stored: unknown,
): [path: string, sentences: string[]][] {
  const before = asItems(valueAt(stored, path)).map(keyOf);
  const staying = items.filter(({ removed }) => !removed);
  // A list whose items are as they are stored is not sent.
  if (!secret || (staying.length === before.length && staying.every(({ key }, place) => before[place] === key)))
    return [];
  return staying.flatMap(({ key, path: item, isNew }, place): [string, string[]][] => {
    const at = `${item}.${secret.field}`;
    const isMoved = secret.keptBy === "place" && !isNew && before.indexOf(key) !== place;
    if (!(isNew || isMoved) || valueAt(data, at)) return [];
    return [[at, [isNew ? texts.invalid.required : listTexts.secretMoved]]];
  });
}
