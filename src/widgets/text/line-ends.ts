import { sharedLength } from "../../values/text/text";

const lineEnd = /\r\n?|\n/g;

/**
 * Restores the line breaks of `stored` in an edited text, where both agree from the start and from the end. New lines
 * use the previous line's break.
 */
export const withLineEnds = (typed: string, stored: string): string => createLineEndKeeper(stored)(typed);

/** Returns `withLineEnds` for one stored text, which is parsed only once. */
export function createLineEndKeeper(stored: string): (typed: string) => string {
  if (!stored.includes("\r")) return (typed) => typed;
  const text = stored.replaceAll(lineEnd, "\n");
  const ends = endsIn(stored);
  return (typed) => {
    const edited = typed.includes("\r") ? typed.replaceAll(lineEnd, "\n") : typed;
    const start = sharedLength(text, edited);
    const tail = sharedLength(text.slice(start), edited.slice(start), true);
    const [first, rest] = [ends.countBefore(start), text.length - tail];
    const before = stored.slice(0, start + ends.extraBefore(start));
    const fresh = ends.all[first - 1] ?? ends.all[0]!;
    const between = edited.slice(start, edited.length - tail).replaceAll("\n", fresh);
    const after = stored.slice(rest + ends.extraBefore(rest));
    // A lone CR and LF that become neighbours would merge into one line end.
    const isApart = !(between || before).endsWith("\r");
    return before + between + (isApart ? after : after.replace(/^\n+/, (run) => "\r".repeat(run.length)));
  };
}

/** Returns the line breaks of a text, and their number before a position. Each counts as one character. */
function endsIn(stored: string) {
  const all: string[] = [];
  const positions: number[] = [];
  // Surplus characters up to each line break.
  const extra: number[] = [0];
  for (const { 0: end, index } of stored.matchAll(lineEnd)) {
    positions.push(index - extra.at(-1)!);
    extra.push(extra.at(-1)! + end.length - 1);
    all.push(end);
  }
  const countBefore = (position: number): number => {
    let [low, high] = [0, positions.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (positions[middle]! < position) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return { all, countBefore, extraBefore: (position: number): number => extra[countBefore(position)]! };
}
