import { useRegistry } from "../../runtime/registry/registry";
import { recordsAddress } from "../records/addresses";

/** Parameter with the path of the rule that is open on the page of all rules. */
export const ruleParam = "rule";

/** Returns the address at which a rule is open, by its path: the id of its collection, and its name. */
const ruleAddress = (path: string): string => `/rules?${ruleParam}=${path}`;

/** Addresses of what can be opened from a collection. */
export interface CollectionAddresses {
  records: string;
  edit: string;
  rules: string;
}

/** Returns the addresses of a collection: its records, its editor and its rules. */
export function useCollectionAddresses(id: string): CollectionAddresses {
  const { addressParam } = useRegistry().panels.collection;
  const records = recordsAddress(id);
  return { records, edit: `${records}&${addressParam}=${id}`, rules: ruleAddress(`${id}.listRule`) };
}
