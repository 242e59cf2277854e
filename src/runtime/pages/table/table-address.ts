import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { TablePage } from "../../../../definitions/language/table";
import { isComplete, queryOf, readAddress, type TableAddress } from "../../model/table/address";

/** The address of a table, and how it is changed. */
export type AddressState = ReturnType<typeof useTableAddress>;

/** The table's address: read at any time, and changed by a step that Back takes back. */
export function useTableAddress(page: TablePage) {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readAddress(page, query), [page, query]);
  const { state } = useLocation() as { state: { opener?: true } | null };
  const navigate = useNavigate();
  const go = (change: Partial<TableAddress>, replace = false): void => {
    // What is on its way already counts: two steps may come at once, and who leaves the page must not be called back.
    const [route, now] = window.location.hash.slice(1).split("?");
    if (route !== page.route) return;
    const next = queryOf(page, { ...readAddress(page, new URLSearchParams(now)), ...change });
    const opened = change.opened !== undefined && (address.opened === undefined || state?.opener);
    if (next !== now) setQuery(next, { replace, state: opened ? { opener: true } : null });
  };
  /** Closes the panel of the opened row: back to where it was opened, so that Back does not open it again. */
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
  });
  const close = (): void => {
    // A second press before the first one is done must not go on to what was before the page.
    if (closing.current) return;
    closing.current = true;
    if (state?.opener) void navigate(-1);
    else go({ opened: undefined }, true);
  };
  /** The tab of the panel that is open. Choosing another one is no step that Back takes back. */
  const tabs = {
    tab: address.opened?.tab,
    chooseTab: (tab: string): void => go({ opened: address.opened && { ...address.opened, tab } }, true),
  };
  return { address, go, close, tabs, complete: isComplete(page, query) };
}
