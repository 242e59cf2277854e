import type { Dialect, Values } from "../../language/dialect";

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const ofField = new Set(["id", "name", "type", "system", "required", "unique", "hidden", "presentable", "help"]);

const ofCollection = new Set(
  "id created updated name type system indexes listRule viewRule createRule updateRule deleteRule".split(" "),
);

/** Moves every key that is not in `top` under `options`. */
const nested = (flat: Values, top: ReadonlySet<string>): Values => {
  const all = Object.entries(flat);
  return {
    ...Object.fromEntries(all.filter(([key]) => top.has(key))),
    options: Object.fromEntries(all.filter(([key]) => !top.has(key))),
  };
};

// Fields that the backend gives to every record or account, and that have lines, columns and names of their own.
const ownFields = new Set(["id", "email", "emailVisibility", "verified", "password", "tokenKey"]);

const isOwn = ({ name, system }: Values): boolean => system === true && ownFields.has(String(name));

/** The options for emails and passwords of accounts, read from their system fields. */
function accountOptions(fields: readonly Values[]): Values {
  const own = (name: string): Values => fields.find((each) => each["name"] === name && isOwn(each)) ?? {};
  return {
    requireEmail: own("email")["required"] === true,
    exceptEmailDomains: own("email")["exceptDomains"] ?? null,
    onlyEmailDomains: own("email")["onlyDomains"] ?? null,
    minPasswordLength: own("password")["min"] ?? 0,
  };
}

// The value that the backend uses where an option is 0.
const zeroMeans: Readonly<Record<string, Values>> = {
  text: { min: null, max: null },
  password: { min: null, max: null },
  select: { maxSelect: 1 },
  relation: { maxSelect: 1 },
  file: { maxSelect: 1, maxSize: 5_242_880 },
};

// Both mean no limit: the backend's dashboard writes 999, an upgrade the other.
const unlimited = new Set<unknown>([999, 2_147_483_647]);

/** A field with its options apart, each as the backend means it. */
function decodeField(field: Values): Values {
  const { options, ...top } = nested(field, ofField);
  const meant = zeroMeans[String(field["type"])] ?? {};
  const all = Object.entries(options as Values);
  const isRelation = field["type"] === "relation";
  const meantBy = (name: string, value: unknown): unknown => {
    if (value === 0 && name in meant) return meant[name];
    return isRelation && name === "maxSelect" && unlimited.has(value) ? null : value;
  };
  const own = all.map(([name, value]) => [name, meantBy(name, value)] as const);
  return { ...top, options: Object.fromEntries(own) };
}

function decode({ fields, ...rest }: Values): Values {
  const { options, ...top } = nested(rest, ofCollection);
  const all = Array.isArray(fields) ? fields.filter(isValues) : [];
  return {
    ...top,
    schema: all.filter((field) => !isOwn(field)).map(decodeField),
    options: rest["type"] === "auth" ? { ...accountOptions(all), ...(options as Values) } : options,
  };
}

/** How backends tell of collections whose fields and options are flat. */
export const collection: readonly Dialect[] = [{ since: "v0.23", decode }];
