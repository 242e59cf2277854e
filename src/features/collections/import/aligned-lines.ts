import { diffArrays, diffWordsWithSpace } from "diff";

/** Part of a line: its offset, text, and whether it differs from the other side. */
export interface LinePiece {
  at: number;
  text: string;
  differs: boolean;
}

/** Two lines side by side, with the number of lines above; undefined for a side without a line. */
export interface LinePair {
  above: number;
  before: readonly LinePiece[] | undefined;
  after: readonly LinePiece[] | undefined;
  equal: boolean;
}

// Combined length above which words are not compared, because it takes too long.
const longest = 5000;

// The comparison is quadratic in the number of edits.
const mostEdits = 2000;

/** Aligns two texts line by line, and marks the words that differ in changed lines. */
export function alignedLines(before: string | undefined, after: string | undefined): LinePair[] {
  return pairsOf(before, after).map((pair, above) => ({ ...pair, above }));
}

type Pair = Omit<LinePair, "above">;

function pairsOf(before: string | undefined, after: string | undefined): Pair[] {
  if (before === undefined || after === undefined) return oneSided(before, after);
  const [old, now] = [before.split("\n"), after.split("\n")];
  const parts = diffArrays(old, now, { maxEditLength: mostEdits });
  if (!parts) return paired(old, now);
  return parts.flatMap(({ value, added, removed }, index): Pair[] => {
    if (!added && !removed) return value.map((line) => ({ before: [same(line)], after: [same(line)], equal: true }));
    const other = parts[index + 1];
    if (removed) return paired(value, other?.added ? other.value : []);
    return parts[index - 1]?.removed ? [] : paired([], value);
  });
}

const oneSided = (before: string | undefined, after: string | undefined): Pair[] =>
  (before ?? after ?? "").split("\n").map((line) => ({
    before: before === undefined ? undefined : [same(line)],
    after: after === undefined ? undefined : [same(line)],
    equal: false,
  }));

const same = (text: string): LinePiece => ({ at: 0, text, differs: false });

const paired = (before: readonly string[], after: readonly string[]): Pair[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, line) => words(before[line], after[line]));

function words(before: string | undefined, after: string | undefined): Pair {
  const tooLong = (before?.length ?? 0) + (after?.length ?? 0) > longest;
  if (before === undefined || after === undefined || tooLong) {
    return {
      before: before === undefined ? undefined : [same(before)],
      after: after === undefined ? undefined : [same(after)],
      equal: false,
    };
  }
  const pieces = diffWordsWithSpace(before, after);
  const side = (other: "added" | "removed", own: "added" | "removed"): LinePiece[] => {
    let at = 0;
    return pieces
      .filter((piece) => !piece[other])
      .map(({ value, [own]: differs }) => {
        at += value.length;
        return { at: at - value.length, text: value, differs };
      });
  };
  return { before: side("added", "removed"), after: side("removed", "added"), equal: false };
}
