import { versions, type Version } from "../definitions/language/versions";
import { resolveSchemas } from "../src/runtime/model/form/resolve-schemas";
import type { Schemas } from "../src/runtime/model/form/schema";
import { selectBackend } from "../src/backend/version/backend";
import { outline } from "./outline";
import { screensIn } from "./screens-in";

const folder = "tests/screens/outlines";

/**
 * Returns the outlines of all screens of the oldest version, and of later versions those that differ from the version
 * before.
 */
export function outlines(schemas: Schemas): { path: string; text: string }[] {
  const [oldest, ...later] = versions;
  const found = [...outlinesIn(oldest, schemas)].map(([name, text]) => ({ path: `${folder}/${name}.txt`, text }));
  let before = outlinesIn(oldest, schemas);
  for (const version of later) {
    const now = outlinesIn(version, schemas);
    const changed = [...now].filter(([name, text]) => before.get(name) !== text);
    found.push(...changed.map(([name, text]) => ({ path: `${folder}/${version}/${name}.txt`, text })));
    before = now;
  }
  return found;
}

function outlinesIn(version: Version, schemas: Schemas): ReadonlyMap<string, string> {
  selectBackend(version);
  const resolved = resolveSchemas(version, schemas);
  const screens = Object.entries(screensIn(version)).map(
    ([name, screen]) => [name, outline(screen, resolved)] as const,
  );
  selectBackend(versions[0]);
  // The list of names shows added and removed pages.
  return new Map([
    ...screens,
    [
      "all",
      `${screens
        .map(([name]) => name)
        .toSorted()
        .join("\n")}\n`,
    ],
  ]);
}
