import type { Product } from "../language/product";
import { signInCode } from "../screens/sign-in-code";
import { superuserInstaller } from "../screens/superuser-installer";
import { screens, sections, shared } from "./common";

/** Everything that there is since admins are records of a collection: from v0.23 on. */
export const product = {
  ...shared,
  screens: { ...screens, signInCode, superuserInstaller },
  menu: [sections.collections, { label: "Settings", icon: "settings", groups: [sections.system, sections.sync] }],
  accountMenu: [],
} satisfies Product;
