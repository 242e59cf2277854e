import { IconChevronRight, IconSearch, IconX } from "@tabler/icons-react";
import { Fragment, memo, useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { Link } from "react-router-dom";
import type { IconName } from "../../../../definitions/language/widget-names";
import type { Sidebar } from "../../../../definitions/language/table";
import { tableTexts } from "../../../../definitions/texts/table";
import { isClosed, itemName, kindOf, matchingItems, type SidebarItem } from "../../model/table/sidebar-items";
import { Icon } from "../../ui/icons/Icon";
import { moveFocus } from "../../ui/lists/move-focus";
import { Drawer } from "../../ui/page/Drawer";

interface SidebarListProps {
  sidebar: Sidebar;
  /** All items, sorted. */
  items: readonly SidebarItem[];
  chosen: string | undefined;
  linkTo: (item: SidebarItem) => string;
  /** Content below the list. */
  foot: ReactNode;
}

/** Searchable list of items next to a table. Arrow keys move between the search input and the links. */
export function SidebarList({ sidebar, items, chosen, linkTo, foot }: SidebarListProps): ReactNode {
  const [search, setSearch] = useState("");
  const list = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const shown = search.trim() ? matchingItems(items, search, sidebar) : items;
  const links = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>("a, .side-closed") ?? [])];
  const move = (event: KeyboardEvent): void => moveFocus(event, links(), field.current);
  return (
    <Drawer label={sidebar.label} className={items.length > sidebar.compactAbove ? "is-compact" : ""}>
      <SidebarSearch
        {...{ sidebar, field, search, setSearch }}
        onEnter={() => search.trim() && links()[0]?.click()}
        onDown={move}
      />
      <nav ref={list} className="side-list scroll" aria-label={sidebar.label}>
        <div role="presentation" className="side-keys" onKeyDown={move}>
          <ItemLinks {...{ sidebar, chosen, linkTo }} items={shown.filter((item) => !isClosed(item, sidebar))} />
          <ClosedLinks
            {...{ sidebar, chosen, linkTo }}
            items={shown.filter((item) => isClosed(item, sidebar))}
            isSearched={search.trim() !== ""}
          />
        </div>
        <p className="side-none" role="status">
          {items.length > 0 && shown.length === 0 && sidebar.search.noMatch}
        </p>
      </nav>
      {foot && <div className="side-foot">{foot}</div>}
    </Drawer>
  );
}

type LinksProps = Pick<SidebarListProps, "sidebar" | "items" | "chosen" | "linkTo">;

const ItemLinks = ({ sidebar, items, chosen, linkTo }: LinksProps): ReactNode =>
  items.map((item, index) => (
    <Fragment key={item.id}>
      {index > 0 && kindOf(item, sidebar) !== kindOf(items[index - 1]!, sidebar) && <div className="side-rule" />}
      <ItemLink {...{ item, sidebar }} to={linkTo(item)} current={item.id === chosen} />
    </Fragment>
  ));

/** Items in a collapsed group. It opens by a click, for the selected item, or for search results. */
function ClosedLinks({ isSearched, ...links }: LinksProps & { isSearched: boolean }): ReactNode {
  const [opened, setOpened] = useState<boolean>();
  const { sidebar, items, chosen } = links;
  const isOpen = isSearched || (opened ?? items.some(({ id }) => id === chosen));
  if (!sidebar.closed || items.length === 0) return null;
  return (
    <>
      <div className="side-rule" />
      <button type="button" className="side-link side-closed" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
        <IconChevronRight className="i side-chevron" aria-hidden="true" />
        <span className="clip">{sidebar.closed.label}</span>
        <span className="side-count">{items.length}</span>
      </button>
      {isOpen && (
        <div className="side-inner">
          <ItemLinks {...links} />
        </div>
      )}
    </>
  );
}

interface SidebarSearchProps {
  sidebar: Sidebar;
  field: RefObject<HTMLInputElement | null>;
  search: string;
  setSearch: (search: string) => void;
  onEnter: () => void;
  onDown: (event: KeyboardEvent) => void;
}

const SidebarSearch = ({ sidebar, field, search, setSearch, onEnter, onDown }: SidebarSearchProps): ReactNode => {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter") onEnter();
    if (event.key === "ArrowDown") onDown(event);
    if (event.key !== "Escape" || !search) return;
    // Escape clears the search only; an open drawer or panel stays open.
    event.nativeEvent.stopImmediatePropagation();
    event.stopPropagation();
    setSearch("");
  };
  return (
    <div className="side-search">
      <IconSearch className="i i--s" aria-hidden="true" />
      <input
        ref={field}
        className="input"
        placeholder={sidebar.search.placeholder}
        aria-label={sidebar.search.label}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={onKeyDown}
      />
      {search && (
        <button
          type="button"
          className="icon-btn icon-btn--small"
          aria-label={tableTexts.clear}
          onClick={() => {
            setSearch("");
            field.current?.focus();
          }}
        >
          <IconX className="i i--s" aria-hidden="true" />
        </button>
      )}
    </div>
  );
};

interface ItemLinkProps {
  item: SidebarItem;
  sidebar: Sidebar;
  to: string;
  current: boolean;
}

const ItemLink = memo(function ItemLine({ item, sidebar, to, current }: ItemLinkProps): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const icons: Readonly<Record<string, IconName>> = sidebar.order.icons;
  const name = itemName(item, sidebar);
  return (
    <Link ref={link} className="side-link" to={to} aria-current={current ? "page" : undefined}>
      <Icon name={icons[kindOf(item, sidebar)] ?? "unknown"} />
      <span className="clip" data-tip={name}>
        {name}
      </span>
    </Link>
  );
});
