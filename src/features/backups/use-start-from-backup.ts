import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { calls } from "../../../definitions/backend/calls";
import { backupTexts } from "../../../definitions/texts/backups";
import { send } from "../../backend/api/send";
import { useUpload } from "../../backend/api/use-upload";
import { toFailure } from "../../backend/calls/failure";
import { multipartBody } from "../../backend/calls/multipart";
import { showToast } from "../../browser/toasts";
import { serverNow } from "../../backend/session/server-clock";
import { valueAt } from "../../values/json/path";
import { interpolate } from "../../values/text/text";
import type { ArrivalNotice } from "../../runtime/pages/signed-out/arrival-notice";
import { awaitReplacedData } from "./await-replaced-data";
import { backupRestored } from "./data";

const { starting: said } = backupTexts;

/** Uploads a backup with the token of the installer, restores it, and opens the sign-in page after the restart. */
export function useStartFromBackup(token: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { upload, runUpload } = useUpload(said.stopped);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const stored = useRef<File>(undefined);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const store = async (file: File): Promise<void> => {
    // After a failed restore the backend has the file already, and would refuse its name.
    if (stored.current && isSame(stored.current, file)) return;
    const body = multipartBody([{ name: "file", value: file, fileName: file.name }]);
    await runUpload((handlers) => send(calls.uploadBackup, { body }, { ...handlers, token }));
    stored.current = file;
  };
  const start = async (file: File): Promise<void> => {
    const { name } = file;
    setFailure(undefined);
    setBusy(true);
    try {
      await store(file);
      // An admin who has left the page does not want the restore any more.
      if (!isHere.current) return;
      const startedAt = serverNow();
      await send(calls.restoreBackup, { path: { key: name } }, { token });
      await awaitReplacedData(name, startedAt, token);
      backupRestored(queries);
      const state: ArrivalNotice = { said: interpolate(said.done, { name }) };
      if (isHere.current) void navigate("/login", { replace: true, state });
    } catch (thrown) {
      const reason = reasonOf(thrown, name);
      if (!isHere.current) showToast("error", reason);
      setFailure(reason);
      setBusy(false);
    }
  };
  return { busy, failure, upload, start };
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

function reasonOf(thrown: unknown, name: string): string {
  const { status, message, data } = toFailure(thrown);
  if (status === 401) return said.deadLink;
  const reason = valueAt(data, "file.message");
  return typeof reason === "string" ? interpolate(backupTexts.refused, { name, reason }) : message;
}
