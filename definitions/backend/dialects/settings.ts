import type { Dialect, Values } from "../../language/dialect";

/** What stands in place of a secret in the backend's answers. Never sent back: it would become the secret. */
export const redacted = "******";

// By group: an S3 storage has its secret, whether it is for files or for backups.
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

/** Later backends leave secrets out of their answers, whether they are stored or not: the stand-in of older ones takes their place. */
export const settings: readonly Dialect[] = [
  { since: "v0.23", decode: (answer) => secrets.reduce((values, path) => withStandIn(values, path), answer) },
];
