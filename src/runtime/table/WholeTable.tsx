import { useMemo, useState, type ReactNode } from "react";
import type { TablePage } from "../../../definitions/language/table";
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

/** A table of everything that a call lists, as the address says. */
export function WholeTable({ screen }: { screen: TablePage }): ReactNode {
  useTitle(screen.title);
  const { address, go } = useTableAddress(screen);
  const { filter, range, opened } = address;
  const all = screen.include ? included(screen.include, address.include) : true;
  const [turn, setTurn] = useState(0);
  const columns = useMemo(() => columnsOf(screen.columns, undefined), [screen]);
  const vocabulary = useMemo(() => vocabularyOf(screen), [screen]);
  const asked = useMemo(
    () => ({
      sort: screen.sort,
      filter: tableFilter(screen, { filter, all, range }),
      expand: "",
      anchor: screen.anchor,
    }),
    [screen, filter, all, range],
  );
  const found = useRows(screen.list, asked);
  const refused = found.failure?.status === 400 && filter !== "" ? found.failure.message : undefined;
  const refresh = (): void => {
    found.reload();
    setTurn(turn + 1);
  };
  return (
    <Page
      wide
      title={screen.title}
      tools={
        <>
          <RefreshButton busy={found.loading && !found.loadingMore} onRefresh={refresh} />
          <span className="grow" />
          {screen.include && <IncludeSwitch include={screen.include} on={all} onChange={(on) => go({ include: on })} />}
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
      {range && <RangeChip range={range} onClear={() => go({ range: undefined })} />}
      {screen.chart && (
        <ChartSection
          chart={screen.chart}
          filter={tableFilter(screen, { filter, all })}
          zone="utc"
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

interface OpenedProps {
  screen: TablePage;
  found: Rows;
  opened: string | undefined;
  go: ReturnType<typeof useTableAddress>["go"];
}

/** The panel of the row that the address names. */
const Opened = ({ screen, found: { rows = [] }, opened, go }: OpenedProps): ReactNode => {
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
