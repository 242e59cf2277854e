/** A filter that looks for words in any of some fields. All words are required; those in quotes belong together. */
export const wordSearch = (words: string, keys: readonly string[]): string =>
  wordsOf(words)
    .map((word) => `(${keys.map((key) => `${key} ~ ${likeText(word)}`).join(" || ")})`)
    .join(" && ");

const wordsOf = (text: string): string[] =>
  [...text.matchAll(/"([^"]+)"|'([^']+)'|\S+/g)].map(([whole, double, single]) => double ?? single ?? whole);

// The backend escapes "_" and "\" in a way that its database does not know, unless there is a wildcard in the text.
const likeText = (word: string): string => inBrackets(/[_\\%]/.test(word) ? `%${word}%` : word);

// Within brackets the backend puts each text in double quotes before it reads it again: those in it are escaped for that.
const inBrackets = (text: string): string => `'${text.replaceAll('"', '\\"').replaceAll("'", "\\'")}'`;
