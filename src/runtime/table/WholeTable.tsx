import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from "react";
import type { TablePage } from "../../../definitions/language/table";
import { useZone } from "../data/zone";
import { columnsOf, type ColumnModel } from "../model/columns";
import { narrowed } from "../model/narrowed";
import { stableSort } from "../model/sort";
import { tableFilter, vocabularyOf } from "../model/table-filter";
import { DetailPanelView } from "../panel/DetailPanelView";
import { newRow } from "../panel/use-row-form";
import { SettingsList } from "../settings/SettingsList";
import { Button } from "../shell/Button";
import { Icon } from "../shell/Icon";
import { lazyAgain } from "../shell/lazy-again";
import { Page } from "../shell/Page";
import { useMenuEntry } from "../shell/use-menu-entry";
import { useTitle } from "../shell/use-title";
import { useTableAddress } from "./address";
import { ChartSection } from "./ChartSection";
import { FilterBar } from "./FilterBar";
import { included, IncludeSwitch } from "./IncludeSwitch";
import { RangeChip } from "./RangeChip";
import { RefreshButton } from "./RefreshButton";
import { RowsView } from "./RowsView";
import { useRows, type Rows } from "./use-rows";
import { ZoneChoice } from "./ZoneChoice";

/** A table of everything that a call lists, as the address says. */
export function WholeTable({ screen }: { screen: TablePage }): ReactNode {
  useTitle(screen.title);
  const { entry, home, several } = useMenuEntry(screen.route);
  const parent = screen.parent === undefined ? undefined : { title: screen.parent, to: home };
  return (
    <>
      {entry && several && <SettingsList entry={entry} />}
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
  const all = screen.include ? included(screen.include, address.include) : true;
  const { zone } = useZone();
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
      {range && <RangeChip range={range} zone={zone} onClear={() => go({ range: undefined })} />}
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

const Tools = ({ screen: { include, opens }, columns, all, busy, refresh, go }: ToolsProps): ReactNode => {
  const choose = (on: boolean): void => {
    // Back must find what was chosen before, not what is remembered now.
    go({ include: all }, true);
    go({ include: on });
  };
  return (
    <>
      <RefreshButton busy={busy} onRefresh={refresh} />
      <span className="grow" />
      <ZoneChoice columns={columns} />
      {include && <IncludeSwitch include={include} on={all} onChange={choose} />}
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
const FormPanelView = lazyAgain(async () => (await import("../panel/FormPanelView")).FormPanelView);

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
      onFilter={(condition) => go({ filter: narrowed(filter, condition), opened: undefined })}
      onClose={close}
    />
  );
};
