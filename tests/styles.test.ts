import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

// Classes of a sheet that another folder uses, with the reason. Remove one as soon as its reason is gone.
const lent: readonly { names: readonly string[]; reason: string }[] = [
  {
    names: ["acc", "acc-head", "acc-toggle", "acc-name", "acc-chevron", "acc-body", "acc-body--flush"],
    reason: "The editor of indexes draws its lines as items of a list, but their values are texts.",
  },
  { names: ["stack", "stack--dense", "item-body", "item-foot", "add-item"], reason: "As above." },
  {
    names: ["transfer", "transfer-intro", "sect", "changes", "change-line", "import-note-acts", "totals"],
    reason: "The comparison of environments looks like the import, which carries out its promotions.",
  },
  { names: ["editor"], reason: "The editor of SQL is a CodeMirror of its own in the frame of the other editors." },
  { names: ["chart"], reason: "A page of rows reserves the room of a chart that is not drawn." },
];

// CodeMirror, ProseMirror and the icons set these.
const foreign = /^(?:cm-|ProseMirror-|selectedCell|tabler-icon)/;

// States and components of the runtime's own kit: any folder may use their classes.
const isState = (name: string): boolean => /^(?:is|has)-/.test(name);
const isShared = (sheet: string): boolean => /^src\/(?:style|runtime\/ui)\//.test(sheet);

const filesIn = (ends: RegExp): string[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => ends.test(name))
    .map((name) => join("src", name));

const classesIn = (text: string): string[] => [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!);

// Commas within brackets do not separate selectors.
const splitSelectors = (text: string): string[] =>
  text.split(/,(?![^(]*\))/).map((selector) => selector.trim().replaceAll(/\s+/g, " "));

const selectorsIn = (sheet: string): string[] =>
  [
    ...readFileSync(sheet, "utf8")
      .replaceAll(/\/\*[^]*?\*\//g, "")
      .matchAll(/([^{};]+)\{/g),
  ]
    .map(([, text]) => text!.trim())
    .filter((text) => !text.startsWith("@"))
    .flatMap(splitSelectors);

const sheets = filesIn(/\.css$/).filter((path) => !path.startsWith("src/join/"));
const selectors = new Map(sheets.map((sheet) => [sheet, selectorsIn(sheet)]));

const sheetsOf = new Map<string, Set<string>>();
for (const [sheet, texts] of selectors)
  for (const name of texts.flatMap(classesIn))
    if (!foreign.test(name)) sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(sheet));

interface Uses {
  /** Words in attributes and properties for classes. */
  certain: Set<string>;
  /** Words of all other texts: a name may reach its attribute through a variable. */
  possible: Set<string>;
}

type Tree = Record<string, unknown> & { type?: string; start: number; end: number };

const keys = /^(?:class|className|classes|scrim)$/;

function usesIn(path: string): Uses {
  const code = readFileSync(path, "utf8");
  const uses: Uses = { certain: new Set(), possible: new Set() };
  const visit = (node: unknown, inClass: boolean): void => {
    if (Array.isArray(node)) return node.forEach((each) => visit(each, inClass));
    if (node === null || typeof node !== "object") return;
    const tree = node as Tree;
    const isClass = inClass || holdsClasses(tree, code);
    const text = textOf(tree);
    for (const word of text?.split(/\s+/) ?? []) uses[isClass ? "certain" : "possible"].add(word);
    if (text?.includes(".")) for (const name of classesIn(text)) uses.possible.add(name);
    if (!isComparison(tree))
      for (const [key, child] of Object.entries(tree)) if (key !== "parent") visit(child, isClass);
  };
  visit(parseSync(path, code).program, false);
  return uses;
}

const holdsClasses = (tree: Tree, code: string): boolean =>
  (tree.type === "JSXAttribute" || tree.type === "Property") &&
  keys.test(code.slice(tree.start, tree.end).match(/^\w+/)?.[0] ?? "");

const isComparison = ({ type }: Tree): boolean => type === "BinaryExpression";

function textOf({ type, value }: Tree): string | undefined {
  if (type === "Literal" && typeof value === "string") return value;
  return type === "TemplateElement" ? (value as { cooked: string }).cooked : undefined;
}

const uses = new Map(filesIn(/(?<!\.d)\.tsx?$/).map((path) => [path, usesIn(path)]));

// A single word may be any value, so it counts in attributes only. A prefix such as `badge--` stands for all its names.
const isUsed = (name: string, { certain, possible }: Uses): boolean => {
  const prefix = `${name.split("--")[0]}--`;
  return certain.has(name) || (name.includes("-") && possible.has(name)) || certain.has(prefix) || possible.has(prefix);
};

const usersOf = (name: string): string[] => [...uses].filter(([, each]) => isUsed(name, each)).map(([path]) => path);

const isWithin = (path: string, sheet: string): boolean => path.startsWith(`${dirname(sheet)}/`);

const isLent = (name: string): boolean => lent.some(({ names }) => names.includes(name));

test("uses each class of a sheet", () => {
  expect([...sheetsOf.keys()].filter((name) => usersOf(name).length === 0)).toEqual([]);
});

test("has a rule for each class", () => {
  const certain = new Set([...uses.values()].flatMap(({ certain: names }) => [...names]));
  expect([...certain].filter((name) => name && !sheetsOf.has(name) && !name.endsWith("--"))).toEqual([]);
});

test("uses the classes of a component only in the folder of its sheet", () => {
  const abroad = [...sheetsOf]
    .filter(([name, places]) => !isState(name) && !isLent(name) && ![...places].some(isShared))
    .filter(([name, places]) => ![...places].some((sheet) => usersOf(name).every((path) => isWithin(path, sheet))))
    .map(([name, places]) => `${name} of ${[...places].join(", ")} is used in ${usersOf(name).join(", ")}`);
  expect(abroad).toEqual([]);
});

test("styles only what a component of the sheet's folder draws", () => {
  const foreignRules = [...selectors]
    .filter(([sheet]) => !isShared(sheet))
    .flatMap(([sheet, texts]) =>
      texts
        .filter((text) => classesIn(text).length > 0)
        .filter((text) => !classesIn(text).some((name) => usersOf(name).some((path) => isWithin(path, sheet))))
        .map((text) => `${sheet}: ${text}`),
    );
  expect(foreignRules).toEqual([]);
});

test("imports each sheet", () => {
  const importers = [...filesIn(/\.tsx?$/), "src/join/signed-in-styles.css", "src/join/signed-out-styles.css"];
  const imported = new Set(
    importers.flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/import "(\.[^"]+\.css)"/g)].map(([, name]) =>
        join(dirname(path), name!),
      ),
    ),
  );
  expect(sheets.filter((sheet) => !imported.has(sheet))).toEqual([]);
});
