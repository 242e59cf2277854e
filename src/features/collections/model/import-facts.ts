import { importFacts as written, type Property } from "../../../../definitions/backend/import";
import type { Resolved } from "../../../../definitions/language/availability";
import { backend } from "../../../runtime/model/version/backend";
import { resolveFor } from "../../../runtime/model/version/resolve";

/** Facts about imports as the backend in use has them. */
export type ImportFacts = Resolved<typeof written>;

/** Properties of a collection or a field that the backend in use has, by name. */
export type Properties = Readonly<Record<string, Pick<Property, "kind" | "zero">>>;

let resolved: { version: string; facts: ImportFacts } | undefined;

/** What the backend in use does with an import. */
export function importFacts(): ImportFacts {
  const { version } = backend();
  if (resolved?.version !== version) resolved = { version, facts: resolveFor(version, written) };
  return resolved.facts;
}

/** The options of a type of field; undefined where the backend in use has no such type. */
export function optionsOfType(type: string): Properties | undefined {
  const types = importFacts().options as Readonly<Record<string, unknown>>;
  return Object.hasOwn(types, type) ? (types[type] as Properties) : undefined;
}
