import type { AuthOptions } from "../../../../definitions/types/collection";
import type { ItemField } from "../../../runtime/model/form/item-field";

/** Collection as far as the API preview needs it. */
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

/** Sign-in method with codes of limited lifetime, in seconds. */
interface TimedWay {
  enabled?: boolean;
  duration?: number;
}

/** Returns a collection for the preview. Missing properties become empty. */
export const describedItem = (item: Readonly<Record<string, unknown>> & { id: string }): DescribedItem => ({
  ...item,
  name: String(item["name"] ?? ""),
  fields: (item["fields"] as ItemField[] | null) ?? [],
});
