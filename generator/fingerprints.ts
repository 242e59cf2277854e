import type { Version } from "../definitions/language/versions";
import { versions } from "../definitions/language/versions";
import type { Schema } from "../src/runtime/model/form/schema";

/** Returns the fingerprint file: settings paths that identify a backend's minimum version, newest first. */
export function fingerprints(settings: Schema): string {
  const found = newerPaths(settings, settings).toSorted(
    ([, one], [, other]) => versions.indexOf(other) - versions.indexOf(one),
  );
  return [
    'import type { Version } from "../language/versions";',
    "",
    "/** Settings that a version added, newest first. A backend whose settings have one is of that version or later. */",
    "export const fingerprints: readonly (readonly [path: string, since: Version])[] = [",
    ...found.map((each) => `  ${JSON.stringify(each).replace(",", ", ")},`),
    "];",
    "",
  ].join("\n");
}

function newerPaths(schema: Schema, root: Schema, prefix = ""): [string, Version][] {
  const target = schema.$ref ? root.definitions![schema.$ref.split("/").at(-1)!]! : schema;
  return Object.entries(target.properties ?? {}).flatMap(([name, property]) =>
    property.since
      ? [[prefix + name, property.since as Version] as [string, Version]]
      : newerPaths(property, root, `${prefix}${name}.`),
  );
}
