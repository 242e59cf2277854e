import { backend, type Backend } from "../version/backend";

// URL-encoded length of " || ".
const joinLength = 12;

const lengthOf = (term: string): number => new URLSearchParams({ "": term }).toString().length + joinLength;

const roomIn = ({ characters, encoded }: Backend["filterLimits"]): number => Math.min(characters, encoded);

/** Returns whether a single term fits in a filter. */
export const fitsInFilter = (term: string): boolean => lengthOf(term) <= roomIn(backend().filterLimits);

/** Splits items into batches; the terms of a batch, joined by "||", fit in one filter. */
export function inFilters<Item>(items: readonly Item[], termOf: (item: Item) => string): Item[][] {
  const { idsPerFilter, filterLimits } = backend();
  const most = roomIn(filterLimits);
  const pieces: Item[][] = [];
  let length = 0;
  for (const item of items) {
    const own = lengthOf(termOf(item));
    length += own;
    if (pieces.length === 0 || pieces.at(-1)!.length === idsPerFilter || length > most) {
      pieces.push([]);
      length = own;
    }
    pieces.at(-1)!.push(item);
  }
  return pieces;
}
