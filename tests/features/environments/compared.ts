import * as fc from "fast-check";
import type { Version } from "../../../definitions/language/versions";
import type { Collection } from "../../../definitions/types/collection";
import { selectBackend } from "../../../src/backend/version/backend";
import { nextBase, readBase, storedBase, type StoredBase } from "../../../src/features/environments/model/base";
import {
  differencesBetween,
  type Difference,
  type DifferingPart,
} from "../../../src/features/environments/model/differences";
import { planOf, type Chosen, type Plan } from "../../../src/features/environments/model/plan";
import { isReadSide, readSide } from "../../../src/features/environments/model/sides";
import { afterImport, type WholeCollection } from "../../../src/features/collections/configuration/after-import";
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

/** Random environment, without system collections, with some of the random collections, of which each `at` has other names. */
export function environments(version: Version, ...at: number[]): fc.Arbitrary<Environment> {
  selectBackend(version);
  return fc.tuple(...at.map(collectionsOf)).map((all) =>
    environmentOf(
      version,
      all.flat().map((each) => ({ ...each, system: false })),
    ),
  );
}

/** Collections as their own backend answers them. */
export function textOf({ version, list }: Environment): string {
  selectBackend(version);
  return formatConfiguration(list.map(encodeCollection));
}

/** The source's collections, as the target would store them. */
function sourceFor(target: Environment, text: string): readonly WholeCollection[] {
  selectBackend(target.version);
  const side = readSide(target.list, text);
  if (!isReadSide(side)) throw new Error(side.why);
  return side.list;
}

/** Differences from the target to the source. */
export function compared(target: Environment, source: Environment, stored?: StoredBase): Difference[] {
  const theirs = sourceFor(target, textOf(source));
  const base = stored && readBase(stored, target.list, theirs);
  if (base && "why" in base) throw new Error(base.why);
  return differencesBetween(target.list, theirs, base);
}

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
  const theirs = sourceFor(target, textOf(source));
  const base = before && readBase(before, target.list, theirs);
  if (base && "why" in base) throw new Error(base.why);
  const differences = differencesBetween(target.list, theirs, base);
  return storedBase(nextBase(target.list, differences, base), ["staging", "production"], "2026-01-31 10:00:00.000Z");
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
