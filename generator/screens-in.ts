import type { Screen } from "../definitions/language/screen";
import type { Version } from "../definitions/language/versions";
import { product as admins } from "../definitions/eras/admins";
import { product as superusers } from "../definitions/eras/superusers";
import { eras } from "../definitions";
import { isAvailable } from "../src/runtime/model/version/resolve";
import { resolveProduct } from "../src/runtime/model/version/resolve-product";

const products = { admins, superusers };

/** Every screen as it is written, by the name of its file. */
export const everyScreen: Readonly<Record<string, Screen>> = { ...superusers.screens, ...admins.screens };

/** The screens that a version of the backend has, by the names of their files. */
export function screensIn(version: Version): Readonly<Record<string, Screen>> {
  const [name] = Object.entries(eras).find(([, each]) => isAvailable(each, version))!;
  return resolveProduct(version, products[name as keyof typeof products]).screens;
}
