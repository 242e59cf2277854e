/** What is known of a column's width, in pixels. */
export interface WidthNeed {
  /** What its heading and its values take on one line. */
  natural: number;
  /** The bounds of its kind of cells. */
  least: number;
  most: number;
  /** As it was set by hand. */
  chosen: number | undefined;
}

/** The narrowest and the widest that a column is made by hand, in pixels. */
export const handBounds = { least: 48, most: 1600 };

/**
 * How wide columns are in so much room, in whole pixels: as their contents within bounds. Room that is left goes to
 * those that are cut, then to all but those of one width. Where one was set by hand, all stay as they are.
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

/** Gives equal shares to what is cut, the nearest to its end first, until it is whole or nothing is left. */
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

/** Spreads what is left over all columns by their widths; the last one gets what rounding leaves. */
function stretch(needs: readonly WidthNeed[], widths: readonly number[], spare: number): number[] {
  const elastic = widths.flatMap((_, index) => (needs[index]!.least < needs[index]!.most ? [index] : []));
  if (spare <= 0 || elastic.length === 0) return [...widths];
  const base = sum(elastic.map((index) => widths[index]!));
  const stretched = [...widths];
  for (const index of elastic) stretched[index]! += Math.floor((spare * widths[index]!) / base);
  stretched[elastic.at(-1)!]! += spare - (sum(stretched) - sum(widths));
  return stretched;
}
