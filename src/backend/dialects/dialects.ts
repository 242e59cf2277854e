import type { Dialect, DialectName } from "../../../definitions/language/dialect";
import { collection, newCollection } from "./collection-dialect";
import { listedCollection } from "./listed-collection-dialect";
import { providers, settings } from "./settings-dialect";
import { record } from "./record-dialect";

/** All dialects, by the kind of data they translate. */
export const dialects: Readonly<Record<DialectName, readonly Dialect[]>> = {
  collection,
  newCollection,
  listedCollection,
  record,
  providers,
  settings,
};
