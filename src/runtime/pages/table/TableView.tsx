import { useEffect, useEffectEvent, useMemo, useState, type ComponentProps, type ReactNode } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { tableTexts } from "../../../../definitions/texts/table";
import { includesAll } from "../../api/first-calls";
import { FilterBar } from "../../filter/FilterBar";
import { filterHint } from "../../model/filter/filter-hint";
import { searchSentence } from "../../model/filter/search-words";
import type { RowsRequest } from "../../model/calls/codecs";
import { openedFor, queryOf } from "../../model/table/address";
import { columnsOf, type ColumnModel } from "../../model/table/columns";
import { hasFormerNames, lacksNames, renamedSort, type FormerNames } from "../../model/table/former-names";
import { pageForItem } from "../../model/table/page-for-item";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { readSort } from "../../model/table/sort";
import { rowsRequest, tableFilter, wordsIn } from "../../model/table/table-filter";
import { vocabularyOf } from "../../model/table/vocabulary";
import { interpolate } from "../../model/values/text/text";
import { useTimeZone } from "../../store/time-zone";
import { showToast } from "../../store/toasts";
import { RowsView } from "../../table/RowsView";
import type { RowOpening } from "../../table/row-opening";
import { useShownColumns } from "../../table/use-shown-columns";
import { useRows } from "../../table/use-rows";
import { Page } from "../../ui/page/Page";
import { ChartSection } from "./ChartSection";
import { OpenedRow } from "./OpenedRow";
import { SelectableRows } from "./SelectableRows";
import { exportOpener, OpenedTransfer, TransferButtons } from "./RowsTransfer";
import type { AddressState } from "./table-address";
import { TableTools } from "./TableTools";
import { TimeRangeChip } from "./TimeRangeChip";
import type { FilterNames } from "./use-filter-names";
import { useFormerNames } from "./use-former-names";
import { useItemChanges } from "./use-item-changes";
import { VulnerabilityNote } from "./VulnerabilityNote";

interface TableViewProps {
  screen: TablePage;
  table: AddressState;
  /** What is chosen beside the table. */
  item?: SidebarItem;
  title: string;
  /** What the table itself is called. */
  label: string;
  parent: { title: string; to: string } | undefined;
  /** What the filter names besides the columns, where that is known. */
  names?: FilterNames | undefined;
  wide?: boolean;
  /** What stands directly after the name, before all that tables have there. */
  tools?: ReactNode;
  /** What else can be done with it, at the right. */
  acts?: ReactNode;
  /** Reads anew what stands beside the table. */
  onRefresh?: () => void;
}

/** A table with all that belongs to it, as the address says. */
export function TableView({ screen: written, ...given }: TableViewProps): ReactNode {
  const screen = useMemo(() => pageForItem(written, given.item), [written, given.item]);
  const badge = screen.readOnly && <span className="badge">{screen.readOnlyBadge}</span>;
  return (
    <ShownTable
      {...given}
      screen={screen}
      tools={
        <>
          {given.tools}
          {badge}
        </>
      }
    />
  );
}

function ShownTable(props: TableViewProps): ReactNode {
  const { screen, table, item, title, label, parent, wide = false, tools, acts } = props;
  const { go, address } = table;
  const { filter, range } = address;
  const all = useIncluded(screen, table);
  const { columns, former, shown, choice, remember } = useColumns(screen, item);
  const sort = useKnownSort(screen, columns, former, table);
  const { zone } = useTimeZone();
  const { found, turn, refresh, request } = useFound(props, { columns, former }, sort, all);
  const { hint, ...help } = useFilterHelp(props, columns);
  const filterError = found.failure?.status === 400 && filter !== "" ? found.failure.message : undefined;
  return (
    <Page
      {...{ wide, parent, title }}
      tools={
        <TableTools {...{ screen, columns, all, filter, refresh, go, acts }} busy={found.loading && !found.loadingMore}>
          {tools}
        </TableTools>
      }
    >
      <VulnerabilityNote />
      <FilterBar
        {...{ ...screen.search, ...help, itemId: item?.id, error: filterError, applied: filter }}
        onApply={(next) => go({ filter: next })}
      />
      {range && <TimeRangeChip {...{ range, zone }} onClear={() => go({ range: undefined })} />}
      {screen.chart && (
        <ChartSection
          {...{ zone, range, turn }}
          chart={screen.chart}
          itemId={item?.id}
          filter={tableFilter(screen, { filter, all })}
          onRange={(next) => go({ range: next })}
        />
      )}
      <Rows
        {...{ screen, label, found, turn, sort, choice, remember, item, filter, hint, go }}
        columns={shown}
        sent={request.filter}
        onSort={screen.fixedOrder ? undefined : (next) => go({ sort: next })}
        filterRejected={filterError !== undefined}
        onClear={filter || range ? () => go({ filter: "", range: undefined }) : undefined}
        opening={openingOf(screen, table)}
        acts={<TransferButtons {...{ screen, item, go }} />}
      />
      <OpenedRow {...{ screen, found, columns, item, refresh }} {...table} />
      <OpenedTransfer {...{ screen, item, columns, shown, request, refresh, found }} />
    </Page>
  );
}

/** What the filter can name, what was meant by one that finds nothing, and how one is brought to the names of now. */
function useFilterHelp({ screen, table, names }: TableViewProps, columns: readonly ColumnModel[]) {
  const { address, go } = table;
  const { filter } = address;
  const vocabulary = useMemo(() => vocabularyOf(screen, columns, names?.problem), [screen, columns, names]);
  const hint = useMemo(() => filterHint(filter, vocabulary), [filter, vocabulary]);
  const offered = hint && { ...hint, onUse: () => go({ filter: hint.corrected }) };
  const searched = useMemo(() => searchedIn(screen, filter), [screen, filter]);
  return { vocabulary, hint: offered, current: names?.current, searched };
}

function searchedIn({ search }: TablePage, filter: string): string | undefined {
  const words = wordsIn(search, filter);
  return words && searchSentence(words, search.wordSearchIn ?? []);
}

/** Whether what a preset filter leaves out is let in. The address is told: what is remembered may have changed when one comes back. */
function useIncluded(screen: TablePage, { address: { include }, go }: AddressState): boolean {
  const all = includesAll(screen, include);
  const untold = screen.presetFilter !== undefined && include === undefined;
  useEffect(() => {
    if (untold) go({ include: all }, true);
  }, [untold, all, go]);
  return all;
}

type RowsProps = Omit<ComponentProps<typeof SelectableRows>, "actions" | "panel" | "onExport"> &
  Pick<AddressState, "go">;

const Rows = ({ item, filter, go, ...view }: RowsProps): ReactNode => {
  const { selection, opens } = view.screen;
  return selection && opens?.kind === "form" ? (
    <SelectableRows
      {...{ ...view, item, filter }}
      actions={selection}
      panel={opens}
      onExport={exportOpener(view.screen, item, go)}
    />
  ) : (
    <RowsView {...view} />
  );
};

/** How a row is opened, where rows are. */
function openingOf(screen: TablePage, { address, go }: AddressState): RowOpening | undefined {
  const { opens, route } = screen;
  return (
    opens && {
      open: (id) => go({ opened: openedFor(opens, id) }),
      address: (id) => `#${route}?${queryOf(screen, { ...address, opened: openedFor(opens, id) })}`,
    }
  );
}

/** The columns that there are, their former names, those that are shown, and what is remembered of them. */
function useColumns(screen: TablePage, item: SidebarItem | undefined) {
  const { columnMenu, columnWidths } = screen;
  const columns = useMemo(() => columnsOf(screen.columns, item), [screen, item]);
  const former = useFormerNames(columns);
  const keyOf = (key: string): string => interpolate(key, { id: item?.id ?? "" });
  const [shown, table] = useShownColumns(columns, keyOf(columnMenu?.remember ?? ""));
  const choice = useMemo(() => columnMenu && { label: columnMenu.label, table }, [columnMenu, table]);
  return { columns, former, shown, choice, remember: keyOf(columnWidths.remember) };
}

/**
 * The order that the address asks for. One by a column that was renamed meanwhile stays; one by a column that is gone, or
 * was renamed before, is not kept, which is said; nor is any where the order is fixed.
 */
function useKnownSort(
  screen: TablePage,
  columns: readonly ColumnModel[],
  former: FormerNames,
  { address, go, strayOrder }: AddressState,
): string {
  const sort = renamedSort(address.sort, former, columns);
  const { name } = readSort(strayOrder ?? sort);
  const known = [readSort(screen.sort).name, ...columns.filter(({ sorted }) => sorted).map((column) => column.name)];
  const lost = strayOrder === undefined && known.includes(name) ? undefined : name;
  const giveUp = useEffectEvent((column: string) => {
    showToast("warning", interpolate(tableTexts.unknownSort, { name: column }));
    go({ sort: screen.sort }, true);
  });
  useEffect(() => {
    if (lost !== undefined) giveUp(lost);
  }, [lost]);
  const isRenamed = sort !== address.sort;
  useEffect(() => {
    if (isRenamed) go({ sort }, true);
  }, [isRenamed, sort, go]);
  return lost === undefined ? sort : screen.sort;
}

/** The rows that are found, and the turn that they are in: each reading anew is another. */
function useFound(
  { screen, item, table, onRefresh = () => {} }: TableViewProps,
  { columns, former }: { columns: readonly ColumnModel[]; former: FormerNames },
  sort: string,
  all: boolean,
) {
  const [turn, setTurn] = useState(0);
  const itemId = item?.id ?? "";
  const { filter, range } = table.address;
  // The same while it asks for the same: the page changes with its item, and for another request rows are read again.
  const asked = JSON.stringify(rowsRequest(screen, { item: itemId, filter, sort, range }, all));
  const request = useMemo(() => JSON.parse(asked) as RowsRequest, [asked]);
  const found = useRows(screen.list, request);
  useItemChanges(found, item, columns, onRefresh);
  const refresh = (): void => {
    found.reload();
    onRefresh();
    setTurn((last) => last + 1);
  };
  const [row] = found.rows ?? [];
  // What the backend has refused, it may have refused for a name that it no longer knows.
  const isOld =
    row !== undefined &&
    (hasFormerNames(row, former, columns) || (found.failure?.status === 400 && lacksNames(row, columns)));
  return { found: isOld ? { ...found, rows: undefined } : found, turn, refresh, request };
}
