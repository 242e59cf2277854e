import type { IconName } from "./widget-names";

/** Page listed in menus. */
export interface MenuPage {
  route: string;
  /** Name of the page, in its heading and in the document title. */
  title: string;
  /** Shorter name for the menu. */
  menu?: string;
  icon: IconName;
}
