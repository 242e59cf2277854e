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
  const takes = (count: number): number => {
    const rest = widths.length - count;
    const parts = [...widths.slice(0, count), ...(rest > 0 ? [more(rest)] : [])];
    return parts.reduce((sum, part) => sum + part, 0) + (parts.length - 1) * gap;
  };
  let count = widths.length;
  while (count > 1 && takes(count) > room) count -= 1;
  return count;
}
