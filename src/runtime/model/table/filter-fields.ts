import type { ConditionField } from "./condition-fields";
import { sourceOf } from "../../../backend/filter/filter-source";
import { tokensOf } from "../../../backend/filter/filter-tokens";
import type { Vocabulary, VocabularyName } from "../../../backend/filter/parse-filter";
import { backend } from "../../../backend/version/backend";
import { keepsNotation } from "../../../values/json/typed-number";
import type { ColumnModel } from "./columns";

/** Returns the fields that the filter builder of a table offers. */
export const filterFieldsOf = ({ names }: Vocabulary, columns: readonly ColumnModel[]): ConditionField[] =>
  names.filter(isName).map((named) => ({
    name: named.name,
    ...asCompared(
      named,
      columns.find(({ name }) => name === named.name),
    ),
  }));

// A filter reads some names otherwise, such as "null".
function isName({ name }: VocabularyName): boolean {
  const [token, ...more] = tokensOf(sourceOf(name));
  return token?.kind === "name" && !token.problem && more.length === 0 && backend().nameInFilters.test(name);
}

/** Returns the kind of a field and its choices. */
function asCompared(
  { compared, choices }: VocabularyName,
  column: ColumnModel | undefined,
): Omit<ConditionField, "name"> {
  const numbers = Object.entries(column?.cellOptions.words ?? {})
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => Number(one.value) - Number(other.value));
  if (numbers.length > 0 && numbers.every(({ value }) => keepsNotation(value)))
    return { kind: "number", choices: numbers };
  const { relatedTo: to, pickedBy: widget } = column ?? {};
  const related = to !== undefined && widget && { related: { to, widget } };
  if (compared)
    return {
      kind: compared,
      ...related,
      ...(choices && { choices: choices.map((value) => ({ value, label: value })) }),
    };
  if (!column) return { kind: "unknown" };
  return { kind: column.relatedTo === undefined ? "text" : "relation", ...related };
}
