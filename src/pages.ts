import { eras } from "../definitions";
import { storageKeys } from "../definitions/texts/storage-keys";
import type { Product } from "../definitions/language/product";
import type { Version } from "../definitions/language/versions";
import { isAvailable } from "./runtime/model/version/resolve";
import { resolveProduct } from "./runtime/model/version/resolve-product";
import { noteText } from "./runtime/store/browser-storage";

/** The pages of one version of the backend. */
export interface LoadedPages {
  version: Version;
  /** The name of the era that has them. */
  era: string;
  product: Product;
}

/** Loads the pages that a version of the backend has, and remembers where they are for the next time. */
export async function loadPages(version: Version): Promise<LoadedPages> {
  const [name, era] = Object.entries(eras).find(([, each]) => isAvailable(each, version))!;
  noteText(storageKeys.era, name);
  return { version, era: name, product: resolveProduct(version, await era.load()) };
}
