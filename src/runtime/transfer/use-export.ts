import type { RowsCall } from "../../../definitions/language/call-kinds";
import { recordExportTexts } from "../../../definitions/texts/record-export";
import { formatCount, interpolate } from "../model/values/text";
import { fileFormats, type ExportPlan } from "../model/records/exported-rows";
import { changeExport, dropExport, exportOf, useRowExports, type RowExport } from "../store/row-exports";
import { showToast } from "../store/toasts";
import { saveFile } from "../ui/save-file";
import { useWhenLeft } from "../ui/use-when-left";
import { exportRun } from "./export-run";
import type { WrittenFile } from "./write-rows";

interface Exporting extends RowExport {
  start: (plan: ExportPlan, written: WrittenFile) => void;
  /** Goes on from where it failed. */
  retry: () => void;
  stop: () => void;
}

const unbegun: RowExport = {};

/** The export of an item's rows into a file that is saved once all of them are there. It stops when nobody looks at it any more. */
export function useExport(call: RowsCall, id: string, name: string): Exporting {
  const state = useRowExports((all) => all.get(id)) ?? unbegun;
  useWhenLeft(id, dropExport);
  const start = (plan: ExportPlan, written: WrittenFile): void => {
    const fileName = `${name}.${fileFormats[written.format].ending}`;
    const run = exportRun(call, plan, written, (progress) => {
      if (exportOf(id).run !== run) return;
      changeExport(id, { progress });
      if (progress.state !== "done" || progress.exported === 0) return;
      saveFile(fileName, run.file());
      changeExport(id, { saved: fileName });
    });
    changeExport(id, { run, saved: undefined });
    void run.resume();
  };
  const stop = (): void => {
    state.run?.stop();
    const { exported: n = 0, total = 0 } = state.progress ?? {};
    showToast("info", interpolate(recordExportTexts.stopped, { n: formatCount(n), total: formatCount(total) }));
    changeExport(id, { run: undefined, progress: undefined });
  };
  return { ...state, start, stop, retry: () => void state.run?.resume() };
}
