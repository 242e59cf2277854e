import { autodates, userType, usernameField, verifiedOnly } from "../../../../definitions/backend/import-conversions";
import { groupOption, identityOptions } from "../../../../definitions/backend/nested-collections";
import { uniqueSystemFields } from "../../../../definitions/backend/system-fields";
import { leastPasswordLength, unlimited, zeroMeans } from "../../../../definitions/backend/backend-limits";
import { laterOption, optionsOfSystemField } from "../../../backend/dialects/nested-shape";
import { isValidName } from "../../../backend/formats/name-rules";
import type { WholeCollection } from "../configuration/after-import";
import { indexesOf } from "../configuration/compare-configurations";
import { fieldsOf, isAuth, isView, without, type Exchanged, type ExchangedField } from "../configuration/configuration";
import type { ConversionStep, LossesOf } from "./conversion";
import { isVerifiedOnly, requestBodyStep } from "./convert-rules";
import { generatedId } from "../configuration/generated-id";
import { addedFields, olderAccountOptions } from "../configuration/import-facts";
import { hasUniqueIndex, uniqueIndex, uniqueIndexOf } from "../indexes/index-text";

type Values = Readonly<Record<string, unknown>>;

const namesOf = (fields: readonly ExchangedField[]): string[] => fields.map(({ name }) => name);

const fieldsStep: ConversionStep = {
  kind: "fields",
  isNeeded: true,
  places: (collection) => (isView(collection) ? [] : namesOf(fieldsOf(collection))),
  // Without `indexes`, the import would keep the existing ones.
  convert: (collection) => ({
    ...collection,
    fields: fieldsOf(collection).map(flatField),
    indexes: indexesOf(collection),
  }),
};

const isUnlimited = (field: ExchangedField): boolean =>
  (field["type"] === "relation" || field["type"] === userType.type) && (field["maxSelect"] ?? null) === null;

// Null meant no limit, like zero here. For a relation, however, zero means a single value.
function flatField(field: ExchangedField): ExchangedField {
  const { displayFields: _displayFields, system: _system, ...rest } = field;
  const options = Object.entries(rest).flatMap(([key, value]): [string, unknown][] =>
    value === null && key !== "maxSelect" ? [] : [[laterOption(key), value]],
  );
  const flat = Object.fromEntries(options) as ExchangedField;
  return field["type"] === userType.type ? { ...flat, type: "relation", collectionId: userType.relatesTo } : flat;
}

const isUnique = (field: ExchangedField, collection: Exchanged): boolean =>
  field["unique"] === true &&
  isValidName("field-name", field.name) &&
  !hasUniqueIndex(indexesOf(collection), field.name);

const withoutUnique = (collection: Exchanged): Exchanged => ({
  ...collection,
  fields: fieldsOf(collection).map(({ unique: _unique, ...field }) => field as ExchangedField),
});

const uniqueStep: ConversionStep = {
  kind: "unique",
  places: (collection) => namesOf(fieldsOf(collection).filter((field) => isUnique(field, collection))),
  convert: (collection) => ({
    ...withoutUnique(collection),
    indexes: [
      ...indexesOf(collection),
      ...fieldsOf(collection)
        .filter((field) => isUnique(field, collection))
        .map(({ id, name }) => uniqueIndex(`idx_unique_${collection.id}_${id || name}`, collection.name, name)),
    ],
  }),
  without: withoutUnique,
};

const autodateStep: ConversionStep = {
  kind: "autodates",
  places: (collection) => (isView(collection) ? [] : autodates.map(({ name }) => name)),
  convert: (collection, before) => ({
    ...collection,
    fields: [...fieldsOf(collection), ...autodates.map((field) => storedOr(before, field))],
  }),
};

// An existing field stays as it is.
const storedOr = (
  before: WholeCollection | undefined,
  field: Values & { name: string; type: string },
): ExchangedField =>
  before?.fields.find(({ name, type }) => name === field.name && type === field.type) ?? {
    ...field,
    id: generatedId(field.type, field.name),
  };

const unlimitedStep: ConversionStep = {
  kind: "unlimited",
  places: (collection) => namesOf(fieldsOf(collection).filter(isUnlimited)),
  convert: (collection, before) => {
    const stored = new Map(before?.fields.map((field) => [field.id, Number(field["maxSelect"])]));
    const limitOf = ({ id }: ExchangedField): unknown => {
      const now = stored.get(id) ?? 0;
      return now >= unlimited ? now : unlimited;
    };
    const fields = fieldsOf(collection).map((field) =>
      isUnlimited(field) ? { ...field, maxSelect: limitOf(field) } : field,
    );
    return { ...collection, fields };
  },
  without: (collection) => ({
    ...collection,
    fields: fieldsOf(collection).map((field) => (isUnlimited(field) ? { ...field, maxSelect: 1 } : field)),
  }),
};

// The last of them has a conversion of its own.
const withoutOptions = (collection: Exchanged): Exchanged =>
  without(
    collection,
    olderAccountOptions.filter((option) => option !== "onlyVerified"),
  );

/** Returns a system field with the given options. Its other options keep their current or default value. */
function systemField(before: WholeCollection | undefined, name: string, options: Values): ExchangedField {
  const initial = addedFields("auth").find((field) => field.name === name);
  const stored = before?.fields.find((field) => field.name === name && field.system);
  return { ...initial, ...stored, ...options } as unknown as ExchangedField;
}

const accountsStep: ConversionStep = {
  kind: "accounts",
  places: (collection) => (isAuth(collection) ? [collection.name] : []),
  convert: (collection, before) => {
    const identityFields = identityOptions.flatMap(([option, field]) => (collection[option] === true ? [field] : []));
    const [allowed, group] = groupOption;
    const email = systemField(before, "email", optionsOfSystemField(collection, "email"));
    const shortest = Number(collection["minPasswordLength"] ?? 0) || leastPasswordLength;
    const password = systemField(before, "password", { min: Math.min(shortest, zeroMeans.password.max) });
    return {
      ...withoutOptions(collection),
      passwordAuth: { enabled: identityFields.length > 0, identityFields },
      [group]: { enabled: collection[allowed] === true },
      authRule: "",
      fields: [password, email, ...fieldsOf(collection)],
    };
  },
  without: withoutOptions,
};

const usernameStep: ConversionStep = {
  kind: "username",
  places: (collection) => (isAuth(collection) ? [usernameField.name] : []),
  convert: (collection, before) => {
    const { name } = usernameField;
    const fields = [...fieldsOf(collection), storedOr(before, usernameField)];
    const stored = [...uniqueSystemFields, name].flatMap(
      (field) => uniqueIndexOf(indexesOf(before ?? collection), field) ?? [],
    );
    const own = hasUniqueIndex(stored, name)
      ? []
      : [uniqueIndex(`_${collection.id}_username_idx`, collection.name, name, "", "NOCASE")];
    return { ...collection, fields, indexes: [...stored, ...own, ...indexesOf(collection)] };
  },
  without: (collection) => {
    const password = Object(collection["passwordAuth"] ?? {}) as { enabled?: boolean; identityFields?: string[] };
    if (!password.identityFields) return collection;
    const identityFields = password.identityFields.filter((name) => name !== usernameField.name);
    return { ...collection, passwordAuth: { enabled: identityFields.length > 0, identityFields } };
  },
};

const withoutVerified = (collection: Exchanged): Exchanged => without(collection, ["onlyVerified"]);

const verifiedStep: ConversionStep = {
  kind: "onlyVerified",
  places: (collection) => (isAuth(collection) && collection["onlyVerified"] === true ? [collection.name] : []),
  convert: (collection, before) => {
    const stored = before?.["authRule"];
    return { ...withoutVerified(collection), authRule: isVerifiedOnly(stored) ? stored : verifiedOnly };
  },
  without: withoutVerified,
};

/** Conversions of a collection from before v0.23 to this backend, in the order of their execution. */
export const stepsToFlat: readonly ConversionStep[] = [
  fieldsStep,
  uniqueStep,
  requestBodyStep,
  autodateStep,
  unlimitedStep,
  accountsStep,
  usernameStep,
  verifiedStep,
];

const oldTables = /\b_(admins|externalAuths)\b/;

/** Returns the losses of a collection from before v0.23. */
export const lossesToFlat: LossesOf = (collection, before) => [
  ...(isAuth(collection) && !before ? [{ why: "settingsOfAccounts", effect: "missing" } as const] : []),
  ...(oldTables.test(String(collection["viewQuery"] ?? "")) ? [{ why: "oldTables", effect: "refused" } as const] : []),
];
