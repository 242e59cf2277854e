import { calls } from "../../../../definitions/backend/calls";
import { nameInFilters } from "../../../../definitions/backend/filter";
import type { Page } from "../../../../definitions/language/call";
import { removalCalls } from "../../../../definitions/texts/sizes";
import type { Collection } from "../../../../definitions/types/collection";
import type { Field } from "../../../../definitions/types/field";
import type { RecordRow } from "../../../../definitions/types/record";
import { send } from "../../../runtime/api/send";
import { valueFilter } from "../../../runtime/model/filter/value-filter";
import { inFilters } from "../../../runtime/model/filter/fitting-terms";
import { asList } from "../../../runtime/model/values/text/format-value";
import { valueAt } from "../../../runtime/model/values/json/path";
import { backend } from "../../../runtime/model/version/backend";

/** What becomes of records that relate to what is deleted: they go, too, lose it from a field or keep its id there, or stand in the way. */
export interface RemovalEffect {
  kind: "deleted" | "kept" | "cleared" | "refused";
  collection: string;
  field: string;
  count: number;
}

/** All that a deletion does to other records; not all of them were looked at where `all` is false. */
export interface Removal {
  effects: readonly RemovalEffect[];
  all: boolean;
}

interface Reference {
  collection: Collection;
  field: Field;
}

interface Effect extends Reference {
  kind: RemovalEffect["kind"];
  records: Set<string>;
  /** How many more there are than were looked at. */
  unseen: number;
}

interface Findings {
  /** The ids of what is to be deleted by itself, not with something else. */
  asked: ReadonlySet<string>;
  /** The ids of what is deleted, by its collection. */
  gone: Map<string, Set<string>>;
  effects: Map<string, Effect>;
  all: boolean;
}

/** Finds out what the deletion of records would do to others, as far as it goes on from one to the next. Throws a Failure. */
export async function findRemoval(
  collections: readonly Collection[],
  collectionId: string,
  ids: readonly string[],
): Promise<Removal> {
  const asked = new Set(ids);
  const findings: Findings = { asked, gone: new Map([[collectionId, new Set(ids)]]), effects: new Map(), all: true };
  const waiting: [collectionId: string, ids: readonly string[]][] = [[collectionId, ids]];
  // By a field that no filter reads, no record can be found.
  const isReadable = ({ field }: Reference): boolean => nameInFilters.test(field.name);
  let made = 0;
  for (let wave = waiting.shift(); wave; wave = waiting.shift()) {
    const [target, gone] = wave;
    const references = referencesTo(collections, target);
    findings.all &&= references.every(isReadable);
    for (const reference of references.filter(isReadable)) {
      for (const batch of inFilters(gone, (id) => termOf(reference, id))) {
        made++;
        if (made > removalCalls) return removalOf({ ...findings, all: false });
        const deleted = takeNote(findings, reference, target, await readRelated(reference, batch));
        if (deleted.length > 0) waiting.push([reference.collection.id, deleted]);
      }
    }
  }
  return removalOf(findings);
}

const referencesTo = (collections: readonly Collection[], target: string): Reference[] =>
  collections
    // A view shows what others store.
    .filter(({ type }) => type !== "view")
    .flatMap((collection) =>
      collection.fields.filter((field) => isTo(field, target)).map((field) => ({ collection, field })),
    );

const isTo = (field: Field, target: string): boolean =>
  field.type === "relation" && valueAt(field, "collectionId") === target;

const termOf = ({ field }: Reference, id: string): string =>
  valueFilter(`${field.name}.id`, id, backend().amongOperator);

const readRelated = (reference: Reference, ids: readonly string[]): Promise<Page<RecordRow>> =>
  send(calls.listRelated, {
    path: { collection: reference.collection.id },
    query: { filter: ids.map((id) => termOf(reference, id)).join(" || ") },
  });

/** Takes note of records that relate to some that are deleted. Gives the ids of those that are deleted with them. */
function takeNote(findings: Findings, reference: Reference, target: string, found: Page<RecordRow>): string[] {
  const { collection, field } = reference;
  const gone = findings.gone.get(collection.id) ?? new Set<string>();
  const targets = findings.gone.get(target);
  const deleted: string[] = [];
  findings.gone.set(collection.id, gone);
  for (const record of found.items) {
    if (gone.has(record.id)) continue;
    const rest = idsIn(record, field).filter((id) => targets?.has(id) !== true);
    const fate = rest.length > 0 ? "cleared" : whenEmpty(field);
    const kind = fate === "cleared" && keepsId(findings, reference, target, record) ? "kept" : fate;
    effectOf(findings, reference, kind).records.add(record.id);
    if (kind === "deleted") deleted.push(record.id);
  }
  for (const id of deleted) gone.add(id);
  const unseen = found.totalItems - found.items.length;
  if (unseen > 0) {
    findings.all = false;
    // Where a field holds only one, all that have it share its fate.
    if (valueAt(field, "maxSelect") === 1) effectOf(findings, reference, whenEmpty(field)).unseen += unseen;
  }
  return deleted;
}

const idsIn = (record: RecordRow, { name }: Field): string[] => asList(valueAt(record, name)).map(String);

/**
 * Whether a record keeps an id in a field, as it does until v0.8. The backend clears one field after the other, each time in the record as it
 * was before the deletion: only the last one is cleared in the end. What goes with something else is cleared
 * everywhere; it is chance alone where the record also has what is deleted first.
 */
function keepsId(findings: Findings, { collection, field }: Reference, target: string, record: RecordRow): boolean {
  if (!backend().clearsLastOnly) return false;
  const asked = new Set(idsIn(record, field).filter((id) => findings.asked.has(id)));
  const later = collection.fields.slice(collection.fields.indexOf(field) + 1).filter((each) => isTo(each, target));
  return later.some((each) => idsIn(record, each).some((id) => asked.has(id)));
}

// What the backend does with a record whose last relation goes.
const whenEmpty = (field: Field): Effect["kind"] =>
  valueAt(field, "cascadeDelete") === true ? "deleted" : field.required ? "refused" : "cleared";

function effectOf({ effects }: Findings, { collection, field }: Reference, kind: Effect["kind"]): Effect {
  const key = `${kind} ${collection.id} ${field.name}`;
  const effect = effects.get(key) ?? { collection, field, kind, records: new Set(), unseen: 0 };
  effects.set(key, effect);
  return effect;
}

const order: readonly Effect["kind"][] = ["refused", "deleted", "kept", "cleared"];

const removalOf = ({ gone, effects, all }: Findings): Removal => ({
  all,
  effects: [...effects.values()]
    .map(({ kind, collection, field, records, unseen }) => {
      // What goes in the end has nothing to lose.
      const stays = kind === "kept" || kind === "cleared";
      const stay = [...records].filter((id) => !stays || gone.get(collection.id)?.has(id) !== true);
      return { kind, collection: collection.name, field: field.name, count: stay.length + unseen };
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)),
});
