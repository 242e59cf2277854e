import { IconChartLine, IconTable } from "@tabler/icons-react";
import { memo, useId, useMemo, useState, type KeyboardEvent, type ReactNode } from "react";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { sqlTexts } from "../../../definitions/texts/sql";
import type { SqlAnswer } from "../../../definitions/types/sql";
import { keyName } from "../../browser/key-name";
import { CellsContext } from "../../runtime/registry/cell";
import { DataTable } from "../../runtime/table/DataTable";
import { EmptyState } from "../../runtime/ui/notices/EmptyState";
import { BarVersion } from "../../runtime/version/BarVersion";
import { interpolate } from "../../values/text/text";
import type { ChartChoice } from "./model/chart-choice";
import { resultColumns, resultRows, sortedAnswer } from "./model/result-table";
import { resultCells } from "./result-cells";
import { ResultChart } from "./ResultChart";
import { ResultExport } from "./ResultExport";
import { doneText, ResultFigures } from "./ResultFigures";
import type { SqlResult } from "./use-console";
import type { Charts } from "./use-editor-text";

interface ResultViewProps {
  result: SqlResult | undefined;
  /** The result is not of the last statement. */
  isPrevious: boolean;
  charts: Charts;
  changeCharts: (change: (charts: Charts) => Charts) => void;
}

/** Result of the last run as a table, with its figures below. */
export const ResultView = memo(function Result({
  result,
  isPrevious,
  charts,
  changeCharts,
}: ResultViewProps): ReactNode {
  const [view, setView] = useState<View>("table");
  const { sort, setSort, answer } = useOrder(result);
  return (
    <div className={result && isPrevious ? "sql-result is-previous" : "sql-result"}>
      {result && isPrevious && <h2 className="sql-previous">{sqlTexts.previous}</h2>}
      {result && answer ? (
        <ResultContent
          key={result.run}
          {...{ view, sort, answer, result }}
          choice={charts[result.opened]}
          onChoose={(choice) => changeCharts((all) => ({ ...all, [result.opened]: choice }))}
          onView={setView}
          onSort={setSort}
        />
      ) : (
        <EmptyState icon="sql" title={sqlTexts.empty}>
          <p>{interpolate(sqlTexts.hint, { keys: sqlTexts.keys.map(keyName).join(" ") })}</p>
        </EmptyState>
      )}
      <footer className={result ? "status" : "status sql-bare"}>
        {result && <ResultFigures {...{ result, sort }} onUnsort={() => setSort("")} />}
        <span className="grow" />
        {answer && hasRows(answer) && <ResultExport answer={answer} />}
        <BarVersion />
      </footer>
    </div>
  );
});

/** Sort of a result until the next run, such as "-c0", and its answer in that order. */
function useOrder(result: SqlResult | undefined) {
  const [order, setOrder] = useState({ run: 0, sort: "" });
  const { run = 0, answer } = result ?? {};
  const sort = order.run === run ? order.sort : "";
  return {
    sort,
    setSort: (chosen: string): void => setOrder({ run, sort: chosen }),
    answer: useMemo(() => answer && sortedAnswer(answer, sort), [answer, sort]),
  };
}

const hasRows = ({ columns }: SqlAnswer): boolean => columns.length > 0;

type View = keyof Omit<typeof sqlTexts.tabs, "label">;

const views: Readonly<Record<View, typeof IconTable>> = { table: IconTable, chart: IconChartLine };

/** Two views of one result: its rows, and a chart of them. */
function ResultContent({ view, onView, choice, onChoose, answer, result, ...order }: ContentProps): ReactNode {
  const id = useId();
  if (!hasRows(answer)) return <DoneState {...result} />;
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
          <ResultTable {...order} answer={answer} />
        ) : (
          <ResultChart {...{ answer, choice, onChoose }} />
        )}
      </div>
    </>
  );
}

interface ContentProps extends TableProps {
  result: SqlResult;
  /** Chart that the admin chose; undefined for a guess. */
  choice: ChartChoice | undefined;
  onChoose: (choice: ChartChoice | undefined) => void;
  view: View;
  onView: (view: View) => void;
}

const DoneState = (result: SqlResult): ReactNode => (
  <EmptyState icon="sql" title={doneText(result)}>
    {result.changed === "uncounted" && <p>{sqlTexts.uncounted}</p>}
  </EmptyState>
);

interface TableProps {
  answer: SqlAnswer;
  sort: string;
  onSort: (sort: string) => void;
}

function ResultTable({ answer, sort, onSort }: TableProps): ReactNode {
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
        sort={sort}
        onSort={onSort}
        choice={undefined}
        selection={undefined}
        more={undefined}
      />
    </CellsContext>
  );
}
