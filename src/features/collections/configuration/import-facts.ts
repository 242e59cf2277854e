import {
  importFacts as written,
  zeros,
  type ExchangedKind,
  type Property,
} from "../../../../definitions/backend/import";
import type { Resolved } from "../../../../definitions/language/availability";
import schema from "../../../../definitions/schemas/FieldOptions.json";
import { backend } from "../../../backend/version/backend";
import { resolveFor } from "../../../backend/version/resolve-version";
import { generatedId } from "./generated-id";

/** Facts about imports for the current backend. */
export type ImportFacts = Resolved<typeof written>;

/** Properties of a collection or field on the current backend, by name. */
export type Properties = Readonly<Record<string, Pick<Property, "kind" | "zero">>>;

interface OptionSchemas {
  readonly [name: string]: { readonly properties?: Readonly<Record<string, ExchangedKind & { $ref?: string }>> };
}

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
  const facts = resolveFor(version, written);
  const options = optionsByType(facts, resolveFor<unknown>(version, schema.definitions) as OptionSchemas);
  resolved = { version, facts, options, added: addedIn(facts) };
  return resolved;
}

function optionsByType({ fieldTypes, ownOptions }: ImportFacts, schemas: OptionSchemas): Map<string, Properties> {
  const known = schemas["FieldOptions"]?.properties ?? {};
  const optionsOf = (type: string): Properties => {
    const { properties = {} } = schemas[known[type]?.$ref?.split("/").at(-1) ?? ""] ?? {};
    const listed = Object.entries(properties).map(([name, kind]) => [name, { kind, zero: zeros[kind.type] }]);
    return { ...Object.fromEntries(listed), ...ownOptions[type as keyof typeof ownOptions] } as Properties;
  };
  return new Map(Object.keys(fieldTypes).map((type) => [type, optionsOf(type)]));
}

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
