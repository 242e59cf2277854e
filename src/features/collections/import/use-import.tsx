import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { calls } from "../../../../definitions/backend/calls";
import { importTexts } from "../../../../definitions/texts/import";
import { importLimits } from "../../../../definitions/limits/sizes";
import { send } from "../../../backend/api/send";
import { useUpload, type Upload, type UploadHandlers } from "../../../backend/api/use-upload";
import { toFailure } from "../../../backend/calls/failure";
import { collectionsImported, isConfigurationCurrent } from "../data";
import type { Deletion } from "../configuration/compare-configurations";
import type { ComparedImport } from "./model/import-job";
import { importRefusal, type ImportRefusal, type IndexOwners } from "./model/refusal";
import { interpolate, plural } from "../../../values/text/text";
import { askConfirmation } from "../../../runtime/store/confirmation";
import { showToast } from "../../../browser/toasts";

/** State of an import. */
export interface Importing {
  busy: boolean;
  upload: Upload | undefined;
  refusal: ImportRefusal | undefined;
  /** Imports the compared configuration; confirms first if it deletes anything. */
  ask: (compared: ComparedImport) => void;
  /** Changes the configuration and clears the refusal, which no longer applies. */
  change: (work: () => void) => void;
}

/** Runs the import. A refusal stays visible until the configuration changes. */
export function useImport(onDone: () => void): Importing {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { upload, runUpload } = useUpload(importTexts.stopped);
  const [refusal, setRefusal] = useState<ImportRefusal>();
  /** Runs `work` if the collections are unchanged since the comparison. Otherwise it shows a warning. */
  const whileSame = async (work: () => Promise<void> | void): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      if (await isConfigurationCurrent(queries)) await work();
      else showToast("warning", importTexts.conflict);
    } catch (thrown) {
      showFailure(thrown, false);
    } finally {
      setBusy(false);
    }
  };
  const showFailure = (thrown: unknown, wasSent: boolean, owners?: IndexOwners): ImportRefusal | undefined => {
    const failure = toFailure(thrown);
    const next = failure.aborted ? undefined : importRefusal(failure, wasSent, owners);
    setRefusal(next);
    return next;
  };
  const run = ({ body, indexOwners }: ComparedImport): Promise<void> =>
    whileSame(async () => {
      try {
        await runUpload((handlers) => sendAll(body, handlers));
        showToast("success", importTexts.success);
        onDone();
      } catch (thrown) {
        if (!showFailure(thrown, true, indexOwners)?.mayBeDone) return;
      }
      collectionsImported(queries);
    });
  const ask = (compared: ComparedImport): void => {
    if (compared.deletions.length === 0) return void run(compared);
    const body = <Deletions deletions={compared.deletions} />;
    // The dialog closes at once, because progress and stop button are on the page below it.
    void whileSame(() => askConfirmation(importTexts.question, () => void run(compared), { body }));
  };
  const change = (work: () => void): void => {
    setRefusal(undefined);
    work();
  };
  return { busy, upload, refusal, ask, change };
}

function sendAll(body: ComparedImport["body"], handlers: UploadHandlers): Promise<void> {
  // Shows progress immediately, in case the backend hangs.
  handlers.onProgress(0);
  return send(calls.importCollections, { body }, handlers);
}

const Deletions = ({ deletions }: { deletions: readonly Deletion[] }): ReactNode => (
  <ul className="import-doubts scroll" tabIndex={0}>
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
