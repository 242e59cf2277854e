import type { ComponentType, ReactNode } from "react";

interface RemoveScrollProps {
  as: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Stands in for the library of this name that menus load: the page around them stays as it is. */
export const RemoveScroll = ({ as: Around, children }: RemoveScrollProps): ReactNode => <Around>{children}</Around>;
