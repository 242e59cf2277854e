import { roleNames } from "../../../definitions/backend/backend-names";
import type { Product } from "../../../definitions/language/product";
import type { Version } from "../../../definitions/language/versions";
import { resolveFor } from "./resolve-version";

/**
 * Reduces a product to one backend version, or a range: without missing pages and their menu items. Its texts name
 * administrators as the version does.
 */
export function resolveProduct<Written extends Product>(version: Version, written: Written, upTo = version): Written {
  const resolved = resolveFor(version, written, upTo, resolveFor(version, roleNames)) as unknown as Written;
  return {
    ...resolved,
    menu: resolved.menu
      .map((section) => ({ ...section, groups: section.groups.filter(({ pages }) => pages.length > 0) }))
      .filter(({ groups }) => groups.length > 0),
    accountMenu: resolved.accountMenu.filter(({ page }) => Boolean(page)),
  };
}
