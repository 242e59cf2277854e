import { renameInRule } from "./rename";
import { resolveName, type NamedCollection } from "./resolve-name";

/**
 * A filter of a collection's records with the names that its fields have now. `former` are the collections as they were,
 * the oldest first. What has a meaning now stays, and so do texts in quotes, and the whole where it cannot be written.
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
