import { filterTexts } from "../../../definitions/texts/filter";
import { joinNames } from "../../values/text/text-direction";
import { formatCount, interpolate } from "../../values/text/text";
import type { WordSearch } from "./word-search";

/** Describes which words are searched in which fields. */
export function searchSentence({ words, keys }: WordSearch, all: readonly string[]): string {
  if (keys.length === 0) return filterTexts.searchesNone;
  const sentence = keys.length < all.length ? filterTexts.searchesSome : filterTexts.searchesAll;
  return interpolate(sentence, {
    words: listed.format(words.map((word) => `"${word}"`)),
    fields: joinNames(keys),
    n: formatCount(keys.length),
    total: formatCount(all.length),
  });
}

const listed = new Intl.ListFormat("en");

/** Quotes a text for a word search; undefined if it contains both kinds of quotes. */
export const asWords = (text: string): string | undefined =>
  ['"', "'"].filter((quote) => !text.includes(quote)).map((quote) => `${quote}${text}${quote}`)[0];
