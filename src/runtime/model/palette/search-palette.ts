import { interpolate } from "../../../values/text/text";
import type { HitGroup, PaletteEntry, PaletteGroup, PaletteHit } from "./palette-entry";

interface Ranked extends PaletteHit {
  rank: number;
}

/** Splits what was typed into words, in small letters. */
export const wordsOf = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Returns the entries that contain all typed words, in groups. The group with the best entry is first. Entries of equal
 * rank keep their order. Without words, returns the groups that are listed at the start.
 */
export function searchPalette(groups: readonly PaletteGroup[], typed: string): HitGroup[] {
  const words = wordsOf(typed);
  if (words.length === 0)
    return groups
      .filter(({ atStart, entries }) => atStart && entries.length > 0)
      .map(({ title, entries, atStart }) => ({ title, hits: entries.slice(0, atStart).map((entry) => ({ entry })) }));
  return groups
    .filter(({ onlyAtStart }) => !onlyAtStart)
    .map((group) => ({ title: group.title, hits: rankedIn(group, words) }))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((one, other) => one.hits[0]!.rank - other.hits[0]!.rank);
}

const rankedIn = ({ entries, foundIn = "{text}" }: PaletteGroup, words: readonly string[]): Ranked[] =>
  entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === undefined ? [] : [{ entry, rank, ...(rank >= inMore && found(entry, words, foundIn)) }];
    })
    .toSorted((one, other) => one.rank - other.rank);

// Ranks, the best first: complete label, its beginning, beginnings of its words, inside, then with the words around it.
const inMore = 6;

function rankOf({ label, within = "", more = [] }: PaletteEntry, words: readonly string[]): number | undefined {
  const own = label.toLowerCase();
  const typed = words.join(" ");
  if (own === typed) return 0;
  if (own.startsWith(typed)) return 1;
  if (words.every((word) => beginsWord(own, word))) return 2;
  if (words.every((word) => own.includes(word))) return 3;
  const around = `${own} ${within.toLowerCase()}`;
  if (words.every((word) => beginsWord(around, word))) return 4;
  if (words.every((word) => around.includes(word))) return 5;
  const all = [around, ...more.map((text) => text.toLowerCase())];
  if (words.every((word) => all.some((text) => beginsWord(text, word)))) return inMore;
  return words.every((word) => all.some((text) => text.includes(word))) ? inMore + 1 : undefined;
}

const isLetter = /[\p{L}\p{N}]/u;

/** Returns whether a word of the text begins with the typed one. */
function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !isLetter.test(text[at - 1]!)) return true;
  return false;
}

function found({ more = [] }: PaletteEntry, words: readonly string[], sentence: string): Pick<PaletteHit, "found"> {
  const text = more.find((each) => words.some((word) => each.toLowerCase().includes(word)));
  return text === undefined ? {} : { found: interpolate(sentence, { text }) };
}

/** Splits a text into pieces, of which those that match a word are marked. */
export function markedPieces(text: string, words: readonly string[]): { text: string; marked: boolean }[] {
  const small = text.toLowerCase();
  // A few letters change their length in small letters, so positions would not fit.
  if (words.length === 0 || small.length !== text.length) return [{ text, marked: false }];
  const pieces: { text: string; marked: boolean }[] = [];
  let from = 0;
  while (from < text.length) {
    const next = nextMatch(small, words, from);
    if (!next) break;
    if (next.at > from) pieces.push({ text: text.slice(from, next.at), marked: false });
    pieces.push({ text: text.slice(next.at, next.at + next.length), marked: true });
    from = next.at + next.length;
  }
  return from < text.length ? [...pieces, { text: text.slice(from), marked: false }] : pieces;
}

const nextMatch = (small: string, words: readonly string[], from: number) =>
  words
    .map((word) => ({ at: small.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at || other.length - one.length)[0];
