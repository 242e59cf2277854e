import { filterPitfalls, type FilterPitfall } from "../../../../definitions/backend/filter-pitfalls";
import { filterTexts } from "../../../../definitions/texts/filter";
import { interpolate } from "../values/text";
import { sourceOf } from "./filter-source";
import { tokensOf, type Token } from "./filter-tokens";
import { isWordSearch, type Vocabulary, type VocabularyName } from "./parse-filter";

/** Why a filter that the backend takes finds nothing, in a sentence, and the filter that was meant. */
export interface FilterHint {
  text: string;
  corrected: string;
}

/** What is wrong with the first comparison that no value can hold, as far as the kinds of values tell. */
export function filterHint(filter: string, vocabulary: Vocabulary): FilterHint | undefined {
  if (vocabulary.wordSearch && isWordSearch(filter)) return wordHint(filter.trim(), vocabulary);
  for (const comparison of comparisonsIn(tokensOf(sourceOf(filter)))) {
    const [left, operator, right] = comparison;
    const named = vocabulary.names.find(({ name }) => name === left.text);
    const value = plainText(right);
    if (!named || value === undefined) continue;
    const pitfall = filterPitfalls.find((each) => isIn(each, named, operator.text, value));
    if (!pitfall) continue;
    const choice = choiceLike(named, value) ?? "";
    const parts = { name: named.name, operator: operator.text, value, spaced: value.replace(/t/i, " "), choice };
    const corrected = filter.slice(0, left.from) + interpolate(pitfall.instead, parts) + filter.slice(right.to);
    return { text: interpolate(filterTexts[pitfall.why], parts), corrected };
  }
  return undefined;
}

// Words are looked for in texts alone: a number by itself is meant for the field of numbers.
function wordHint(word: string, { names }: Vocabulary): FilterHint | undefined {
  const number = names.find(({ compared }) => compared === "number");
  if (!number || !/^\d+$/.test(word)) return undefined;
  const { name } = number;
  return { text: interpolate(filterTexts.notSearched, { name }), corrected: `${name} = ${Number(word)}` };
}

type Comparison = readonly [left: Token, operator: Token, right: Token];

const comparisonsIn = (tokens: readonly Token[]): Comparison[] =>
  tokens.flatMap((token, index): Comparison[] => {
    if (token.group) return comparisonsIn(tokensOf(token.group.inner));
    const [left, right] = [tokens[index - 1], tokens[index + 1]];
    return token.kind === "operator" && left?.kind === "name" && right ? [[left, token, right]] : [];
  });

// Within brackets quotes and backslashes are read more than once: of such texts nothing is said.
const plainText = ({ kind, text }: Token): string | undefined =>
  kind === "text" && !/['"\\]/.test(text.slice(1, -1)) ? text.slice(1, -1) : undefined;

const isIn = (pitfall: FilterPitfall, named: VocabularyName, operator: string, value: string): boolean =>
  (pitfall.compared === undefined || pitfall.compared === named.compared) &&
  (pitfall.operator === undefined || pitfall.operator === operator) &&
  (pitfall.value?.test(value) ?? ![undefined, value].includes(choiceLike(named, value)));

const choiceLike = ({ choices }: VocabularyName, value: string): string | undefined =>
  choices?.find((choice) => choice.toLowerCase() === value.toLowerCase());
