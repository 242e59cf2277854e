import type { AuthOptions } from "../../../../definitions/types/collection";
import type { ItemField } from "../../../runtime/model/form/item-field";

/** What is known of an item whose records are told of. */
export interface DescribedItem {
  id: string;
  name: string;
  schema: readonly ItemField[];
  options: Readonly<Partial<AuthOptions>>;
}

/** An item as far as it has what is told: what the backend leaves out is empty. */
export const describedItem = (item: Readonly<Record<string, unknown>> & { id: string }): DescribedItem => ({
  ...item,
  name: String(item["name"] ?? ""),
  schema: (item["schema"] as ItemField[] | null) ?? [],
  options: (item["options"] as DescribedItem["options"] | null) ?? {},
});
