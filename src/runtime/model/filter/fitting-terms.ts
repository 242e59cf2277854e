import { backend, type Backend } from "../version/backend";

// " || " in front of it, as an address has it.
const joinLength = 12;

const lengthOf = (term: string): number => new URLSearchParams({ "": term }).toString().length + joinLength;

const roomIn = ({ characters, encoded }: Backend["filterLimits"]): number => Math.min(characters, encoded);

/** Whether a term alone fits into a filter of the backend. */
export const fitsInFilter = (term: string): boolean => lengthOf(term) <= roomIn(backend().filterLimits);

/** Items in pieces, each of which fits into one filter of the backend that joins a term of each by "or". */
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
