import { useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { TablePage } from "../../../../definitions/language/table";
import { isComplete, queryOf, readAddress, readRange, type TableAddress } from "../../model/table/address";
import { stackedIn } from "../../store/stacked-panels";
import { goBack } from "../../ui/page/history-steps";
import { useStable } from "../../ui/use-stable";
import type { OpenedPanel } from "./opened-panel";

/** What a table shows, by its address, and how that is changed. The same object while only panels open and close over it. */
export interface AddressState {
  address: Omit<TableAddress, "opened">;
  go: (change: Partial<TableAddress>, replace?: boolean) => void;
  /** The address says all that it always says. */
  complete: boolean;
  /** An order that the address asks for where none can be chosen. */
  strayOrder: string | undefined;
}

/** The table's address: read at any time, and changed by a step that Back takes back. */
export function useTableAddress(page: TablePage): { table: AddressState; panel: OpenedPanel } {
  const [query, setQuery] = useSearchParams();
  const span = query.get("range");
  const range = useMemo(() => readRange(span), [span]);
  const { item, filter, sort, include, opened } = readAddress(page, query);
  const address = useMemo(() => ({ item, filter, sort, include, range }), [item, filter, sort, include, range]);
  const { state } = useLocation() as { state: { opener?: true } | null };
  // Two steps may come before the first one is drawn.
  const latest = useRef<TableAddress>(undefined);
  useLayoutEffect(() => {
    latest.current = readAddress(page, query);
  }, [page, query]);
  const closing = useRef(false);
  // Before the effects of what is opened next, which may close at once.
  useLayoutEffect(() => {
    closing.current = false;
  });
  const steps = useStable({
    go: (change: Partial<TableAddress>, replace = false): void => {
      // Who is already on the way to another page must not be called back.
      if (window.location.hash.slice(1).split("?")[0] !== page.route) return;
      latest.current = { ...latest.current!, ...change };
      const next = queryOf(page, latest.current);
      const opener = change.opened !== undefined && (opened === undefined || state?.opener);
      if (next !== query.toString()) setQuery(next, { replace, state: opener ? { opener: true } : null });
    },
    close: (): void => {
      // A second press before the first one is done must not go on to what was before the page.
      if (closing.current) return;
      closing.current = true;
      // Panels that stand over it go along.
      if (state?.opener) goBack(1 + stackedIn(state));
      else steps.go({ opened: undefined }, true);
    },
  });
  const { go, close } = steps;
  const complete = isComplete(page, query);
  const strayOrder = (page.fixedOrder && query.get("sort")) || undefined;
  const table = useMemo(() => ({ address, go, complete, strayOrder }), [address, go, complete, strayOrder]);
  const chooseTab = (tab: string): void => go({ opened: opened && { ...opened, tab } }, true);
  return { table, panel: { opened, close, tabs: { tab: opened?.tab, chooseTab } } };
}
