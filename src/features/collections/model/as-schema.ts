import { zeroOptions } from "../../../../definitions/backend/import";
import { leastOptions, leastPasswordLength } from "../../../../definitions/backend/limits";
import { reserved } from "../../../../definitions/backend/names";
import { fieldsOf, type Exchanged, type ExchangedField } from "./configuration";

type Values = Readonly<Record<string, unknown>>;

/** Whether a collection lists its fields as later backends do. */
export const hasLaterFields = (collection: Exchanged): boolean =>
  Array.isArray(collection["fields"]) && !Array.isArray(collection["schema"]);

/** What such a collection says elsewhere than this backend's does: its fields, and of accounts what are options here. */
export const laterKeys: readonly string[] = ["fields", "passwordAuth", "oauth2", "manageRule"];

/**
 * A collection of a later backend in the form of this one. There, what this backend has by itself are fields among
 * others, options stand beside the name of a field, and zero means that there is no limit.
 */
export function asSchema(collection: Exchanged): Exchanged {
  const rest = Object.fromEntries(Object.entries(collection).filter(([key]) => !laterKeys.includes(key)));
  const { id, name } = collection;
  const fields = fieldsOf({ schema: collection["fields"] });
  const auth = collection["type"] === "auth";
  const words = auth ? [reserved.base, reserved.auth] : [reserved.base];
  // A field that only shares the letters of such a name is the admin's own, which is then told to be refused.
  const own = new Set<string>(words.flatMap(({ inAnyCase, asWritten }) => [...inAnyCase, ...asWritten]));
  return {
    ...rest,
    id,
    name,
    system: false,
    schema: fields.filter((field) => !own.has(field.name)).map(withOptions),
    ...(auth && { options: authOptions(collection, fields) }),
  } as Exchanged;
}

function withOptions(field: ExchangedField): ExchangedField {
  const type = String(field["type"]);
  const zero = (zeroOptions as Readonly<Record<string, Values>>)[type] ?? {};
  const least = (leastOptions as Readonly<Record<string, Values>>)[type] ?? {};
  const { id, name, type: _type, required, system: _system, ...rest } = field;
  const options = Object.fromEntries(
    Object.keys(zero).map((key) => [key, limitOf(type, rest[key]) ?? least[key] ?? zero[key]]),
  );
  const others = Object.entries(rest).filter(([key]) => !Object.hasOwn(zero, key));
  return {
    id,
    name,
    type,
    required: required === true,
    unique: false,
    system: false,
    options,
    ...Object.fromEntries(others),
  };
}

// Of numbers alone zero is a limit there; of what may hold several it means one.
const limitOf = (type: string, value: unknown): unknown => (value === 0 && type !== "number" ? undefined : value);

function authOptions(collection: Exchanged, fields: readonly ExchangedField[]): Values {
  const field = (name: string): Values => fields.find((each) => each.name === name) ?? {};
  const password = objectAt(collection, "passwordAuth");
  const identities = Array.isArray(password["identityFields"]) ? password["identityFields"] : [];
  const enabled = password["enabled"] === true;
  const { exceptDomains = null, onlyDomains = null, required } = field("email");
  const min = Number(field("password")["min"] ?? 0);
  return {
    manageRule: collection["manageRule"] ?? null,
    allowEmailAuth: enabled && identities.includes("email"),
    allowUsernameAuth: enabled && identities.includes("username"),
    allowOAuth2Auth: objectAt(collection, "oauth2")["enabled"] === true,
    requireEmail: required === true,
    exceptEmailDomains: exceptDomains,
    onlyEmailDomains: onlyDomains,
    minPasswordLength: min > 0 ? min : leastPasswordLength,
  };
}

const objectAt = (value: Values, key: string): Values => Object(value[key] ?? {}) as Values;
