import { renameInRule } from "./rename";
import { resolveName, type NamedCollection } from "./resolve-name";

/**
 * Updates a filter to the current field names. `former` lists earlier states of the collections, oldest first. Names
 * that still resolve, quoted texts, and filters that cannot be rewritten stay.
 */
export function currentFilter(
  filter: string,
  own: NamedCollection,
  former: readonly (readonly NamedCollection[])[],
  now: readonly NamedCollection[],
): string {
  const stays = (piece: string): boolean => /^["']/.test(piece) || resolveName(piece, own, now).problem === undefined;
  return former.reduceRight(
    (text, before) => renameInRule(text, own.id, { before, after: now }, stays).rewritten ?? text,
    filter,
  );
}
