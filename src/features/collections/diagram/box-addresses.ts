import { useRegistry } from "../../../runtime/registry/registry";
import type { Box } from "./diagram-model";

/** Addresses of what can be opened from a collection of the diagram. */
export interface BoxAddresses {
  records: string;
  edit: string;
  rules: string;
}

/** Returns the addresses of a collection: its records, its editor and its rules. */
export function useBoxAddresses({ id }: Pick<Box, "id">): BoxAddresses {
  const { addressParam } = useRegistry().panels.collection;
  const records = `/collections?collectionId=${id}`;
  return { records, edit: `${records}&${addressParam}=${id}`, rules: `/rules?rule=${id}.listRule` };
}
