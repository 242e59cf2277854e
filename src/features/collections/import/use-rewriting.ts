import { useEffect, useState } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import type { ImportTask } from "../model/import-job";
import { interpolate } from "../../../runtime/model/values/text/text";
import { showToast } from "../../../runtime/store/toasts";
import { runImportJob } from "./run-import-job";

/** A text that is being written anew. */
export interface Rewriting {
  busy: boolean;
  run: (task: ImportTask) => void;
  /** Brings back the text from before, as long as it is as it was written: the browser cannot undo that. */
  undo: (() => void) | undefined;
}

/** Has the text written anew beside the page, and leaves the focus in the field of that id, which shows it. */
export function useRewriting(fieldId: string, text: string, onText: (text: string) => void): Rewriting {
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ before: string; after: string }>();
  // What was pressed goes with what it has mended; the field can take the focus once it is enabled again.
  useEffect(() => {
    if (last) document.getElementById(fieldId)?.focus();
  }, [last, fieldId]);
  const run = (task: ImportTask): void => {
    setBusy(true);
    const end = (): void => {
      stop();
      setBusy(false);
    };
    const stop = runImportJob(task, {
      onMessage: (message) => {
        if (!("text" in message)) return;
        end();
        onText(message.text);
        setLast({ before: task.text, after: message.text });
      },
      onFault: (reason) => {
        end();
        showToast("error", interpolate(importTexts.crashed, { reason }));
      },
    });
  };
  return { busy, run, undo: last?.after === text ? () => onText(last.before) : undefined };
}
