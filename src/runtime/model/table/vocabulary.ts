import { comparedAs } from "../../../../definitions/backend/filter-pitfalls";
import type { TablePage } from "../../../../definitions/language/table";
import type { NamePaths, Vocabulary, VocabularyName } from "../filter/parse-filter";
import { backend } from "../version/backend";
import type { ColumnModel } from "./columns";

/**
 * What a table's filter knows: the keys that its page names, which then are all; without, its columns and what it offers beside them, and more
 * names than these may work, as a relation leads on to other fields: `problem` tells of them. Plain words where it has fields to look for them in.
 */
export const vocabularyOf = (
  { search: { keys, offers = [], wordSearchIn } }: TablePage,
  columns: readonly ColumnModel[] = [],
  problem?: NamePaths["problem"],
): Vocabulary => ({
  names: keys?.map((key) => ({ ...valuesOf(columns.find(({ name }) => name === key)), name: key })) ?? [
    ...columns.map(namedBy),
    ...offers.map((name) => ({ name })),
  ],
  closed: keys !== undefined,
  macros: backend().macros,
  ...(wordSearchIn && { wordSearch: true }),
  // What leads on is suggested by the editor, once it is loaded.
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
