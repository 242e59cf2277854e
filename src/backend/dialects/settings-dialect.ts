import type { Dialect, Values } from "../../../definitions/language/dialect";
import { redacted } from "../../../definitions/backend/backend-limits";

// Secret keys by settings group. An S3 group has the same ones for files and for backups.
const secrets: readonly (readonly [...groups: string[], name: string])[] = [
  ["smtp", "password"],
  ["s3", "secret"],
  ["backups", "s3", "secret"],
];

function withStandIn(values: Values, [step = "", ...rest]: readonly string[]): Values {
  const inner = values[step];
  if (rest.length === 0) return inner === undefined ? { ...values, [step]: redacted } : values;
  return typeof inner === "object" && inner !== null
    ? { ...values, [step]: withStandIn(inner as Values, rest) }
    : values;
}

/** Since v0.23 responses omit secrets, stored or not. Insert the placeholder that older backends send. */
export const settings: readonly Dialect[] = [
  { since: "v0.23", decode: (answer) => secrets.reduce((values, path) => withStandIn(values, path), answer) },
];

/** Dialects of linked providers: up to v0.22 the list is not paged. */
export const providers: readonly Dialect[] = [
  {
    before: "v0.23",
    decodeList: (items) => ({ page: 1, perPage: items.length, totalItems: items.length, totalPages: 1, items }),
  },
];
