import { randomId } from "../../../values/text/random-secret";
import { indexStatement } from "../indexes/index-statement";

/** Length of an index name's random part. Index names are unique across all collections. */
const nameLength = 10;

/** Returns a new unique index name. */
export const newIndexName = (): string => `idx_${randomId(nameLength)}`;

/** Returns the SQL of a new index. */
export const newIndex = (table: string, columns: readonly string[], unique: boolean): string =>
  indexStatement({
    name: newIndexName(),
    table,
    unique,
    columns: columns.map((name) => ({ name, collate: "", descending: false })),
    where: "",
  });
