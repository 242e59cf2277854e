import { productOf } from "../../src/product";
import { lazyPart } from "../../src/runtime/ui/loading/lazy-part";
import { failedPage } from "../../src/runtime/ui/page/Page";
import { settingsParts } from "../../src/settings-parts";
import { signedInParts } from "../../src/signed-in-parts";
import { product } from "./product";

const before = productOf({ version: "v0.8", product });
const parts = settingsParts("v0.8", signedInParts("v0.8"));

/** Sextant for the oldest backend. Tests may put other parts into it, so that what surrounds pages adds none. */
export const registry = {
  ...before,
  ...parts,
  schemas: { ...before.schemas, ...parts.schemas },
  Shell: lazyPart(async () => (await import("../../src/runtime/app/Shell")).Shell, { frame: failedPage }),
};
