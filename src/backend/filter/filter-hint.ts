import { filterPitfalls, type FilterPitfall } from "../../../definitions/backend/filter-pitfalls";
import { filterHintTexts } from "../../../definitions/texts/filter";
import { interpolate } from "../../values/text/text";
import { backend } from "../version/backend";
import { isAvailable } from "../version/resolve-version";
import { sourceOf } from "./filter-source";
import { tokensOf, type Token } from "./filter-tokens";
import { isWordSearch } from "./word-search";
import type { Vocabulary, VocabularyName } from "./parse-filter";

/** Reason why a valid filter finds nothing, and the corrected filter. */
export interface FilterHint {
  text: string;
  corrected: string;
}

/** Explains the first comparison that cannot match, judged by the types of the fields; undefined if there is none. */
export function filterHint(filter: string, vocabulary: Vocabulary): FilterHint | undefined {
  if (vocabulary.wordSearch && isWordSearch(filter)) return wordHint(filter.trim(), vocabulary);
  const { version } = backend();
  const pitfalls = filterPitfalls.filter((each) => isAvailable(each, version));
  for (const { left, operator, right, depth } of comparisonsIn(tokensOf(sourceOf(filter)))) {
    const named = vocabulary.names.find(({ name }) => name === left.text);
    const value = plainText(right);
    if (!named || value === undefined) continue;
    const spelled = spelledAs(named, value);
    const pitfall = pitfalls.find((each) => isIn(each, named, operator.text, value, spelled));
    if (!pitfall) continue;
    const spaced = value.replace(/t/i, " ");
    const start = spaced.replace(/(?<!\.\d{3})Z$/i, "");
    const quote = `${"\\".repeat(backend().filterSyntax.includes("ownQuotes") ? 0 : depth)}"`;
    const parts = { name: named.name, operator: operator.text, value, spaced, start, spelled, quote };
    const corrected = filter.slice(0, left.from) + interpolate(pitfall.instead, parts) + filter.slice(right.to);
    return { text: interpolate(filterHintTexts[pitfall.why], parts), corrected };
  }
  return undefined;
}

// A word search covers only text fields, so a lone number probably means the number field.
function wordHint(word: string, { names }: Vocabulary): FilterHint | undefined {
  const number = names.find(({ compared }) => compared === "number");
  if (!number || !/^\d{1,15}$/.test(word)) return undefined;
  const { name } = number;
  return { text: interpolate(filterHintTexts.notSearched, { name }), corrected: `${name} = ${word}` };
}

interface Comparison {
  left: Token;
  operator: Token;
  right: Token;
  /** Bracket depth. */
  depth: number;
}

const comparisonsIn = (tokens: readonly Token[], depth = 0): Comparison[] =>
  tokens.flatMap((operator, index): Comparison[] => {
    if (operator.group) return comparisonsIn(tokensOf(operator.group.inner), depth + 1);
    const [left, right] = [tokens[index - 1], tokens[index + 1]];
    return operator.kind === "operator" && left?.kind === "name" && right ? [{ left, operator, right, depth }] : [];
  });

// Within brackets quotes and backslashes are unescaped repeatedly, so such texts get no hint.
const plainText = ({ kind, text, problem }: Token): string | undefined =>
  kind === "text" && !problem && !/['"\\]/.test(text.slice(1, -1)) ? text.slice(1, -1) : undefined;

const isIn = (
  { compared, operators, value: texts }: FilterPitfall,
  named: VocabularyName,
  operator: string,
  value: string,
  spelled: string | undefined,
): boolean =>
  (compared === undefined || compared === named.compared) &&
  operators.includes(operator) &&
  (texts === undefined || texts.test(value)) &&
  (compared !== "choice" || spelled !== undefined);

/** Returns the text in the case of the stored value; undefined if it already matches or no choice does. */
function spelledAs({ compared, choices = [] }: VocabularyName, value: string): string | undefined {
  const small = value.toLowerCase();
  if (compared === "lowerCase") return small;
  return choices.includes(value) ? undefined : choices.find((choice) => choice.toLowerCase() === small);
}
