import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SettingsPage } from "../../definitions/language/screen";
import { schemas } from "../../definitions/schemas";
import { artifacts, refuseSharedPaths } from "../../generator/artifacts";
import type { FieldModel, Schema } from "../../src/runtime/model/model";
import { resolve as resolveLines } from "../../src/runtime/model/resolve";
import { allFields } from "../../src/runtime/model/visible";

// What the generator reads and writes, to be changed without changing the real files.
const copy = mkdtempSync(join(tmpdir(), "generate-"));
const copied = [
  "definitions",
  "generator",
  "src/runtime/model",
  "tests/layers.ts",
  "tests/screens/outlines",
  "README.md",
  "tsconfig.base.json",
];

beforeAll(() => {
  for (const name of copied) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true }));

const read = (path: string): string => readFileSync(join(copy, path), "utf8");

function change(path: string, from: string, to: string): void {
  expect(read(path)).toContain(from);
  writeFileSync(join(copy, path), read(path).replace(from, to));
}

function generate(...options: readonly string[]): { status: number | null; told: string[] } {
  const run = spawnSync(process.execPath, ["generator/run.mjs", ...options], { cwd: copy, encoding: "utf8" });
  return { status: run.status, told: (run.stdout + run.stderr).trim().split("\n").toSorted() };
}

// The generator has a compiler to start, each time.
test("what is generated is what stands on the disk", { timeout: 30_000 }, () => {
  const stale = artifacts().filter(({ path, text }) => readFileSync(path, "utf8") !== text);
  expect(stale.map(({ path }) => path)).toEqual([]);
});

test("a setting costs one line of its type and one path on its screen: form, schema and outline have it", async () => {
  const line = "  /** @title SMTP client name */ localName?: string;\n";
  change("definitions/types/settings.ts", "export interface Smtp {\n", `export interface Smtp {\n${line}`);
  change("definitions/screens/mail.ts", '"smtp.username",', '"smtp.username", "smtp.localName",');
  writeFileSync(join(copy, "tests/screens/outlines/gone.txt"), "Gone\n");

  expect(generate("--check")).toEqual({
    status: 1,
    told: [
      "README.md is stale: run npm run generate.",
      "definitions/schemas/Settings.json is stale: run npm run generate.",
      "tests/screens/outlines/gone.txt belongs to nothing any more: run npm run generate.",
      "tests/screens/outlines/mail.txt is stale: run npm run generate.",
    ],
  });
  expect(generate()).toEqual({
    status: 0,
    told: [
      "removed tests/screens/outlines/gone.txt",
      "wrote README.md",
      "wrote definitions/schemas/Settings.json",
      "wrote tests/screens/outlines/mail.txt",
    ],
  });

  expect(read("tests/screens/outlines/mail.txt")).toContain("\n  SMTP client name  [text]  smtp.localName\n");
  const schema = JSON.parse(read("definitions/schemas/Settings.json")) as Schema;
  const smtp = schema.definitions?.["Smtp"];
  expect(smtp?.properties?.["localName"]).toEqual({ type: "string", title: "SMTP client name" });
  expect(smtp?.required).not.toContain("localName");
  expect(await fieldInCopy("smtp.localName", schema)).toMatchObject({
    label: "SMTP client name",
    widget: "text",
    required: false,
  });
}, 60_000);

async function fieldInCopy(path: string, schema: Schema): Promise<FieldModel | undefined> {
  const { mail } = (await import(join(copy, "definitions/screens/mail.ts"))) as { mail: SettingsPage };
  return allFields(resolveLines(mail.fields, schema)).find((field) => field.path === path);
}

test("a form field without a title is refused by its path", () => {
  const untitled = structuredClone(schemas) as Readonly<Record<string, Schema>>;
  delete untitled["Settings"]!.definitions!["Smtp"]!.properties!["username"]!.title;
  expect(() => refuseSharedPaths(untitled)).toThrow("smtp.username has no title.");
});

test("a path on two pages is refused, with both", async () => {
  change("definitions/screens/application.ts", 'fields: ["meta.appName"', 'fields: ["meta.senderName", "meta.appName"');
  const module = "generator/artifacts.ts";
  const changed = (await import(join(copy, module))) as { refuseSharedPaths: typeof refuseSharedPaths };
  change("definitions/screens/application.ts", '"meta.senderName", ', "");
  const Settings = JSON.parse(read("definitions/schemas/Settings.json")) as Schema;
  expect(() => changed.refuseSharedPaths({ Settings })).toThrow(
    "meta.senderName is on two pages: application and mail.",
  );
});
