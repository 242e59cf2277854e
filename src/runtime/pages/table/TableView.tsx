import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, type ComponentProps, type ReactNode } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { tableTexts } from "../../../../definitions/texts/table";
import { includesAll } from "../../prefetch/prefetch-screen";
import { FilterBar } from "../../filter/FilterBar";
import { refetchRows, refreshCountQuery } from "../../../backend/api/rows-cache";
import { filterHint } from "../../../backend/filter/filter-hint";
import { searchSentence } from "../../../backend/filter/search-words";
import type { RowsRequest } from "../../../backend/calls/row-requests";
import { openedFor, queryOf } from "../../model/table/address";
import { columnsOf, type ColumnModel } from "../../model/table/columns";
import { hasFormerNames, lacksColumns, renamedSort, type FormerNames } from "../../model/table/former-names";
import { pageForItem } from "../../model/table/page-for-item";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { readSort } from "../../model/table/sort";
import { rowsRequest, tableFilter, wordsIn } from "../../model/table/table-filter";
import { vocabularyOf } from "../../model/table/vocabulary";
import { interpolate } from "../../../values/text/text";
import { useTimeZone } from "../../store/time-zone";
import { showToast } from "../../../browser/toasts";
import { RowsView } from "../../table/RowsView";
import type { RowOpening } from "../../table/row-opening";
import { useShownColumns } from "../../table/use-shown-columns";
import { useRows } from "../../table/use-rows";
import { Page } from "../../ui/page/Page";
import { ChartSection } from "./ChartSection";
import { LazyRowsBar } from "./LazyRowsBar";
import { OpenedRow } from "./OpenedRow";
import { SavableRows } from "../../many-rows/SavableRows";
import { SelectableRows } from "../../many-rows/SelectableRows";
import { useUnmatchedRows } from "../../many-rows/use-unmatched-rows";
import { exportOpener, FirstRowButtons, OpenedTransfer, TransferButtons } from "./RowsTransfer";
import { type AddressState, useFormerNames } from "./table-address";
import { TableTools } from "./TableTools";
import { TimeRangeChip } from "../../filter/TimeRangeChip";
import type { FilterNames } from "./use-filter-names";

import { useListTools } from "./use-list-tools";
import { useItemChanges } from "./use-item-changes";
import { useStable } from "../../ui/use-stable";
import { VulnerabilityNote } from "../../version/VulnerabilityNote";

interface TableViewProps {
  screen: TablePage;
  table: AddressState;
  /** Selected item of the sidebar. */
  item?: SidebarItem;
  title: string;
  /** Accessible name of the table. */
  label: string;
  parent: { title: string; to: string } | undefined;
  /** Names that the filter can use beyond the columns; undefined while they are not known. */
  names?: FilterNames | undefined;
  wide?: boolean;
  /** Content directly after the title, before the common tools. */
  tools?: ReactNode;
  /** Further actions on the right. */
  acts?: ReactNode;
  /** Refetches the sidebar. */
  onRefresh?: () => void;
}

/** Complete table page, driven by its URL. */
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
  const { screen, table, item, title, label, parent, wide = false } = props;
  const { go, address } = table;
  const { filter, range } = address;
  const all = useIncluded(screen, table);
  const column = useColumns(screen, item);
  const { columns, former, shown, choice, remember } = column;
  const sort = useKnownSort(screen, columns, former, table);
  const { found, refreshCount, refresh, request, unmatched, live } = useFound(props, column, sort, all);
  const { hint, ...help } = useFilterHelp(props, columns);
  const list = item?.id ?? screen.route;
  const { views, ...below } = useListTools({ ...props, ...table, ...column, ...help, found, sort, list }) ?? {};
  const filterError = found.failure?.status === 400 && filter !== "" ? found.failure.message : undefined;
  return (
    <Page
      {...{ wide, parent, title }}
      tools={
        <TableTools
          {...{ ...props, columns, all, filter, refresh, go, views }}
          busy={found.loading && !found.loadingMore}
        />
      }
    >
      <VulnerabilityNote />
      <FilterBar
        {...{ ...screen.search, ...help, ...below, itemId: item?.id, error: filterError, applied: filter }}
        onApply={(next) => go({ filter: next })}
      />
      <Times {...{ screen, item, table, all, refreshCount }} />
      <Rows
        {...{ screen, label, found, refreshCount, sort, choice, remember, item, filter, hint, go, live, unmatched }}
        columns={shown}
        onSort={screen.fixedOrder ? undefined : (next) => go({ sort: next })}
        filterRejected={filterError !== undefined}
        onClear={filter || range ? () => go({ filter: "", range: undefined }) : undefined}
        opening={openingOf(screen, table)}
        acts={<TransferButtons {...{ screen, item, go }} />}
      />
      <OpenedRow {...{ screen, found, item }} {...table} />
      <OpenedTransfer {...{ screen, item, columns, shown, request, found }} />
    </Page>
  );
}

interface TimesProps extends Pick<TableViewProps, "screen" | "table"> {
  item: SidebarItem | undefined;
  all: boolean;
  refreshCount: number;
}

/** Time range of the rows, and the chart that selects it. */
function Times({ screen, item, table: { address, go }, all, refreshCount }: TimesProps): ReactNode {
  const { zone } = useTimeZone();
  const { filter, range } = address;
  return (
    <>
      {range && <TimeRangeChip {...{ range, zone }} onClear={() => go({ range: undefined })} />}
      {screen.chart && (
        <ChartSection
          {...{ zone, range, refreshCount }}
          chart={screen.chart}
          itemId={item?.id}
          filter={tableFilter(screen, { filter, all })}
          onRange={(next) => go({ range: next })}
        />
      )}
    </>
  );
}

/**
 * Returns the filter's vocabulary, its rewriting to present names, and a description of a word search. For a filter
 * that finds nothing, also a correction.
 */
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

/**
 * Returns whether the preset filter is turned off. Writes it to the URL: the stored choice may differ when the admin
 * returns.
 */
function useIncluded(screen: TablePage, { address: { include }, go }: AddressState): boolean {
  const all = includesAll(screen, include);
  const isUnset = screen.presetFilter !== undefined && include === undefined;
  useEffect(() => {
    if (isUnset) go({ include: all }, true);
  }, [isUnset, all, go]);
  return all;
}

type RowsProps = Omit<ComponentProps<typeof SelectableRows>, "actions" | "panel" | "onExport" | "first"> &
  Pick<AddressState, "go">;

const Rows = ({ item, filter, go, ...view }: RowsProps): ReactNode => {
  const { selection, opens, saveSelected } = view.screen;
  const first = <FirstRowButtons screen={view.screen} {...{ item, go }} />;
  if (saveSelected) return <SavableRows {...{ ...view, first, filter }} saved={saveSelected} />;
  return selection && opens?.kind === "form" ? (
    <SelectableRows
      {...{ ...view, first, item, filter }}
      actions={selection}
      panel={opens}
      onExport={exportOpener(view.screen, item, go)}
    />
  ) : (
    <RowsView {...view} first={first} />
  );
};

/** Returns how rows are opened; undefined if the table opens none. */
function openingOf(screen: TablePage, { address, go }: AddressState): RowOpening | undefined {
  const { opens, route } = screen;
  return (
    opens && {
      open: (id) => go({ opened: openedFor(opens, id) }),
      address: (id) => `#${route}?${queryOf(screen, { ...address, opened: openedFor(opens, id) })}`,
    }
  );
}

/** Returns all columns, their former names, the visible columns, and the keys of stored choices. */
function useColumns(screen: TablePage, item: SidebarItem | undefined) {
  const { columnMenu, columnWidths } = screen;
  const columns = useMemo(() => columnsOf(screen.columns, item), [screen, item]);
  const former = useFormerNames(columns);
  const keyOf = (key: string): string => interpolate(key, { id: item?.id ?? "" });
  const { remember = "", order = "" } = columnMenu ?? {};
  const [shown, { table, order: ids, setOrder }] = useShownColumns(columns, {
    remember: keyOf(remember),
    order: keyOf(order),
  });
  const sort = useStable({ setOrder });
  const choice = useMemo(
    () => columnMenu && { label: columnMenu.label, table, order: ids, ...sort },
    [columnMenu, table, ids, sort],
  );
  return { columns, former, shown, choice, remember: keyOf(columnWidths.remember) };
}

/**
 * Returns the valid sort order. If a column is renamed while the table is open, the sort gets its new name. An unknown
 * column, or any sort of a table with fixed order, falls back to the default with a toast.
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

/** Returns the rows, the number of refreshes, the function that refreshes everything, and the state of live rows. */
function useFound(
  { screen, item, table, onRefresh = () => {} }: TableViewProps,
  { columns, former, shown }: ReturnType<typeof useColumns>,
  sort: string,
  all: boolean,
) {
  const queries = useQueryClient();
  const itemId = item?.id ?? "";
  const { filter, range } = table.address;
  // Via JSON, so that an equal request keeps its identity: the page object changes with the item, and a new request
  // refetches.
  const requestText = JSON.stringify(rowsRequest(screen, { item: itemId, filter, sort, range }, all));
  const request = useMemo(() => JSON.parse(requestText) as RowsRequest, [requestText]);
  const rows = useRows(screen.list, request);
  useItemChanges(rows, item, columns, onRefresh);
  const lists = { call: screen.list, itemId: item?.id };
  const { data: refreshCount = 0 } = useQuery(refreshCountQuery(lists));
  const refresh = (): void => {
    refetchRows(queries, lists);
    onRefresh();
  };
  const [row] = rows.rows ?? [];
  // After a 400, the request may have named a column that the backend no longer knows.
  const isOld =
    row !== undefined &&
    (hasFormerNames(row, former, columns) || (rows.failure?.status === 400 && lacksColumns(row, columns)));
  const found = isOld ? { ...rows, rows: undefined } : rows;
  const unmatched = useUnmatchedRows(found, request.filter);
  const { findStrays } = unmatched;
  const live = <LazyRowsBar {...{ screen, item, found, request, refresh, shown, findStrays }} />;
  return { found, refreshCount, refresh, request, unmatched, live };
}
