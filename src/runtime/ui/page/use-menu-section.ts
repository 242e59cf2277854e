import type { MenuSection, Screen } from "../../../../definitions/language/screen";
import { pagesOf } from "../../model/palette/menu-pages";
import { useMenu } from "./use-menu";

/**
 * Returns the menu section that a page shares with others, and a link to its first page for the breadcrumb. Undefined
 * if the page is alone in its section.
 */
export function useMenuSection(
  screen: Screen,
): { section: MenuSection; above: { title: string; to: string } } | undefined {
  const menu = useMenu();
  for (const section of menu) {
    const pages = pagesOf(section);
    if (pages.length > 1 && pages.some((page) => page === screen))
      return { section, above: { title: section.label, to: pages[0]!.route } };
  }
  return undefined;
}
