import type { Schema } from "../../../runtime/model/form/schema";
import { adapted } from "./adapt";
import { afterImport, type WholeCollection } from "./after-import";
import { changesBetween, deletionsIn, type Change, type Deletion } from "./compare";
import { writtenOut } from "./configuration";
import type { Finding } from "./finding";
import { findingsIn } from "./findings";
import { hasOtherIds, withOriginalIds } from "./original-ids";
import { isUnreadable, readConfiguration, type Configuration, type Unreadable } from "./read";
import { summaryOf, type Fact } from "./summary";

/** What is to be done with a text. */
export type ImportTask = { text: string; current: readonly WholeCollection[] } & (
  | { task: "compare"; deleteMissing: boolean }
  | { task: "replaceIds" }
  | { task: "adapt"; findings: readonly Finding[] }
);

/** What a worker is asked to do, with the schema whose properties are the options of each type of field. */
export type ImportJob = ImportTask & { optionsByType: Schema };

/** A change, and what it is in words. */
export interface ToldChange {
  change: Change;
  facts: readonly Fact[];
}

/** What a text was found to be. */
export interface ComparedImport {
  collections: number;
  duplicates: number;
  otherIds: boolean;
  findings: readonly Finding[];
  deletions: readonly Deletion[];
  /** Types of fields that the backend does not know, with the fields that have them. */
  unknownTypes: readonly string[];
  /** What is to be sent, as JSON. */
  body: Blob;
}

/** What a worker says, one after the other: how far it is, from 0 to 1, some of the changes, and what came of it. */
export type ImportMessage =
  | { progress: number }
  | { changes: readonly ToldChange[] }
  | { compared: ComparedImport }
  | { unreadable: Unreadable }
  | { text: string };

// So many changes reach the page at once: more would hold it up.
const batch = 10;

/** Does what is asked of a worker. */
export function doImportJob(job: ImportJob, post: (message: ImportMessage) => void): void {
  post({ progress: 0.05 });
  const read = readConfiguration(job.text, job.optionsByType);
  if (isUnreadable(read)) return post({ unreadable: read });
  post({ progress: 0.4 });
  if (job.task === "compare") return compare(job, read, job.deleteMissing, post);
  const list = job.task === "replaceIds" ? withOriginalIds(job.current, read.list) : adapted(read.list, job.findings);
  post({ text: writtenOut(list) });
}

function compare(
  { current }: ImportJob,
  { list, duplicates }: Configuration,
  deleteMissing: boolean,
  post: (message: ImportMessage) => void,
): void {
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
      otherIds: hasOtherIds(current, list),
      findings,
      deletions: deletionsIn(changes),
      unknownTypes: unknownTypes(findings),
      body: new Blob([JSON.stringify({ collections: list, deleteMissing })], { type: "application/json" }),
    },
  });
}

const unknownTypes = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ why, collection, field, values }) =>
    why === "fieldType" && field ? [`${collection}.${field.name} (${values["type"]})`] : [],
  );
