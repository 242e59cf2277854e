import type { IconName } from "./names";

/** A page that the menus list. */
export interface MenuPage {
  route: string;
  /** The page's name, in its head and in the document's title. */
  title: string;
  /** Its name in the list of pages, where that is shorter. */
  menu?: string;
  icon: IconName;
}
