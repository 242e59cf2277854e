import type { ComponentType, ReactNode } from "react";

interface RemoveScrollProps {
  as: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Replaces the library of this name that menus load: menus here do not lock the page's scrolling. */
export const RemoveScroll = ({ as: Around, children }: RemoveScrollProps): ReactNode => <Around>{children}</Around>;
