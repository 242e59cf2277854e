import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import type { MenuSection } from "../../../../definitions/language/screen";
import { texts } from "../../../../definitions/texts/texts";
import { formName, useDrafts } from "../../store/drafts";
import { Drawer } from "./Drawer";
import { SideResizer } from "./SideResizer";
import { Icon } from "../icons/Icon";

/** Sidebar with the pages of a menu section, in groups. */
export const PageList = ({ section }: { section: MenuSection }): ReactNode => (
  <Drawer label={section.label}>
    <nav className="side-list side-list--titled scroll" aria-label={section.label}>
      {section.groups.map(({ label, badge, pages }) => (
        <div key={pages[0]?.route} {...(label && { role: "group", "aria-label": label })} className="side-group">
          {label && (
            <div className="side-label" aria-hidden="true">
              {label}
              {badge && <span className="badge">{badge}</span>}
            </div>
          )}
          {pages.map(({ route, title, menu, icon }) => (
            <NavLink key={route} className="side-link" to={route} end>
              <Icon name={icon} />
              <span className="clip">{menu ?? title}</span>
              <Unsaved route={route} />
            </NavLink>
          ))}
        </div>
      ))}
    </nav>
    <SideResizer label={section.label} />
  </Drawer>
);

// Drafts outlive their page; the mark shows where unsaved changes are.
function Unsaved({ route }: { route: string }): ReactNode {
  const waits = useDrafts((drafts) => (drafts.get(formName(route))?.unsaved.size ?? 0) > 0);
  return waits && <span className="side-mark" role="img" aria-label={texts.form.waits} data-tip={texts.form.waits} />;
}
