import { IconSearch, IconX } from "@tabler/icons-react";
import { Fragment, useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { IconName } from "../../../../definitions/language/names";
import type { Sidebar } from "../../../../definitions/language/table";
import { texts } from "../../../../definitions/texts/texts";
import { found, type SidebarItem } from "../../model/table/sidebar-items";
import { valueAt } from "../../model/values/path";
import { Icon } from "../../ui/Icon";
import { Drawer } from "../../ui/Drawer";

interface SidebarListProps {
  list: Sidebar;
  /** All entries, in their order. */
  entries: readonly SidebarItem[];
  chosen: string | undefined;
  linkTo: (entry: SidebarItem) => string;
}

/** The list beside a table: search it, choose from it. */
export function SidebarList({ list, entries, chosen, linkTo }: SidebarListProps): ReactNode {
  const [search, setSearch] = useState("");
  const shown = search.trim() ? found(entries, search, list) : entries;
  return (
    <Drawer label={list.label} className={entries.length > list.compactAbove ? "is-compact" : ""}>
      <div className="side-search">
        <IconSearch className="i i--s" aria-hidden="true" />
        <input
          className="input"
          placeholder={list.search.placeholder}
          aria-label={list.search.label}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !search) return;
            // Only that: what lies around stays open.
            event.nativeEvent.stopImmediatePropagation();
            event.stopPropagation();
            setSearch("");
          }}
        />
        {search && (
          <button
            type="button"
            className="icon-btn icon-btn--small"
            aria-label={texts.table.clear}
            onClick={() => setSearch("")}
          >
            <IconX className="i i--s" aria-hidden="true" />
          </button>
        )}
      </div>
      <nav className="side-list scroll" aria-label={list.label}>
        {shown.map((entry, index) => (
          <Fragment key={entry.id}>
            {index > 0 && kindOf(entry, list) !== kindOf(shown[index - 1]!, list) && <div className="side-rule" />}
            <ItemLink {...{ entry, list }} to={linkTo(entry)} current={entry.id === chosen} />
          </Fragment>
        ))}
        <p className="side-none" role="status">
          {entries.length > 0 && shown.length === 0 && list.search.noMatch}
        </p>
      </nav>
    </Drawer>
  );
}

const kindOf = (entry: SidebarItem, { order }: Sidebar): string => String(valueAt(entry, order.by));

interface ItemLinkProps {
  entry: SidebarItem;
  list: Sidebar;
  to: string;
  current: boolean;
}

function ItemLink({ entry, list, to, current }: ItemLinkProps): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const icons: Readonly<Record<string, IconName>> = list.order.icons;
  const name = String(valueAt(entry, list.name));
  return (
    <Link ref={link} className="side-link" to={to} aria-current={current ? "page" : undefined}>
      <Icon name={icons[kindOf(entry, list)] ?? "unknown"} />
      <span className="clip" data-tip={name}>
        {name}
      </span>
    </Link>
  );
}
