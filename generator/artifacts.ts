import type { Screen } from "../definitions/language/screen";
import line from "../definitions/charts/line.vl.json";
import series from "../definitions/charts/series.vl.json";
import { versions } from "../definitions/language/versions";
import { resolveSchemas } from "../src/runtime/model/form/resolve-schemas";
import type { Schema } from "../src/runtime/model/form/schema";
import { resolveLines } from "../src/runtime/model/form/resolve-lines";
import { allFields } from "../src/runtime/model/form/visible";
import { compileCharts } from "./chart";
import { outlines } from "./outlines";
import { documents } from "./documents";
import { formatsIn, generateSchemas } from "./schemas";
import { fingerprints } from "./fingerprints";
import { refuseSharedRoutes, refuseUnreachable } from "./refuse-unreachable";
import { everyScreen, products, screensIn, versionsWith, writtenScreens } from "./screens-in";

/** Generated file: its path and its text. */
export interface Artifact {
  path: string;
  text: string;
}

/** Folders that hold only generated files. */
export const folders = ["definitions/schemas", "src/runtime/chart/generated", "tests/screens/outlines"];

/** Returns all generated files. */
export function artifacts(): Artifact[] {
  const schemas = generateSchemas();
  for (const version of versions) {
    refuseSharedPaths(screensIn(version), resolveSchemas(version, schemas));
    refuseSharedRoutes(screensIn(version), version);
  }
  for (const [name, screen] of writtenScreens) refuseUnreachable(name, screen, versionsWith(name, screen));
  return [
    ...Object.entries(schemas).map(([type, schema]) => ({
      path: `definitions/schemas/${type}.json`,
      // Initial values are only for the documents: the browser does not need them.
      text: `${JSON.stringify(schema, (key, value: unknown) => (key === "initially" ? undefined : value), 2)}\n`,
    })),
    { path: "definitions/schemas/index.ts", text: schemaIndex(schemas) },
    ...groups.map(({ file, doc, screens, except }) => ({
      path: `definitions/schemas/${file}.ts`,
      text: schemaGroup(
        namedIn(schemas, screens).filter((name) => !namedIn(schemas, except ?? []).includes(name)),
        doc,
      ),
    })),
    { path: "definitions/schemas/fingerprints.ts", text: fingerprints(schemas["Settings"]!) },
    ...outlines(schemas),
    ...charts(),
    ...documents(schemas),
  ];
}

function charts(): Artifact[] {
  const named = { line, series };
  const { dataflows, transforms } = compileCharts(Object.values(named));
  return [
    ...Object.keys(named).map((name, index) => ({
      path: `src/runtime/chart/generated/${name}.dataflow.json`,
      text: dataflows[index]!,
    })),
    { path: "src/runtime/chart/generated/transforms.ts", text: transforms },
  ];
}

// Each group is loaded with its pages.
const screensOf = (has: (screen: Screen) => boolean): Screen[] => Object.values(everyScreen).filter(has);
const editors = Object.values(products).map(({ panels }) => panels.collection);
const groups: readonly { file: string; doc: string; screens: unknown; except?: unknown }[] = [
  { file: "signed-out", doc: "forms before the session", screens: screensOf(({ kind }) => kind === "signedOut") },
  { file: "settings", doc: "settings pages", screens: screensOf(({ kind }) => kind === "settings") },
  {
    file: "rows",
    doc: "panels and popups of rows",
    screens: screensOf(({ kind }) => kind === "table"),
    except: editors,
  },
  { file: "collections", doc: "editor of collections", screens: editors },
];

// A form has fields and names its type. Repeated fields name it with `each`, field types with `options`.
const namedIn = (schemas: Readonly<Record<string, Schema>>, screens: unknown): string[] => {
  const named = new Set<unknown>();
  JSON.stringify(screens, (_, value: unknown) => {
    const { fields, type, each, options } = Object(value) as Readonly<Record<string, unknown>>;
    if (fields) named.add(type ?? each);
    if (typeof options === "string") named.add(options);
    return value;
  });
  return Object.keys(schemas).filter((name) => named.has(name));
};

const schemaIndex = (schemas: Readonly<Record<string, Schema>>): string => {
  const names = namedIn(schemas, everyScreen);
  return [
    ...names.map((name) => `import ${name} from "./${name}.json";`),
    "",
    "/** Schemas of the types that forms edit, by name. */",
    `export const schemas = { ${names.join(", ")} };`,
    "",
    "/** Formats of texts. Each one names a widget. */",
    `export type Format = ${formatsIn(schemas)
      .map((name) => JSON.stringify(name))
      .join(" | ")};`,
    "",
  ].join("\n");
};

const schemaGroup = (names: readonly string[], doc: string): string =>
  [
    ...names.map((name) => `import ${name} from "./${name}.json";`),
    "",
    `/** Schemas for the ${doc}. */`,
    `export const schemas = { ${names.join(", ")} };`,
    "",
  ].join("\n");

/** Two pages that save the same value would overwrite each other, and two fields of one page show one error. */
export function refuseSharedPaths(
  pages: Readonly<Record<string, Screen>>,
  schemas: Readonly<Record<string, Schema>>,
): void {
  const owners = new Map<string, string>();
  for (const [name, screen] of Object.entries(pages)) {
    if (screen.kind !== "settings") continue;
    for (const { path } of allFields(resolveLines(screen.fields, schemas[screen.type]!, schemas))) {
      const owner = owners.get(path);
      if (owner === name) throw new Error(`${path} is twice on ${name}.`);
      if (owner) throw new Error(`${path} is on two pages: ${owner} and ${name}.`);
      owners.set(path, name);
    }
  }
}
