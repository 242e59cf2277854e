import { IconMenu2, IconX } from "@tabler/icons-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { create } from "zustand";
import { texts } from "../../../../definitions/texts/texts";

const useDrawer = create(() => ({ open: false }));
/** Closes the sidebar that is open over a page. */
export const closeDrawer = (): void => useDrawer.setState({ open: false });

interface DrawerProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Sidebar of a page. In a narrow window it is an overlay that opens on request. */
export function Drawer({ label, className = "", children }: DrawerProps): ReactNode {
  const open = useDrawer((drawer) => drawer.open);
  const aside = useRef<HTMLElement>(null);
  const location = useLocation();
  // Any navigation closes the drawer, even to the current page.
  useEffect(closeDrawer, [location.key]);
  useEffect(() => {
    if (!open) return;
    aside.current?.querySelector<HTMLElement>("a, input, button")?.focus();
    const behind = aside.current?.parentElement?.querySelectorAll<HTMLElement>(":scope > :is(main, nav)");
    behind?.forEach((part) => (part.inert = true));
    const escape = ({ key }: KeyboardEvent): void => void (key === "Escape" && closeDrawer());
    // In a wider window the sidebar is next to the page again.
    const grown = (): void => void (getComputedStyle(aside.current!).position !== "fixed" && closeDrawer());
    document.addEventListener("keydown", escape);
    window.addEventListener("resize", grown);
    return () => {
      behind?.forEach((part) => (part.inert = false));
      document.removeEventListener("keydown", escape);
      window.removeEventListener("resize", grown);
      document.querySelector<HTMLElement>(".bar-menu")?.focus();
    };
  }, [open]);
  return (
    <>
      {open && <div className="side-scrim" onClick={closeDrawer} aria-hidden="true" />}
      <aside ref={aside} className={`side ${className} ${open ? "is-open" : ""}`} aria-label={label}>
        <div className="side-head">
          {label}
          <button
            type="button"
            className="icon-btn side-close"
            aria-label={texts.shell.closeList}
            onClick={closeDrawer}
          >
            <IconX className="i" aria-hidden="true" />
          </button>
        </div>
        {children}
      </aside>
    </>
  );
}

/** Button that opens the drawer in a narrow window. */
export const DrawerButton = (): ReactNode => (
  <button
    type="button"
    className="icon-btn bar-menu"
    aria-label={texts.shell.openList}
    onClick={() => useDrawer.setState({ open: true })}
  >
    <IconMenu2 className="i" aria-hidden="true" />
  </button>
);
