import { useMemo, type ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import type { MenuEntry } from "../../../definitions/language/screen";
import { words } from "../../../definitions/words/words";
import { fill } from "../model/fill";
import { AccountMenu } from "./AccountMenu";
import { Icon } from "./Icon";
import { Mark } from "./Mark";
import { useProduct } from "./product";
import { Version } from "./Version";

/** The parts of the product, and the admin's own menu. */
export function SideMenu(): ReactNode {
  const { menu } = useProduct();
  return (
    <nav className="rail" aria-label={words.shell.menu}>
      <Link
        className="rail-mark"
        to="/"
        aria-label={fill(words.shell.start, { product: words.product })}
        data-tip={words.product}
        data-tip-side="right"
      >
        <Mark size={24} />
      </Link>
      {menu.map((entry) => (
        <MenuLink key={entry.label} entry={entry} />
      ))}
      <div className="rail-end">
        <AccountMenu />
        <Version short />
      </div>
    </nav>
  );
}

function MenuLink({ entry }: { entry: MenuEntry }): ReactNode {
  const { pathname } = useLocation();
  const routes = useMemo(() => entry.groups.flatMap(({ pages }) => pages.map(({ route }) => route)), [entry]);
  return (
    <Link
      className="rail-link"
      to={routes[0]!}
      aria-label={entry.label}
      data-tip={entry.label}
      data-tip-side="right"
      aria-current={routes.includes(pathname) ? "page" : undefined}
    >
      <Icon name={entry.icon} size="l" />
    </Link>
  );
}
