import type { MenuSection, Screen } from "../../../../definitions/language/screen";
import { useRegistry } from "../../registry/registry";

/**
 * The part of the side menu that a page shares with others, which stands above each of them and leads to its first;
 * nothing where a part is one page.
 */
export function useMenuSection(
  screen: Screen,
): { section: MenuSection; above: { title: string; to: string } } | undefined {
  const { menu } = useRegistry();
  for (const section of menu) {
    const pages = section.groups.flatMap((group) => group.pages);
    if (pages.length > 1 && pages.some((page) => page === screen))
      return { section, above: { title: section.label, to: pages[0]!.route } };
  }
  return undefined;
}
