import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { useTimeZone } from "../../store/time-zone";
import { columnsOf, type ColumnModel } from "../../model/table/columns";
import { addCondition } from "../../model/filter/add-condition";
import { stableSort } from "../../model/table/sort";
import { tableFilter, vocabularyOf } from "../../model/table/table-filter";
import { DetailPanelView } from "../../panel/DetailPanelView";
import { newRow } from "../../panel/use-row-form";
import { PageList } from "../../ui/PageList";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { lazyPart } from "../../ui/lazy-part";
import { SidePanel } from "../../ui/SidePanel";
import { Page } from "../../ui/Page";
import { useMenuSection } from "../../ui/use-menu-section";
import { useTitle } from "../../ui/use-title";
import { useTableAddress } from "./table-address";
import { ChartSection } from "./ChartSection";
import { FilterBar } from "../../filter/FilterBar";
import { included, PresetSwitch } from "./PresetSwitch";
import { TimeRangeChip } from "./TimeRangeChip";
import { RefreshButton } from "../../ui/RefreshButton";
import { RowsView } from "../../table/RowsView";
import { useRows, type Rows } from "../../table/use-rows";
import { TimeZoneSwitch } from "../../ui/TimeZoneSwitch";

/** A table of everything that a call lists, as the address says. */
export function WholeTable({ screen }: { screen: TablePage }): ReactNode {
  useTitle(screen.title);
  const { entry, home, several } = useMenuSection(screen.route);
  const parent = screen.parent === undefined ? undefined : { title: screen.parent, to: home };
  return (
    <>
      {entry && several && <PageList entry={entry} />}
      <WholePage screen={screen} wide={!several} parent={parent} />
    </>
  );
}

const unfiltered = { filter: "", range: undefined };

interface WholePageProps {
  screen: TablePage;
  wide: boolean;
  parent: { title: string; to: string } | undefined;
}

function WholePage({ screen, wide, parent }: WholePageProps): ReactNode {
  const { address, go, close } = useTableAddress(screen);
  const { filter, range, opened } = address;
  const all = screen.presetFilter ? included(screen.presetFilter, address.include) : true;
  const { zone } = useTimeZone();
  const vocabulary = useMemo(() => vocabularyOf(screen), [screen]);
  const { columns, found, turn, refresh } = useWhole(screen, address.sort, tableFilter(screen, { filter, all, range }));
  const refused = found.failure?.status === 400 && filter !== "" ? found.failure.message : undefined;
  return (
    <Page
      {...{ wide, parent }}
      title={screen.title}
      tools={<Tools {...{ screen, columns, all, refresh, go }} busy={found.loading} />}
    >
      <FilterBar
        {...screen.search}
        vocabulary={vocabulary}
        applied={filter}
        refused={refused}
        onApply={(next) => go({ filter: next })}
      />
      {range && <TimeRangeChip range={range} zone={zone} onClear={() => go({ range: undefined })} />}
      {screen.chart && (
        <ChartSection
          chart={screen.chart}
          filter={tableFilter(screen, { filter, all })}
          zone={zone}
          range={range}
          onRange={(next) => go({ range: next })}
          turn={turn}
        />
      )}
      <RowsView
        {...{ screen, columns, found, opened }}
        label={screen.title}
        sort={address.sort}
        onSort={screen.fixedOrder ? undefined : (sort) => go({ sort })}
        refused={refused !== undefined}
        onClear={filter || range ? () => go(unfiltered) : undefined}
        {...(screen.opens && { onOpen: (id: string) => go({ opened: id }) })}
      />
      <Opened {...{ screen, found, filter, opened, go, close, refresh }} />
    </Page>
  );
}

/** What is listed, and the turn that it is in: each reading anew is another. */
function useWhole(screen: TablePage, order: string, filter: string) {
  const [turn, setTurn] = useState(0);
  const columns = useMemo(() => columnsOf(screen.columns, undefined), [screen]);
  const { anchor, fixedOrder } = screen;
  const sort = fixedOrder ? order : stableSort(order);
  const asked = useMemo(() => ({ sort, filter, expand: "", anchor }), [sort, filter, anchor]);
  const found = useRows(screen.list, asked);
  const refresh = (): void => {
    found.reload();
    setTurn(turn + 1);
  };
  return { columns, found, turn, refresh };
}

interface ToolsProps {
  screen: TablePage;
  columns: readonly ColumnModel[];
  all: boolean;
  busy: boolean;
  refresh: () => void;
  go: ReturnType<typeof useTableAddress>["go"];
}

const Tools = ({ screen: { presetFilter, opens }, columns, all, busy, refresh, go }: ToolsProps): ReactNode => {
  const choose = (on: boolean): void => {
    // Back must find what was chosen before, not what is remembered now.
    go({ include: all }, true);
    go({ include: on });
  };
  return (
    <>
      <RefreshButton busy={busy} onRefresh={refresh} />
      <span className="grow" />
      <TimeZoneSwitch columns={columns} />
      {presetFilter && <PresetSwitch preset={presetFilter} on={all} onChange={choose} />}
      {opens?.kind === "form" && (
        <Button look="primary" onClick={() => go({ opened: newRow })}>
          <Icon name={opens.create.icon} />
          <span className="btn-text">{opens.create.label}</span>
        </Button>
      )}
    </>
  );
};

const none: Rows["rows"] = [];

// Its forms are far more than a table needs to show its rows.
const FormPanelView = lazyPart(async () => (await import("../../panel/FormPanelView")).FormPanelView, {
  frame: (failure, { panel, id, onClose }) => (
    <SidePanel title={panel.title[id === newRow ? "new" : "edit"]} foot={null} onClose={onClose}>
      {failure}
    </SidePanel>
  ),
});

interface OpenedProps {
  screen: TablePage;
  found: Rows;
  filter: string;
  opened: string | undefined;
  go: ReturnType<typeof useTableAddress>["go"];
  close: () => void;
  refresh: () => void;
}

/** The panel of the row that the address names. */
const Opened = ({ screen, found, filter, opened, go, close, refresh }: OpenedProps): ReactNode => {
  const { rows = none, more } = found;
  const panel = screen.opens;
  // What comes after the last one that is loaded must be a key away, too.
  const last = panel?.kind === "detail" && rows.at(-1)?.id === opened ? opened : undefined;
  const loadMore = useEffectEvent(() => more?.());
  useEffect(() => {
    if (last !== undefined) loadMore();
  }, [last]);
  if (opened === undefined || !panel) return null;
  if (panel.kind === "form") {
    const row = rows.find(({ id }) => id === opened);
    return <FormPanelView {...{ panel, row }} id={opened} onClose={close} onChange={refresh} />;
  }
  const index = rows.findIndex(({ id }) => id === opened);
  return (
    <DetailPanelView
      panel={panel}
      id={opened}
      row={rows[index]}
      before={index > 0 ? rows[index - 1]?.id : undefined}
      after={index >= 0 ? rows[index + 1]?.id : undefined}
      onOpen={(id) => go({ opened: id }, true)}
      onFilter={(condition) => go({ filter: addCondition(filter, condition), opened: undefined })}
      onClose={close}
    />
  );
};
