import type { ItemModel, ListModel } from "../form-model";
import type { LineKind } from "../line-kind";

/** A list of objects, each of which has lines of its own. */
export const list: LineKind<ListModel> = {
  inside: ({ items }) => items,
};

/** One item of a list. What is to be gone is neither checked nor sent, whatever is wrong with it. */
export const item: LineKind<ItemModel> = {
  inside: ({ items }) => items,
};
