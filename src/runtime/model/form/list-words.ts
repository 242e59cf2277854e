import { draftTexts } from "../../../../definitions/texts/drafts";
import { texts } from "../../../../definitions/texts/texts";
import { interpolate } from "../values/text/text";
import { orderStep, removalStep, valueAt } from "../values/json/path";
import type { LineModel, ListModel } from "./form-model";
import { asItems, itemAt, listsIn } from "./lists";

/** An edit of a list itself: of its order, of an item as a whole, or the mark of one that is to be gone. */
interface ListEdit {
  kind: "order" | "item" | "removal";
  list: ListModel;
  /** Of the item; of an order that of the list. */
  path: string;
}

/** The edit of a list that a path stands for; undefined for any other. `lines` have the items. */
export function listEditAt(lines: readonly LineModel[], path: string): ListEdit | undefined {
  const list = listsIn(lines).find((each) => path.startsWith(`${each.path}.`));
  if (!list) return undefined;
  const [key, mark, ...more] = path.slice(list.path.length + 1).split(".");
  const item = `${list.path}.${key}`;
  if (key === orderStep) return { kind: "order", list, path: list.path };
  if (mark === undefined) return { kind: "item", list, path: item };
  return mark === removalStep && more.length === 0 ? { kind: "removal", list, path: item } : undefined;
}

/** What an edit of a list is about. */
export function listEditLabel(lines: readonly LineModel[], { kind, list, path }: ListEdit): string {
  if (kind === "order") return interpolate(draftTexts.list.order, { list: list.label });
  return kind === "item" ? list.add : (itemAt(lines, path)?.label ?? path);
}

/** The value at the path of an edit of a list in words: items by their titles. */
export function listEditWords(lines: readonly LineModel[], { kind, list, path }: ListEdit, value: unknown): string {
  const { removed, stays, item } = draftTexts.list;
  if (kind === "removal") return value === true ? removed : stays;
  if (kind === "order") {
    const titleOf = (key: unknown): string => itemAt(lines, `${list.path}.${String(key)}`)?.label ?? String(key);
    return asItems(value).map(titleOf).join(", ");
  }
  if (value === undefined) return texts.form.compare.nothing;
  const title = itemAt(lines, path)?.label ?? String(valueAt(value, list.titlePath) ?? "");
  const type = list.variant && list.variant.types.types[String(valueAt(value, list.variant.path))]?.label;
  return type ? interpolate(item, { title, type }) : title;
}
