import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { calls } from "../../../definitions/backend/calls";
import { backupTexts } from "../../../definitions/texts/backups";
import { reportFailure } from "../../backend/api/report-failure";
import { send } from "../../backend/api/send";
import { useUpload } from "../../backend/api/use-upload";
import { toFailure } from "../../backend/calls/failure";
import { multipartBody } from "../../backend/calls/multipart";
import { valueAt } from "../../values/json/path";
import { interpolate } from "../../values/text/text";
import { showToast } from "../../browser/toasts";
import { backupsChanged } from "./data";

/** Uploads a backup and reports progress. */
export function useBackupUpload() {
  const queries = useQueryClient();
  const { upload, runUpload } = useUpload(backupTexts.cancelled);
  const [file, setFile] = useState<File>();
  const begin = async (chosen: File): Promise<void> => {
    setFile(chosen);
    const body = multipartBody([{ name: "file", value: chosen, fileName: chosen.name }]);
    try {
      await runUpload(({ signal, onProgress }) => send(calls.uploadBackup, { body }, { signal, onProgress }));
      showToast("success", interpolate(backupTexts.uploaded, { name: chosen.name }));
    } catch (thrown) {
      const reason = valueAt(toFailure(thrown).data, "file.message");
      if (typeof reason !== "string") reportFailure(thrown);
      else showToast("error", interpolate(backupTexts.refused, { name: chosen.name, reason }));
    } finally {
      setFile(undefined);
      backupsChanged(queries);
    }
  };
  return { file, share: upload?.share ?? 0, stop: () => upload?.stop(), begin };
}
