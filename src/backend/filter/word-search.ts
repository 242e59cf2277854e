import { anyPrefix } from "../../../definitions/backend/filter";
import { backend } from "../version/backend";

/** Word search: its words, the searched fields, and the filter. */
export interface WordSearch {
  words: readonly string[];
  /** Empty if the words fit in no filter that the backend accepts. */
  keys: readonly string[];
  filter: string;
}

/** Builds a search in as many of the fields as fit in a filter. All words must match; quoted words form a phrase. */
export function wordSearch(text: string, keys: readonly string[]): WordSearch {
  const words = wordsOf(text);
  for (let count = keys.length; count > 0; count -= 1) {
    const searched = keys.slice(0, count);
    const filter = filterFor(words, searched);
    if (isTaken(filter, words.length, count)) return { words, keys: searched, filter };
  }
  return { words, keys: [], filter: filterFor(words, keys.slice(0, 1)) };
}

const filterFor = (words: readonly string[], keys: readonly string[]): string => {
  const terms = words
    .toSorted((one, other) => Number(other.includes('"')) - Number(one.includes('"')))
    .map((word, index) => termFor(word, keys, index > 0 || (words.length > 1 && !backend().joinsFromLeft)));
  return terms.join(" && ");
};

// With left-to-right evaluation the first term needs no brackets. Versions read double quotes inside brackets
// differently.
function termFor(word: string, keys: readonly string[], bracketed: boolean): string {
  const text = likeText(word, bracketed);
  const term = keys.map((key) => `${key} ${containsFor(key)} ${text}`).join(" || ");
  return bracketed ? `(${term})` : term;
}

// A relation may lead to several records, of which one is enough. Before the prefix it always was.
const containsFor = (key: string): string =>
  key.includes(".") && backend().filterSyntax.includes("any") ? `${anyPrefix}~` : "~";

function isTaken(filter: string, words: number, keys: number): boolean {
  const { idsPerFilter, filterLimits } = backend();
  const { comparisons, characters, encoded } = filterLimits;
  return (
    keys <= idsPerFilter &&
    words * keys <= comparisons &&
    filter.length <= characters &&
    new URLSearchParams({ filter }).toString().length <= encoded
  );
}

const wordsOf = (text: string): string[] =>
  [...text.matchAll(/"([^"]+)"|'([^']+)'|\S+/g)].map(([whole, double, single]) => double ?? single ?? whole);

/** Returns the text that "~" finds anywhere in a value. With "%" it is a pattern, in which "_" matches any character. */
export const containing = (text: string): string =>
  text.includes("%") || backend().needsWildcard.test(text) ? `%${text}%` : text;

// Versions also read backslashes differently.
function likeText(word: string, bracketed: boolean): string {
  const quote = !bracketed && word.includes('"') && !word.includes("'") ? "'" : '"';
  const text = word.replaceAll(quote, "_").replaceAll("\\", "_");
  return `${quote}${text === word ? containing(text) : `%${text}%`}${quote}`;
}

/** Returns whether a text is a plain word search: no comparison or join outside of quotes. */
export const isWordSearch = (text: string): boolean =>
  text.trim() !== "" && !/[=<>~]|&&|\|\|/.test(text.replaceAll(/'[^']*'|"[^"]*"/g, ""));
