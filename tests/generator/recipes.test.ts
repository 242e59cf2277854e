import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { copySources } from "./copy";

// It runs the generator and the compiler.
vi.setConfig({ testTimeout: 120_000 });

const copy = copySources();
afterAll(() => copy.remove());

const recipes = /### Recipes\n(.*?)\n### /s.exec(copy.read("README.md"))![1]!;
const blocks = [...recipes.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code!);

/** The code of a recipe in which a text stands. */
const codeWith = (text: string): string => blocks.find((code) => code.includes(text))!;

const after = (name: string, line: string, added: string): void => copy.change(name, line, `${line}\n${added}`);

test("what the recipes add to the definitions compiles, and all that follows is generated", () => {
  after("definitions/types/settings.ts", "export interface Smtp {", codeWith("authMethod"));
  copy.change("definitions/screens/mail.ts", '"smtp.username"', '"smtp.authMethod", "smtp.username"');
  after("definitions/types/auth-providers.ts", "export interface AuthProviders {", codeWith("appleAuth"));
  after("definitions/backend/calls.ts", "export const calls = {", codeWith("readSignIns"));
  const imports = 'import { calls } from "../backend/calls";\nimport { tablePage } from "../define";\n';
  copy.write("definitions/screens/clients.ts", imports + codeWith('"/clients"'));
  after("definitions/index.ts", "export const screens = {", "  clients,");
  copy.change("definitions/index.ts", "{ pages: [logs] }", "{ pages: [logs, clients] }");
  copy.change("definitions/index.ts", "import", 'import { clients } from "./screens/clients";\nimport');
  after("definitions/types/field.ts", "export interface FieldOptions {", codeWith("color: NoOptions"));
  after("definitions/backend/import.ts", "export const zeroOptions = {", codeWith("In zeroOptions"));
  const blankValues = "export const blankValues: Readonly<Record<FieldType, readonly string[]>> = {";
  after("definitions/backend/import.ts", blankValues, codeWith("In blankValues"));
  const fieldTypes = 'export const fieldTypes = fieldTypesOf("FieldOptions", {';
  after("definitions/screens/field-types.ts", fieldTypes, codeWith('label: "Color"'));
  const { status, told } = copy.generate();
  expect({ status, told }).toEqual({ status: 0, told: expect.arrayContaining(["wrote README.md"]) });
  const compiler = [resolve("node_modules/typescript/bin/tsc"), "-p", copy.path("definitions")];
  expect(spawnSync(process.execPath, compiler, { encoding: "utf8" }).stdout).toBe("");
  expect(copy.read("tests/screens/outlines/mail.txt")).toContain("AUTH method");
});
