import type { Product } from "../definitions/language/product";
import type { Screen } from "../definitions/language/screen";
import { versions, type Version } from "../definitions/language/versions";
import { product as admins } from "../definitions/eras/admins";
import { product as superusers } from "../definitions/eras/superusers";
import { eras } from "../definitions";
import { isAvailable } from "../src/runtime/model/version/resolve";
import { resolveProduct } from "../src/runtime/model/version/resolve-product";

/** What each era has, as it is written. */
export const products = { admins, superusers };

/** Every screen as it is written, by the name of its file. */
export const everyScreen: Readonly<Record<string, Screen>> = { ...superusers.screens, ...admins.screens };

/** Every screen of every era with its name, as often as eras have it. */
export const writtenScreens: readonly (readonly [string, Screen])[] = Object.values<Product>(products).flatMap(
  ({ screens }) => Object.entries(screens),
);

/** Everything that a version of the backend has. */
export function productIn(version: Version): Product {
  return resolveProduct<Product>(version, productOf(version));
}

/** The screens that a version of the backend has, by the names of their files. */
export const screensIn = (version: Version): Readonly<Record<string, Screen>> => productIn(version).screens;

/** The versions of the eras that have a screen of that name, whatever it says of itself: what a page shares with that of another era may be the other's. */
export const versionsWith = (name: string): readonly Version[] =>
  versions.filter((version) => Object.hasOwn(productOf(version).screens, name));

function productOf(version: Version): Product {
  const [name] = Object.entries(eras).find(([, each]) => isAvailable(each, version))!;
  return products[name as keyof typeof products];
}
