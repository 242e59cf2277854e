import { IconSettings } from "@tabler/icons-react";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { FormPanel } from "../../../../definitions/language/form-panel";
import type { Sidebar, TablePage } from "../../../../definitions/language/table";
import { texts } from "../../../../definitions/texts/texts";
import { listQuery } from "../../../backend/api/queries";
import { usePrefetchedQuery } from "../../prefetch/use-prefetched-query";
import { rememberedItems } from "../../store/remembered-items";
import { reportFailure } from "../../../backend/api/report-failure";
import { toFailure } from "../../../backend/calls/failure";
import { newRow, openedFor, queryOf } from "../../model/table/address";
import { itemName, itemNamed, type SidebarItem } from "../../model/table/sidebar-items";
import { interpolate } from "../../../values/text/text";
import { showToast } from "../../../browser/toasts";
import { Button } from "../../ui/controls/Button";
import { Icon } from "../../ui/icons/Icon";
import { FailedState } from "../../ui/notices/EmptyState";
import { Page } from "../../ui/page/Page";
import { Spinner } from "../../ui/notices/Spinner";
import { useRememberItem } from "./last-item";
import { useStoredFlag } from "../../../backend/api/use-stored-flag";
import { OpenedPreview, PreviewButton } from "./ItemPreview";
import { SidebarEditor } from "./SidebarEditor";
import { SidebarList } from "./SidebarList";
import type { AddressState } from "./table-address";
import { TableView } from "./TableView";
import { useFilterNames } from "./use-filter-names";
import { useRetainedItem } from "./use-retained-item";
import { useSortedItems } from "./use-sorted-items";
import { IconButton } from "../../ui/controls/IconButton";

interface TableWithSidebarProps {
  screen: TablePage;
  sidebar: Sidebar;
  table: AddressState;
}

/** Table next to a sidebar list of items, such as collections. It shows the rows of the selected item. */
export function TableWithSidebar({ screen, sidebar, table }: TableWithSidebarProps): ReactNode {
  const query = usePrefetchedQuery(useMemo(() => listQuery(sidebar.list), [sidebar]));
  const { items, ordering } = useSortedItems(screen.route, sidebar, query.data);
  const seeking = useSeeking(query, items !== undefined && !itemNamed(items, table.address.item, sidebar), table);
  const chosen = useChosen(screen, sidebar, seeking ? undefined : items, table);
  const filtered = useFilterNames(sidebar, items, chosen, table);
  const linkTo = ({ id }: SidebarItem): string => `${screen.route}?${queryOf(screen, { item: id })}`;
  const { editor } = sidebar;
  const hidden = useStoredFlag(editor?.hiddenWhile);
  const editable = hidden === false && editor !== undefined;
  const edit = (id: string): void => table.go({ opened: editor && openedFor(editor.panel, id) });
  const addItem = editable && <AddItem panel={editor.panel} onAdd={() => edit(newRow)} />;
  return (
    <>
      <SidebarList
        {...{ screen, sidebar, linkTo }}
        {...ordering}
        items={items ?? []}
        chosen={chosen?.id}
        foot={addItem}
      />
      {chosen ? (
        <TableView
          key={chosen.id}
          {...{ screen, ...filtered }}
          item={chosen}
          title={itemName(chosen, sidebar)}
          label={`${screen.title}: ${itemName(chosen, sidebar)}`}
          parent={{ title: screen.title, to: linkTo(chosen) }}
          tools={
            editable && (
              <IconButton label={editor.panel.title.edit} icon={IconSettings} onClick={() => edit(chosen.id)} />
            )
          }
          acts={sidebar.preview && <PreviewButton preview={sidebar.preview} item={chosen} go={table.go} />}
          onRefresh={() => refresh(query)}
        />
      ) : (
        <Page title={screen.title}>
          <Instead {...{ query, sidebar, seeking }} onAdd={editable ? () => edit(newRow) : undefined} />
        </Page>
      )}
      {sidebar.preview && chosen && <OpenedPreview preview={sidebar.preview} item={chosen} />}
      {editor && <SidebarEditor {...{ screen, sidebar, hidden, table }} panel={editor.panel} items={items ?? []} />}
    </>
  );
}

const AddItem = ({ panel, onAdd }: { panel: FormPanel; onAdd: () => void }): ReactNode => (
  <Button look="quiet" onClick={onAdd}>
    <Icon name={panel.create.icon} />
    {panel.create.label}
  </Button>
);

const refresh = (query: { refetch: () => Promise<{ error: Error | null }> }): void =>
  void query.refetch().then(({ error }) => {
    if (error) reportFailure(error);
  });

/**
 * Refetches the list once if the URL names an unknown item, which may be newer than the list. Returns whether that is
 * pending.
 */
function useSeeking(query: ListQuery, isUnknown: boolean, { address: { item } }: AddressState): boolean {
  const { dataUpdatedAt, error, refetch } = query;
  const [named, setNamed] = useState({ item, read: dataUpdatedAt });
  if (named.item !== item) setNamed({ item, read: dataUpdatedAt });
  const [sought, setSought] = useState("");
  const isOld = dataUpdatedAt === named.read && sought !== item;
  const seeking = isUnknown && item !== "" && error === null && isOld;
  useEffect(() => {
    if (seeking) void refetch().then(() => setSought(item));
  }, [seeking, refetch, item]);
  return seeking;
}

/**
 * Returns the item in the URL, or one that is held after its deletion. Without one in the URL, returns the item of the
 * last visit. Otherwise falls back to the first item, fixes the URL and shows a toast.
 */
function useChosen(
  screen: TablePage,
  sidebar: Sidebar,
  items: readonly SidebarItem[] | undefined,
  { address, go, complete }: AddressState,
): SidebarItem | undefined {
  const known = items && itemNamed(items, address.item, sidebar);
  const retained = useRetainedItem(screen, address.item, known);
  const named = known ?? (items && retained);
  const lastId = address.item === "" ? rememberedItems(screen.route).last : undefined;
  const last = lastId === undefined ? undefined : items?.find(({ id }) => id === lastId);
  const chosen = named ?? last ?? items?.[0];
  useRememberItem(screen, chosen?.id, items);
  const before = useRef<SidebarItem>(undefined);
  const lacks = chosen !== undefined && (chosen.id !== address.item || !complete);
  useEffect(() => {
    // A deleted item is reported by its name, an unknown one by its id.
    const gone = before.current?.id === address.item ? before.current : undefined;
    if (chosen) before.current = chosen;
    if (!lacks) return;
    // Filter, sort and panel belong to the missing item, so reset them.
    const foreign = !named && address.item !== "";
    const name = gone ? itemName(gone, sidebar) : address.item;
    if (foreign) showToast("warning", interpolate(sidebar.notFound, { name }));
    go(
      { item: chosen.id, ...(foreign && { filter: "", sort: screen.sort, range: undefined, opened: undefined }) },
      true,
    );
  });
  return chosen;
}

interface ListQuery {
  isPending: boolean;
  error: Error | null;
  /** In milliseconds since 1970. */
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

interface InsteadProps {
  query: ListQuery;
  sidebar: Sidebar;
  seeking: boolean;
  /** Creates the first item, if that is allowed. */
  onAdd: (() => void) | undefined;
}

const Instead = ({ query, sidebar, seeking, onAdd }: InsteadProps): ReactNode => {
  if (query.isPending || seeking) return <Spinner label={sidebar.loading} />;
  if (query.error)
    return (
      <FailedState
        title={texts.failure.list}
        reason={toFailure(query.error).message}
        onRetry={() => void query.refetch()}
      />
    );
  const { editor, empty } = sidebar;
  return (
    <div className="blank">
      <h2>{editor && onAdd ? editor.empty : empty}</h2>
      {editor && onAdd && (
        <Button look="primary" size="form" onClick={onAdd}>
          <Icon name={editor.panel.create.icon} />
          {editor.panel.create.label}
        </Button>
      )}
    </div>
  );
};
