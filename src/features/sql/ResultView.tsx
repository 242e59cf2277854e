import { memo, useMemo, type ReactNode } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import { CellsContext } from "../../runtime/registry/cell";
import { DataTable } from "../../runtime/table/DataTable";
import { EmptyState } from "../../runtime/ui/notices/EmptyState";
import { BarVersion } from "../../runtime/version/BarVersion";
import { interpolate, plural } from "../../values/text/text";
import { momentText } from "../../values/time/moment";
import { resultColumns, resultRows } from "./model/result-table";
import { resultCells } from "./result-cells";
import type { SqlResult } from "./use-console";

/** Result of the last run as a table, with its figures below. */
export const ResultView = memo(function Result({ result }: { result: SqlResult | undefined }): ReactNode {
  return (
    <>
      {result && result.answer.columns.length > 0 && <ResultTable key={result.run} {...result} />}
      {result && result.answer.columns.length === 0 && (
        <EmptyState icon="sql" title={doneText(result)}>
          {result.changed === "uncounted" && <p>{sqlTexts.uncounted}</p>}
        </EmptyState>
      )}
      {!result && (
        <EmptyState icon="sql" title={sqlTexts.empty}>
          <p>{interpolate(sqlTexts.hint, { keys: sqlTexts.keys })}</p>
        </EmptyState>
      )}
      <footer className="status">
        {result && (
          <span role="status">
            <b>
              {result.answer.columns.length > 0 ? plural(sqlTexts.rows, result.answer.rows.length) : doneText(result)}
            </b>{" "}
            {interpolate(sqlTexts.timing, { ms: result.answer.execTime, time: momentText(result.at).slice(11, 19) })}
          </span>
        )}
        <span className="grow" />
        <BarVersion />
      </footer>
    </>
  );
});

const doneText = ({ changed }: SqlResult): string =>
  typeof changed === "number" ? plural(sqlTexts.changed, changed) : sqlTexts.done;

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
      />
    </CellsContext>
  );
}
