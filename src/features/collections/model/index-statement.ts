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

// Of a collection that has no name yet the table is blank.
const name = /(?:`([^`]*)`|"([^"]+)"|\[([^\]]+)\]|(\w+))/.source;
const statement = new RegExp(
  `^\\s*create\\s+(unique\\s+)?index\\s+(?:if\\s+not\\s+exists\\s+)?${name}\\s+on\\s+${name}\\s*\\(([^()]*)\\)\\s*(?:where\\s+(.+?))?\\s*;?\\s*$`,
  "is",
);
const column = new RegExp(`^\\s*${name}(?:\\s+collate\\s+(\\w+))?(?:\\s+(asc|desc))?\\s*$`, "i");

const firstOf = (names: readonly (string | undefined)[]): string => names.find((each) => each !== undefined) ?? "";

/** The parts of an index in SQL; undefined where it has others, such as an expression. */
export function indexParts(sql: string): IndexParts | undefined {
  const found = statement.exec(sql);
  if (!found) return undefined;
  const columns = (found[10] ?? "").split(",").map((text) => column.exec(text));
  if (columns.some((each) => each === null)) return undefined;
  return {
    unique: found[1] !== undefined,
    name: firstOf(found.slice(2, 6)),
    table: firstOf(found.slice(6, 10)),
    columns: columns.map((each) => ({
      name: firstOf(each!.slice(1, 5)),
      collate: each![5] ?? "",
      descending: each![6]?.toLowerCase() === "desc",
    })),
    where: found[11] ?? "",
  };
}

/** An index in SQL. */
export function indexStatement({ name: own, table, unique, columns, where }: IndexParts): string {
  const parts = columns.map(
    ({ name: each, collate, descending }) =>
      `\`${each}\`${collate && ` COLLATE ${collate}`}${descending ? " DESC" : ""}`,
  );
  const condition = where.trim() && ` WHERE ${where.trim()}`;
  return `CREATE ${unique ? "UNIQUE " : ""}INDEX \`${own}\` ON \`${table}\` (${parts.join(", ")})${condition}`;
}

/** An index in SQL under another name, where it can be read. */
export function renamedIndex(sql: string, to: string): string {
  const parts = indexParts(sql);
  return parts ? indexStatement({ ...parts, name: to }) : sql;
}

// A text in quotes is a value, and may have anything in it. Names in double quotes are names.
const word = /'(?:[^']|'')*'|`([^`]+)`|"([^"]+)"|\[([^\]]+)\]|\b[a-z_]\w*\b/gi;

/** An index in SQL with other names of columns, wherever they stand behind its table. */
export function renamedColumns(sql: string, names: ReadonlyMap<string, string>): string {
  const from = sql.indexOf("(");
  if (from < 0) return sql;
  const rest = sql.slice(from).replaceAll(word, (text, ...quoted: (string | undefined)[]) => {
    const old = firstOf(quoted.slice(0, 3)) || text;
    const next = text.startsWith("'") ? undefined : names.get(old);
    return next === undefined ? text : text.replace(old, () => next);
  });
  return sql.slice(0, from) + rest;
}

/** Whether an index in SQL is about a column. */
export const namesColumn = (sql: string, wanted: string): boolean =>
  renamedColumns(sql, new Map([[wanted, `${wanted}_`]])) !== sql;
