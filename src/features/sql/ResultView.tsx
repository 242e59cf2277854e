import { memo, useMemo, type ReactNode } from "react";
import { sqlLimits } from "../../../definitions/backend/sql";
import { sqlTexts } from "../../../definitions/texts/sql";
import { CellsContext } from "../../runtime/registry/cell";
import { DataTable } from "../../runtime/table/DataTable";
import { EmptyState } from "../../runtime/ui/notices/EmptyState";
import { BarVersion } from "../../runtime/version/BarVersion";
import { formatCount, interpolate, plural } from "../../values/text/text";
import { momentText } from "../../values/time/moment";
import { hasBytes } from "./model/result-file";
import { resultColumns, resultRows } from "./model/result-table";
import { resultCells } from "./result-cells";
import { ResultExport } from "./ResultExport";
import type { SqlResult } from "./use-console";

/** Result of the last run as a table, with its figures below. */
export const ResultView = memo(function Result({ result }: { result: SqlResult | undefined }): ReactNode {
  return (
    <>
      {result ? (
        <ResultContent key={result.run} {...result} />
      ) : (
        <EmptyState icon="sql" title={sqlTexts.empty}>
          <p>{interpolate(sqlTexts.hint, { keys: sqlTexts.keys })}</p>
        </EmptyState>
      )}
      <footer className="status">
        {result && <Figures {...result} />}
        <span className="grow" />
        {result && hasRows(result) && <ResultExport answer={result.answer} />}
        <BarVersion />
      </footer>
    </>
  );
});

const hasRows = ({ answer }: SqlResult): boolean => answer.columns.length > 0;

function ResultContent(result: SqlResult): ReactNode {
  if (hasRows(result)) return <ResultTable {...result} />;
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

const widthsKey = "sql@columnWidths";

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
        remember={widthsKey}
        sort=""
        onSort={undefined}
        choice={undefined}
        selection={undefined}
        more={undefined}
      />
    </CellsContext>
  );
}
