import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { mayImport } from "../generator/layers";

interface Source {
  path: string;
  text: string;
  /** The project's files that it imports. */
  files: readonly string[];
  packages: readonly string[];
}

const imported = /^(?:import|export)\b(?:[^"';=]*\bfrom)?\s*"([^"]+)"|\bimport\("([^"]+)"\)/gm;

const sourcesIn = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => sourceAt(join(folder, name)));

const sources = ["definitions", "generator", "src"].flatMap(sourcesIn);

function sourceAt(path: string): Source {
  const text = readFileSync(path, "utf8");
  const names = [...text.matchAll(imported)].map(([, name, lazily]) => name ?? lazily!);
  const own = names.filter((name) => name.startsWith("."));
  return {
    path,
    text,
    files: own.map((name) => fileAt(join(dirname(path), name))),
    packages: names.filter((name) => !name.startsWith(".")),
  };
}

function fileAt(name: string): string {
  const found = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"]
    .map((end) => name + end)
    .find((path) => /\.\w+$/.test(path) && existsSync(path));
  if (!found) throw new Error(`Nothing is at ${name}.`);
  return found;
}

// The innermost folder of the table around a file.
const layerOf = (path: string): string =>
  Object.keys(mayImport)
    .filter((folder) => path.startsWith(`${folder}/`))
    .toSorted((one, other) => other.length - one.length)[0] ?? dirname(path);

const within = (folder: string): Source[] => sources.filter(({ path }) => path.startsWith(`${folder}/`));

test("imports only as the table of layers allows", () => {
  const forbidden = sources.flatMap(({ path, files }) => {
    const from = layerOf(path);
    const allowed = new Set([from, ...(mayImport[from] ?? [])]);
    // package.json has the only copy of the product's version.
    const others = files.filter((file) => !allowed.has(layerOf(file)) && file !== "package.json");
    return others.map((file) => `${path} imports ${file}: ${from} may not import ${layerOf(file)}`);
  });
  expect(forbidden).toEqual([]);
});

test("lists every existing folder in the table of layers", () => {
  expect(sources.map(({ path }) => layerOf(path)).filter((folder) => !(folder in mayImport))).toEqual([]);
  expect(Object.keys(mayImport).filter((folder) => !existsSync(folder))).toEqual([]);
});

const upward = (from: string, to: readonly string[]): string[] =>
  within(from).flatMap(({ path, files }) =>
    files.filter((file) => to.some((folder) => file.startsWith(`${folder}/`))).map((file) => `${path} imports ${file}`),
  );

test("imports neither widgets nor features in runtime, no feature in widgets", () => {
  expect(upward("src/runtime", ["src/widgets", "src/features"])).toEqual([]);
  expect(upward("src/widgets", ["src/features"])).toEqual([]);
});

test("imports features in the server only to compare environments", () => {
  const front = sourcesIn("server").filter(({ path }) => !path.startsWith("server/compare/"));
  expect(front.flatMap(({ files }) => files).filter((file) => file.startsWith("src/features/"))).toEqual([]);
});

test.each(["src/values", "src/browser", "src/runtime", "src/widgets"])(
  "imports no fact of the backend in %s",
  (folder) => {
    expect(upward(folder, ["definitions/backend", "definitions/api-docs"])).toEqual([]);
  },
);

test("names no rule, schema or file of a record in runtime", () => {
  const subjects = [
    /(?<![-\w])(?:list|view|create|update|delete|manage|auth)?rules?\b/i,
    /\["schema"\]|\b(?:collection|item|record)s?\b\W{1,3}schema\b/,
    /\bfile(?:Url|Token)\b|\bfiles\.(?:path|thumb)\b|\/api\/files/,
    /\b(?:usersCollection|superusers|systemFields|accountFields)\b/,
  ];
  const named = within("src/runtime").flatMap(({ path, text }) =>
    text.split("\n").flatMap((line) => (subjects.some((each) => each.test(line)) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(named).toEqual([]);
});

test("names no version of the backend in src", () => {
  const named = within("src").filter(
    ({ path, text }) => !path.startsWith("src/backend/dialects/") && /["'`]v0\.\d+["'`]/.test(text),
  );
  expect(named.map(({ path }) => path)).toEqual([]);
});

test("imports no package in definitions", () => {
  expect(within("definitions").filter(({ packages }) => packages.length > 0)).toEqual([]);
});

test("uses neither packages nor the browser in the model", () => {
  const browser = /\b(document|window|localStorage|sessionStorage|navigator|fetch|HTMLElement|location)\b\s*[.(]/;
  const pure = [
    "src/runtime/model",
    "src/values",
    ...["version", "dialects", "filter", "sql", "formats", "calls"].map((name) => `src/backend/${name}`),
  ];
  const touching = pure.flatMap(within).filter(({ text, packages }) => packages.length > 0 || browser.test(text));
  expect(touching.map(({ path }) => path)).toEqual([]);
});

test("touches local storage in one file only, as it may fail", () => {
  const touching = within("src").filter(({ text }) => /\b(local|session)Storage\b\s*[.[]/.test(text));
  expect(touching.map(({ path }) => path)).toEqual(["src/browser/browser-storage.ts"]);
});

test("writes keys of queries only in the data of a subject and in src/backend/api", () => {
  const places = /^src\/(?:features\/[\w-]+\/data\.ts$|backend\/api\/)/;
  const named = within("src").filter(
    ({ path, text }) => /(?:queryKey: |setQueryData\()\[/.test(text) && !places.test(path),
  );
  expect(named.map(({ path }) => path)).toEqual([]);
});

test("has no default exports", () => {
  const found = sources.filter(({ text }) => /^export (default|\{[^}]*\bas default\b)/m.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test.each([
  "definitions/language",
  "generator",
  "server",
  "src/backend",
  "src/browser",
  "src/features",
  "src/runtime",
  "src/values",
  "src/widgets",
])("describes every exported function and type of %s in one line", (folder) => {
  const bare =
    /(?<!\*\/\n)^export (?:(?:(?:async )?function|class|interface|type) \w|const \w+[^=\n]*=\s*(?:async )?(?:<[^(]*>)?\().*/gm;
  const found = sourcesIn(folder).flatMap(({ path, text }) =>
    [...text.matchAll(bare)].map(([line]) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});

test("gives each exported type its own name", () => {
  const places = new Map<string, string[]>();
  for (const { path, text } of sources)
    for (const [, name = ""] of text.matchAll(/^export (?:interface|type) (\w+)/gm))
      places.set(name, [...(places.get(name) ?? []), path]);
  expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test("names a file as what it exports", () => {
  const misnamed = sources.filter(
    ({ path }) => !/\/([a-z0-9-]+(\.test|\.config|\.d)?\.tsx?|[A-Z]\w+\.tsx)$/.test(path),
  );
  expect(misnamed.map(({ path }) => path)).toEqual([]);
});
