import type { Dialect, DialectName } from "../../language/dialect";
import { collection } from "./collection";
import { providers } from "./providers";
import { record } from "./record";

/** All that some versions of the backend say otherwise than the newest, by what it is about. */
export const dialects: Readonly<Record<DialectName, readonly Dialect[]>> = { collection, record, providers };
