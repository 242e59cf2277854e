import { needsWildcard } from "../../../../definitions/backend/filter";

/** A filter that looks for words in any of some fields. All words are required; those in quotes belong together. */
export const wordSearch = (words: string, keys: readonly string[]): string =>
  wordsOf(words)
    .map((word) => `(${keys.map((key) => `${key} ~ ${likeText(word)}`).join(" || ")})`)
    .join(" && ");

const wordsOf = (text: string): string[] =>
  [...text.matchAll(/"([^"]+)"|'([^']+)'|\S+/g)].map(([whole, double, single]) => double ?? single ?? whole);

const likeText = (word: string): string =>
  inBrackets(needsWildcard.test(word) || word.includes("%") ? `%${word}%` : word);

// Within brackets the backend puts each text in double quotes before it reads it again: those in it are escaped for that.
const inBrackets = (text: string): string => `'${text.replaceAll('"', '\\"').replaceAll("'", "\\'")}'`;
