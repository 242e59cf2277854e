import { macros } from "../../../../definitions/backend/filter";
import type { ColumnModel } from "./columns";
import type { Vocabulary } from "../filter/parse-filter";

/** What records can be filtered by. More names than these may work: a relation leads on to fields of other collections. */
export const recordVocabulary = (columns: readonly ColumnModel[]): Vocabulary => ({
  names: columns.map(({ name, cell }) => ({ name, detail: cell })),
  closed: false,
  macros,
});
