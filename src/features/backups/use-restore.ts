import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { calls } from "../../../definitions/backend/calls";
import { backupTexts } from "../../../definitions/texts/backups";
import { reportFailure } from "../../runtime/api/report-failure";
import { send } from "../../runtime/api/send";
import { Failure } from "../../runtime/model/calls/failure";
import { momentText } from "../../runtime/model/values/time/moment";
import { interpolate } from "../../runtime/model/values/text/text";
import { backend } from "../../runtime/model/version/backend";
import { serverNow } from "../../runtime/store/server-clock";
import { showToast } from "../../runtime/store/toasts";
import { awaitRestart } from "./await-restart";

const { restoring: said } = backupTexts;

/** Restores a backup, and waits for what follows. `onDone` comes once it is over, unless it could not begin. */
export function useRestore(name: string, onDone: () => void) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      const begun = serverNow();
      await send(calls.restoreBackup, { path: { key: name } });
      const outcome = await awaitRestart();
      if (outcome === "unseen") await refuteFailure(name, begun);
      if (outcome === "late") showToast("warning", said.late);
      else showToast("success", interpolate(said.done, { name }));
      onDone();
      // Everything may be another now, and the session none: the first answer tells.
      void queries.invalidateQueries();
    } catch (thrown) {
      reportFailure(thrown);
      setBusy(false);
    }
  };
  return { busy, restore };
}

/** Small data is restored between two looks: only the log tells that it was not. Throws a Failure where it says so. */
async function refuteFailure(name: string, begun: number): Promise<void> {
  const { failedRestore } = backend();
  if (failedRestore === "") throw new Failure(interpolate(said.unsure, { name }));
  const filter = interpolate(failedRestore, { key: name, since: momentText(begun - clockStep) });
  const [entry] = (await send(calls.findLogMessages, { query: { filter } })).items;
  if (entry) throw new Failure(interpolate(said.failed, { name, reason: entry.data.error ?? "" }));
}

// In milliseconds: an answer's date, by which the clocks are compared, has whole seconds.
const clockStep = 1000;
