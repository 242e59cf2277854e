const uniqueIndex =
  /^\s*create\s+unique\s+index\b[^(]*\(\s*[`"[]?(\w+)[`"\]]?\s*(?:collate\s+\w+\s*)?(?:asc\s*|desc\s*)?\)(.*)$/is;

// A partial index `WHERE field != ''` ignores only blank values.
const notBlank = /^\s*where\s+[`"[]?(\w+)[`"\]]?\s*(?:!=|<>)\s*''\s*$/i;

const parts = (index: string) => uniqueIndex.exec(index.replace(/;\s*$/, "")) ?? [];

/** Returns whether a unique SQL index allows several blank values. */
export const ignoresBlanks = (index: string): boolean => notBlank.test(parts(index)[2] ?? "");

/** Returns the field that a SQL index makes unique on its own, possibly except for blanks; else undefined. */
export function uniqueField(index: string): string | undefined {
  const [, field, condition = ""] = parts(index);
  return condition.trim() === "" || notBlank.exec(condition)?.[1] === field ? field : undefined;
}
