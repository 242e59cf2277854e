import { comparedAs } from "../../../../definitions/language/compared-as";
import type { TablePage } from "../../../../definitions/language/table";
import type { NamePaths, Vocabulary, VocabularyName } from "../../../backend/filter/parse-filter";
import { backend } from "../../../backend/version/backend";
import type { ColumnModel } from "./columns";

/**
 * Returns the names for a table's filter. A page with `keys` allows only those; otherwise columns and offers are
 * suggested, and `problem` judges other names. Plain words are allowed if the page has fields to search.
 */
export const vocabularyOf = (
  { search: { keys, offers = [], wordSearchIn } }: TablePage,
  columns: readonly ColumnModel[] = [],
  problem?: NamePaths["problem"],
): Vocabulary => ({
  names: keys?.map((key) => ({ ...valuesOf(columns.find(({ name }) => name === key)), name: key })) ?? [
    ...columns.filter(({ unoffered }) => !unoffered).map(namedBy),
    ...offers.map((name) => ({ name })),
  ],
  closed: keys !== undefined,
  macros: backend().macros,
  ...(wordSearchIn && { wordSearch: true }),
  // The editor adds these suggestions once it is loaded.
  ...(problem && { paths: { after: () => [], problem } }),
});

const namedBy = (column: ColumnModel): VocabularyName => ({
  ...valuesOf(column),
  name: column.name,
  detail: column.cell,
});

function valuesOf(column: ColumnModel | undefined): Pick<VocabularyName, "compared" | "choices"> {
  if (!column) return {};
  const { cell, several, choices } = column;
  const compared = several ? "several" : choices ? "choice" : comparedAs[cell];
  return { ...(compared && { compared }), ...(choices && { choices }) };
}
