import { useMemo, type ReactNode } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { columnsOf, expandOf } from "../../model/table/columns";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { interpolate } from "../../model/values/text";
import { joinFilters } from "../../model/filter/join-filters";
import { recordVocabulary } from "../../model/table/record-vocabulary";
import { readSort, stableSort } from "../../model/table/sort";
import { Page } from "../../ui/Page";
import type { TableAddress } from "./table-address";
import { ColumnMenu } from "../../table/ColumnMenu";
import { FilterBar } from "../../filter/FilterBar";
import { RefreshButton } from "../../ui/RefreshButton";
import { RowsView } from "../../table/RowsView";
import { useHiddenColumns } from "../../table/use-hidden-columns";
import { useRows } from "../../table/use-rows";
import { TimeZoneSwitch } from "../../ui/TimeZoneSwitch";

interface EntryTableProps {
  screen: TablePage;
  entry: SidebarItem;
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
  const [hidden, toggle] = useHiddenColumns(interpolate(screen.columnMenu?.remember ?? "", { id: entry.id }));
  const shown = useMemo(() => columns.filter(({ id, fixed }) => fixed || !hidden.includes(id)), [columns, hidden]);
  const asked = useMemo(
    () => ({ of: entry.id, sort: stableSort(sort), filter: joinFilters(filter), expand: expandOf(columns) }),
    [entry, sort, filter, columns],
  );
  const found = useRows(screen.list, asked);
  const refused = found.failure?.status === 400 && filter !== "" ? found.failure.message : undefined;
  return (
    <Page
      parent={{ title: screen.title, to: home }}
      title={name}
      tools={
        <>
          <RefreshButton busy={found.loading && !found.loadingMore} onRefresh={found.reload} />
          <span className="grow" />
          <TimeZoneSwitch columns={columns} />
        </>
      }
    >
      <FilterBar
        {...screen.search}
        vocabulary={vocabulary}
        applied={filter}
        refused={refused}
        onApply={(next) => go({ filter: next })}
      />
      <RowsView
        {...{ screen, found, sort }}
        label={`${screen.title}: ${name}`}
        columns={shown}
        onSort={(next) => go({ sort: next })}
        refused={refused !== undefined}
        onClear={filter ? () => go({ filter: "" }) : undefined}
        menu={screen.columnMenu && <ColumnMenu label={screen.columnMenu.label} {...{ columns, hidden, toggle }} />}
      />
    </Page>
  );
}
