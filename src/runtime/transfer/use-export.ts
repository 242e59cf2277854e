import { useEffect, useRef, useState } from "react";
import type { RowsCall } from "../../../definitions/language/call-kinds";
import { recordExportTexts as said } from "../../../definitions/texts/record-export";
import type { RowsRequest } from "../model/calls/codecs";
import { formatCount, interpolate } from "../model/values/text";
import { fileFormats } from "../model/records/exported-rows";
import { showToast } from "../store/toasts";
import { saveFile } from "../ui/save-file";
import { exportRun, type ExportProgress, type ExportRun } from "./export-run";
import type { WrittenFile } from "./write-rows";

interface Exporting {
  /** Undefined before it begins, and after it was stopped. */
  progress: ExportProgress | undefined;
  /** The name of the file that was saved last. */
  saved: string | undefined;
  start: (asked: RowsRequest, written: WrittenFile) => void;
  /** Goes on from where it failed. */
  retry: () => void;
  stop: () => void;
}

/** The export of rows into a file that is saved once all of them are there. It stops when nobody looks at it any more. */
export function useExport(call: RowsCall, name: string): Exporting {
  const [progress, setProgress] = useState<ExportProgress>();
  const [saved, setSaved] = useState<string>();
  const run = useRef<ExportRun>(undefined);
  useEffect(() => () => run.current?.stop(), []);
  const start = (asked: RowsRequest, written: WrittenFile): void => {
    const fileName = `${name}.${fileFormats[written.format].ending}`;
    setSaved(undefined);
    const own = exportRun(call, asked, written, (now) => {
      if (run.current !== own) return;
      setProgress(now);
      if (now.state !== "done" || now.exported === 0) return;
      saveFile(fileName, own.file());
      setSaved(fileName);
    });
    run.current = own;
    void own.resume();
  };
  const stop = (): void => {
    run.current?.stop();
    run.current = undefined;
    const { exported: n = 0, total = 0 } = progress ?? {};
    showToast("info", interpolate(said.stopped, { n: formatCount(n), total: formatCount(total) }));
    setProgress(undefined);
  };
  return { progress, saved, start, stop, retry: () => void run.current?.resume() };
}
