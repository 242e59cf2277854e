import { signInOptions } from "../../../../definitions/backend/import-conversions";
import { groupOption, identityOptions } from "../../../../definitions/backend/nested-collections";
import { leastPasswordLength, unlimited } from "../../../../definitions/backend/backend-limits";
import { olderAccountOptions, olderOption } from "../../../backend/dialects/nested-shape";
import { indexesOf } from "../configuration/compare-configurations";
import { fieldsOf, isAuth, isView, without, type Exchanged, type ExchangedField } from "../configuration/configuration";
import type { ConversionStep, LossesOf } from "./conversion";
import { isVerifiedOnly, requestBodyStep } from "./convert-rules";
import { importFacts, laterAccountOptions, optionsOfType } from "../configuration/import-facts";
import { parseIndex } from "../indexes/index-text";

type Values = Readonly<Record<string, unknown>>;

// Fields that this backend adds itself. A name in other case is a user's field, which the findings then report.
function ownNames(collection: Exchanged): ReadonlySet<string> {
  const { base, auth } = importFacts().reserved;
  const words = isAuth(collection) ? [base, auth] : [base];
  return new Set<string>(words.flatMap(({ inAnyCase, asWritten }) => [...inAnyCase, ...asWritten]));
}

const fieldsStep: ConversionStep = {
  kind: "schema",
  isNeeded: true,
  places: (collection) => (isView(collection) ? [] : fieldsOf(collection).map(({ name }) => name)),
  convert: (collection) => {
    const own = ownNames(collection);
    return {
      ...collection,
      system: false,
      fields: fieldsOf(collection)
        .filter(({ name }) => !own.has(name))
        .map(nestedField),
      ...("indexes" in collection && { indexes: indexesOf(collection).filter((index) => !isOwnIndex(index, own)) }),
    };
  },
};

const isOwnIndex = (index: string, own: ReadonlySet<string>): boolean => {
  const { unique, columns } = parseIndex(index) ?? { unique: false, columns: [] };
  return unique && columns.length === 1 && own.has(columns[0]!.name);
};

// Zero is a limit only for numbers; for fields with several values it means one.
function nestedField(field: ExchangedField): ExchangedField {
  const type = String(field["type"]);
  const { hidden: _hidden, system: _system, primaryKey: _key, ...rest } = field;
  const known = optionsOfType(type) ?? {};
  const options = Object.entries(rest).map(([key, value]): [string, unknown] => {
    const other = olderOption(key);
    const name = Object.hasOwn(known, other) ? other : key;
    const isLimit = value === 0 && type !== "number" && Object.hasOwn(known, name);
    return [name, isLimit ? (importFacts().least[type]?.[name] ?? known[name]!.zero) : value];
  });
  return Object.fromEntries(options) as ExchangedField;
}

const isUnlimited = (field: ExchangedField): boolean =>
  field["type"] === "relation" && Number(field["maxSelect"]) >= unlimited;

const unlimitedStep: ConversionStep = {
  kind: "unlimited",
  places: (collection) =>
    fieldsOf(collection)
      .filter(isUnlimited)
      .map(({ name }) => name),
  convert: (collection) => ({
    ...collection,
    fields: fieldsOf(collection).map((field) => (isUnlimited(field) ? { ...field, maxSelect: null } : field)),
  }),
};

const objectAt = (value: Values, key: string): Values => Object(value[key] ?? {}) as Values;

function accountOptions(collection: Exchanged): Values {
  const options = olderAccountOptions((name) => fieldsOf(collection).find((each) => each.name === name));
  const { enabled, identityFields } = objectAt(collection, "passwordAuth");
  const identities = enabled === true && Array.isArray(identityFields) ? identityFields : [];
  const [allowed, group] = groupOption;
  const shortest = Number(options["minPasswordLength"]);
  return {
    ...Object.fromEntries(identityOptions.map(([option, field]) => [option, identities.includes(field)])),
    [allowed]: objectAt(collection, group)["enabled"] === true,
    ...options,
    minPasswordLength: shortest > 0 ? shortest : leastPasswordLength,
  };
}

const keepsVerifiedOnly = ({ authRule }: Exchanged): boolean =>
  isVerifiedOnly(authRule) && Object.hasOwn(importFacts().authOptions, "onlyVerified");

const verifiedStep: ConversionStep = {
  kind: "verifiedRule",
  places: (collection) => (isAuth(collection) && keepsVerifiedOnly(collection) ? [collection.name] : []),
  convert: (collection) => ({ ...without(collection, ["authRule"]), onlyVerified: true }),
};

const accountsStep: ConversionStep = {
  kind: "accountOptions",
  isNeeded: true,
  places: (collection) => (isAuth(collection) ? [collection.name] : []),
  convert: (collection) => ({ ...without(collection, laterAccountOptions), ...accountOptions(collection) }),
};

/** Conversions of a collection from v0.23 or later to this backend, in the order of their execution. */
export const stepsToNested: readonly ConversionStep[] = [
  verifiedStep,
  accountsStep,
  fieldsStep,
  requestBodyStep,
  unlimitedStep,
];

/** Returns the losses of a collection from v0.23 or later. */
export const lossesToNested: LossesOf = (collection) => {
  const own = ownNames(collection);
  const hides = fieldsOf(collection).some((field) => field["hidden"] === true && !own.has(field.name));
  if (!isAuth(collection)) return hides ? [{ why: "hidden", effect: "dropped" }] : [];
  const isOn = (group: string): boolean => objectAt(collection, group)["enabled"] === true;
  const { authRule = "" } = collection;
  return [
    ...(hides ? [{ why: "hidden", effect: "dropped" } as const] : []),
    ...(authRule !== "" && !keepsVerifiedOnly(collection) ? [{ why: "authRule", effect: "dropped" } as const] : []),
    ...(isOn("otp") || isOn("mfa") ? [{ why: "secondFactor", effect: "dropped" } as const] : []),
    ...(laterAccountOptions.some((key) => !signInOptions.includes(key) && key in collection)
      ? [{ why: "accountMails", effect: "dropped" } as const]
      : []),
  ];
};
