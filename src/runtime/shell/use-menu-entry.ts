import type { MenuEntry } from "../../../definitions/language/screen";
import { useProduct } from "./product";

/** The part of the side menu that a page belongs to, and where that part begins. */
export function useMenuEntry(route: string): { entry: MenuEntry | undefined; home: string; several: boolean } {
  const { menu } = useProduct();
  const entry = menu.find(({ groups }) => groups.some(({ pages }) => pages.some((page) => page.route === route)));
  const pages = entry?.groups.flatMap((group) => group.pages) ?? [];
  return { entry, home: pages[0]?.route ?? "/", several: pages.length > 1 };
}
