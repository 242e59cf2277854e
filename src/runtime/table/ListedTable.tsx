import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, type ReactNode } from "react";
import type { Call, Page as Rows } from "../../../definitions/language/call";
import type { SideList, TablePage } from "../../../definitions/language/table";
import { words } from "../../../definitions/words/words";
import { failureOf } from "../data/failure";
import { listQuery } from "../data/queries";
import { say } from "../data/toasts";
import { ordered, type Entry } from "../model/entries";
import { fill } from "../model/fill";
import { at } from "../model/path";
import { Failed } from "../shell/Blank";
import { Page } from "../shell/Page";
import { Spinner } from "../shell/Spinner";
import { useTitle } from "../shell/use-title";
import { queryOf, useTableAddress } from "./address";
import { EntryTable } from "./EntryTable";
import { SideListPanel } from "./SideListPanel";

/** A page with a list and, beside it, the table of the entry that is chosen there. */
export function ListedTable({ screen, list }: { screen: TablePage; list: SideList }): ReactNode {
  useTitle(screen.title);
  const query = useQuery(listQuery(list.list as Call<unknown, Rows<Entry>>));
  const entries = useMemo(() => query.data && ordered(query.data, list), [query.data, list]);
  const { address, go, complete } = useTableAddress(screen);
  const asked = entries?.find((each) => each.id === address.entry || at(each, list.name) === address.entry);
  const entry = asked ?? entries?.[0];

  // The address says what is shown, also when it was left to us.
  const lacks = entry !== undefined && (entry.id !== address.entry || !complete);
  useEffect(() => {
    if (!lacks) return;
    // A filter that was meant for another entry would only be in the way.
    const foreign = !asked && address.entry !== "";
    if (foreign) say("warning", fill(list.unknown, { name: address.entry }));
    go({ entry: entry.id, ...(foreign && { filter: "", sort: screen.sort }) }, true);
  });

  const linkTo = ({ id }: Entry): string =>
    `${screen.route}?${queryOf(screen, { entry: id, filter: "", sort: screen.sort })}`;
  return (
    <>
      <SideListPanel list={list} entries={entries ?? []} chosen={entry?.id} linkTo={linkTo} />
      {entry ? (
        <EntryTable
          key={entry.id}
          {...{ screen, entry, address, go }}
          name={String(at(entry, list.name))}
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
  list: SideList;
}

const Instead = ({ query, list }: InsteadProps): ReactNode => {
  if (query.isPending) return <Spinner label={list.loading} />;
  if (!query.error) return <Nothing list={list} />;
  return (
    <Failed
      title={words.failure.entries}
      reason={failureOf(query.error).message}
      onRetry={() => void query.refetch()}
    />
  );
};

const Nothing = ({ list }: { list: SideList }): ReactNode => (
  <div className="blank">
    <h2>{list.none}</h2>
  </div>
);
