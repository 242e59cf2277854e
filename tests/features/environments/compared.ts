import * as fc from "fast-check";
import type { Version } from "../../../definitions/language/versions";
import type { Collection } from "../../../definitions/types/collection";
import { selectBackend } from "../../../src/backend/version/backend";
import { nextBase, storedBase, type StoredBase } from "../../../src/features/environments/model/base";
import { compareSides } from "../../../src/features/environments/model/compare-sides";
import type { Difference, DifferingPart } from "../../../src/features/environments/model/differences";
import { planOf, type Chosen, type Plan } from "../../../src/features/environments/model/plan";
import {
  afterImport,
  type WholeCollection,
  type WholeField,
} from "../../../src/features/collections/configuration/after-import";
import { encodeCollection, formatConfiguration } from "../../../src/features/collections/configuration/configuration";
import type { Exchanged } from "../../../src/features/collections/configuration/configuration";
import { isUnreadable, readConfiguration } from "../../../src/features/collections/configuration/read-configuration";
import { convertConfiguration } from "../../../src/features/collections/convert/convert";
import { sanitizeConfiguration } from "../../../src/features/collections/import/model/sanitize-configuration";
import { collectionsOf } from "../../server/random-collections";

/** Backend with collections, as it stores and answers them. */
export interface Environment {
  version: Version;
  list: readonly WholeCollection[];
}

/** Environment of a version that was given these collections. */
export function environmentOf(version: Version, given: readonly Exchanged[]): Environment {
  selectBackend(version);
  return { version, list: afterImport([], sanitizeConfiguration([], given), true) };
}

// Without a bias, because equal ids would be the same collection or field.
const randomIds = fc.infiniteStream(fc.noBias(fc.integer({ min: 36 ** 9, max: 36 ** 10 - 1 })));

const isOwnId = (id: unknown, ids: ReadonlyMap<unknown, string>): id is string => ids.has(id);

/** The environment with other ids of its collections and fields, except for those that the backend itself adds. */
function withOtherIds({ version, list }: Environment, random: fc.Stream<number>): Environment {
  const next = (): string => `id${random.next().value.toString(36)}`;
  const ids = new Map<unknown, string>(list.map(({ id }) => [id, next()]));
  const fieldOf = (field: WholeField): WholeField => ({
    ...field,
    id: field.id.startsWith("random") || field.id.startsWith("related") ? next() : field.id,
    ...(isOwnId(field["collectionId"], ids) && { collectionId: ids.get(field["collectionId"]) }),
  });
  const renewed = list.map((each) => ({ ...each, id: ids.get(each.id)!, fields: each.fields.map(fieldOf) }));
  return { version, list: renewed };
}

/**
 * Random environment, without system collections, with some of the random collections, of which each `at` has other
 * names. Its ids are its own.
 */
function environments(version: Version, ...at: number[]): fc.Arbitrary<Environment> {
  selectBackend(version);
  return fc.tuple(fc.tuple(...at.map(collectionsOf)), randomIds).map(([all, ids]) => {
    const given = all.flat().map((each) => ({ ...each, system: false }));
    return withOtherIds(environmentOf(version, given), ids);
  });
}

/** Versions of a source and of a target. */
export const pairs: [source: Version, target: Version][] = [
  ["v0.40", "v0.40"],
  ["v0.22", "v0.22"],
  ["v0.8", "v0.8"],
  ["v0.22", "v0.40"],
  ["v0.40", "v0.22"],
  ["v0.39", "v0.40"],
];

/** Source of a version. */
export const fromSome = (from: Version) => environments(from, 0, 1);

/** Target of a version. It has some of the collections of the source. */
export const toOthers = (to: Version) => environments(to, 1, 2);

/** Names of parts, or of those that pass the test. */
export const keysOf = (
  differences: readonly Difference[],
  test: (part: DifferingPart) => boolean = () => true,
): string[] => differences.flatMap(({ id, parts }) => parts.filter(test).map(({ key }) => `${id} ${key}`)).toSorted();

/** Collections as their own backend answers them. */
export function textOf({ version, list }: Environment): string {
  selectBackend(version);
  return formatConfiguration(list.map(encodeCollection));
}

const names = ["staging", "production"] as const;

/** Compares the target with the source of a common state, or with the other side in the opposite direction. */
function comparison(
  target: Environment,
  source: Environment,
  stored: StoredBase | undefined,
  between: StoredBase["environments"] = names,
) {
  const text = textOf(source);
  selectBackend(target.version);
  const found = compareSides({ target: target.list, text, stored, environments: between });
  if ("why" in found) throw new Error(found.why);
  if (found.unreadableBase) throw new Error(found.unreadableBase.why);
  return found;
}

/** Differences from the target to the source. */
export const compared = (
  target: Environment,
  source: Environment,
  stored?: StoredBase,
  between?: StoredBase["environments"],
): readonly Difference[] => comparison(target, source, stored, between).differences;

/** All parts, or those that pass the test. */
export const choose = (
  differences: readonly Difference[],
  test: (part: DifferingPart) => boolean = () => true,
): Chosen => new Map(differences.map(({ id, parts }) => [id, new Set(parts.filter(test).map(({ key }) => key))]));

/** Input of the import for the chosen parts. */
export function planFor(target: Environment, differences: readonly Difference[], chosen: Chosen = new Map()): Plan {
  selectBackend(target.version);
  return planOf(target.list as unknown as Collection[], differences, chosen);
}

/** The common state after a comparison. */
export function baseAfter(target: Environment, source: Environment, before?: StoredBase): StoredBase {
  const { differences, side, base } = comparison(target, source, before);
  return storedBase(nextBase(target.list, differences, side.pairs, base), names, "2026-01-31 10:00:00.000Z");
}

/** The target after the import of the chosen parts. */
export function promoted(target: Environment, differences: readonly Difference[], chosen: Chosen): Environment {
  const { text, deleteMissing } = planFor(target, differences, chosen);
  if (text === "") return target;
  const read = readConfiguration(text);
  if (isUnreadable(read)) throw new Error(`${read.why} ${JSON.stringify(read.values)}`);
  const { list } = convertConfiguration(read, target.list, []);
  return { ...target, list: afterImport(target.list, sanitizeConfiguration(target.list, list), deleteMissing) };
}
