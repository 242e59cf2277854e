import { adminData } from "../features/admins/data";
import { collectionData } from "../features/collections/data";
import { recordData } from "../features/records/data";
import type { RowData } from "../runtime/registry/row-data";

/** Server state of the rows that forms edit, by row type. Tables do not wait for it. */
export const rowData: Readonly<Record<string, RowData>> = {
  Account: recordData,
  AdminForm: adminData,
  Collection: collectionData,
};
