import { useMemo, type ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import type { MenuSection } from "../../../definitions/language/screen";
import { texts } from "../../../definitions/texts/texts";
import { interpolate } from "../../values/text/text";
import { pagesOf } from "../model/palette/menu-pages";
import { LazyAccountMenu } from "./LazyAccountMenu";
import { PaletteButton } from "./PaletteButton";
import { Icon } from "../ui/icons/Icon";
import { Logo } from "../ui/icons/Logo";
import { useMenu } from "../ui/page/use-menu";
import { Version } from "../version/Version";

/** Main menu: the sections of the product, and the account menu. */
export function SideMenu(): ReactNode {
  const menu = useMenu();
  return (
    <nav className="rail" aria-label={texts.shell.menu}>
      <Link
        className="rail-mark"
        to="/"
        aria-label={interpolate(texts.shell.start, { product: texts.product })}
        data-tip={texts.product}
        data-tip-side="right"
      >
        <Logo size={24} />
      </Link>
      {menu.map((section) => (
        <MenuLink key={section.label} section={section} />
      ))}
      <PaletteButton />
      <div className="rail-end">
        <LazyAccountMenu />
        <Version short />
      </div>
    </nav>
  );
}

function MenuLink({ section }: { section: MenuSection }): ReactNode {
  const { pathname } = useLocation();
  const routes = useMemo(() => pagesOf(section).map(({ route }) => route), [section]);
  return (
    <Link
      className="rail-link"
      to={routes[0]!}
      aria-label={section.label}
      data-tip={section.label}
      data-tip-side="right"
      aria-current={routes.includes(pathname) ? "page" : undefined}
    >
      <Icon name={section.icon} size="l" />
    </Link>
  );
}
