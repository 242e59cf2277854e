import type { ReactNode } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import { Button } from "../../runtime/ui/controls/Button";
import { formatCount, interpolate, plural } from "../../values/text/text";
import { momentText } from "../../values/time/moment";
import { changedText } from "./model/changed-rows";
import { isCut } from "./model/plan-run";
import { columnNames, hasBytes } from "./model/result-file";
import { sortedColumn } from "./model/result-table";
import type { SqlResult } from "./use-console";
import { useRowCount, type RowCount } from "./use-row-count";

interface ResultFiguresProps {
  result: SqlResult;
  sort: string;
  onUnsort: () => void;
}

/** Figures of a result below it: its rows, its time and its order. All rows are counted on request. */
export function ResultFigures({ result, sort, onUnsort }: ResultFiguresProps): ReactNode {
  const { answer, at } = result;
  const count = useRowCount(result);
  const column = columnNames(answer)[sortedColumn(answer, sort)];
  return (
    <>
      <div role="status" className="sql-figures">
        <b>{count.stop ? sqlTexts.counting : rowsText(result, count)}</b>
        <span>{interpolate(sqlTexts.timing, { ms: answer.execTime, time: momentText(at).slice(11, 19) })}</span>
        {column !== undefined && <span>{interpolate(sqlTexts.sorted, { column })}</span>}
        {hasBytes(answer) && <span>{sqlTexts.bytes}</span>}
      </div>
      {count.stop && (
        <Button size="small" onClick={count.stop}>
          {sqlTexts.stop}
        </Button>
      )}
      {count.start && (
        <Button size="small" onClick={count.start}>
          {sqlTexts.countAll}
        </Button>
      )}
      {column !== undefined && (
        <Button look="quiet" size="small" onClick={onUnsort}>
          {sqlTexts.unsorted}
        </Button>
      )}
    </>
  );
}

function rowsText(result: SqlResult, { total }: RowCount): string {
  const { rows, columns } = result.answer;
  if (columns.length === 0) return doneText(result);
  const n = formatCount(rows.length);
  if (total === undefined && isCut(result.answer)) return interpolate(sqlTexts.cut, { n });
  if (total !== undefined && total > rows.length)
    return interpolate(sqlTexts.counted, { n, total: formatCount(total) });
  return plural(sqlTexts.rows, rows.length);
}

/** Returns what statements without rows did. */
export const doneText = ({ query, changed }: Pick<SqlResult, "query" | "changed">): string =>
  typeof changed === "number" ? changedText(query, changed) : sqlTexts.done;
