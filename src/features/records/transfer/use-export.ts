import type { RowsCall } from "../../../../definitions/language/call-kinds";
import { recordExportTexts } from "../../../../definitions/texts/record-export";
import { formatCount, interpolate } from "../../../values/text/text";
import { fileFormats, type ExportPlan } from "./model/exported-rows";
import { changeExport, dropExport, exportOf, useRowExports, type ExportChoices, type RowExport } from "./row-exports";
import { showToast } from "../../../browser/toasts";
import { saveFile } from "../../../runtime/ui/files/save-file";
import { useCleanupOnLeave } from "../../../runtime/ui/page/use-cleanup-on-leave";
import { exportRun } from "./export-run";
import type { WrittenFile } from "./write-rows";

interface Exporting extends RowExport {
  choices: ExportChoices;
  choose: (part: Partial<ExportChoices>) => void;
  start: (plan: ExportPlan, written: WrittenFile) => void;
  retry: () => void;
  stop: () => void;
}

const emptyExport: RowExport = {};
const firstChoices: ExportChoices = { fields: "shown", format: "csv" };

/** Runs the export of an item's rows and downloads the file when it is complete. Leaving the panel stops it. */
export function useExport(call: RowsCall, id: string, name: string): Exporting {
  const state = useRowExports((all) => all.get(id)) ?? emptyExport;
  useCleanupOnLeave(id, leaveExport);
  const choices = state.choices ?? firstChoices;
  const choose = (part: Partial<ExportChoices>): void => {
    // Changed choices discard a failed export, so it starts again.
    const restart = state.progress?.state === "failed" ? { run: undefined, progress: undefined } : {};
    changeExport(id, { ...restart, choices: { ...choices, ...part } });
  };
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
    tellStop(state);
    changeExport(id, { run: undefined, progress: undefined });
  };
  return { ...state, choices, choose, start, stop, retry: () => void state.run?.resume() };
}

function tellStop({ progress }: RowExport): void {
  const { exported = 0, total = 0 } = progress ?? {};
  showToast("info", interpolate(recordExportTexts.stopped, { n: formatCount(exported), total: formatCount(total) }));
}

// Closing the panel stops a running export.
function leaveExport(id: string): void {
  const closed = exportOf(id);
  if (closed.progress?.state === "running") tellStop(closed);
  dropExport(id);
}
