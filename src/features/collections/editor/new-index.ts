import { randomId } from "../../../runtime/model/values/text/random-secret";
import { indexStatement } from "../model/index-statement";

/** How long the random part of an index's name is: names are shared by all collections. */
const nameLength = 10;

/** A name that no other index has. */
export const newIndexName = (): string => `idx_${randomId(nameLength)}`;

/** A new index in SQL. */
export const newIndex = (table: string, columns: readonly string[], unique: boolean): string =>
  indexStatement({
    name: newIndexName(),
    table,
    unique,
    columns: columns.map((name) => ({ name, collate: "", descending: false })),
    where: "",
  });
