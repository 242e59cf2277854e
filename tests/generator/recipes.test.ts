import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { codeBlocksOf, type CodeBlock } from "../support/documents";
import { copyProject, type Copy } from "./copy";

// These tests run the generator, the compiler and other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const recipes = codeBlocksOf("docs/recipes.md");
const examples = codeBlocksOf("docs/language.md").filter(({ language }) => language === "ts");

let copy: Copy;
beforeAll(() => void (copy = copyProject()));
afterAll(() => copy.remove());

/** A place in a file, and the lines that a recipe adds there. */
interface Hunk {
  file: string;
  anchor: readonly string[];
  added: readonly string[];
}

function hunksIn({ lines }: CodeBlock): Hunk[] {
  const hunks: { file: string; anchor: string[]; added: string[] }[] = [];
  for (const line of lines) {
    const [, file] = /^@@ (.+) @@$/.exec(line) ?? [];
    if (file) hunks.push({ file, anchor: [], added: [] });
    else if (line.startsWith("+")) hunks.at(-1)!.added.push(line.slice(1));
    else hunks.at(-1)!.anchor.push(line.trim());
  }
  return hunks;
}

// "…" in a recipe means the rest of the line.
const isLike = (line: string, shown: string): boolean =>
  shown.endsWith("…") ? line.trim().startsWith(shown.slice(0, -1).trim()) : line.trim() === shown;

// A formatted table has more spaces.
const squeezed = (line: string): string => line.trim().replaceAll(/\s+/g, " ");

function addLines({ file, anchor, added }: Hunk): void {
  const lines = copy.read(file).split("\n");
  const isThere = (wanted: string): boolean => lines.some((line) => squeezed(line) === squeezed(wanted));
  // The project may contain these lines already.
  if (added.every(isThere)) return;
  const found = lines.flatMap((_, start) =>
    anchor.every((shown, index) => isLike(lines[start + index] ?? "", shown)) ? [start] : [],
  );
  expect(found, `places of "${anchor.join(" ")}" in ${file}`).toHaveLength(1);
  lines.splice(found[0]! + anchor.length, 0, ...added);
  copy.write(file, lines.join("\n"));
}

function writeFile({ lines: [first, ...rest] }: CodeBlock): void {
  const file = /^\/\/ (\S+)$/.exec(first!)![1]!;
  if (!copy.has(file)) copy.write(file, `${rest.join("\n")}\n`);
}

const defining = "contentPage, detail, formPanel, itemPanel, lines, messagePage, popup, settingsPage, signedOutPage";
const imports = `import { calls } from "../../definitions/backend/calls";
import { byVersion } from "../../definitions/language/availability";
import { ${defining}, tablePage } from "../../definitions/screens/define";
`;

async function run(...command: readonly string[]): Promise<{ status: number | null; output: string }> {
  // With these variables, the inner run would take itself for a part of this one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|VITE_)/.test(name)));
  const child = spawn(process.execPath, command, { cwd: copy.path("."), env });
  const [out, faults, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { status: status as number | null, output: out + faults };
}

test("applies every recipe as it is written", () => {
  for (const block of recipes.filter(({ language }) => language === "diff")) hunksIn(block).forEach(addLines);
  recipes.filter(({ language }) => /^tsx?$/.test(language)).forEach(writeFile);
  const headings = new Set(recipes.map(({ heading }) => heading));
  expect(headings.size).toBe(12);
});

test("generates schemas, outlines and tables from the recipes", () => {
  copy.write("tests/screens/outlines/gone.txt", "Gone\n");
  const { status, output } = copy.generate();
  expect({ status, output: status === 0 ? [] : output }).toEqual({ status: 0, output: [] });
  expect(copy.has("tests/screens/outlines/gone.txt")).toBe(false);
  expect(copy.read("README.md")).toContain("| v0.41 ");
  expect(copy.read("docs/reference/settings.md")).toContain("| Reply-to address ");
  expect(copy.read("docs/reference/calls.md")).toContain("| `readSignIns` ");
  expect(copy.read("tests/screens/outlines/mail.txt")).toContain("Reply-to address");
  expect(copy.read("tests/screens/outlines/authProviders.txt")).toContain("> LinkedIn");
});

// Only the screens that recipes change, as loaded.
const touched = [
  "tests/docs.test.ts",
  "tests/architecture.test.ts",
  "tests/definitions/decisions.test.ts",
  "tests/definitions/every-version.test.ts",
  "tests/definitions/rules.test.ts",
  "tests/backend/version",
  "tests/backend/detection/found-version.test.tsx",
  "tests/screens/screens.test.tsx",
  "--testNamePattern=^(?!the role tree shows)|(application|mail|authProviders|logs).*'loaded'|clients",
];

test("type-checks, and passes the tests of what the recipes touch", async () => {
  examples.forEach(({ lines }, index) =>
    copy.write(`tests/definitions/example-${index}.ts`, `${imports}\n${lines.join("\n")}\n`),
  );
  const [compiled, tested] = await Promise.all([
    run(resolve("node_modules/typescript/bin/tsc")),
    run(resolve("node_modules/vitest/vitest.mjs"), "run", "--update", ...touched),
  ]);
  expect(compiled).toEqual({ status: 0, output: "" });
  expect(tested.status, tested.output).toBe(0);
  expect(copy.read("tests/screens/roles/clients.loaded.txt")).toContain("User IP");
});
