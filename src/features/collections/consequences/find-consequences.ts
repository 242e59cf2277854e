import { calls } from "../../../../definitions/backend/calls";
import type { Collection } from "../../../../definitions/types/collection";
import { readList } from "../../../backend/api/queries";
import { send } from "../../../backend/api/send";
import { affectedRules, ruleUpdates, type AffectedRule, type RuleUpdates } from "../../rules/model/affected-rules";
import { withValue } from "./count-filter";
import { valueAt } from "../../../values/json/path";
import { changesOf, stricterLimits, type CollectionChanges, type StricterLimit } from "./collection-changes";
import { findBreaking } from "./find-breaking";
import { countRecords, readRecords } from "./read-all";

/** Consequences of saving a collection. */
export interface Consequences {
  changes: CollectionChanges;
  /** Number of records that lose a value, by id of the removed field; undefined if unknown. */
  losses: ReadonlyMap<string, number | undefined>;
  rules: readonly AffectedRule[];
  updates: RuleUpdates;
  broken: readonly Broken[];
  /** Names of views whose query uses a renamed or removed name. */
  views: readonly string[];
  /** Number of accounts that are signed out. */
  signedOut: number | undefined;
  /** Whether codes are to be mailed while SMTP is off. */
  unsentCodes: boolean;
}

/** Number of records that violate a limit; undefined if unknown. `among` is set if only some records were checked. */
export interface Broken extends Pick<StricterLimit, "field" | "option" | "cuts"> {
  count: number | undefined;
  among: number | undefined;
}

/** Fetches the consequences of a save. Throws a Failure. */
export async function findConsequences(before: Collection, after: Collection): Promise<Consequences> {
  const changes = changesOf(before, after);
  const named = changes.renamed || changes.renamedFields.length > 0 || changes.removedFields.length > 0;
  const [losses, collections, broken] = await Promise.all([
    Promise.all(
      changes.removedFields.map(async (field) => [field.id, await countWhere(before.id, withValue(field))] as const),
    ),
    named ? readList(calls.listCollections) : [],
    brokenLimits(before.id, stricterLimits(before, after)),
  ]);
  const updates = ruleUpdates(collections, after);
  const signsOut = changes.signsOut || updates.together.authRule !== undefined;
  return {
    changes,
    losses: new Map(losses),
    rules: affectedRules(collections, after),
    updates,
    broken: broken.filter(({ count }) => count !== 0),
    views: viewsReading(collections, before.name, changes),
    unsentCodes: changes.mailsCodes && !(await send(calls.readSettings, {})).smtp.enabled,
    signedOut: signsOut ? await countRecords(before.id, "") : undefined,
  };
}

// A view that does not name this collection has such columns from elsewhere.
function viewsReading(all: readonly Collection[], collection: string, changes: CollectionChanges): string[] {
  const { renamed, renamedFields, removedFields } = changes;
  const gone = [...(renamed ? [renamed.from] : []), ...renamedFields.map(({ from }) => from)];
  const names = [...gone, ...removedFields.map(({ name }) => name)];
  return all
    .filter(({ viewQuery = "" }) => hasWord(viewQuery, collection) && names.some((name) => hasWord(viewQuery, name)))
    .map(({ name }) => name);
}

/** Whether a text, such as a query, has a word, in any case. */
export const hasWord = (text: string, word: string): boolean => new RegExp(String.raw`\b${word}\b`, "i").test(text);

async function brokenLimits(collection: string, all: readonly StricterLimit[]): Promise<Broken[]> {
  // Records are fetched once for all limits.
  const limits = await Promise.all(all.map(async (each) => ({ ...each, breaks: await findBreaking(each) })));
  const sample = limits.some(({ breaks }) => breaks) ? await readRecords(collection) : undefined;
  return Promise.all(
    limits.map(async ({ field, stored, option, filter, breaks, cuts = false }) => {
      if (!breaks) return { field, option, cuts, count: await countWhere(collection, filter), among: undefined };
      const values = sample?.records.map((record) => valueAt(record, stored)) ?? [];
      return { field, option, cuts, count: breaks(values).length, among: sample?.all ? undefined : values.length };
    }),
  );
}

const countWhere = async (collection: string, filter: string | undefined): Promise<number | undefined> =>
  filter === undefined ? undefined : countRecords(collection, filter);
