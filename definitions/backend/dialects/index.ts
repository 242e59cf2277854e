import type { Dialect, DialectName } from "../../language/dialect";
import { collection, newCollection } from "./collection";
import { listedCollection } from "./listed-collection";
import { providers } from "./providers";
import { record } from "./record";
import { settings } from "./settings";

/** All dialects, by the kind of data they translate. */
export const dialects: Readonly<Record<DialectName, readonly Dialect[]>> = {
  collection,
  newCollection,
  listedCollection,
  record,
  providers,
  settings,
};
