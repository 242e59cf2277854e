import type { Availability } from "./availability";

/** JSON object. */
export type Values = Readonly<Record<string, unknown>>;

/** Kinds of data whose shape differs by version. */
export type DialectName = "collection" | "newCollection" | "listedCollection" | "record" | "providers" | "settings";

/** Translation between a version's shape and the product's. Each function leaves unknown data unchanged. */
export interface Dialect extends Availability {
  /** Converts a row of a response to the product's shape. */
  decode?: (row: Values) => Values;
  /** Converts a list response to the newest backend's shape. */
  decodeList?: (rows: readonly unknown[]) => Values;
  /** Converts a request body to the version's shape. */
  encode?: (sent: Values) => Values;
  /** Returns the multipart name of a file. */
  fileName?: (name: string) => string;
  /** Converts error paths to the product's paths. */
  decodeErrors?: (errors: Values) => Values;
}
