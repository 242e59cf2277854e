// @vitest-environment node
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import * as words from "../definitions/define";
import { mayImport } from "../generator/layers";

const text = readFileSync("README.md", "utf8");
const tree = /### The tree\n.*?```\n(.*?)```/s.exec(text)![1]!;

/** The folders that the tree names, each with its whole path: what is indented lies in what stands above it. */
function foldersIn(lines: readonly string[]): string[] {
  const around: string[] = [];
  return lines.flatMap((line) => {
    const [, indent, name] = /^( *)(\S+)\/(?= |$)/.exec(line) ?? [];
    if (name === undefined) return [];
    around.length = indent!.length / 2;
    around.push(name);
    return [around.join("/")];
  });
}

const named = foldersIn(tree.split("\n"));
const made = new Set(["node_modules", "dist", "test-results"]);

test("the tree names no folder that is not there", () => {
  expect(named.filter((folder) => !existsSync(folder))).toEqual([]);
});

const foldersOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !made.has(entry.name))
    .map(({ name }) => name);

test("the tree names every folder at the top, those of widgets, and every one that has a row among the layers", () => {
  const ofWidgets = foldersOf("src/widgets").map((name) => `src/widgets/${name}`);
  const within = new Set(
    named.flatMap((folder) => folder.split("/").map((_, depth, all) => all.slice(0, depth + 1).join("/"))),
  );
  const wanted = [...foldersOf("."), ...ofWidgets, ...Object.keys(mayImport)];
  expect(wanted.filter((folder) => !within.has(folder))).toEqual([]);
});

test("the tree names every file that stands in src itself", () => {
  const files = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).filter((name) => !tree.includes(name))).toEqual([]);
});

test("the tree stands in the order in which folders may import each other", () => {
  const isApart = (one: string, other: string): boolean =>
    !`${one}/`.startsWith(`${other}/`) && !`${other}/`.startsWith(`${one}/`);
  const rows = named.filter((folder) => folder in mayImport);
  const upward = rows.flatMap((from, place) =>
    mayImport[from]!.filter((to) => isApart(from, to) && rows.indexOf(to) > place).map(
      (to) => `${from} stands above ${to}`,
    ),
  );
  expect(upward).toEqual([]);
});

test("every file and command that the recipes name is there", () => {
  const recipes = /### Recipes\n(.*?)\n## /s.exec(text)![1]!;
  const shown = [...recipes.matchAll(/`((?:definitions|src|tests|docs)\/[\w./-]+)`/g)].map(([, path]) => path!);
  const fresh = new Set(["src/widgets/ColourInput.tsx", "definitions/screens/clients.ts"]);
  expect(shown.filter((path) => !existsSync(path) && !fresh.has(path))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test("what an administrator can do is said to be where it is, and no definition of a screen is missed, nor what tries it", () => {
  const section = /### Where everything is\n(.*?)\n### /s.exec(text)![1]!;
  const rows = [...section.matchAll(/^\|[^|]+\|([^|]+)\|([^|]+)\|$/gm)].slice(2);
  const namesIn = (column: number): string[] =>
    rows.flatMap((row) => [...row[column]!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!));
  const defined = new Set(namesIn(1).map((name) => `${name}.ts`));
  expect([...defined].toSorted()).toEqual(readdirSync("definitions/screens").toSorted());
  const tried = new Set(namesIn(2).map((name) => `${name}.spec.ts`));
  const specs = readdirSync("tests/browser");
  expect([...tried].filter((name) => !specs.includes(name))).toEqual([]);
  // Benchmarks try how long it takes, and are told elsewhere.
  const promises = specs.filter((name) => name.endsWith(".spec.ts") && !name.startsWith("many-"));
  expect(promises.filter((name) => !tried.has(name))).toEqual([]);
});

test("every function that screens are written with is among the words", () => {
  const section = /### The words that screens are written in\n(.*?)\n### /s.exec(text)![1]!;
  const cells = [...section.matchAll(/^\|([^|]+)\|/gm)].map(([, cell]) => cell!).join();
  expect(Object.keys(words).filter((word) => !cells.includes(`\`${word}\``))).toEqual([]);
});
