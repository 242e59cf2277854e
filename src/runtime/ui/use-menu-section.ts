import type { MenuSection } from "../../../definitions/language/screen";
import { useRegistry } from "../registry/registry";

/** The part of the side menu that a page belongs to, and where that part begins. */
export function useMenuSection(route: string): { entry: MenuSection | undefined; home: string; several: boolean } {
  const { menu } = useRegistry();
  const entry = menu.find(({ groups }) => groups.some(({ pages }) => pages.some((page) => page.route === route)));
  const pages = entry?.groups.flatMap((group) => group.pages) ?? [];
  return { entry, home: pages[0]?.route ?? "/", several: pages.length > 1 };
}
