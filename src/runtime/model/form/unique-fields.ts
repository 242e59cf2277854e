/** Unique SQL index: its fields, those compared without case, and those whose blank values are not compared. */
export interface UniqueIndex {
  fields: readonly string[];
  anyCase: readonly string[];
  notBlank: readonly string[];
}

const uniqueIndex = /^\s*create\s+unique\s+index\b[^(]*\(([^()]*)\)(.*)$/is;

const column = /^\s*[`"[]?(\w+)[`"\]]?\s*(?:collate\s+[`"[]?(\w+)[`"\]]?\s*)?(?:asc\s*|desc\s*)?$/i;

const notBlank = /^\s*\(?\s*[`"[]?(\w+)[`"\]]?\s*(?:!=|<>)\s*''\s*\)?\s*$/i;

/** Parses a unique SQL index. Undefined for others, and if it has an expression or a condition other than "not blank". */
export function readUniqueIndex(sql: string): UniqueIndex | undefined {
  const [, list, rest = ""] = uniqueIndex.exec(sql.replace(/;\s*$/, "")) ?? [];
  const columns = list?.split(",").map((each) => column.exec(each)) ?? [];
  const condition = rest.trim().replace(/^where\b/i, "");
  const terms = condition === "" ? [] : condition.split(/\band\b/i).map((each) => notBlank.exec(each)?.[1]);
  const fields = columns.map((each) => each?.[1]);
  if (fields.length === 0 || ![...fields, ...terms].every((each) => each !== undefined)) return undefined;
  const anyCase = columns.filter((each) => each?.[2]?.toLowerCase() === "nocase").map((each) => each![1]!);
  return { fields: fields as string[], anyCase, notBlank: terms as string[] };
}

/** Returns whether a unique SQL index allows several blank values. */
export const ignoresBlanks = (index: string): boolean => (readUniqueIndex(index)?.notBlank.length ?? 0) > 0;

/** Returns the field that a SQL index makes unique on its own, possibly except for blanks; else undefined. */
export function uniqueField(index: string): string | undefined {
  const { fields = [], notBlank: blanks = [] } = readUniqueIndex(index) ?? {};
  const [field] = fields;
  return fields.length === 1 && blanks.every((each) => each === field) ? field : undefined;
}
