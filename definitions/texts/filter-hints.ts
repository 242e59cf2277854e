/** Hints for a filter that can never match, with the comparison that was probably meant. */
export const filterHintTexts = {
  notAText: '"{name}" is compared without quotes.',
  notNegative: "Filters have no negative numbers, and a number never equals a text. Compare with two texts.",
  withoutT: 'Stored times have a space instead of the "T".',
  wholeTime: "A time must match to the millisecond.",
  oneOfSeveral: '"{name}" has several values, so it never equals a single one.',
  sameDay: 'Stored times have a space instead of the "T", so this one sorts after all others of its day.',
  letters: '"=" is case-sensitive: the stored value is "{spelled}".',
  underscore: '"_" needs a "%" next to it, and then matches any character.',
  notSearched: 'A word search skips "{name}".',
  correct: "Search for {filter}",
};
