import { systemCollections } from "../../../../definitions/backend/import";
import { afterImport, type WholeCollection } from "../../collections/configuration/after-import";
import { ownFields } from "../../collections/configuration/compare-configurations";
import { fieldsOf, type Exchanged } from "../../collections/configuration/configuration";
import { withOriginalIds, type KnownId } from "../../collections/configuration/original-ids";
import {
  isUnreadable,
  readConfiguration,
  type Configuration,
  type Unreadable,
} from "../../collections/configuration/read-configuration";
import type { Loss } from "../../collections/convert/conversion";
import { convertConfiguration } from "../../collections/convert/convert";
import { sanitizeConfiguration } from "../../collections/import/model/sanitize-configuration";
import { pairsOf, type Pair } from "./pairs";
import { withTargetOptions } from "./target-options";

/** Collections of another environment, as an import of all of them would store them in the target. */
export interface Side {
  list: readonly WholeCollection[];
  losses: readonly Loss[];
  /** Collections and fields that were found by name or by a known pair, because their ids differ. */
  mappings: readonly Mapping[];
  /** The same as pairs of ids. */
  pairs: readonly Pair[];
}

/** Different ids of a collection or field that is the same on both sides. */
export interface Mapping {
  collection: string;
  field?: string;
  source: string;
  target: string;
}

/**
 * Reads a configuration of any version as the selected backend would store it next to these collections. Known ids and
 * ids of the same names become those of the target, except for fields of another type: no import changes the type of a
 * field.
 */
export function readSide(current: readonly WholeCollection[], text: string, knownId?: KnownId): Side | Unreadable {
  const read = readConfiguration(text);
  if (isUnreadable(read)) return read;
  const own = withoutForeignSystem(current, read);
  const named = withTargetIds(current, own, knownId);
  const { list: converted, losses } = convertConfiguration(named, current, []);
  // The conversion adds fields, which have ids of their own.
  const list = withOriginalIds(current, sanitizeConfiguration(current, converted), { sameType: true });
  return {
    list: withTargetOptions(current, afterImport(current, list, true), named.list),
    losses,
    mappings: mappingsOf(own.list, named.list),
    pairs: pairsOf(own.list, named.list),
  };
}

/** Returns whether reading failed. */
export const isReadSide = (side: Side | Unreadable): side is Side => "list" in side;

// A backend without these collections keeps their content elsewhere.
function withoutForeignSystem(current: readonly WholeCollection[], read: Configuration): Configuration {
  const names = new Set(current.map(({ name }) => name));
  const list = read.list.filter(({ name }) => names.has(name) || !systemCollections.includes(name));
  return { ...read, list };
}

function withTargetIds(
  current: readonly WholeCollection[],
  read: Configuration,
  knownId: KnownId | undefined,
): Configuration {
  const list = withOriginalIds(current, read.list, { sameType: true, ...(knownId && { knownId }) });
  const foreign = new Set(read.otherEra);
  const otherEra = read.list.flatMap(({ id }, at) => (foreign.has(id) ? [list[at]!.id] : []));
  return { ...read, list, otherEra };
}

const mappingsOf = (before: readonly Exchanged[], after: readonly Exchanged[]): Mapping[] =>
  before.flatMap((source, at) => {
    const target = after[at]!;
    const fields = fieldsOf(target);
    return [
      ...(source.id === target.id ? [] : [{ collection: source.name, source: source.id, target: target.id }]),
      ...fieldsOf(source).flatMap(({ id, name }, place) => {
        const own = fields[place]!.id;
        return id === own ? [] : [{ collection: source.name, field: name, source: id, target: own }];
      }),
    ];
  });

/** Returns the collections of both sides, with the fields of both, to find those of a third side. */
export function unionOf(target: readonly WholeCollection[], source: readonly WholeCollection[]): WholeCollection[] {
  const theirs = new Map(source.map((each) => [each.id, each]));
  const ids = new Set(target.map(({ id }) => id));
  const both = target.map((each) => {
    const own = new Set(each.fields.map(({ id }) => id));
    const more = ownFields(theirs.get(each.id) ?? each).filter(({ id }) => !own.has(id));
    return { ...each, fields: [...each.fields, ...more] };
  });
  return [...both, ...source.filter(({ id }) => !ids.has(id))];
}
