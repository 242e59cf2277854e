import { product as superusers } from "../../definitions/eras/superusers";
import type { Product } from "../../definitions/language/product";
import type { Version } from "../../definitions/language/versions";
import { editorSchemas } from "../../src/join/CollectionEditor";
import { productOf } from "../../src/join/product";
import { resolveProduct } from "../../src/backend/version/resolve-product";
import type { Registry } from "../../src/runtime/registry/registry";
import { lazyComponent } from "../../src/runtime/ui/loading/lazy-component";
import { failedPage } from "../../src/runtime/ui/page/Page";
import { settingsRegistry } from "../../src/join/Settings";
import { signedInRegistry } from "../../src/join/SignedIn";
import { product as oldest } from "./product";

/** The registry of a version, with all parts. */
export function registryOf(version: Version, product: Product) {
  const before = productOf({ version, product });
  const parts = settingsRegistry(version, signedInRegistry(version));
  return {
    ...before,
    ...parts,
    schemas: { ...before.schemas, ...editorSchemas(version), ...parts.schemas },
    Shell: lazyComponent(async () => (await import("../../src/runtime/app/Shell")).Shell, { frame: failedPage }),
  } satisfies Registry;
}

/** The registry of the newest backend. */
export const newestRegistry = registryOf("v0.40", resolveProduct("v0.40", superusers));

/** The registry of the oldest backend. Tests may replace parts of it. */
export const registry = registryOf("v0.8", oldest);
