/** Parts of a CREATE INDEX statement, as the backend parses it. */
export interface IndexText {
  unique: boolean;
  optional: boolean;
  schema: string;
  name: string;
  table: string;
  columns: readonly IndexColumn[];
  where: string;
}

interface IndexColumn {
  /** Column name or expression. */
  name: string;
  collate: string;
  sort: string;
}

const statement =
  /\s*create\s+(unique\s+)?\s*index\s*(if\s+not\s+exists\s+)?(\S*)\s+on\s+(\S*)\s*\(([^]*?)\)(?:\s+where\s+([^]*?))?\s*$/i;
const column = /^([^]+?)(?:\s+collate\s+(\w+))?(?:\s+(asc|desc))?\s*$/i;

const unquoted = (text: string): string => text.replaceAll(/^[`"'[\]\s]+|[`"'[\]\s]+$/g, "");

/** Parses a CREATE INDEX statement as the backend does; undefined if the backend would reject it. */
export function parseIndex(text: string): IndexText | undefined {
  const match = statement.exec(text);
  if (!match) return undefined;
  const [, unique = "", optional = "", named = "", table = "", columns = "", where = ""] = match;
  const names = named.split(".").map(unquoted);
  const name = names.at(-1)!;
  const read = splitColumns(columns).map((each) => column.exec(each.trim()));
  if (name === "" || table === "" || read.includes(null)) return undefined;
  return {
    unique: unique !== "",
    optional: optional !== "",
    schema: names.length > 1 ? names[0]! : "",
    name,
    table: unquoted(table),
    columns: read.map((each) => ({
      name: unquoted(each![1]!),
      collate: each![2] ?? "",
      sort: (each![3] ?? "").toUpperCase(),
    })),
    where: where.trim(),
  };
}

// Commas in parentheses belong to an expression.
function splitColumns(text: string): string[] {
  const parts = [""];
  let level = 0;
  for (const sign of text) {
    level += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (sign === "," && level === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Formats a CREATE INDEX statement as the backend does. */
export function writeIndex({ unique, optional, schema, name, table, columns, where }: IndexText): string {
  const written = columns.map((each) =>
    [/[( ]/.test(each.name) ? each.name : `\`${each.name}\``, each.collate && `COLLATE ${each.collate}`, each.sort]
      .filter((part) => part !== "")
      .join(" "),
  );
  const list = written.length > 1 ? `\n  ${written.join(",\n  ")}\n` : written.join("");
  const kind = `CREATE ${unique ? "UNIQUE " : ""}INDEX ${optional ? "IF NOT EXISTS " : ""}`;
  return `${kind}${schema && `\`${schema}\`.`}\`${name}\` ON \`${table}\` (${list})${where && ` WHERE ${where}`}`;
}

/** Returns an index for the table of its collection, as the backend stores it since v0.23. */
export function withTable(index: string, table: string): string {
  const parsed = parseIndex(index);
  return !parsed || parsed.table === table ? index : writeIndex({ ...parsed, table });
}

/** Returns whether an index makes a single column unique, ignoring its condition. */
export const hasUniqueIndex = (indexes: readonly string[], name: string): boolean =>
  uniqueIndexOf(indexes, name) !== undefined;

/** Returns the index that makes a single column unique. */
export const uniqueIndexOf = (indexes: readonly string[], name: string): string | undefined =>
  indexes.find((text) => {
    const index = parseIndex(text);
    const [only, ...others] = index?.columns ?? [];
    return index?.unique && others.length === 0 && only?.name.toLowerCase() === name.toLowerCase();
  });

/** Formats a unique index on one column as SQL. */
export const uniqueIndex = (name: string, table: string, field: string, where = "", collate = ""): string =>
  writeIndex({
    unique: true,
    optional: false,
    schema: "",
    name,
    table,
    columns: [{ name: field, collate, sort: "" }],
    where,
  });
