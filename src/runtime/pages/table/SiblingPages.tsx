import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { TablePage } from "../../../../definitions/language/table";
import { tableTexts } from "../../../../definitions/texts/table";
import { pagesOf } from "../../model/palette/menu-pages";
import { Icon } from "../../ui/icons/Icon";
import { useMenuSection } from "../../ui/page/use-menu-section";

/** Links to the other pages of a menu section, for a page whose own list takes the place of the section's. */
export function SiblingPages({ screen }: { screen: TablePage }): ReactNode {
  const section = useMenuSection(screen)?.section;
  return (
    section && (
      <nav className="side-pages" aria-label={tableTexts.pages}>
        {pagesOf(section)
          .filter((page) => page !== screen)
          .map(({ route, title, menu, icon }) => (
            <Link key={route} className="btn btn--quiet" to={route}>
              <Icon name={icon} />
              {menu ?? title}
            </Link>
          ))}
      </nav>
    )
  );
}
