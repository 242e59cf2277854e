import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { mayImport } from "../generator/layers";

// A stand-in has what its package has.
const withDefault = ["src/runtime/form/stubs/uri.ts"];

interface Source {
  path: string;
  text: string;
  /** The files of ours that it imports. */
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

// The longest folder of the table that a file lies in.
const layerOf = (path: string): string =>
  Object.keys(mayImport)
    .filter((folder) => path.startsWith(`${folder}/`))
    .toSorted((one, other) => other.length - one.length)[0] ?? dirname(path);

const within = (folder: string): Source[] => sources.filter(({ path }) => path.startsWith(`${folder}/`));

test("every import is one that the table of layers allows", () => {
  const forbidden = sources.flatMap(({ path, files }) => {
    const from = layerOf(path);
    const allowed = new Set([from, ...(mayImport[from] ?? [])]);
    // The version of the product stands in one place.
    const others = files.filter((file) => !allowed.has(layerOf(file)) && file !== "package.json");
    return others.map((file) => `${path} imports ${file}: ${from} may not import ${layerOf(file)}`);
  });
  expect(forbidden).toEqual([]);
});

test("every folder has a row in the table of layers, and no row has no folder", () => {
  expect(sources.map(({ path }) => layerOf(path)).filter((folder) => !(folder in mayImport))).toEqual([]);
  expect(Object.keys(mayImport).filter((folder) => !existsSync(folder))).toEqual([]);
});

test("runtime imports neither widgets nor features, and widgets no feature", () => {
  const upward = (from: string, to: readonly string[]): string[] =>
    within(from).flatMap(({ path, files }) =>
      files
        .filter((file) => to.some((folder) => file.startsWith(`${folder}/`)))
        .map((file) => `${path} imports ${file}`),
    );
  expect(upward("src/runtime", ["src/widgets", "src/features"])).toEqual([]);
  expect(upward("src/widgets", ["src/features"])).toEqual([]);
});

test("runtime names no rule, no schema of a collection and no file of a record", () => {
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

test("src names no version of the backend, as definitions say what differs", () => {
  const named = within("src").filter(({ text }) => /["'`]v0\.\d+["'`]/.test(text));
  expect(named.map(({ path }) => path)).toEqual([]);
});

test("definitions import no package", () => {
  expect(within("definitions").filter(({ packages }) => packages.length > 0)).toEqual([]);
});

test("the model imports no package and touches no browser", () => {
  const browser = /\b(document|window|localStorage|sessionStorage|navigator|fetch|HTMLElement|location)\b\s*[.(]/;
  const touching = within("src/runtime/model").filter(
    ({ text, packages }) => packages.length > 0 || browser.test(text),
  );
  expect(touching.map(({ path }) => path)).toEqual([]);
});

test("local storage may fail, so that one file alone touches it", () => {
  const touching = within("src").filter(({ text }) => /\b(local|session)Storage\b\s*[.[]/.test(text));
  expect(touching.map(({ path }) => path)).toEqual(["src/runtime/store/browser-storage.ts"]);
});

test("no import leads back to where it came from", () => {
  const importsOf = new Map(sources.map(({ path, files }) => [path, files]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) cycles.push([...way.slice(way.indexOf(path)), path].join(" > "));
    if (way.includes(path) || done.has(path)) return;
    for (const file of importsOf.get(path) ?? []) walk(file, [...way, path]);
    done.add(path);
  };
  for (const { path } of sources) walk(path, []);
  expect(cycles).toEqual([]);
});

test("nothing has a default export but where something outside asks for one", () => {
  const found = sources.filter(({ text }) => /^export (default|\{[^}]*\bas default\b)/m.test(text));
  expect(found.map(({ path }) => path).toSorted()).toEqual(withDefault);
});

test("no file is longer than 300 lines", () => {
  const long = sources.filter(({ text }) => text.split("\n").length > 301);
  expect(long.map(({ path }) => path)).toEqual([]);
});

test.each(["definitions/language", "generator", "server", "src/features", "src/runtime", "src/widgets"])(
  "every function and type that %s exports has a line that says what it is",
  (folder) => {
    const bare =
      /(?<!\*\/\n)^export (?:(?:(?:async )?function|class|interface|type) \w|const \w+[^=\n]*=\s*(?:async )?(?:<[^(]*>)?\().*/gm;
    const found = sourcesIn(folder).flatMap(({ path, text }) =>
      [...text.matchAll(bare)].map(([line]) => `${path}: ${line}`),
    );
    expect(found).toEqual([]);
  },
);

test("no two types that are exported have one name", () => {
  const places = new Map<string, string[]>();
  for (const { path, text } of sources)
    for (const [, name = ""] of text.matchAll(/^export (?:interface|type) (\w+)/gm))
      places.set(name, [...(places.get(name) ?? []), path]);
  expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test("a file is named as what it exports: a component in capitals, all else in small letters", () => {
  const misnamed = sources.filter(
    ({ path }) => !/\/([a-z0-9-]+(\.test|\.config|\.d)?\.tsx?|[A-Z]\w+\.tsx)$/.test(path),
  );
  expect(misnamed.map(({ path }) => path)).toEqual([]);
});
