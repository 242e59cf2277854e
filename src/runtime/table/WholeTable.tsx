import { useMemo, useState, type ReactNode } from "react";
import type { TablePage } from "../../../definitions/language/table";
import { useZone } from "../data/zone";
import { columnsOf } from "../model/columns";
import { tableFilter, vocabularyOf } from "../model/table-filter";
import { DetailPanelView } from "../panel/DetailPanelView";
import { Page } from "../shell/Page";
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
  const { address, go } = useTableAddress(screen);
  const { filter, range, opened } = address;
  const all = screen.include ? included(screen.include, address.include) : true;
  const { zone } = useZone();
  const vocabulary = useMemo(() => vocabularyOf(screen), [screen]);
  const { columns, found, turn, refresh } = useWhole(screen, tableFilter(screen, { filter, all, range }));
  const refused = found.failure?.status === 400 && filter !== "" ? found.failure.message : undefined;
  return (
    <Page
      wide
      title={screen.title}
      tools={<Tools {...{ screen, all, refresh }} busy={found.loading} onAll={(include) => go({ include })} />}
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
        sort={screen.sort}
        onSort={undefined}
        refused={refused !== undefined}
        onClear={filter || range ? () => go({ filter: "", range: undefined }) : undefined}
        {...(screen.opens && { onOpen: (id: string) => go({ opened: id }) })}
      />
      <Opened {...{ screen, found, opened, go }} />
    </Page>
  );
}

/** What is listed, and the turn that it is in: each reading anew is another. */
function useWhole(screen: TablePage, filter: string) {
  const [turn, setTurn] = useState(0);
  const columns = useMemo(() => columnsOf(screen.columns, undefined), [screen]);
  const { sort, anchor } = screen;
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
  all: boolean;
  busy: boolean;
  refresh: () => void;
  onAll: (on: boolean) => void;
}

const Tools = ({ screen: { include, chart }, all, busy, refresh, onAll }: ToolsProps): ReactNode => (
  <>
    <RefreshButton busy={busy} onRefresh={refresh} />
    <span className="grow" />
    {chart && <ZoneChoice />}
    {include && <IncludeSwitch include={include} on={all} onChange={onAll} />}
  </>
);

const none: Rows["rows"] = [];

interface OpenedProps {
  screen: TablePage;
  found: Rows;
  opened: string | undefined;
  go: ReturnType<typeof useTableAddress>["go"];
}

/** The panel of the row that the address names. */
const Opened = ({ screen, found: { rows = none }, opened, go }: OpenedProps): ReactNode => {
  const panel = screen.opens;
  if (opened === undefined || !panel) return null;
  const index = rows.findIndex(({ id }) => id === opened);
  return (
    <DetailPanelView
      panel={panel}
      id={opened}
      row={rows[index]}
      before={index > 0 ? rows[index - 1]?.id : undefined}
      after={index >= 0 ? rows[index + 1]?.id : undefined}
      onOpen={(id) => go({ opened: id }, true)}
      onFilter={(filter) => go({ filter, opened: undefined })}
      onClose={() => go({ opened: undefined })}
    />
  );
};
