import { eras } from "../../definitions";
import type { Product } from "../../definitions/language/product";
import type { Version } from "../../definitions/language/versions";
import { isAvailable } from "../backend/version/resolve-version";
import { resolveProduct } from "../backend/version/resolve-product";
import { newestPossible } from "../backend/detection/proven-version";

/** Pages of a backend version. */
export interface VersionPages {
  version: Version;
  /** Name of the era. */
  era: string;
  product: Product;
}

/** Returns the pages of a version. */
export function resolvePages(version: Version): VersionPages {
  const [name, era] = Object.entries(eras).find(([, each]) => isAvailable(each, version))!;
  return { version, era: name, product: resolveProduct(version, era.product, newestPossible(version)) };
}
