import { listTexts } from "../../../../definitions/texts/list";
import { texts } from "../../../../definitions/texts/texts";
import { keyOf, valueAt } from "../values/json/path";
import type { ListModel } from "./form-model";
import { asItems } from "./lists";

/**
 * The items of a list whose secrets must be typed, each with the sentence that says so, by the path of the secret: those
 * that are new, and those that move where the backend would give them the secret of another one.
 */
export function secretErrors(
  { path, items, secret }: ListModel,
  data: unknown,
  stored: unknown,
): [path: string, sentences: string[]][] {
  if (!secret) return [];
  const before = asItems(valueAt(stored, path)).map(keyOf);
  const staying = items.filter(({ removed }) => !removed);
  return staying.flatMap(({ key, path: item, isNew }, place): [string, string[]][] => {
    const at = `${item}.${secret.field}`;
    const isMoved = secret.keptBy === "place" && !isNew && before.indexOf(key) !== place;
    if (!(isNew || isMoved) || valueAt(data, at)) return [];
    return [[at, [isNew ? texts.invalid.required : listTexts.secretMoved]]];
  });
}
