import { productOf } from "../../src/product";
import { lazyPart } from "../../src/runtime/ui/loading/lazy-part";
import { failedPage } from "../../src/runtime/ui/page/Page";
import { signedInParts } from "../../src/signed-in-parts";
import { product } from "./product";

/** Sextant for the oldest backend. Tests may put other parts into it, so that what surrounds pages adds none. */
export const registry = {
  ...productOf({ version: "v0.8", product }),
  ...signedInParts("v0.8"),
  Shell: lazyPart(async () => (await import("../../src/runtime/app/Shell")).Shell, { frame: failedPage }),
};
