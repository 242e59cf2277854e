import { usersCollection } from "../../../../../definitions/backend/backend-names";
import type { Version } from "../../../../../definitions/language/versions";
import { selectBackend } from "../../../../backend/version/backend";
import { applyAdaptations } from "./adapt";
import { afterImport, type WholeCollection } from "../../configuration/after-import";
import {
  changesBetween,
  deletionsIn,
  indexesOf,
  type Change,
  type Deletion,
} from "../../configuration/compare-configurations";
import { encodeCollection, formatConfiguration, type Exchanged } from "../../configuration/configuration";
import type { Conversion, Loss } from "../../convert/conversion";
import { convertConfiguration, type Converted } from "../../convert/convert";
import type { Finding } from "../../findings/finding";
import { findingsIn } from "../../findings/findings";
import { parseIndex } from "../../indexes/index-text";
import { importFacts } from "../../configuration/import-facts";
import { hasOtherIds, withOriginalIds } from "../../configuration/original-ids";
import {
  isUnreadable,
  readConfiguration,
  type Configuration,
  type Unreadable,
} from "../../configuration/read-configuration";
import type { IndexOwners } from "./refusal";
import { sanitizeConfiguration } from "./sanitize-configuration";
import { summaryOf, type Fact } from "./summary";

/**
 * Task for a configuration; `leftOut` names conversions that are switched off. Without `deleteMissing`, missing
 * collections are deleted only if the text is an export of this backend.
 */
export type ImportTask = { text: string; current: readonly WholeCollection[]; leftOut: readonly string[] } & (
  | { task: "compare"; deleteMissing: boolean | undefined }
  | { task: "replaceIds" }
  | { task: "adapt"; findings: readonly Finding[] }
);

/** Task for the worker, with the version of the backend. */
export type ImportJob = ImportTask & { version: Version };

/** Change with its description. */
export interface DescribedChange {
  change: Change;
  facts: readonly Fact[];
}

/** Result of comparing a configuration. */
export interface ComparedImport {
  collections: number;
  duplicates: number;
  conversions: readonly Conversion[];
  losses: readonly Loss[];
  otherIds: boolean;
  /** Whether collections and fields that are not in the text would be deleted. */
  deleteMissing: boolean;
  findings: readonly Finding[];
  deletions: readonly Deletion[];
  /** Fields with a type that the backend does not know. */
  unknownTypes: readonly string[];
  indexOwners: IndexOwners;
  /** Request body as JSON. */
  body: Blob;
}

/** Messages of the worker: progress from 0 to 1, some of the changes, then the result. */
export type ImportMessage =
  | { progress: number }
  | { changes: readonly DescribedChange[] }
  | { compared: ComparedImport }
  | { unreadable: Unreadable }
  | { text: string };

// Changes per message. Larger batches would block the page.
const batch = 10;

/** Runs a job in the worker and posts its messages. */
export function processImportJob(job: ImportJob, post: (message: ImportMessage) => void): void {
  selectBackend(job.version);
  post({ progress: 0.05 });
  const read = readConfiguration(job.text);
  if (isUnreadable(read)) return post({ unreadable: read });
  post({ progress: 0.4 });
  const conversion = convertConfiguration(read, job.current, job.leftOut);
  const list = sanitizeConfiguration(job.current, conversion.list);
  if (job.task === "compare") return compare(job, read, { ...conversion, list }, post);
  const changed = job.task === "replaceIds" ? withOriginalIds(job.current, list) : applyAdaptations(list, job.findings);
  post({ text: formatConfiguration(changed.map(encodeCollection)) });
}

function compare(
  { current, deleteMissing: chosen }: ImportJob & { task: "compare" },
  { duplicates }: Configuration,
  { list, conversions, losses }: Converted,
  post: (message: ImportMessage) => void,
): void {
  const deleteMissing = chosen ?? isExportOf(current, list);
  const findings = findingsIn(current, list, deleteMissing);
  post({ progress: 0.6 });
  const changes = changesBetween(current, afterImport(current, list, deleteMissing));
  for (let from = 0; from < changes.length; from += batch) {
    const some = changes.slice(from, from + batch);
    post({ changes: some.map((change) => ({ change, facts: summaryOf(change) })) });
    post({ progress: 0.6 + (0.4 * from) / changes.length });
  }
  post({
    compared: {
      collections: list.length,
      duplicates,
      conversions,
      losses,
      otherIds: hasOtherIds(current, list),
      deleteMissing,
      findings,
      deletions: deletionsIn(changes),
      unknownTypes: unknownTypes(findings),
      indexOwners: indexOwners(list),
      body: new Blob([bodyOf(sentCollections(list, current, changes), deleteMissing)], { type: "application/json" }),
    },
  });
}

/** Returns whether a list has most of the backend's collections, found by id, and not only the one that all backends have. */
function isExportOf(current: readonly WholeCollection[], list: readonly Exchanged[]): boolean {
  const ids = new Set(list.map(({ id }) => id));
  const own = current.filter(({ system }) => !system);
  const known = own.filter(({ id }) => ids.has(id));
  return known.length * 2 > own.length && known.some(({ id }) => id !== usersCollection);
}

const indexOwners = (list: readonly Exchanged[]): IndexOwners =>
  new Map(
    list.flatMap((each) =>
      indexesOf(each).flatMap((text) => {
        const index = parseIndex(text);
        return index ? [[index.name.toLowerCase(), { id: each.id, name: each.name }] as const] : [];
      }),
    ),
  );

// Unchanged system collections are sent only to a backend that would delete them otherwise, and so refuse the import.
function sentCollections(
  list: readonly Exchanged[],
  current: readonly WholeCollection[],
  changes: readonly Change[],
): readonly Exchanged[] {
  const system = current.filter((each) => each.system);
  if (!importFacts().keepsSystem) {
    const ids = new Set(list.map(({ id }) => id));
    return [...list, ...system.filter(({ id }) => !ids.has(id))];
  }
  const changed = new Set(changes.map(({ before, after }) => (after ?? before).id));
  const unchanged = new Set(system.flatMap(({ id }) => (changed.has(id) ? [] : [id])));
  return list.filter(({ id }) => !unchanged.has(id));
}

// Fields of a view derive from its query.
const bodyOf = (list: readonly Exchanged[], deleteMissing: boolean): string => {
  const sent = list.map(({ fields, ...rest }) =>
    encodeCollection((rest["type"] === "view" || fields === undefined ? rest : { ...rest, fields }) as Exchanged),
  );
  return JSON.stringify({ collections: sent, deleteMissing });
};

const unknownTypes = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ why, collection, field, values }) =>
    why === "fieldType" && field ? [`${collection}.${field.name} (${values["type"]})`] : [],
  );
