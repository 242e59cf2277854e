import type { KnownId } from "../../collections/configuration/original-ids";
import { fieldsOf, type Exchanged } from "../../collections/configuration/configuration";

/** Ids of one collection in the source and in the target, and those of its fields that differ. */
export interface Pair {
  source: string;
  target: string;
  fields: readonly (readonly [source: string, target: string])[];
}

/** Returns the pairs of ids between the same collections with two sets of ids. Equal ids need no pair. */
export const pairsOf = (source: readonly Exchanged[], target: readonly Exchanged[]): Pair[] =>
  source.flatMap((from, at) => {
    const to = target[at]!;
    const others = fieldsOf(to);
    const fields = fieldsOf(from).flatMap(({ id }, place): [string, string][] =>
      id === others[place]!.id ? [] : [[id, others[place]!.id]],
    );
    return from.id === to.id && fields.length === 0 ? [] : [{ source: from.id, target: to.id, fields }];
  });

/** Returns the pairs of the opposite direction. */
export const reversedPairs = (pairs: readonly Pair[]): Pair[] =>
  pairs.map(({ source, target, fields }) => ({
    source: target,
    target: source,
    fields: fields.map(([from, to]) => [to, from]),
  }));

/** Returns a lookup of the target's ids by those of the source. */
export function knownIds(pairs: readonly Pair[]): KnownId {
  const known = new Map(pairs.map(({ source, target, fields }) => [source, { target, fields: new Map(fields) }]));
  return (collection, field) => {
    const pair = known.get(collection);
    return field === undefined ? pair?.target : pair?.fields.get(field);
  };
}

/** Returns today's pairs and, for other ids, those of before, of the collections of the target with these ids. */
export function mergedPairs(before: readonly Pair[], now: readonly Pair[], ids: ReadonlySet<string>): Pair[] {
  const all = new Map(now.map((pair) => [pair.source, pair]));
  for (const pair of before) {
    const same = all.get(pair.source) ?? pair;
    all.set(pair.source, { ...same, fields: [...new Map([...pair.fields, ...same.fields])] });
  }
  return [...all.values()].filter(({ target }) => ids.has(target));
}

const isTexts = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every((each) => typeof each === "string");

/** Returns whether a value read from a file is a list of pairs. */
export const isPairs = (value: unknown): value is Pair[] =>
  Array.isArray(value) &&
  value.every((each) => {
    const { source, target, fields } = Object(each ?? {}) as Partial<Pair>;
    return isTexts([source, target], 2) && Array.isArray(fields) && fields.every((field) => isTexts(field, 2));
  });
