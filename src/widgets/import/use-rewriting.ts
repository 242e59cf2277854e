import { useEffect, useState } from "react";
import { importTexts } from "../../../definitions/texts/import";
import type { ImportJob } from "../../runtime/model/collections/import-job";
import { interpolate } from "../../runtime/model/values/text";
import { showToast } from "../../runtime/store/toasts";
import { runImportJob } from "./run-import-job";

/** A text that is being written anew. */
export interface Rewriting {
  busy: boolean;
  run: (job: ImportJob) => void;
}

/** Has the text written anew beside the page, and leaves the focus in the field of that id, which shows it. */
export function useRewriting(fieldId: string, onText: (text: string) => void): Rewriting {
  const [busy, setBusy] = useState(false);
  const [times, setTimes] = useState(0);
  // What was pressed goes with what it has mended; the field can take the focus once it is enabled again.
  useEffect(() => {
    if (times > 0) document.getElementById(fieldId)?.focus();
  }, [times, fieldId]);
  const run = (job: ImportJob): void => {
    setBusy(true);
    const end = (): void => {
      stop();
      setBusy(false);
    };
    const stop = runImportJob(job, {
      onMessage: (message) => {
        if (!("text" in message)) return;
        end();
        onText(message.text);
        setTimes((last) => last + 1);
      },
      onFault: (reason) => {
        end();
        showToast("error", interpolate(importTexts.crashed, { reason }));
      },
    });
  };
  return { busy, run };
}
