import {
  flatSince,
  importFacts as written,
  noAccountOptions,
  ownOfAccounts,
  ownOfFields,
  ownOptions,
  zeros,
  type ExchangedKind,
  type Property,
} from "../../../../definitions/backend/import";
import type { Availability, Resolved } from "../../../../definitions/language/availability";
import collectionSchema from "../../../../definitions/schemas/Collection.json";
import optionSchema from "../../../../definitions/schemas/FieldOptions.json";
import type { FieldTypeName } from "../../../../definitions/types/field";
import { backend } from "../../../backend/version/backend";
import { resolveFor } from "../../../backend/version/resolve-version";
import { generatedId } from "./generated-id";

/** Facts about imports for the current backend. */
export type ImportFacts = Resolved<typeof written> & { fieldProperties: Properties; authOptions: Properties };

/** Properties of a collection or field on the current backend, by name. */
export type Properties = Readonly<Record<string, Pick<Property, "kind" | "zero">>>;

type WrittenProperties = Readonly<Record<string, Property>>;
type PropertySchema = Availability & { type?: string | string[]; items?: ExchangedKind; $ref?: string };
type Schemas = Readonly<Record<string, { properties?: Readonly<Record<string, PropertySchema>> }>>;

const schemas = { ...collectionSchema.definitions, ...optionSchema.definitions } as unknown as Schemas;

/** Properties of a type, with their availability. A group is an object, and a rule is a text or null. */
function propertiesOf(type: string, own: Readonly<Record<string, Partial<Property>>> = {}): WrittenProperties {
  const listed = Object.entries(schemas[type]?.properties ?? {}).map(([name, { since, before, items, ...schema }]) => {
    const [kind = "object", other] = [schema.type ?? []].flat() as ExchangedKind["type"][];
    const zero = other === undefined ? zeros[kind] : null;
    const span = { ...(since && { since }), ...(before && { before }) };
    return [name, { ...span, kind: { type: kind, ...(items && { items }) }, zero }];
  });
  const all = Object.fromEntries(listed) as WrittenProperties;
  const stated = Object.entries(own).map(([name, each]) => [name, { ...all[name], ...each }]);
  return { ...all, ...(Object.fromEntries(stated) as WrittenProperties) };
}

const omit = (properties: WrittenProperties, names: readonly string[]): WrittenProperties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)));

const accountOptions = omit(propertiesOf("Collection", ownOfAccounts), noAccountOptions);

const properties = {
  fieldProperties: omit(propertiesOf("Field", ownOfFields), ["id", "name", "type"]),
  authOptions: accountOptions,
};

const accountOptionsWith = (has: (option: Property) => boolean): string[] =>
  Object.entries(accountOptions).flatMap(([name, option]) => (has(option) ? [name] : []));

/** Account options that exist only up to v0.22. */
export const olderAccountOptions = accountOptionsWith(({ before }) => before === flatSince);

/** Account options that exist only since v0.23. */
export const laterAccountOptions = accountOptionsWith(
  ({ since, before }) => since !== undefined && before !== flatSince,
);

interface ResolvedFacts {
  version: string;
  facts: ImportFacts;
  options: ReadonlyMap<string, Properties>;
  added: ReturnType<typeof addedIn>;
}

let resolved: ResolvedFacts | undefined;

function resolvedFacts(): ResolvedFacts {
  const { version } = backend();
  if (resolved?.version === version) return resolved;
  const facts = { ...resolveFor(version, written), ...resolveFor<typeof properties>(version, properties) };
  const options = new Map(
    Object.keys(facts.fieldTypes).map((type) => [type, resolveFor(version, writtenOptions.get(type)!) as Properties]),
  );
  resolved = { version, facts, options, added: addedIn(facts) };
  return resolved;
}

const writtenOptions = new Map(
  Object.entries(schemas["FieldOptions"]?.properties ?? {}).map(([type, { $ref = "" }]) => [
    type,
    propertiesOf($ref.split("/").at(-1)!, ownOptions[type as FieldTypeName]),
  ]),
);

/** Returns the facts about imports for the current backend. */
export const importFacts = (): ImportFacts => resolvedFacts().facts;

/** Returns the options of a field type; undefined if the current backend does not have it. */
export const optionsOfType = (type: string): Properties | undefined => resolvedFacts().options.get(type);

interface AddedField extends Readonly<Record<string, unknown>> {
  id: string;
  name: string;
  type: string;
}

/** Returns the fields that the backend itself adds to a collection of a type. */
export const addedFields = (type: unknown): readonly AddedField[] =>
  resolvedFacts().added[type === "auth" ? "auth" : "base"];

function addedIn({ systemFields }: ImportFacts): Readonly<Record<"base" | "auth", readonly AddedField[]>> {
  const listed = systemFields.flatMap(({ name, of, field }) =>
    field ? [{ of, field: { id: generatedId(field.type, name), name, ...field } }] : [],
  );
  const ofBase = listed.filter(({ of }) => of === "base");
  return { base: ofBase.map(({ field }) => field), auth: listed.map(({ field }) => field) };
}
