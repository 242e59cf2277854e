import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { TablePage } from "../../../definitions/language/table";
import { words } from "../../../definitions/words/words";
import { objectQuery } from "../data/queries";
import type { ColumnModel } from "../model/columns";
import { at } from "../model/path";
import { Blank, Failed } from "../shell/Blank";
import { Button } from "../shell/Button";
import { CardOrder } from "./CardOrder";
import { DataTable } from "./DataTable";
import { Skeleton } from "./Skeleton";
import { StatusBar } from "./StatusBar";
import type { Rows } from "./use-rows";

interface RowsViewProps {
  screen: TablePage;
  label: string;
  columns: readonly ColumnModel[];
  found: Rows;
  sort: string;
  onSort: ((sort: string) => void) | undefined;
  /** The backend refused the filter: its bar says so. */
  refused: boolean;
  /** Something is filtered, and this takes it back. */
  onClear: (() => void) | undefined;
  menu?: ReactNode;
  opened?: string | undefined;
  onOpen?: (id: string) => void;
}

/** The rows of a table with whatever stands in their place, and how many there are. */
export function RowsView(props: RowsViewProps): ReactNode {
  const { screen, label, columns, found, sort, onSort, refused, onClear, menu, opened, onOpen } = props;
  const { total, failure, loading, loadingMore, more, retry } = found;
  const reason = refused ? undefined : failure?.message;
  const rows = found.stale && reason !== undefined ? undefined : found.rows;
  return (
    <>
      <CardOrder {...{ columns, sort, onSort }} />
      <DataTable
        {...{ label, columns, rows, total, sort, onSort, menu, opened, onOpen }}
        busy={loading && rows !== undefined}
        instead={<Instead {...{ screen, rows, refused, reason, retry, onClear }} />}
      />
      {rows?.length && reason !== undefined ? <Failed title={screen.failed} reason={reason} onRetry={retry} /> : null}
      {rows && <StatusBar loaded={rows.length} total={total} busy={loadingMore} onMore={more} />}
    </>
  );
}

interface InsteadProps extends Pick<RowsViewProps, "screen" | "refused" | "onClear"> {
  rows: readonly unknown[] | undefined;
  reason: string | undefined;
  retry: () => void;
}

const Instead = ({ screen, rows, refused, reason, retry, onClear }: InsteadProps): ReactNode => {
  if (rows?.length) return null;
  if (reason !== undefined) return <Failed title={screen.failed} reason={reason} onRetry={retry} />;
  if (rows === undefined) return refused ? null : <Skeleton />;
  return (
    <Blank icon="searched" title={screen.nothing}>
      {screen.off && <Off off={screen.off} />}
      {onClear && <Button onClick={onClear}>{words.table.clearFilters}</Button>}
    </Blank>
  );
};

// What is stored is known by now: the shell has read it.
function Off({ off }: { off: NonNullable<TablePage["off"]> }): ReactNode {
  const stored = useQuery({ ...objectQuery(off.read), enabled: false }).data;
  return at(stored, off.at) === off.is && <p>{off.says}</p>;
}
