// @vitest-environment node
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import * as words from "../definitions/screens/define";
import { documentPaths } from "../generator/documents";
import { mayImport } from "../generator/layers";
import { codeBlocksOf, sectionOf } from "./support/documents";

const read = (path: string): string => readFileSync(path, "utf8");
const architecture = "docs/architecture.md";
const decisions = readdirSync("docs/decisions").map((name) => `docs/decisions/${name}`);
const all = [...documentPaths(), ...decisions, "CHANGELOG.md", "CONTRIBUTING.md"];

/** The tree that is drawn under a heading. */
const treeOf = (path: string, heading: string): string =>
  codeBlocksOf(path)
    .find((block) => block.heading === heading && block.language === "")!
    .lines.join("\n");

/** The folders of a tree with their paths: a folder lies in the folder above that is indented less. */
function foldersIn(tree: string): string[] {
  const around: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent, name] = /^( *)(\S+)\/(?= |$)/.exec(line) ?? [];
    if (name === undefined) return [];
    around.length = indent!.length / 2;
    around.push(name);
    return [around.join("/")];
  });
}

const tree = treeOf(architecture, "Folder tree");
const named = foldersIn(tree);
const made = new Set(["node_modules", "dist", "test-results"]);

const foldersOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !made.has(entry.name))
    .map(({ name }) => name);

test("keeps the README at 12,000 bytes or less", () => {
  expect(Buffer.byteLength(read("README.md"))).toBeLessThanOrEqual(12_000);
});

// A long line of prose counts as several lines of 120 characters.
const linesOf = (text: string): number =>
  text
    .trimEnd()
    .split("\n")
    .reduce((sum, line) => sum + (line.startsWith("|") ? 1 : Math.max(1, Math.ceil(line.length / 120))), 0);

test.each(decisions)("keeps a decision at 40 lines or less: %s", (path) => {
  expect(linesOf(read(path))).toBeLessThanOrEqual(40);
});

test("begins the changelog with the product's version", () => {
  const { version } = JSON.parse(read("package.json")) as { version: string };
  expect(/^## (.*)$/m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
});

test("keeps entries of the changelog at 25 words or less", () => {
  const entries = read("CHANGELOG.md").match(/^- .*$/gm)!;
  expect(entries.filter((entry) => entry.split(/\s+/).length > 26)).toEqual([]);
});

test.each([
  ["README.md", "Where to look"],
  [architecture, "Folder tree"],
])("names only existing folders in the tree of %s", (path, heading) => {
  expect(foldersIn(treeOf(path, heading)).filter((folder) => !existsSync(folder))).toEqual([]);
});

test("names every top folder in the README", () => {
  const short = foldersIn(treeOf("README.md", "Where to look"));
  expect(foldersOf(".").filter((folder) => !short.includes(folder))).toEqual([]);
});

test("names top folders, folders of widgets and folders with import rules", () => {
  const ofWidgets = foldersOf("src/widgets").map((name) => `src/widgets/${name}`);
  const within = new Set(
    named.flatMap((folder) => folder.split("/").map((_, depth, parts) => parts.slice(0, depth + 1).join("/"))),
  );
  const wanted = [...foldersOf("."), ...ofWidgets, ...Object.keys(mayImport)];
  expect(wanted.filter((folder) => !within.has(folder))).toEqual([]);
});

test("names every file of src itself", () => {
  const files = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).filter((name) => !tree.includes(name))).toEqual([]);
});

test("lists each folder below the folders that it may import", () => {
  const isApart = (one: string, other: string): boolean =>
    !`${one}/`.startsWith(`${other}/`) && !`${other}/`.startsWith(`${one}/`);
  const rows = named.filter((folder) => folder in mayImport);
  const upward = rows.flatMap((from, place) =>
    mayImport[from]!.filter((to) => isApart(from, to) && rows.indexOf(to) > place).map(
      (to) => `${from} is above ${to}`,
    ),
  );
  expect(upward).toEqual([]);
});

// Decisions and the changelog name files of their time.
test.each(documentPaths())("names only existing files and commands: %s", (path) => {
  const text = read(path);
  const files = [...text.matchAll(/`((?:definitions|docs|generator|server|src|tests)\/[\w./-]+)`/g)].map(
    ([, at]) => at!,
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

/** The anchors of a document's headings. */
const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, "")
      .replaceAll(" ", "-"),
  );

test.each(all)("links only to existing files and headings: %s", (path) => {
  const links = [...read(path).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)];
  const lost = links.filter(([, file, heading]) => {
    const target = file === "" ? path : join(dirname(path), file!);
    return !existsSync(target) || (heading !== undefined && !anchorsOf(target).includes(heading));
  });
  expect(lost.map(([link]) => link)).toEqual([]);
});

test("shows the recipe of a setting in the README as in the recipes", () => {
  const recipe = (path: string, heading: string) =>
    codeBlocksOf(path).find((block) => block.heading === heading && block.language === "diff")!.lines;
  expect(recipe("README.md", "Your first change")).toEqual(recipe("docs/recipes.md", "A setting"));
});

test("names every screen definition and browser test in the table", () => {
  const rows = [...sectionOf(architecture, "Where everything is").matchAll(/^\|[^|]+\|([^|]+)\|([^|]+)\|$/gm)].slice(2);
  const namesIn = (column: number): string[] =>
    rows.flatMap((row) => [...row[column]!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!));
  const defined = new Set(namesIn(1).map((name) => `${name}.ts`));
  expect([...defined].toSorted()).toEqual(
    readdirSync("definitions/screens")
      .filter((name) => name !== "define.ts")
      .toSorted(),
  );
  const tested = new Set(namesIn(2).map((name) => `${name}.spec.ts`));
  const specs = readdirSync("tests/browser");
  expect([...tested].filter((name) => !specs.includes(name))).toEqual([]);
  // Benchmarks limit the time of functions that other tests have.
  const wanted = specs.filter((name) => name.endsWith(".spec.ts") && !name.startsWith("many-"));
  expect(wanted.filter((name) => !tested.has(name))).toEqual([]);
});

test("explains every word that screens are written with", () => {
  const files = readdirSync("definitions/language").filter((name) => !notWritten.has(name));
  const properties = files.flatMap((name) =>
    [...read(`definitions/language/${name}`).matchAll(/^ +(\w+)\??: /gm)].map(([, word]) => word!),
  );
  const text = read("docs/language.md");
  const isMissing = (word: string): boolean => !new RegExp(`\\b${word}\\b`).test(text);
  expect([...new Set([...Object.keys(words), ...properties])].filter(isMissing)).toEqual([]);
});

// They describe calls, versions, the API or the product, or have no words of screens.
const notWritten = new Set([
  "api-preview.ts",
  "availability.ts",
  "call.ts",
  "call-kinds.ts",
  "definition.ts",
  "failed-request.ts",
  "dialect.ts",
  "compared-as.ts",
  "language.ts",
  "field-limits.ts",
  "product.ts",
  "signed-out.ts",
  "stored-flag.ts",
  "versions.ts",
]);
