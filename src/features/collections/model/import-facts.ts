import { importFacts as written, type Property } from "../../../../definitions/backend/import";
import type { Resolved } from "../../../../definitions/language/availability";
import { backend } from "../../../runtime/model/version/backend";
import { resolveFor } from "../../../runtime/model/version/resolve";

/** Facts about imports for the current backend. */
export type ImportFacts = Resolved<typeof written>;

/** Properties of a collection or field on the current backend, by name. */
export type Properties = Readonly<Record<string, Pick<Property, "kind" | "zero">>>;

let resolved: { version: string; facts: ImportFacts } | undefined;

/** Returns the facts about imports for the current backend. */
export function importFacts(): ImportFacts {
  const { version } = backend();
  if (resolved?.version !== version) resolved = { version, facts: resolveFor(version, written) };
  return resolved.facts;
}

/** Returns the options of a field type; undefined if the current backend does not have it. */
export function optionsOfType(type: string): Properties | undefined {
  const types = importFacts().options as Readonly<Record<string, unknown>>;
  return Object.hasOwn(types, type) ? (types[type] as Properties) : undefined;
}
