import { useMemo, type ReactNode } from "react";
import type { TablePage } from "../../../definitions/language/table";
import { words } from "../../../definitions/words/words";
import { columnsOf, expandOf } from "../model/columns";
import type { Entry } from "../model/entries";
import { fill } from "../model/fill";
import { joinFilters } from "../model/filter";
import { recordVocabulary } from "../model/record-vocabulary";
import { readSort, stableSort } from "../model/sort";
import { Blank, Failed } from "../shell/Blank";
import { Button } from "../shell/Button";
import { Page } from "../shell/Page";
import type { TableAddress } from "./address";
import { ColumnMenu } from "./ColumnMenu";
import { DataTable } from "./DataTable";
import { FilterBar } from "./FilterBar";
import { RefreshButton } from "./RefreshButton";
import { Skeleton } from "./Skeleton";
import { StatusBar } from "./StatusBar";
import { useHidden } from "./use-hidden";
import { useRows } from "./use-rows";

interface EntryTableProps {
  screen: TablePage;
  entry: Entry;
  name: string;
  /** The address of its unfiltered rows. */
  home: string;
  address: TableAddress;
  go: (change: Partial<TableAddress>) => void;
}

/** The rows of one entry: filtered and sorted as the address says. */
export function EntryTable({ screen, entry, name, home, address, go }: EntryTableProps): ReactNode {
  const { filter } = address;
  const columns = useMemo(() => columnsOf(screen.columns, entry), [screen, entry]);
  // A column that is gone, or renamed since the address was kept, cannot be sorted by.
  const sort = columns.some((column) => column.name === readSort(address.sort).name) ? address.sort : screen.sort;
  const vocabulary = useMemo(() => recordVocabulary(columns), [columns]);
  const [hidden, toggle] = useHidden(fill(screen.toggle.remember, { id: entry.id }));
  const shown = useMemo(() => columns.filter(({ id, fixed }) => fixed || !hidden.includes(id)), [columns, hidden]);
  const asked = useMemo(
    () => ({ of: entry.id, sort: stableSort(sort), filter: joinFilters(filter), expand: expandOf(columns) }),
    [entry, sort, filter, columns],
  );
  const { total, failure, loading, loadingMore, more, reload, retry, ...loaded } = useRows(screen.list, asked);
  const badFilter = failure?.status === 400 && filter !== "" ? failure.message : undefined;
  const reason = badFilter === undefined ? failure?.message : undefined;
  const rows = loaded.stale && reason !== undefined ? undefined : loaded.rows;
  const clear = () => go({ filter: "" });
  return (
    <Page
      parent={{ title: screen.title, to: home }}
      title={name}
      tools={<RefreshButton busy={loading && !loadingMore} onRefresh={reload} />}
    >
      <FilterBar
        {...screen.search}
        vocabulary={vocabulary}
        applied={filter}
        refused={badFilter}
        onApply={(next) => go({ filter: next })}
      />
      <DataTable
        label={`${screen.title}: ${name}`}
        columns={shown}
        rows={rows}
        total={total}
        sort={sort}
        onSort={(next) => go({ sort: next })}
        busy={loading && rows !== undefined}
        menu={<ColumnMenu label={screen.toggle.label} columns={columns} hidden={hidden} toggle={toggle} />}
        instead={<Instead {...{ screen, rows, filter, clear, retry, reason }} refused={badFilter !== undefined} />}
      />
      {rows?.length && reason !== undefined ? <Failed title={screen.failed} reason={reason} onRetry={retry} /> : null}
      {rows && <StatusBar loaded={rows.length} total={total} busy={loadingMore} onMore={more} />}
    </Page>
  );
}

interface InsteadProps {
  screen: TablePage;
  rows: readonly unknown[] | undefined;
  filter: string;
  clear: () => void;
  retry: () => void;
  /** Why the rows could not be loaded. */
  reason: string | undefined;
  /** The filter is at fault: its bar says so. */
  refused: boolean;
}

const Instead = ({ screen, rows, filter, clear, retry, reason, refused }: InsteadProps): ReactNode => {
  if (rows?.length) return null;
  if (reason !== undefined) return <Failed title={screen.failed} reason={reason} onRetry={retry} />;
  if (rows === undefined) return refused ? null : <Skeleton />;
  return (
    <Blank icon="searched" title={screen.nothing}>
      {filter && <Button onClick={clear}>{words.table.clearFilters}</Button>}
    </Blank>
  );
};
