import { useState, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { TablePage } from "../../../../definitions/language/table";
import type { ColumnModel } from "../../model/table/columns";
import { formerNames, type FormerNames } from "../../model/table/former-names";
import { isCompleteQuery, queryOf, readAddress, readRange, type TableAddress } from "../../model/table/address";
import { stackedIn } from "../../store/stacked-panels";
import { goBack } from "../../ui/page/history-steps";
import { useStable } from "../../ui/use-stable";
import type { OpenedPanel } from "./opened-panel";

/** Address of a table page and its setters. Keeps its identity while only panels open and close. */
export interface AddressState {
  address: Omit<TableAddress, "opened">;
  go: (change: Partial<TableAddress>, replace?: boolean) => void;
  /** True if the URL has every parameter that it always has. */
  complete: boolean;
  /** Sort in the URL of a table with a fixed order. */
  strayOrder: string | undefined;
}

/** Reads and writes the address of a table page. Each change is a history entry, unless it replaces the current one. */
export function useTableAddress(page: TablePage): { table: AddressState; panel: OpenedPanel } {
  const [query, setQuery] = useSearchParams();
  const span = query.get("range");
  const range = useMemo(() => readRange(span), [span]);
  const { item, filter, sort, include, view, opened } = readAddress(page, query);
  const address = useMemo(
    () => ({ item, filter, sort, include, range, view }),
    [item, filter, sort, include, range, view],
  );
  const { state } = useLocation() as { state: { opener?: true } | null };
  // Two changes may come before the first one renders.
  const latest = useRef<TableAddress>(undefined);
  useLayoutEffect(() => {
    latest.current = readAddress(page, query);
  }, [page, query]);
  const closing = useRef(false);
  // Layout effect: it must run before the effects of the next panel, which may close at once.
  useLayoutEffect(() => {
    closing.current = false;
  });
  const steps = useStable({
    go: (change: Partial<TableAddress>, replace = false): void => {
      // A late call must not pull an admin back who is already leaving the page.
      if (window.location.hash.slice(1).split("?")[0] !== page.route) return;
      latest.current = { ...latest.current!, ...change };
      const next = queryOf(page, latest.current);
      const opener = change.opened !== undefined && (opened === undefined || state?.opener);
      if (next !== query.toString()) setQuery(next, { replace, state: opener ? { opener: true } : null });
    },
    close: (): void => {
      // A second press before the first one takes effect must not go back beyond the page.
      if (closing.current) return;
      closing.current = true;
      // Panels stacked on top close with it.
      if (state?.opener) goBack(1 + stackedIn(state));
      else steps.go({ opened: undefined }, true);
    },
  });
  const { go, close } = steps;
  const complete = isCompleteQuery(page, query);
  const strayOrder = (page.fixedOrder && query.get("sort")) || undefined;
  const table = useMemo(() => ({ address, go, complete, strayOrder }), [address, go, complete, strayOrder]);
  const chooseTab = (tab: string): void => go({ opened: opened && { ...opened, tab } }, true);
  return { table, panel: { opened, close, tabs: { tab: opened?.tab, chooseTab } } };
}

const none: FormerNames = new Map();

/** Returns names that columns had since the table was opened, and that no column has now. */
export function useFormerNames(columns: readonly ColumnModel[]): FormerNames {
  const [known, know] = useState({ columns, former: none });
  if (known.columns !== columns) know({ columns, former: formerNames(known.former, known.columns, columns) });
  return known.former;
}
