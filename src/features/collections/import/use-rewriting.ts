import { useEffect, useState } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import type { ImportTask } from "./model/import-job";
import { interpolate } from "../../../values/text/text";
import { showToast } from "../../../browser/toasts";
import { runImportJob } from "./run-import-job";

/** Rewriting of the text and its controls. */
export interface Rewriting {
  busy: boolean;
  run: (task: ImportTask) => void;
  /** Restores the text from before, until it is edited again. The browser cannot undo a replacement. */
  undo: (() => void) | undefined;
}

/** Rewrites the text in a worker, then focuses the field `fieldId`. */
export function useRewriting(fieldId: string, text: string, onText: (text: string) => void): Rewriting {
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ before: string; after: string }>();
  // The pressed button may be gone. The field can take the focus once it is enabled again.
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
