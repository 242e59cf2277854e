import type { Dialect, DialectName } from "../../language/dialect";
import { collection } from "./collection";
import { listedCollection } from "./listed-collection";
import { providers } from "./providers";
import { record } from "./record";
import { settings } from "./settings";

/** All dialects, by the data that they translate. */
export const dialects: Readonly<Record<DialectName, readonly Dialect[]>> = {
  collection,
  listedCollection,
  record,
  providers,
  settings,
};
