import { IconDownload } from "@tabler/icons-react";
import { useMemo, type ReactNode } from "react";
import { recordExportTexts } from "../../../../definitions/texts/record-export";
import { texts } from "../../../../definitions/texts/texts";
import { importedInto } from "./model/import-fields";
import { exportedNames, planOfIds, type ExportPlan } from "./model/exported-rows";
import { resolveLines } from "../../../runtime/model/form/resolve-lines";
import { visibleFields } from "../../../runtime/model/form/visible";
import { itemName } from "../../../runtime/model/table/sidebar-items";
import { sentSort } from "../../../runtime/model/table/table-filter";
import { formatCount, interpolate, plural } from "../../../values/text/text";
import { useRegistry } from "../../../runtime/registry/registry";
import type { ExportedRows, ExportProgress } from "./row-exports";
import { useRowSelections } from "../../../runtime/store/row-selections";
import { Button } from "../../../runtime/ui/controls/Button";
import { Note } from "../../../runtime/ui/notices/Note";
import { SidePanel } from "../../../runtime/ui/dialogs/SidePanel";
import { ChoiceGroup } from "./ChoiceGroup";
import { Progress } from "./Progress";
import type { TransferProps } from "../../../runtime/pages/table/table-features";
import { useExport } from "./use-export";
import "./rows-transfer.css";

/** Side panel that exports the rows of a table. */
export function ExportPanel(props: TransferProps): ReactNode {
  const { transfer, screen, item, request, onClose } = props;
  const { shown, all, jsonNames } = useNames(props);
  const name = screen.sidebar ? itemName(item, screen.sidebar) : screen.title;
  const { progress, saved, choices, choose, start, retry, stop } = useExport(transfer.list, item.id, name);
  const { fields, format } = choices;
  const selected = useSelectedIds(props);
  const offered = recordChoices(request.filter, name, selected.length);
  const which = (offered.find(({ value }) => value === choices.which) ?? offered[0]!).value;
  const disabled = progress?.state === "running";
  const begin = (): void => {
    start(planOf(which, props, selected), { format, names: fields === "shown" ? shown : all, jsonNames });
  };
  const foot = <ExportFoot {...{ progress, onClose }} onStart={begin} onStop={stop} />;
  return (
    <SidePanel title={transfer.export.title} {...{ foot, onClose }}>
      <div className="rows-transfer">
        <ChoiceGroup
          label={recordExportTexts.whichRecords}
          choices={offered}
          {...{ disabled }}
          value={which}
          onChange={(value) => choose({ which: value })}
        />
        <ChoiceGroup
          label={recordExportTexts.whichFields}
          choices={counted({ shown, all })}
          {...{ disabled }}
          value={fields}
          onChange={(value) => choose({ fields: value })}
        />
        <ChoiceGroup
          label={recordExportTexts.format}
          choices={formats}
          {...{ disabled }}
          value={format}
          onChange={(value) => choose({ format: value })}
        />
        {format === "csv" && <Note kind="info">{recordExportTexts.formulas}</Note>}
        <p className="hint">{recordExportTexts.files}</p>
        {/* On a phone the choices may fill the screen, so scroll to the progress. */}
        <div key={progress?.state} className="transfer-outcome" ref={progress && bringIntoSight}>
          <ExportState {...{ progress, saved }} onRetry={retry} />
        </div>
      </div>
    </SidePanel>
  );
}

function planOf(which: ExportedRows, { request, screen }: TransferProps, selected: readonly string[]): ExportPlan {
  if (which === "selected") return planOfIds(request, selected);
  return { requests: [which === "all" ? { ...request, filter: "", sort: sentSort(screen, screen.sort) } : request] };
}

const bringIntoSight = (element: HTMLElement | null): void => {
  element?.scrollIntoView({ block: "nearest" });
};

/** Returns the ids of the selected rows, in the table's order. */
function useSelectedIds({ item, rows }: TransferProps): string[] {
  const selection = useRowSelections((all) => all.get(item.id));
  return useMemo(() => rows.map(({ id }) => id).filter((id) => selection?.rowSelection[id]), [rows, selection]);
}

/** Returns the choices of records: selected and filtered ones if there are any, and all. */
function recordChoices(filter: string, collection: string, selected: number) {
  const { records } = recordExportTexts;
  const filtered = { value: "filtered" as const, label: interpolate(records.filtered, { filter }) };
  const all = { value: "all" as const, label: interpolate(records.all, { collection }) };
  const chosen = { value: "selected" as const, label: plural(records.selected, selected) };
  return [...(selected > 0 ? [chosen] : []), ...(filter === "" ? [] : [filtered]), all];
}

const formats = (["csv", "json", "ndjson"] as const).map((value) => ({ value, ...recordExportTexts.formats[value] }));

const counted = (names: Readonly<Record<"shown" | "all", readonly string[]>>) =>
  (["shown", "all"] as const).map((value) => ({
    value,
    label: interpolate(recordExportTexts.fields[value], { n: names[value].length }),
  }));

interface ExportFootProps {
  progress: ExportProgress | undefined;
  onStart: () => void;
  onStop: () => void;
  onClose: () => void;
}

const ExportFoot = ({ progress, onStart, onStop, onClose }: ExportFootProps): ReactNode => {
  const runs = progress?.state === "running";
  return (
    <>
      <span className="grow" />
      <Button look="quiet" size="form" onClick={runs ? onStop : onClose}>
        {runs ? recordExportTexts.stop : texts.form.close}
      </Button>
      <Button look="primary" size="form" busy={runs} onClick={onStart}>
        {!runs && <IconDownload className="i" aria-hidden="true" />}
        {progress?.state === "done" ? recordExportTexts.again : recordExportTexts.start}
      </Button>
    </>
  );
};

/** Returns the names of exportable fields: those of the shown columns, and all. */
function useNames({ screen, item, columns, shown }: TransferProps) {
  const { schemas } = useRegistry();
  return useMemo(() => {
    const panel = screen.opens?.kind === "form" ? screen.opens : undefined;
    const lines = panel ? resolveLines(panel.fields.new, schemas[panel.type]!, schemas, item) : [];
    const fields = visibleFields(lines, {});
    const { repeats = {}, madeUp = "" } = panel?.imported ? importedInto(lines, panel.imported) : {};
    return {
      shown: shown.map(({ name }) => name),
      all: exportedNames(columns, fields, [...Object.keys(repeats), madeUp]),
      jsonNames: new Set(fields.filter(({ value }) => value === "json").map(({ path }) => path)),
    };
  }, [screen, item, columns, shown, schemas]);
}

interface ExportStateProps {
  progress: ExportProgress | undefined;
  saved: string | undefined;
  onRetry: () => void;
}

/** Progress, result or error of an export. */
function ExportState({ progress, saved, onRetry }: ExportStateProps): ReactNode {
  if (!progress) return null;
  const { state, exported, total, gone = 0, failure } = progress;
  const n = formatCount(exported);
  if (state === "failed")
    return (
      <Note kind="danger" alert>
        <div className="transfer-note-acts">
          <p>{interpolate(recordExportTexts.failed, { n, reason: failure?.message ?? "" })}</p>
          {!failure?.gone && (
            <Button size="small" onClick={onRetry}>
              {recordExportTexts.retry}
            </Button>
          )}
        </div>
      </Note>
    );
  if (state === "running")
    return (
      <Progress label={recordExportTexts.progress} share={exported / Math.max(total, 1)}>
        {total === 0
          ? recordExportTexts.counting
          : interpolate(recordExportTexts.exported, { n, total: formatCount(total) })}
      </Progress>
    );
  const missed = total - exported;
  return (
    <>
      <div role="status">
        <Note kind={saved === undefined ? "info" : "success"}>
          {saved === undefined ? recordExportTexts.nothing : plural(recordExportTexts.done, exported, { file: saved })}
        </Note>
      </div>
      {gone > 0 && (
        <Note kind="warning">
          {interpolate(recordExportTexts.gone, { n: formatCount(gone), total: formatCount(exported + gone) })}
        </Note>
      )}
      {missed > 0 && <Note kind="warning">{interpolate(recordExportTexts.missed, { n: formatCount(missed) })}</Note>}
    </>
  );
}
