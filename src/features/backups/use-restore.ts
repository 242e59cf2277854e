import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { calls } from "../../../definitions/backend/calls";
import { backupTexts } from "../../../definitions/texts/backups";
import { reportFailure } from "../../backend/api/report-failure";
import { send } from "../../backend/api/send";
import { Failure } from "../../backend/calls/failure";
import { interpolate } from "../../values/text/text";
import { backend } from "../../backend/version/backend";
import { serverNow } from "../../backend/session/server-clock";
import { showToast } from "../../browser/toasts";
import { awaitRestart } from "./await-restart";
import { backupRestored } from "./data";
import { findRestoreFailure } from "./restore-failure";

const { restoring: said } = backupTexts;

/** Restores a backup and waits for the restart. `onDone` is called at the end, unless the restore could not start. */
export function useRestore(name: string, onDone: () => void) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      const startedAt = serverNow();
      await send(calls.restoreBackup, { path: { key: name } });
      const outcome = await awaitRestart();
      if (outcome === "unseen") await refuteFailure(name, startedAt);
      if (outcome === "late") showToast("warning", said.late);
      else showToast("success", interpolate(said.done, { name }));
      onDone();
      backupRestored(queries);
    } catch (thrown) {
      reportFailure(thrown);
      setBusy(false);
    }
  };
  return { busy, restore };
}

/**
 * A small restore can finish between two checks, so only the log shows a failure. Throws a Failure for a logged one.
 */
async function refuteFailure(name: string, startedAt: number): Promise<void> {
  if (backend().failedRestore === "") throw new Failure(interpolate(said.unsure, { name }));
  const reason = await findRestoreFailure(name, startedAt);
  if (reason !== undefined) throw new Failure(interpolate(said.failed, { name, reason }));
}
