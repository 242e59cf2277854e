import type { NamedCollection } from "../../model/rule/resolve-name";
import type { SidebarItem } from "../../model/table/sidebar-items";

/** Items as what rules name: with `rewritesFilter` the definition says that they are that. */
export const asNamed = (items: readonly SidebarItem[]): readonly NamedCollection[] =>
  items as readonly unknown[] as readonly NamedCollection[];
