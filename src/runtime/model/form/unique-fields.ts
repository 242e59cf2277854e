const uniqueIndex =
  /^\s*create\s+unique\s+index\b[^(]*\(\s*[`"[]?(\w+)[`"\]]?\s*(?:collate\s+\w+\s*)?(?:asc\s*|desc\s*)?\)(.*)$/is;

// An index of this condition leaves out blank values alone: those that are there are unique.
const notBlank = /^\s*where\s+[`"[]?(\w+)[`"\]]?\s*(?:!=|<>)\s*''\s*$/i;

const parts = (index: string) => uniqueIndex.exec(index.replace(/;\s*$/, "")) ?? [];

/** Whether several records may be blank where an index in SQL makes a field unique. */
export const leavesBlanksOut = (index: string): boolean => notBlank.test(parts(index)[2] ?? "");

/** The field whose values an index in SQL makes unique by itself, blank ones perhaps apart; undefined without one. */
export function uniqueField(index: string): string | undefined {
  const [, field, condition = ""] = parts(index);
  return condition.trim() === "" || notBlank.exec(condition)?.[1] === field ? field : undefined;
}
