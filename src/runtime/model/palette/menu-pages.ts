import type { MenuSection } from "../../../../definitions/language/screen";

/**
 * Returns the pages of a menu section. Menus and the command palette list the same ones: `resolveProduct` has removed
 * those that the backend lacks.
 */
export const pagesOf = ({ groups }: MenuSection): MenuSection["groups"][number]["pages"] =>
  groups.flatMap(({ pages }) => pages);
