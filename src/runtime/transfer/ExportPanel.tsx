import { IconDownload } from "@tabler/icons-react";
import { useMemo, type ReactNode } from "react";
import { recordExportTexts as said } from "../../../definitions/texts/record-export";
import { texts } from "../../../definitions/texts/texts";
import { exportedNames } from "../model/records/exported-rows";
import { resolveLines } from "../model/form/resolve";
import { visibleFields } from "../model/form/visible";
import { itemName } from "../model/table/sidebar-items";
import { stableSort } from "../model/table/sort";
import { formatCount, interpolate, plural } from "../model/values/text";
import { useRegistry } from "../registry/registry";
import { changeExport, type ExportChoices, type ExportProgress } from "../store/row-exports";
import { Button } from "../ui/Button";
import { Note } from "../ui/Note";
import { SidePanel } from "../ui/SidePanel";
import { ChoiceGroup } from "./ChoiceGroup";
import { Progress } from "./Progress";
import type { TransferProps } from "./transfer-props";
import { useExport } from "./use-export";
import "./rows-transfer.css";

/** The panel that takes the rows of an item out into a file. */
export function ExportPanel(props: TransferProps): ReactNode {
  const { transfer, screen, item, asked, onClose } = props;
  const { shown, all, jsonNames } = useNames(props);
  const name = screen.sidebar ? itemName(item, screen.sidebar) : screen.title;
  const { progress, saved, choices = firstChoices, start, retry, stop } = useExport(transfer.list, item.id, name);
  const { fields, format } = choices;
  const which = asked.filter === "" ? "all" : choices.which;
  const choose = (part: Partial<ExportChoices>): void => changeExport(item.id, { choices: { ...choices, ...part } });
  const disabled = progress?.state === "running";
  const begin = (): void => {
    const request = which === "all" ? { ...asked, filter: "", sort: stableSort(screen.sort) } : asked;
    start(request, { format, names: fields === "shown" ? shown : all, jsonNames });
  };
  const found = { value: "filtered" as const, label: interpolate(said.records.filtered, { filter: asked.filter }) };
  const everything = { value: "all" as const, label: interpolate(said.records.all, { collection: name }) };
  const foot = <ExportFoot {...{ progress, onClose }} onStart={begin} onStop={stop} />;
  return (
    <SidePanel title={transfer.export.title} {...{ foot, onClose }}>
      <div className="rows-transfer">
        <ChoiceGroup
          label={said.whichRecords}
          choices={asked.filter === "" ? [everything] : [found, everything]}
          {...{ disabled }}
          value={which}
          onChange={(value) => choose({ which: value })}
        />
        <ChoiceGroup
          label={said.whichFields}
          choices={counted({ shown, all })}
          {...{ disabled }}
          value={fields}
          onChange={(value) => choose({ fields: value })}
        />
        <ChoiceGroup
          label={said.format}
          choices={formats}
          {...{ disabled }}
          value={format}
          onChange={(value) => choose({ format: value })}
        />
        {format === "csv" && <Note kind="info">{said.formulas}</Note>}
        <p className="hint">{said.files}</p>
        {/* What is chosen may fill a phone: how it goes on comes into sight. */}
        <div key={progress?.state} ref={progress && bringIntoSight}>
          <ExportState {...{ progress, saved }} onRetry={retry} />
        </div>
      </div>
    </SidePanel>
  );
}

const firstChoices: ExportChoices = { which: "filtered", fields: "shown", format: "csv" };

const bringIntoSight = (element: HTMLElement | null): void => {
  element?.scrollIntoView({ block: "nearest" });
};

const formats = (["csv", "json", "ndjson"] as const).map((value) => ({ value, ...said.formats[value] }));

const counted = (names: Readonly<Record<"shown" | "all", readonly string[]>>) =>
  (["shown", "all"] as const).map((value) => ({
    value,
    label: interpolate(said.fields[value], { n: names[value].length }),
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
        {runs ? said.stop : texts.form.close}
      </Button>
      <Button look="primary" size="form" busy={runs} onClick={onStart}>
        {!runs && <IconDownload className="i" aria-hidden="true" />}
        {progress?.state === "done" ? said.again : said.start}
      </Button>
    </>
  );
};

/** The names of what can be exported: of the shown columns, and of all. */
function useNames({ screen, item, columns, shown }: TransferProps) {
  const { schemas } = useRegistry();
  return useMemo(() => {
    const panel = screen.opens?.kind === "form" ? screen.opens : undefined;
    const fields = panel ? visibleFields(resolveLines(panel.fields.new, schemas[panel.type]!, schemas, item), {}) : [];
    const { repeats = {}, madeUp = "" } = panel?.imported ?? {};
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

/** How far the export is, what came of it, or why it stopped. */
function ExportState({ progress, saved, onRetry }: ExportStateProps): ReactNode {
  if (!progress) return null;
  const { state, exported, total, failure } = progress;
  const n = formatCount(exported);
  if (state === "failed")
    return (
      <Note kind="danger" alert>
        <div className="note-acts">
          <p>{interpolate(said.failed, { n, reason: failure?.message ?? "" })}</p>
          {!failure?.gone && (
            <Button size="small" onClick={onRetry}>
              {said.retry}
            </Button>
          )}
        </div>
      </Note>
    );
  if (state === "running")
    return (
      <Progress label={said.progress} share={exported / Math.max(total, 1)}>
        {total === 0 ? said.counting : interpolate(said.exported, { n, total: formatCount(total) })}
      </Progress>
    );
  const missed = total - exported;
  return (
    <>
      <div role="status">
        <Note kind={saved === undefined ? "info" : "success"}>
          {saved === undefined ? said.nothing : plural(said.done, exported, { file: saved })}
        </Note>
      </div>
      {missed > 0 && <Note kind="warning">{interpolate(said.missed, { n: formatCount(missed) })}</Note>}
    </>
  );
}
