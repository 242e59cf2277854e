import type { SqlTable } from "../../../widgets/editor/sql-language";
import { isWord, sqlTokens, type SqlToken } from "../../../backend/sql/sql-tokens";

/** Suggested name, and how it is described. */
export interface Suggested {
  label: string;
  detail?: string;
}

/**
 * Returns suggestions for a word that the language does not complete: columns of the tables that the statement names,
 * and tables whose names begin with "_", with their columns. Empty for any other word.
 */
export function suggestionsFor(statement: string, word: string, tables: readonly SqlTable[]): Suggested[] {
  const inScope = tablesIn(sqlTokens(statement), tables);
  const [qualifier, column] = word.split(".");
  if (column !== undefined) {
    const found = inScope.find(({ table, alias }) => table.name === qualifier || alias === qualifier?.toUpperCase());
    return found?.table.name.startsWith("_") ? columnsOf(found.table) : [];
  }
  if (word.startsWith("_")) return tables.filter(({ name }) => name.startsWith("_")).map(suggested);
  return inScope.flatMap(({ table }) => columnsOf(table));
}

const suggested = ({ name, detail }: { name: string; detail?: string }): Suggested => ({
  label: name,
  ...(detail !== undefined && { detail }),
});

const columnsOf = ({ name, columns }: SqlTable): Suggested[] =>
  columns.map((column) => ({ label: column.name, detail: [column.detail, name].filter(Boolean).join(", ") }));

interface ScopedTable {
  table: SqlTable;
  alias: string | undefined;
}

/** Returns the tables that tokens name, each once, with the word after each, which may be its alias. */
function tablesIn(tokens: readonly SqlToken[], tables: readonly SqlTable[]): ScopedTable[] {
  const found = new Map<string, ScopedTable>();
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== "word" && kind !== "name") continue;
    const table = tables.find(({ name }) => name.toUpperCase() === text.toUpperCase());
    const next = isWord(tokens[index + 1], "AS") ? tokens[index + 2] : tokens[index + 1];
    if (table && !found.has(table.name)) found.set(table.name, { table, alias: next?.text });
  }
  return [...found.values()];
}
