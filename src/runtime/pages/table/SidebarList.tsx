import { IconChevronRight, IconPin, IconSearch, IconSortAZ, IconX } from "@tabler/icons-react";
import { Fragment, memo, useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import type { IconName } from "../../../../definitions/language/widget-names";
import type { Sidebar, TablePage } from "../../../../definitions/language/table";
import { tableTexts } from "../../../../definitions/texts/table";
import {
  itemName,
  kindOf,
  matchingItems,
  sectionOf,
  type SidebarChoice,
  type SidebarItem,
} from "../../model/table/sidebar-items";
import { interpolate } from "../../../values/text/text";
import { IconButton } from "../../ui/controls/IconButton";
import { Icon } from "../../ui/icons/Icon";
import { moveFocus } from "../../ui/lists/move-focus";
import { Drawer } from "../../ui/page/Drawer";
import { SideResizer } from "../../ui/page/SideResizer";
import { SiblingPages } from "./SiblingPages";
import { useStable } from "../../ui/use-stable";

interface SidebarListProps {
  screen: TablePage;
  sidebar: Sidebar;
  /** All items, sorted. */
  items: readonly SidebarItem[];
  chosen: string | undefined;
  linkTo: (item: SidebarItem) => string;
  choice: SidebarChoice;
  toggleOrder: () => void;
  togglePin: (id: string) => void;
  /** Content below the list and the links to other pages. */
  foot: ReactNode;
}

/**
 * Searchable list of items next to a table. Arrow keys move between the search input and the links, and from a link to
 * its pin.
 */
export function SidebarList({ screen, items, foot, toggleOrder, togglePin, ...list }: SidebarListProps): ReactNode {
  const { sidebar, choice } = list;
  const [search, setSearch] = useState("");
  const shown = search.trim() ? matchingItems(items, search, sidebar) : items;
  const { nav, field, among, move } = useListKeys();
  const { onPin } = useStable({
    onPin: (id: string) => {
      // The line moves, perhaps out of a collapsed group, or into one.
      flushSync(() => togglePin(id));
      (among(".side-pin").find((each) => each.dataset["item"] === id) ?? field.current)?.focus();
    },
  });
  const links = { ...list, onPin };
  return (
    <Drawer label={sidebar.label} className={items.length > sidebar.compactAbove ? "is-compact" : ""}>
      <SidebarSearch
        {...{ sidebar, field, search, setSearch }}
        onEnter={() => search.trim() && among("a, .side-closed")[0]?.click()}
        onDown={move}
        order={
          <IconButton
            label={tableTexts.byName}
            icon={IconSortAZ}
            className="icon-btn side-order"
            aria-pressed={choice.isByName}
            onClick={toggleOrder}
          />
        }
      />
      <nav ref={nav} className="side-list scroll" aria-label={sidebar.label}>
        <div role="presentation" className="side-keys" onKeyDown={move}>
          <ItemLinks {...links} items={shown.filter((item) => sectionOf(item, sidebar, choice) < 2)} />
          <ClosedLinks
            {...links}
            items={shown.filter((item) => sectionOf(item, sidebar, choice) === 2)}
            isSearched={search.trim() !== ""}
          />
        </div>
        <p className="side-none" role="status">
          {items.length > 0 && shown.length === 0 && sidebar.search.noMatch}
        </p>
      </nav>
      <div className="side-foot">
        <SiblingPages screen={screen} />
        {foot}
      </div>
      <SideResizer label={sidebar.label} />
    </Drawer>
  );
}

/** Returns the refs of a list and its search input, its elements by class, and the handler of arrow keys. */
function useListKeys() {
  const nav = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const among = (names: string): HTMLElement[] => [...nav.current!.querySelectorAll<HTMLElement>(names)];
  const move = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const line = target.closest(".side-line");
    const aside = { ArrowRight: line?.querySelector("button"), ArrowLeft: line?.querySelector("a") }[event.key];
    if (aside) aside.focus();
    else moveFocus(event, among(target.matches(".side-pin") ? ".side-pin" : "a, .side-closed"), field.current);
  };
  return { nav, field, among, move };
}

interface LinksProps extends Pick<SidebarListProps, "sidebar" | "items" | "chosen" | "linkTo" | "choice"> {
  onPin: (id: string) => void;
}

const ItemLinks = ({ sidebar, items, chosen, linkTo, choice, onPin }: LinksProps): ReactNode => {
  const part = (item: SidebarItem): string | 0 | 1 | 2 => {
    const section = sectionOf(item, sidebar, choice);
    return section > 0 && !choice.isByName ? kindOf(item, sidebar) : section;
  };
  return items.map((item, index) => (
    <Fragment key={item.id}>
      {index > 0 && part(item) !== part(items[index - 1]!) && <div className="side-rule" />}
      <ItemLink
        {...{ item, sidebar, onPin }}
        to={linkTo(item)}
        current={item.id === chosen}
        pinned={choice.pins.includes(item.id)}
      />
    </Fragment>
  ));
};

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
  /** Button next to the search input. */
  order: ReactNode;
}

const SidebarSearch = ({
  sidebar,
  field,
  search,
  setSearch,
  onEnter,
  onDown,
  order,
}: SidebarSearchProps): ReactNode => {
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
      {order}
    </div>
  );
};

interface ItemLinkProps {
  item: SidebarItem;
  sidebar: Sidebar;
  to: string;
  current: boolean;
  pinned: boolean;
  onPin: (id: string) => void;
}

const ItemLink = memo(function ItemLine({ item, sidebar, to, current, pinned, onPin }: ItemLinkProps): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const icons: Readonly<Record<string, IconName>> = sidebar.order.icons;
  const name = itemName(item, sidebar);
  return (
    <div className="side-line">
      <Link ref={link} className="side-link" to={to} aria-current={current ? "page" : undefined}>
        <Icon name={icons[kindOf(item, sidebar)] ?? "unknown"} />
        <span className="clip" data-tip={name}>
          {name}
        </span>
      </Link>
      <IconButton
        small
        label={interpolate(tableTexts.pin, { name })}
        icon={IconPin}
        className="icon-btn icon-btn--small side-pin"
        data-item={item.id}
        // Other pins are reached by the right arrow key.
        tabIndex={current ? 0 : -1}
        aria-pressed={pinned}
        onClick={() => onPin(item.id)}
      />
    </div>
  );
});
