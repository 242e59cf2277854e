import { eras } from "../../definitions";
import { storageKeys } from "../../definitions/limits/storage-keys";
import type { Product } from "../../definitions/language/product";
import type { Version } from "../../definitions/language/versions";
import { isAvailable } from "../backend/version/resolve-version";
import { resolveProduct } from "../backend/version/resolve-product";
import { tryWriteText } from "../browser/browser-storage";
import { newestPossible } from "../backend/detection/proven-version";

/** Pages of a backend version. */
export interface LoadedPages {
  version: Version;
  /** Name of the era. */
  era: string;
  product: Product;
}

/** Loads the pages of a version and remembers their era for the next start. */
export async function loadPages(version: Version): Promise<LoadedPages> {
  const [name, era] = Object.entries(eras).find(([, each]) => isAvailable(each, version))!;
  tryWriteText(storageKeys.era, name);
  return { version, era: name, product: resolveProduct(version, await era.load(), newestPossible(version)) };
}
