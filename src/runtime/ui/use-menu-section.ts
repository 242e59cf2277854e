import type { MenuSection, Screen } from "../../../definitions/language/screen";
import { useRegistry } from "../registry/registry";

/** The part of the side menu that a page belongs to, and where that part begins. */
export function useMenuSection(screen: Screen): { section: MenuSection | undefined; home: string; several: boolean } {
  const { menu } = useRegistry();
  const section = menu.find(({ groups }) => groups.some(({ pages }) => pages.some((page) => page === screen)));
  const pages = section?.groups.flatMap((group) => group.pages) ?? [];
  return { section, home: pages[0]?.route ?? "/", several: pages.length > 1 };
}
