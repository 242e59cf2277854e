import type { MenuSection } from "../../definitions/language/screen";
import { product as admins } from "../../definitions/eras/admins";
import { resolveProduct } from "../../src/runtime/model/version/resolve-product";

/** Everything that Sextant has for the oldest backend. */
export const product = resolveProduct("v0.8", admins);

/** The pages of the oldest backend. */
export const { screens } = product;
/** The side menu of the oldest backend. */
export const menu: readonly MenuSection[] = product.menu;
/** The pages that the menu of the account leads to. */
export const { accountMenu } = product;
