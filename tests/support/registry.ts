import { productOf } from "../../src/product";
import { product } from "./product";

/** Sextant for the oldest backend. */
export const registry = productOf({ version: "v0.8", product });
