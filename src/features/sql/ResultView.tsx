import { IconChartLine, IconTable } from "@tabler/icons-react";
import { memo, useId, useMemo, useState, type KeyboardEvent, type ReactNode } from "react";
import { sqlLimits } from "../../../definitions/backend/sql";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { sqlTexts } from "../../../definitions/texts/sql";
import { CellsContext } from "../../runtime/registry/cell";
import { DataTable } from "../../runtime/table/DataTable";
import { EmptyState } from "../../runtime/ui/notices/EmptyState";
import { BarVersion } from "../../runtime/version/BarVersion";
import { formatCount, interpolate, plural } from "../../values/text/text";
import { momentText } from "../../values/time/moment";
import type { ChartChoice } from "./model/chart-choice";
import { hasBytes } from "./model/result-file";
import { resultColumns, resultRows } from "./model/result-table";
import { resultCells } from "./result-cells";
import { ResultChart } from "./ResultChart";
import { ResultExport } from "./ResultExport";
import type { SqlResult } from "./use-console";

interface ResultViewProps {
  result: SqlResult | undefined;
  /** The result is not of the last statement. */
  isPrevious: boolean;
  /** Chart that the admin chose; undefined for a guess. */
  choice: ChartChoice | undefined;
  onChoose: (choice: ChartChoice | undefined) => void;
}

/** Result of the last run as a table, with its figures below. */
export const ResultView = memo(function Result({ result, isPrevious, ...chosen }: ResultViewProps): ReactNode {
  const [view, setView] = useState<View>("table");
  return (
    <div className={result && isPrevious ? "sql-result is-previous" : "sql-result"}>
      {result && isPrevious && <h2 className="sql-previous">{sqlTexts.previous}</h2>}
      {result ? (
        <ResultContent key={result.run} {...chosen} view={view} onView={setView} {...result} />
      ) : (
        <EmptyState icon="sql" title={sqlTexts.empty}>
          <p>{interpolate(sqlTexts.hint, { keys: sqlTexts.keys })}</p>
        </EmptyState>
      )}
      <footer className={result ? "status" : "status sql-bare"}>
        {result && <Figures {...result} />}
        <span className="grow" />
        {result && hasRows(result) && <ResultExport answer={result.answer} />}
        <BarVersion />
      </footer>
    </div>
  );
});

const hasRows = ({ answer }: SqlResult): boolean => answer.columns.length > 0;

type View = keyof Omit<typeof sqlTexts.tabs, "label">;

const views: Readonly<Record<View, typeof IconTable>> = { table: IconTable, chart: IconChartLine };

/** Two views of one result: its rows, and a chart of them. */
function ResultContent({ view, onView, choice, onChoose, ...result }: ContentProps): ReactNode {
  const id = useId();
  if (!hasRows(result)) return <DoneState {...result} />;
  const names = Object.keys(views) as View[];
  const move = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const next = names.find((name) => name !== view)!;
    onView(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <div className="tabs sql-tabs" role="tablist" aria-label={sqlTexts.tabs.label}>
        {names.map((name) => {
          const Picture = views[name];
          return (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              className="tab"
              aria-selected={name === view}
              aria-controls={`${id}-view`}
              tabIndex={name === view ? 0 : -1}
              onClick={() => onView(name)}
              onKeyDown={move}
            >
              <Picture className="i" aria-hidden="true" />
              {sqlTexts.tabs[name]}
            </button>
          );
        })}
      </div>
      <div className="sql-view" role="tabpanel" id={`${id}-view`} aria-labelledby={`${id}-${view}`}>
        {view === "table" ? (
          <ResultTable {...result} />
        ) : (
          <ResultChart answer={result.answer} {...{ choice, onChoose }} />
        )}
      </div>
    </>
  );
}

interface ContentProps extends SqlResult, Omit<ResultViewProps, "result" | "isPrevious"> {
  view: View;
  onView: (view: View) => void;
}

function DoneState(result: SqlResult): ReactNode {
  return (
    <EmptyState icon="sql" title={doneText(result)}>
      {result.changed === "uncounted" && <p>{sqlTexts.uncounted}</p>}
    </EmptyState>
  );
}

const doneText = ({ changed }: SqlResult): string =>
  typeof changed === "number" ? plural(sqlTexts.changed, changed) : sqlTexts.done;

function Figures(result: SqlResult): ReactNode {
  const { answer, at } = result;
  const count = answer.rows.length;
  const isFull = count >= sqlLimits.rows;
  return (
    <div role="status" className="sql-figures">
      {isFull ? (
        <b>{interpolate(sqlTexts.cut, { n: formatCount(count) })}</b>
      ) : (
        <b>{hasRows(result) ? plural(sqlTexts.rows, count) : doneText(result)}</b>
      )}
      <span>{interpolate(sqlTexts.timing, { ms: answer.execTime, time: momentText(at).slice(11, 19) })}</span>
      {hasBytes(answer) && <span>{sqlTexts.bytes}</span>}
    </div>
  );
}

function ResultTable({ answer }: SqlResult): ReactNode {
  const columns = useMemo(() => resultColumns(answer), [answer]);
  const rows = useMemo(() => resultRows(answer), [answer]);
  return (
    <CellsContext value={resultCells}>
      <DataTable
        label={sqlTexts.result}
        columns={columns}
        rows={rows}
        total={rows.length}
        busy={false}
        waiting={false}
        instead={rows.length === 0 && <EmptyState icon="searched" title={sqlTexts.noRows} />}
        opening={undefined}
        remember={storageKeys.sqlWidths}
        sort=""
        onSort={undefined}
        choice={undefined}
        selection={undefined}
        more={undefined}
      />
    </CellsContext>
  );
}
