import type { Page } from "../../../../definitions/language/call";
import { maxRemovalCalls } from "../../../../definitions/limits/sizes";
import type { Collection } from "../../../../definitions/types/collection";
import type { Field } from "../../../../definitions/types/field";
import type { RecordRow } from "../../../../definitions/types/record";
import { inFilters } from "../../../backend/filter/fitting-terms";
import { asList } from "../../../values/text/format-value";
import { valueAt } from "../../../values/json/path";
import { backend } from "../../../backend/version/backend";
import {
  fateOf,
  isSearchable,
  isSingle,
  pointsAt,
  referencesTo,
  referenceTerm,
  type Reference,
} from "../model/references";

/** Effect on related records: they are deleted too, keep the id, lose it, or prevent the deletion. */
export interface RemovalEffect {
  kind: "deleted" | "kept" | "cleared" | "refused";
  collection: string;
  field: string;
  count: number;
  /** Records that prevent the deletion, as far as they were read. */
  blocking?: { collectionId: string; rows: readonly RecordRow[] };
}

/** Effects of a deletion. `all` is false if not all related records were checked. */
export interface Removal {
  effects: readonly RemovalEffect[];
  all: boolean;
  /** Nothing would be deleted: each record is linked to by another one that requires it. */
  isBlocked?: true;
}

interface Effect extends Reference {
  kind: RemovalEffect["kind"];
  records: Map<string, RecordRow>;
  /** Number of related records that were not checked. */
  unseen: number;
}

interface Findings {
  /** Ids of the records that the user deletes, without cascades. */
  asked: ReadonlySet<string>;
  /** Those whose own deletion is prevented. */
  blocked: Set<string>;
  /** Ids of deleted records by collection. */
  gone: Map<string, Set<string>>;
  effects: Map<string, Effect>;
  all: boolean;
}

/** Reads the records of a collection that match a filter. Throws a Failure. */
type ReadRecords = (collection: string, filter: string) => Promise<Page<RecordRow>>;

/** Finds the effects of a deletion, following cascades. Throws a Failure. */
export async function findRemoval(
  collections: readonly Collection[],
  collectionId: string,
  ids: readonly string[],
  read: ReadRecords,
): Promise<Removal> {
  const asked = new Set(ids);
  const gone = new Map([[collectionId, new Set(ids)]]);
  const findings: Findings = { asked, blocked: new Set(), gone, effects: new Map(), all: true };
  const waiting: [collectionId: string, ids: readonly string[]][] = [[collectionId, ids]];
  let made = 0;
  for (let wave = waiting.shift(); wave; wave = waiting.shift()) {
    const [target, deletedIds] = wave;
    const references = referencesTo(collections, target).filter(({ collection }) => collection.type !== "view");
    findings.all &&= references.every(isSearchable);
    for (const reference of references.filter(isSearchable)) {
      for (const batch of inFilters(deletedIds, (id) => referenceTerm(reference, id))) {
        made++;
        if (made > maxRemovalCalls) return removalOf({ ...findings, all: false });
        const deleted = takeNote(
          findings,
          reference,
          target,
          await read(reference.collection.id, filterOf(reference, batch)),
        );
        if (deleted.length > 0) waiting.push([reference.collection.id, deleted]);
      }
    }
  }
  return removalOf(findings);
}

const filterOf = (reference: Reference, ids: readonly string[]): string =>
  ids.map((id) => referenceTerm(reference, id)).join(" || ");

/** Records the effects on related records. Returns the ids of those that are deleted too. */
function takeNote(findings: Findings, reference: Reference, target: string, found: Page<RecordRow>): string[] {
  const { collection, field } = reference;
  const gone = findings.gone.get(collection.id) ?? new Set<string>();
  const targets = findings.gone.get(target);
  const deleted: string[] = [];
  findings.gone.set(collection.id, gone);
  for (const record of found.items) {
    if (gone.has(record.id)) continue;
    const rest = idsIn(record, field).filter((id) => targets?.has(id) !== true);
    const fate = rest.length > 0 ? "cleared" : fateOf(field);
    const kind = fate === "cleared" && keepsId(findings, reference, target, record) ? "kept" : fate;
    effectOf(findings, reference, kind).records.set(record.id, record);
    if (kind === "deleted") deleted.push(record.id);
    if (kind === "refused") for (const id of idsIn(record, field)) if (findings.asked.has(id)) findings.blocked.add(id);
  }
  for (const id of deleted) gone.add(id);
  const unseen = found.totalItems - found.items.length;
  if (unseen > 0) {
    findings.all = false;
    // In a single-value field, all related records have the same effect.
    if (isSingle(field)) effectOf(findings, reference, fateOf(field)).unseen += unseen;
  }
  return deleted;
}

const idsIn = (record: RecordRow, { name }: Field): string[] => asList(valueAt(record, name)).map(String);

/**
 * Returns whether a record keeps a deleted id, due to a bug up to v0.8. The backend clears fields one by one, each time
 * on the original record, so only the last change persists.
 */
function keepsId(findings: Findings, { collection, field }: Reference, target: string, record: RecordRow): boolean {
  if (!backend().clearsOnlyLastRelation) return false;
  const removed = new Set(idsIn(record, field).filter((id) => findings.asked.has(id)));
  const later = collection.fields.slice(collection.fields.indexOf(field) + 1).filter((each) => pointsAt(each, target));
  return later.some((each) => idsIn(record, each).some((id) => removed.has(id)));
}

function effectOf({ effects }: Findings, { collection, field }: Reference, kind: Effect["kind"]): Effect {
  const key = `${kind} ${collection.id} ${field.name}`;
  const effect = effects.get(key) ?? { collection, field, kind, records: new Map(), unseen: 0 };
  effects.set(key, effect);
  return effect;
}

const order: readonly Effect["kind"][] = ["refused", "deleted", "kept", "cleared"];

function removalOf({ asked, blocked, gone, effects, all }: Findings): Removal {
  const found = [...effects.values()]
    .map(({ kind, collection, field, records, unseen }) => {
      // A record that is itself deleted loses no relation.
      const stays = kind === "kept" || kind === "cleared";
      const stay = [...records.values()].filter(({ id }) => !stays || gone.get(collection.id)?.has(id) !== true);
      const blocking = kind === "refused" && { blocking: { collectionId: collection.id, rows: stay } };
      return { kind, collection: collection.name, field: field.name, count: stay.length + unseen, ...blocking };
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  // Deletions by cascade are part of it, so one of them prevents it, too.
  const isBlocked =
    (asked.size > 0 && blocked.size === asked.size) ||
    (asked.size === 1 && found.some(({ kind }) => kind === "refused"));
  return { all, effects: found, ...(isBlocked && { isBlocked }) };
}
