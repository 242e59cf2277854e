import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { TablePage } from "../../../definitions/language/table";
import { filterHintTexts } from "../../../definitions/texts/filter-hints";
import { tableTexts } from "../../../definitions/texts/table";
import { objectQuery } from "../api/queries";
import type { FilterHint } from "../model/filter/filter-hint";
import type { ColumnModel } from "../model/table/columns";
import { interpolate } from "../model/values/text/text";
import { valueAt } from "../model/values/json/path";
import { RecordTitlesContext } from "../registry/record-titles";
import { EmptyState, FailedState } from "../ui/notices/EmptyState";
import { Button } from "../ui/controls/Button";
import { CardOrder } from "./CardOrder";
import type { ColumnChoice } from "./ColumnChoices";
import { DataTable, type RowSelecting } from "./DataTable";
import type { RowOpening } from "./row-opening";
import { SkeletonRows } from "./SkeletonRows";
import { StatusBar } from "./StatusBar";
import { useRelatedTitles } from "./use-related-titles";
import type { Rows } from "./use-rows";

interface RowsViewProps {
  screen: TablePage;
  label: string;
  /** Those that are shown. */
  columns: readonly ColumnModel[];
  choice: ColumnChoice | undefined;
  /** The key of local storage that remembers widths. */
  remember: string;
  found: Rows;
  /** Another number whenever everything is read anew. */
  turn: number;
  sort: string;
  onSort: ((sort: string) => void) | undefined;
  /** The backend refuses the filter: its bar says so. */
  filterRejected: boolean;
  /** Something is filtered, and this takes it back. */
  onClear: (() => void) | undefined;
  /** What was meant by a filter that finds nothing, and how it is applied. */
  hint: (FilterHint & { onUse: () => void }) | undefined;
  opening: RowOpening | undefined;
  /** Which rows are selected, where rows can be, and what can be done with them. */
  selection?: RowSelecting;
  bulk?: ReactNode;
  /** How many of them the filter would find no more. */
  strays?: number;
  /** What else can be done with them, under them. */
  acts: ReactNode;
}

/** The rows of a table with whatever stands in their place, and how many there are. */
export function RowsView(props: RowsViewProps): ReactNode {
  const {
    screen,
    label,
    columns,
    choice,
    remember,
    found,
    turn,
    sort,
    onSort,
    filterRejected,
    onClear,
    hint,
    opening,
    selection,
    bulk,
    strays,
    acts,
  } = props;
  const { total, next, failure, loading, loadingMore, more, retry } = found;
  const reason = filterRejected ? undefined : failure?.message;
  // Rows of before stand under a refused filter; that there were none says nothing of it.
  const isOld = found.stale && (reason !== undefined || (filterRejected && found.rows?.length === 0));
  const rows = isOld ? undefined : found.rows;
  const related = useRelatedTitles(screen.relations, columns, rows, turn);
  return (
    <RecordTitlesContext value={related.titles}>
      <CardOrder {...{ columns, sort, onSort }} />
      <DataTable
        {...{ label, columns, rows, total, sort, onSort, choice, remember, opening, selection }}
        busy={loading && rows !== undefined}
        waiting={rows === undefined && loading}
        instead={
          <Instead
            {...{ screen, rows, filterRejected, reason, retry, onClear }}
            hint={found.stale ? undefined : hint}
          />
        }
      />
      {rows?.length && reason !== undefined ? (
        <FailedState title={screen.failed} reason={reason} onRetry={retry} />
      ) : null}
      {rows && (
        <StatusBar loaded={rows.length} {...{ total, next, strays, acts, ...related }} busy={loadingMore} onMore={more}>
          {bulk}
        </StatusBar>
      )}
    </RecordTitlesContext>
  );
}

interface InsteadProps extends Pick<RowsViewProps, "screen" | "filterRejected" | "onClear" | "hint"> {
  rows: readonly unknown[] | undefined;
  reason: string | undefined;
  retry: () => void;
}

const Instead = ({ screen, rows, filterRejected, reason, retry, onClear, hint }: InsteadProps): ReactNode => {
  if (rows?.length) return null;
  if (reason !== undefined) return <FailedState title={screen.failed} reason={reason} onRetry={retry} />;
  if (rows === undefined) return filterRejected ? null : <SkeletonRows />;
  return (
    <EmptyState icon="searched" title={screen.empty}>
      {screen.disabled && <DisabledNote disabled={screen.disabled} />}
      {hint && <p>{hint.text}</p>}
      {onClear && (
        <div className="blank-acts">
          {hint && (
            <Button onClick={hint.onUse}>
              <span className="clip">{interpolate(filterHintTexts.correct, { filter: hint.corrected })}</span>
            </Button>
          )}
          <Button onClick={onClear}>{tableTexts.clearFilters}</Button>
        </div>
      )}
    </EmptyState>
  );
};

// What is stored is known by now: the shell has read it.
function DisabledNote({ disabled }: { disabled: NonNullable<TablePage["disabled"]> }): ReactNode {
  const stored = useQuery({ ...objectQuery(disabled.read), enabled: false }).data;
  return valueAt(stored, disabled.path) === disabled.equals && <p>{disabled.text}</p>;
}
