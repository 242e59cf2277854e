import { draftTexts } from "../../../../definitions/texts/drafts";
import { interpolate } from "../values/text";
import { orderStep, removalStep } from "../values/path";
import type { LineModel } from "./form-model";
import { asItems, itemAt, listsIn } from "./lists";

/** An edit of a list itself, in words: what it is about, and what it comes to for a value at its path. */
export interface ListWords {
  label: string;
  words: (value: unknown) => unknown;
}

/** The words for an edit of a list itself, which is its order, a new item or an item that is to be gone; undefined for any other path. `lines` have the items. */
export function listWordsAt(lines: readonly LineModel[], path: string): ListWords | undefined {
  const list = listsIn(lines).find((each) => path.startsWith(`${each.path}.`));
  if (!list) return undefined;
  const rest = path.slice(list.path.length + 1);
  const titleOf = (key: string): string => itemAt(lines, `${list.path}.${key}`)?.label ?? key;
  if (rest === orderStep)
    return {
      label: interpolate(draftTexts.list.order, { list: list.label }),
      words: (keys) => asItems(keys).map((key) => titleOf(String(key))),
    };
  const [key = "", ...more] = rest.split(".");
  if (more.length === 0) return { label: list.add, words: (item) => (item === undefined ? undefined : titleOf(key)) };
  if (more.join(".") !== removalStep) return undefined;
  const { removed, stays } = draftTexts.list;
  return { label: titleOf(key), words: (mark) => (mark === true ? removed : stays) };
}
