import { useMemo, type ReactNode } from "react";
import type { TablePage } from "../../../definitions/language/screen";
import { words } from "../../../definitions/words";
import { columnsOf, expandOf } from "../model/columns";
import type { Entry } from "../model/entries";
import { fill } from "../model/fill";
import { joinFilters } from "../model/filter";
import { stableSort } from "../model/sort";
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
  address: TableAddress;
  go: (change: Partial<TableAddress>) => void;
}

/** The rows of one entry: filtered and sorted as the address says. */
export function EntryTable({ screen, entry, name, address, go }: EntryTableProps): ReactNode {
  const { filter, sort } = address;
  const columns = useMemo(() => columnsOf(screen.columns, entry), [screen, entry]);
  const [hidden, toggle] = useHidden(fill(screen.toggle.remember, { id: entry.id }));
  const shown = useMemo(() => columns.filter(({ id, fixed }) => fixed || !hidden.includes(id)), [columns, hidden]);
  const asked = useMemo(
    () => ({ collection: entry.id, sort: stableSort(sort), filter: joinFilters(filter), expand: expandOf(columns) }),
    [entry, sort, filter, columns],
  );
  const { rows, total, failure, loading, loadingMore, more, reload } = useRows(screen.list, entry.id, asked);
  const badFilter = failure?.status === 400 && filter !== "" ? failure.message : undefined;
  const clear = () => go({ filter: "" });
  return (
    <Page
      parent={{ title: screen.title, to: screen.route }}
      title={name}
      tools={<RefreshButton busy={loading && !loadingMore} onRefresh={reload} />}
    >
      <FilterBar {...screen.search} applied={filter} refused={badFilter} onApply={(next) => go({ filter: next })} />
      <DataTable
        label={`${screen.title}: ${name}`}
        columns={shown}
        rows={rows}
        total={total}
        sort={sort}
        onSort={(next) => go({ sort: next })}
        busy={loading && rows !== undefined}
        menu={<ColumnMenu label={screen.toggle.label} columns={columns} hidden={hidden} toggle={toggle} />}
        instead={
          <Instead
            {...{ screen, rows, filter, clear, reload }}
            reason={failure && !badFilter ? failure.message : undefined}
            refused={badFilter !== undefined}
          />
        }
      />
      {rows && <StatusBar loaded={rows.length} total={total} busy={loadingMore} onMore={more} />}
    </Page>
  );
}

interface InsteadProps {
  screen: TablePage;
  rows: readonly unknown[] | undefined;
  filter: string;
  clear: () => void;
  reload: () => void;
  /** Why the rows could not be loaded. */
  reason: string | undefined;
  /** The filter is at fault: its bar says so. */
  refused: boolean;
}

const Instead = ({ screen, rows, filter, clear, reload, reason, refused }: InsteadProps): ReactNode => {
  if (reason !== undefined) return <Failed title={screen.failed} reason={reason} onRetry={reload} />;
  if (rows === undefined) return refused ? null : <Skeleton />;
  if (rows.length > 0) return null;
  return (
    <Blank icon="searched" title={screen.nothing}>
      {filter && <Button onClick={clear}>{words.table.clearFilters}</Button>}
    </Blank>
  );
};
