/** Width requirements of a column, in pixels. */
export interface WidthNeed {
  /** Width of its header and values without truncation. */
  natural: number;
  /** Bounds of its cell type. */
  least: number;
  most: number;
  /** Width set by the user. */
  chosen: number | undefined;
}

/** Limits for resizing a column by hand, in pixels. */
export const resizeLimits = { least: 48, most: 1600 };

/**
 * Computes column widths in whole pixels, from their contents within bounds. Spare room first goes to truncated
 * columns, then to all flexible ones. If any width was set by hand, none is stretched.
 */
export function columnWidths(needs: readonly WidthNeed[], room: number): number[] {
  const widths = needs.map(({ natural, least, most, chosen }) =>
    Math.round(chosen ?? Math.min(Math.max(natural, least), most)),
  );
  if (needs.some(({ chosen }) => chosen !== undefined)) return widths;
  const filled = fillCut(needs, widths, room - sum(widths));
  return stretch(needs, filled, room - sum(filled));
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

/** Distributes spare room equally among truncated columns, smallest shortfall first. */
function fillCut(needs: readonly WidthNeed[], widths: readonly number[], spare: number): number[] {
  const filled = [...widths];
  const cut = widths
    .map((width, index) => ({ index, lack: Math.ceil(needs[index]!.natural) - width }))
    .filter(({ lack }) => lack > 0)
    .toSorted((one, other) => one.lack - other.lack);
  let left = spare;
  for (const [done, { index, lack }] of cut.entries()) {
    const share = Math.max(0, Math.min(lack, Math.floor(left / (cut.length - done))));
    filled[index]! += share;
    left -= share;
  }
  return filled;
}

/** Distributes spare room in proportion to the widths. The last flexible column gets the rounding remainder. */
function stretch(needs: readonly WidthNeed[], widths: readonly number[], spare: number): number[] {
  const elastic = widths.flatMap((_, index) => (needs[index]!.least < needs[index]!.most ? [index] : []));
  if (spare <= 0 || elastic.length === 0) return [...widths];
  const base = sum(elastic.map((index) => widths[index]!));
  const stretched = [...widths];
  for (const index of elastic) stretched[index]! += Math.floor((spare * widths[index]!) / base);
  stretched[elastic.at(-1)!]! += spare - (sum(stretched) - sum(widths));
  return stretched;
}
