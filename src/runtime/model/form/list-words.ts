import { draftTexts } from "../../../../definitions/texts/drafts";
import { conflictTexts } from "../../../../definitions/texts/conflicts";
import { interpolate } from "../../../values/text/text";
import { joinShown } from "../../../values/text/text-direction";
import { orderStep, removalStep, valueAt } from "../../../values/json/path";
import type { LineModel, ListModel } from "./form-model";
import { asItems, itemAt, listsIn } from "./lists";

/** Edit of the list itself: its order, a complete item, or a removal mark. */
interface ListEdit {
  kind: "order" | "item" | "removal";
  list: ListModel;
  /** Path of the item, or of the list for an order. */
  path: string;
}

/** Returns the list edit that a path represents, or undefined. `lines` must be expanded. */
export function listEditAt(lines: readonly LineModel[], path: string): ListEdit | undefined {
  const list = listsIn(lines).find((each) => path.startsWith(`${each.path}.`));
  if (!list) return undefined;
  const [key, mark, ...more] = path.slice(list.path.length + 1).split(".");
  const item = `${list.path}.${key}`;
  if (key === orderStep) return { kind: "order", list, path: list.path };
  if (mark === undefined) return { kind: "item", list, path: item };
  return mark === removalStep && more.length === 0 ? { kind: "removal", list, path: item } : undefined;
}

/** Returns the label of a list edit. */
export function listEditLabel(lines: readonly LineModel[], { kind, list, path }: ListEdit): string {
  if (kind === "order") return interpolate(draftTexts.list.order, { list: list.label });
  return kind === "item" ? list.add : (itemAt(lines, path)?.label ?? path);
}

/** Formats the value of a list edit as text, with items by title. */
export function formatListEdit(lines: readonly LineModel[], { kind, list, path }: ListEdit, value: unknown): string {
  const { removed, stays, item } = draftTexts.list;
  if (kind === "removal") return value === true ? removed : stays;
  if (kind === "order") {
    const titleOf = (key: unknown): string => itemAt(lines, `${list.path}.${String(key)}`)?.label ?? String(key);
    return joinShown(asItems(value).map(titleOf));
  }
  if (value === undefined) return conflictTexts.compare.nothing;
  const title = itemAt(lines, path)?.label ?? String(valueAt(value, list.titlePath) ?? "");
  const type = list.variant && list.variant.types.types[String(valueAt(value, list.variant.path))]?.label;
  return type ? interpolate(item, { title, type }) : title;
}
