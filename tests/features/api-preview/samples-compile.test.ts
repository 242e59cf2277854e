import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { recordsApi } from "../../../definitions/api-preview";
import { fieldTypes } from "../../support/product";
import { previewTabs } from "../../../src/features/api-preview/model/preview-tabs";
import { recordSchema } from "../../../src/features/api-preview/model/record-schema";
import { typescriptInterface } from "../../../src/features/api-preview/model/typescript-type";
import { boats, crew } from "./described-items";

// Runs the compiler.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "samples-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "node_modules"));
cpSync(resolve("node_modules/pocketbase"), join(folder, "node_modules/pocketbase"), { recursive: true });

const options = {
  target: "esnext",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["esnext", "dom"],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** What the compiler says of files by these names. */
function complaints(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: Object.keys(files) }));
  try {
    return execFileSync(process.execPath, [resolve("node_modules/typescript/bin/tsc"), "-p", folder], {
      encoding: "utf8",
    });
  } catch (thrown) {
    return (thrown as { stdout: string }).stdout;
  }
}

const samples = [boats, crew()].flatMap((item) =>
  previewTabs(item, recordsApi, fieldTypes, "http://127.0.0.1:8090").map(
    ({ title, code }) => [`${item.name} ${title.replaceAll(/\W/g, " ")}.ts`, code.javascript] as const,
  ),
);

test("each sample of JavaScript fits the client that it imports", () => {
  expect(complaints(Object.fromEntries(samples))).toBe("");
});

test("a sample that does not fit it would be found", () => {
  const [name, code] = samples[0]!;
  expect(complaints({ [name]: code.replace("getList(1", "getLists(1") })).toContain("getLists");
});

const typesOf = (item: typeof boats): string => typescriptInterface(recordSchema(item, recordsApi.record, fieldTypes));

test("the types of a collection are these", async () => {
  await expect(`${typesOf(boats)}\n${typesOf(crew())}`).toMatchFileSnapshot("told/types.ts.txt");
});

test("the records in the samples are of the types of their collections", () => {
  const files = [boats, crew()].flatMap((item) => {
    const view = previewTabs(item, recordsApi, fieldTypes, "").find(({ title }) => title === "View")!;
    const [, name = ""] = /interface (\w+)/.exec(typesOf(item)) ?? [];
    const text = `${typesOf(item)}\nexport const sample: ${name} = ${view.answers[0]!.text};\n`;
    return [[`types of ${item.name}.ts`, text] as const];
  });
  expect(complaints(Object.fromEntries(files))).toBe("");
});
