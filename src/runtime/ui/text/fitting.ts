interface Fitting {
  /** Of the parts, in their order. */
  widths: readonly number[];
  /** Between two parts. */
  gap: number;
  room: number;
  /** What it takes to say that so many parts are left out. */
  more: (count: number) => number;
}

/** How many parts stand whole in a line beside the number of those that do not; at least one, cut or not. All in one unit. */
export function fittingParts({ widths, gap, room, more }: Fitting): number {
  // Of the first parts, each with the gap before it: a value may have thousands.
  const sums = [0];
  for (const width of widths) sums.push(sums.at(-1)! + width + gap);
  const takes = (count: number): number => {
    const rest = widths.length - count;
    return sums[count]! - gap + (rest > 0 ? gap + more(rest) : 0);
  };
  let count = widths.length;
  while (count > 1 && takes(count) > room) count -= 1;
  return count;
}
