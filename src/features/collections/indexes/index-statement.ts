import { parseIndex, writeIndex } from "./index-text";

/** Column of an index. */
export interface IndexColumn {
  name: string;
  /** Collation, such as NOCASE; empty for the default. */
  collate: string;
  descending: boolean;
}

/** Index as its form shows it. */
export interface IndexParts {
  name: string;
  table: string;
  unique: boolean;
  columns: readonly IndexColumn[];
  /** Condition of a partial index in SQL; empty for all rows. */
  where: string;
}

const isName = (text: string): boolean => /^[^\s()|+*/,'"`-]+$/.test(text);

/** Parses index SQL for the form. Undefined if the form cannot represent it, for example with an expression. */
export function indexParts(sql: string): IndexParts | undefined {
  const read = parseIndex(sql.replace(/;\s*$/, ""));
  if (!read || read.schema !== "" || !read.columns.every(({ name }) => isName(name))) return undefined;
  const { name, table, unique, where } = read;
  const columns = read.columns.map(({ sort, ...each }) => ({ ...each, descending: sort === "DESC" }));
  return { name, table, unique, columns, where };
}

/** Formats an index as SQL. */
export const indexStatement = ({ columns, where, ...rest }: IndexParts): string =>
  writeIndex({
    ...rest,
    optional: false,
    schema: "",
    columns: columns.map(({ descending, ...each }) => ({ ...each, sort: descending ? "DESC" : "" })),
    where: where.trim(),
  });

const firstOf = (names: readonly (string | undefined)[]): string => names.find((each) => each !== undefined) ?? "";

// Text in single quotes is a literal, in double quotes a name.
const word = /'(?:[^']|'')*'|`([^`]+)`|"([^"]+)"|\[([^\]]+)\]|\b[a-z_]\w*\b/gi;

/** Renames columns in index SQL, including its condition. */
export function renameColumns(sql: string, names: ReadonlyMap<string, string>): string {
  const from = sql.indexOf("(");
  if (from < 0) return sql;
  const rest = sql.slice(from).replaceAll(word, (text, ...quoted: (string | undefined)[]) => {
    const old = firstOf(quoted.slice(0, 3)) || text;
    const next = names.get(old);
    return next === undefined ? text : text.replace(old, () => next);
  });
  return sql.slice(0, from) + rest;
}

/** Returns whether index SQL uses a column. */
export const usesColumn = (sql: string, wanted: string): boolean =>
  renameColumns(sql, new Map([[wanted, `${wanted}_`]])) !== sql;
