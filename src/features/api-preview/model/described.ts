import type { AuthOptions } from "../../../../definitions/types/collection";
import type { ItemField } from "../../../runtime/model/form/item-field";

/** What is known of an item whose records are told of. */
export interface DescribedItem extends Readonly<Partial<AuthOptions>> {
  id: string;
  name: string;
  type?: string;
  fields: readonly ItemField[];
  indexes?: readonly string[] | null;
  passwordAuth?: { enabled?: boolean; identityFields?: readonly string[] };
  mfa?: TimedWay;
  otp?: TimedWay;
}

/** A way to sign in whose codes end after so many seconds. */
interface TimedWay {
  enabled?: boolean;
  duration?: number;
}

/** An item as far as it has what is told: what the backend leaves out is empty. */
export const describedItem = (item: Readonly<Record<string, unknown>> & { id: string }): DescribedItem => ({
  ...item,
  name: String(item["name"] ?? ""),
  fields: (item["fields"] as ItemField[] | null) ?? [],
});
