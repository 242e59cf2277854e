import { parseIndex, writeIndex } from "./index-text";

/** A column of an index, in the order in which it counts. */
export interface IndexColumn {
  name: string;
  /** How texts are compared, such as NOCASE; blank as the database does. */
  collate: string;
  descending: boolean;
}

/** An index as its form has it. */
export interface IndexParts {
  name: string;
  table: string;
  unique: boolean;
  columns: readonly IndexColumn[];
  /** Only rows that meet this are in it, in SQL; blank for all. */
  where: string;
}

const isName = (text: string): boolean => /^[^\s()|+*/,'"`-]+$/.test(text);

/** The parts of an index in SQL; undefined where it has others, such as an expression. */
export function indexParts(sql: string): IndexParts | undefined {
  const read = parseIndex(sql.replace(/;\s*$/, ""));
  if (!read || read.schema !== "" || !read.columns.every(({ name }) => isName(name))) return undefined;
  const { name, table, unique, where } = read;
  const columns = read.columns.map(({ sort, ...each }) => ({ ...each, descending: sort === "DESC" }));
  return { name, table, unique, columns, where };
}

/** An index in SQL. */
export const indexStatement = ({ columns, where, ...rest }: IndexParts): string =>
  writeIndex({
    ...rest,
    optional: false,
    schema: "",
    columns: columns.map(({ descending, ...each }) => ({ ...each, sort: descending ? "DESC" : "" })),
    where: where.trim(),
  });

const firstOf = (names: readonly (string | undefined)[]): string => names.find((each) => each !== undefined) ?? "";

// A text in quotes is a value, and may have anything in it. Names in double quotes are names.
const word = /'(?:[^']|'')*'|`([^`]+)`|"([^"]+)"|\[([^\]]+)\]|\b[a-z_]\w*\b/gi;

/** An index in SQL with other names of columns, wherever they stand behind its table. */
export function renamedColumns(sql: string, names: ReadonlyMap<string, string>): string {
  const from = sql.indexOf("(");
  if (from < 0) return sql;
  const rest = sql.slice(from).replaceAll(word, (text, ...quoted: (string | undefined)[]) => {
    const old = firstOf(quoted.slice(0, 3)) || text;
    const next = names.get(old);
    return next === undefined ? text : text.replace(old, () => next);
  });
  return sql.slice(0, from) + rest;
}

/** Whether an index in SQL is about a column. */
export const namesColumn = (sql: string, wanted: string): boolean =>
  renamedColumns(sql, new Map([[wanted, `${wanted}_`]])) !== sql;
