import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, type ReactNode } from "react";
import type { Sidebar, TablePage } from "../../../../definitions/language/table";
import { texts } from "../../../../definitions/texts/texts";
import { failureOf } from "../../model/calls/failure";
import { listQuery } from "../../api/queries";
import { showToast } from "../../store/toasts";
import { sortItems, type SidebarItem } from "../../model/table/sidebar-items";
import { interpolate } from "../../model/values/text";
import { valueAt } from "../../model/values/path";
import { FailedState } from "../../ui/EmptyState";
import { Page } from "../../ui/Page";
import { Spinner } from "../../ui/Spinner";
import { useTitle } from "../../ui/use-title";
import { queryOf, useTableAddress } from "./table-address";
import { EntryTable } from "./EntryTable";
import { SidebarList } from "./Sidebar";

/** A page with a list and, beside it, the table of the entry that is chosen there. */
export function SidebarTable({ screen, list }: { screen: TablePage; list: Sidebar }): ReactNode {
  useTitle(screen.title);
  const query = useQuery(listQuery(list.list));
  const entries = useMemo(() => query.data && sortItems(query.data, list), [query.data, list]);
  const { address, go, complete } = useTableAddress(screen);
  const asked = entries?.find((each) => each.id === address.entry || valueAt(each, list.name) === address.entry);
  const entry = asked ?? entries?.[0];

  // The address says what is shown, also when it was left to us.
  const lacks = entry !== undefined && (entry.id !== address.entry || !complete);
  useEffect(() => {
    if (!lacks) return;
    // A filter that was meant for another entry would only be in the way.
    const foreign = !asked && address.entry !== "";
    if (foreign) showToast("warning", interpolate(list.notFound, { name: address.entry }));
    go({ entry: entry.id, ...(foreign && { filter: "", sort: screen.sort }) }, true);
  });

  const linkTo = ({ id }: SidebarItem): string =>
    `${screen.route}?${queryOf(screen, { entry: id, filter: "", sort: screen.sort })}`;
  return (
    <>
      <SidebarList list={list} entries={entries ?? []} chosen={entry?.id} linkTo={linkTo} />
      {entry ? (
        <EntryTable
          key={entry.id}
          {...{ screen, entry, address, go }}
          name={String(valueAt(entry, list.name))}
          home={linkTo(entry)}
        />
      ) : (
        <Page title={screen.title}>
          <Instead query={query} list={list} />
        </Page>
      )}
    </>
  );
}

interface InsteadProps {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
  list: Sidebar;
}

const Instead = ({ query, list }: InsteadProps): ReactNode => {
  if (query.isPending) return <Spinner label={list.loading} />;
  if (!query.error) return <Nothing list={list} />;
  return (
    <FailedState
      title={texts.failure.entries}
      reason={failureOf(query.error).message}
      onRetry={() => void query.refetch()}
    />
  );
};

const Nothing = ({ list }: { list: Sidebar }): ReactNode => (
  <div className="blank">
    <h2>{list.empty}</h2>
  </div>
);
