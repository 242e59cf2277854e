import { parseFilter } from "../../../backend/filter/parse-filter";
import { resolveName, type NamedCollection } from "./resolve-name";

/**
 * Returns the collections that a filter of `own` names, each with the fields that it names. Together with today's
 * collections they show what was renamed since.
 */
export function mentionedIn(
  filter: string,
  own: NamedCollection,
  all: readonly NamedCollection[],
): readonly NamedCollection[] {
  const mentions = parseFilter(filter).names.flatMap((name) => resolveName(name, own, all).ways.flat());
  const collections = new Set([own, ...mentions.map(({ collection }) => collection)]);
  return [...collections].map((collection) => {
    const fields = mentions.flatMap(({ collection: { id }, field }) => (id === collection.id && field ? [field] : []));
    const { id, name, type } = collection;
    return { id, name, type, fields: [...new Set(fields)] };
  });
}
