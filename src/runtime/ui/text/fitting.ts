interface Fitting {
  /** Widths of the parts, in order. */
  widths: readonly number[];
  /** Width between two parts. */
  gap: number;
  room: number;
  /** Returns the width of the label for hidden parts. */
  more: (count: number) => number;
}

/**
 * Returns how many parts fit on a line, together with the label for hidden ones. At least one. All widths in one unit.
 */
export function fittingParts({ widths, gap, room, more }: Fitting): number {
  // Prefix sums, as a value may have thousands of parts.
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
