import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { TablePage } from "../../../../definitions/language/table";
import { isComplete, queryOf, readAddress, readRange, type TableAddress } from "../../model/table/address";

/** The address of a table, and how it is changed. */
export type AddressState = ReturnType<typeof useTableAddress>;

/** The table's address: read at any time, and changed by a step that Back takes back. */
export function useTableAddress(page: TablePage) {
  const [query, setQuery] = useSearchParams();
  const span = query.get("range");
  // What is asked for goes by it, and stays the same while a row is opened over it.
  const range = useMemo(() => readRange(span), [span]);
  const address = useMemo(() => ({ ...readAddress(page, query), range }), [page, query, range]);
  const { state } = useLocation() as { state: { opener?: true } | null };
  const navigate = useNavigate();
  // Two steps may come before the first one is drawn.
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);
  const go = (change: Partial<TableAddress>, replace = false): void => {
    // Who is already on the way to another page must not be called back.
    if (window.location.hash.slice(1).split("?")[0] !== page.route) return;
    latest.current = { ...latest.current, ...change };
    const next = queryOf(page, latest.current);
    const opened = change.opened !== undefined && (address.opened === undefined || state?.opener);
    if (next !== query.toString()) setQuery(next, { replace, state: opened ? { opener: true } : null });
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
