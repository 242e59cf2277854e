import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { TablePage } from "../../../definitions/language/table";
import { filterHintTexts } from "../../../definitions/texts/filter";
import { tableTexts } from "../../../definitions/texts/table";
import { objectQuery } from "../../backend/api/queries";
import type { FilterHint } from "../../backend/filter/filter-hint";
import type { ColumnModel } from "../model/table/columns";
import { interpolate } from "../../values/text/text";
import { valueAt } from "../../values/json/path";
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
  /** Visible columns. */
  columns: readonly ColumnModel[];
  choice: ColumnChoice | undefined;
  /** Key of local storage for column widths. */
  remember: string;
  found: Rows;
  /** Refresh count, increased when everything is fetched again. */
  refreshCount: number;
  sort: string;
  onSort: ((sort: string) => void) | undefined;
  /** True if the backend rejected the filter; the filter bar shows why. */
  filterRejected: boolean;
  /** Clears the filter and the range; undefined if neither is set. */
  onClear: (() => void) | undefined;
  /** Actions while no row exists. */
  first: ReactNode;
  /** Correction of a filter that finds nothing, and how to apply it. */
  hint: (FilterHint & { onUse: () => void }) | undefined;
  opening: RowOpening | undefined;
  /** Row selection, if rows can be selected; `bulk` is the bar of its actions. */
  selection?: RowSelecting;
  bulk?: ReactNode;
  /** Number of loaded rows that no longer match the filter. */
  strays?: number;
  /** State of rows that follow changes. */
  live?: ReactNode;
  /** Further actions, below the rows. */
  acts: ReactNode;
}

/** Table of rows, or its empty, loading or failed state, with a status bar. */
export function RowsView(props: RowsViewProps): ReactNode {
  const {
    screen,
    label,
    columns,
    choice,
    remember,
    found,
    refreshCount,
    sort,
    onSort,
    filterRejected,
    hint,
    opening,
    selection,
    bulk,
  } = props;
  const { strays, live, acts } = props;
  const { total, next, failure, loading, loadingMore, more, retry } = found;
  const reason = filterRejected ? undefined : failure?.message;
  // Under a rejected filter, earlier rows stay. An earlier empty result would be misleading.
  const isOld = found.stale && (reason !== undefined || (filterRejected && found.rows?.length === 0));
  const rows = isOld ? undefined : found.rows;
  const related = useRelatedTitles(screen.relations, columns, rows, refreshCount);
  return (
    <RecordTitlesContext value={related.titles}>
      <CardOrder {...{ columns, sort, onSort }} />
      <DataTable
        {...{ label, columns, rows, total, sort, onSort, choice, remember, opening, selection }}
        more={loadingMore || failure ? undefined : more}
        busy={loading && rows !== undefined}
        waiting={rows === undefined && loading}
        instead={<Instead {...props} {...{ rows, reason, retry }} hint={found.stale ? undefined : hint} />}
      />
      {rows?.length && reason !== undefined ? (
        <FailedState title={screen.failed} reason={reason} onRetry={retry} />
      ) : null}
      {found.rows && (
        <StatusBar
          loaded={rows?.length}
          {...{ total, next, strays, live, acts: rows && acts, ...related }}
          busy={loadingMore}
          onMore={more}
        >
          {rows && bulk}
        </StatusBar>
      )}
    </RecordTitlesContext>
  );
}

interface InsteadProps extends Pick<RowsViewProps, "screen" | "filterRejected" | "onClear" | "first" | "hint"> {
  rows: readonly unknown[] | undefined;
  reason: string | undefined;
  retry: () => void;
}

const Instead = ({ screen, rows, filterRejected, reason, retry, onClear, first, hint }: InsteadProps): ReactNode => {
  if (rows?.length) return null;
  if (reason !== undefined) return <FailedState title={screen.failed} reason={reason} onRetry={retry} />;
  if (rows === undefined) return filterRejected ? null : <SkeletonRows />;
  const none = onClear ? undefined : screen.none;
  return (
    <EmptyState icon={none ? screen.icon : "searched"} title={none?.title ?? screen.empty}>
      {none && first}
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

// Cached: the shell has already fetched the settings.
function DisabledNote({ disabled }: { disabled: NonNullable<TablePage["disabled"]> }): ReactNode {
  const stored = useQuery({ ...objectQuery(disabled.read), enabled: false }).data;
  return valueAt(stored, disabled.path) === disabled.equals && <p>{disabled.text}</p>;
}
