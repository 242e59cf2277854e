import { eras } from "../../definitions";
import type { Product } from "../../definitions/language/product";
import type { Version } from "../../definitions/language/versions";
import { isAvailable } from "../backend/version/resolve-version";
import { resolveProduct } from "../backend/version/resolve-product";
import { newestPossible } from "../backend/detection/proven-version";

/** Pages of a backend version. */
export interface LoadedPages {
  version: Version;
  /** Name of the era. */
  era: string;
  product: Product;
}

/** Loads the pages of a version. */
export async function loadPages(version: Version): Promise<LoadedPages> {
  const [name, era] = Object.entries(eras).find(([, each]) => isAvailable(each, version))!;
  return { version, era: name, product: resolveProduct(version, await era.load(), newestPossible(version)) };
}
