import type { Product } from "../definitions/language/product";
import type { Screen } from "../definitions/language/screen";
import { versions, type Version } from "../definitions/language/versions";
import { product as admins } from "../definitions/eras/admins";
import { product as superusers } from "../definitions/eras/superusers";
import { eras } from "../definitions";
import { isAvailable } from "../src/backend/version/resolve-version";
import { resolveProduct } from "../src/backend/version/resolve-product";

/** Screens and field types of each era, as written. */
export const products = { admins, superusers };

/** Every screen as written, by file name. */
export const everyScreen: Readonly<Record<string, Screen>> = { ...superusers.screens, ...admins.screens };

/** Every screen of every era with its name; a name may occur once per era. */
export const writtenScreens: readonly (readonly [string, Screen])[] = Object.values<Product>(products).flatMap(
  ({ screens }) => Object.entries(screens),
);

/** Returns the screens and field types that a version has. */
export function productIn(version: Version): Product {
  return resolveProduct<Product>(version, productOf(version));
}

/** Returns the screens of a version, by file name. */
export const screensIn = (version: Version): Readonly<Record<string, Screen>> => productIn(version).screens;

/** Returns the versions whose era has the screen, or one of that name. The screen's own `since` and `before` are ignored. */
export const versionsWith = (name: string, screen: Screen): readonly Version[] =>
  versions.filter((version) =>
    Object.entries(productOf(version).screens).some((each) => each[0] === name || each[1] === screen),
  );

function productOf(version: Version): Product {
  const [name] = Object.entries(eras).find(([, each]) => isAvailable(each, version))!;
  return products[name as keyof typeof products];
}
