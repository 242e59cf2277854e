import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import type { MenuEntry } from "../../../definitions/language/screen";
import { Drawer } from "../shell/Drawer";
import { Icon } from "../shell/Icon";

/** The pages of one part of the product, in their groups. */
export const SettingsList = ({ entry }: { entry: MenuEntry }): ReactNode => (
  <Drawer label={entry.label}>
    <nav className="side-list side-list--titled scroll" aria-label={entry.label}>
      {entry.groups.map(({ label, pages }) => (
        <div key={label} role="group" aria-label={label} className="side-group">
          {label && (
            <div className="side-label" aria-hidden="true">
              {label}
            </div>
          )}
          {pages.map(({ route, title, menu, icon }) => (
            <NavLink key={route} className="side-link" to={route} end>
              <Icon name={icon} />
              <span className="clip">{menu ?? title}</span>
            </NavLink>
          ))}
        </div>
      ))}
    </nav>
  </Drawer>
);
