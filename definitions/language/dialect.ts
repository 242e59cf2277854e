import type { Availability } from "./availability";

/** An object of JSON. */
export type Values = Readonly<Record<string, unknown>>;

/** What has a shape of its own in some versions of the backend. */
export type DialectName = "collection" | "newCollection" | "listedCollection" | "record" | "providers" | "settings";

/** How some versions of the backend differ from the shape that the product has. Each function leaves alone what it does not know. */
export interface Dialect extends Availability {
  /** An answered row, in the product's shape. */
  decode?: (row: Values) => Values;
  /** An answered list, in the newest backend's shape. */
  decodeList?: (rows: readonly unknown[]) => Values;
  /** What is sent, in the shape of these versions. */
  encode?: (sent: Values) => Values;
  /** The name under which a file is sent. */
  fileName?: (name: string) => string;
  /** The tree of errors of a refusal, with the paths that the product has. */
  decodeErrors?: (errors: Values) => Values;
}
