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
    const next = queryOf(page, { ...address, ...change });
    // Who is already on the way to another page must not be called back.
    if (window.location.hash.slice(1).split("?")[0] !== page.route) return;
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
  return { address, go, close, complete: isComplete(page, query) };
}
