import type { ReservedWords } from "../../../../definitions/language/line";
import { valueAt } from "../../../values/json/path";
import { holds } from "./condition";
import type { ListModel } from "./form-model";

const folded = (title: string): string => title.toLowerCase();

/** Returns whether a title is a reserved word. */
export const isReserved = (title: string, words: readonly ReservedWords[]): boolean =>
  words.some(({ inAnyCase, asWritten }) => asWritten.includes(title) || inAnyCase.map(folded).includes(folded(title)));

const reservedWords = ({ unique }: ListModel, data: unknown): readonly ReservedWords[] =>
  unique.reserved.filter(({ when }) => when === undefined || holds(when, data));

/**
 * Returns an error for each list item whose title is empty, taken, reserved or malformed, with the title's path. An
 * unchanged title may stay reserved or malformed.
 */
export function titleErrors(list: ListModel, data: unknown, stored: unknown): [path: string, sentences: string[]][] {
  const { items, titlePath, unique } = list;
  const staying = items.filter(({ removed }) => !removed);
  const counts = new Map<string, number>();
  for (const { label } of staying) counts.set(folded(label), (counts.get(folded(label)) ?? 0) + 1);
  const reserved = reservedWords(list, data);
  return staying.flatMap(({ path, label }) => {
    const at = `${path}.${titlePath}`;
    // A title that nothing generates is required instead.
    if (label === "" && unique.generated === "") return [];
    if (label === "" || counts.get(folded(label))! > 1) return [[at, [unique.message]]];
    if (valueAt(stored, at) === label) return [];
    if (isReserved(label, reserved)) return [[at, [unique.message]]];
    const { written } = unique;
    return written && !written.like.test(label) ? [[at, [written.message]]] : [];
  });
}

/** Returns the first free title: "field", "field1", "field2". */
export function freeTitle(generated: string, titles: readonly string[]): string {
  const taken = new Set(titles.map(folded));
  for (let n = 0; ; n += 1) {
    const title = n === 0 ? generated : `${generated}${n}`;
    if (!taken.has(folded(title))) return title;
  }
}
