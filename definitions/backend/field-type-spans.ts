import type { Availability } from "../language/availability";
import type { FieldTypeName } from "../types/field";

/** Which backend versions have each field type. */
export const fieldTypeSpans = {
  text: {},
  number: {},
  bool: {},
  email: {},
  url: {},
  date: {},
  select: {},
  json: {},
  file: {},
  relation: {},
  user: { before: "v0.23" },
  editor: { since: "v0.12" },
  autodate: { since: "v0.23" },
  geoPoint: { since: "v0.27" },
  password: { since: "v0.23" },
} as const satisfies Readonly<Record<FieldTypeName, Availability>>;
