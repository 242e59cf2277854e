import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { calls } from "../../../../definitions/backend/calls";
import { importTexts } from "../../../../definitions/texts/import";
import { importLimits } from "../../../../definitions/texts/sizes";
import { listQuery } from "../../../runtime/api/queries";
import { readAnew } from "../../../runtime/api/read-anew";
import { send } from "../../../runtime/api/send";
import { useUpload, type Upload, type UploadFollower } from "../../../runtime/api/use-upload";
import { failureOf } from "../../../runtime/model/calls/failure";
import type { Deletion } from "../model/compare";
import type { ComparedImport } from "../model/import-job";
import { importRefusal, type ImportRefusal, type IndexOwners } from "../model/refusal";
import { isEqual } from "../../../runtime/model/values/json/equal";
import { interpolate, plural } from "../../../runtime/model/values/text/text";
import { askConfirmation } from "../../../runtime/store/confirmation";
import { showToast } from "../../../runtime/store/toasts";

/** An import that can be done, is being done, or has failed. */
export interface Importing {
  busy: boolean;
  upload: Upload | undefined;
  refusal: ImportRefusal | undefined;
  /** Imports what was compared; where that deletes anything it asks before. */
  ask: (compared: ComparedImport) => void;
  /** Changes what would be imported: what was refused is another by then. */
  change: (work: () => void) => void;
}

/** The import itself. What was refused stays to be read, until something else would be imported. */
export function useImport(onDone: () => void): Importing {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { upload, follow } = useUpload(importTexts.stopped);
  const [refusal, setRefusal] = useState<ImportRefusal>();
  /** Does something with what is still so. What others have changed since it was compared is shown first. */
  const whileSame = async (work: () => Promise<void> | void): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      if (await isStillSo(queries)) await work();
      else showToast("warning", importTexts.overtaken);
    } catch (thrown) {
      showFailure(thrown, false);
    } finally {
      setBusy(false);
    }
  };
  const showFailure = (thrown: unknown, wasSent: boolean, owners?: IndexOwners): ImportRefusal | undefined => {
    const failure = failureOf(thrown);
    const next = failure.aborted ? undefined : importRefusal(failure, wasSent, owners);
    setRefusal(next);
    return next;
  };
  const run = ({ body, indexOwners }: ComparedImport): Promise<void> =>
    whileSame(async () => {
      try {
        await follow((follower) => sendAll(body, follower));
        showToast("success", importTexts.success);
        onDone();
      } catch (thrown) {
        if (!showFailure(thrown, true, indexOwners)?.mayBeDone) return;
      }
      readAllAnew(queries);
    });
  const ask = (compared: ComparedImport): void => {
    if (compared.deletions.length === 0) return void run(compared);
    const body = <Deletions deletions={compared.deletions} />;
    // The question does not wait for it: what stands beneath tells how far it is, and stops it.
    void whileSame(() => askConfirmation(importTexts.question, () => void run(compared), { body }));
  };
  const change = (work: () => void): void => {
    setRefusal(undefined);
    work();
  };
  return { busy, upload, refusal, ask, change };
}

/** Whether the collections are as they were when they were last read. They are read anew, and what is compared with them follows. */
async function isStillSo(queries: QueryClient): Promise<boolean> {
  const query = listQuery(calls.exportCollections);
  const before = queries.getQueryData(query.queryKey);
  return isEqual(before, await readAnew(queries, query));
}

function sendAll(body: ComparedImport["body"], follower: UploadFollower): Promise<void> {
  // Where the backend hangs, nothing tells of it but this.
  follower.onProgress(0);
  return send(calls.importCollections, { body }, follower);
}

// Records, too, may have other fields now, or be gone. Nothing waits for it: a backend that is still at it may not answer.
const readAllAnew = (queries: QueryClient): void =>
  void queries.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).includes("/api/collections"),
  });

const Deletions = ({ deletions }: { deletions: readonly Deletion[] }): ReactNode => (
  <ul className="question-list scroll" tabIndex={0}>
    {deletions
      .slice(0, importLimits.changes)
      .map(deletionText)
      .map((each) => (
        <li key={each}>{each}</li>
      ))}
    {deletions.length > importLimits.changes && (
      <li>{plural(importTexts.moreDeletions, deletions.length - importLimits.changes)}</li>
    )}
  </ul>
);

const { deletion } = importTexts;

const deletionText = ({ collection, field }: Deletion): string =>
  field
    ? interpolate(deletion.field, { collection, field: field.name, id: field.id })
    : interpolate(deletion.collection, { name: collection });
