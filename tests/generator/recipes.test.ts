import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { copySources } from "./copy";

// It runs the generator and the compiler.
vi.setConfig({ testTimeout: 120_000 });

const copy = copySources();
afterAll(() => copy.remove());

const readme = copy.read("README.md");
// Under other names: the recipes may have been followed to the letter.
const names = /\b(clients|authMethod|appleAuth|readSignIns|color)\b/g;
const screen = "triedClients";
const recipes = /### Recipes\n(.*?)\n### /s
  .exec(readme)![1]!
  .replaceAll(names, (name) => `tried${name[0]!.toUpperCase()}${name.slice(1)}`);
const blocks = [...recipes.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code!);

/** The code of a recipe in which a text stands. */
const codeWith = (text: string): string => blocks.find((code) => code.includes(text))!;

const after = (name: string, line: string, added: string): void => copy.change(name, line, `${line}\n${added}`);

test("what the recipes add to the definitions compiles, and all that follows is generated", () => {
  after("definitions/types/settings.ts", "export interface Smtp {", codeWith("triedAuthMethod"));
  copy.change("definitions/screens/mail.ts", '"smtp.username"', '"smtp.triedAuthMethod", "smtp.username"');
  after("definitions/types/auth-providers.ts", "export interface AuthProviders {", codeWith("triedAppleAuth"));
  after("definitions/backend/calls.ts", "export const calls = {", codeWith("triedReadSignIns"));
  copy.write(`definitions/screens/${screen}.ts`, codeWith("tablePage("));
  after("definitions/eras/admins.ts", "    ...screens,", codeWith("In screens"));
  after("definitions/eras/admins.ts", "  menu: [", codeWith("In menu"));
  copy.change("definitions/eras/admins.ts", "import", `${codeWith("In definitions/eras/admins.ts")}\nimport`);
  after("definitions/types/field.ts", "export interface FieldOptions {", codeWith("triedColor: NoOptions"));
  const importTypes = 'const fieldTypes: Readonly<Record<Exclude<FieldTypeName, "user">, Availability>> = {';
  after("definitions/backend/import.ts", importTypes, codeWith("In fieldTypes"));
  const blankValues = "export const blankValues: Readonly<Record<FieldTypeName, readonly string[]>> = {";
  after("definitions/backend/import.ts", blankValues, codeWith("In blankValues"));
  const fieldTypes = 'export const fieldTypes = fieldTypesOf("FieldOptions", {';
  after("definitions/screens/field-types.ts", fieldTypes, codeWith('label: "Color"'));
  const { status, told } = copy.generate();
  expect({ status, told }).toEqual({ status: 0, told: expect.arrayContaining(["wrote README.md"]) });
  const compiler = [resolve("node_modules/typescript/bin/tsc"), "-p", copy.path("definitions")];
  expect(spawnSync(process.execPath, compiler, { encoding: "utf8" }).stdout).toBe("");
  expect(copy.read("tests/screens/outlines/mail.txt")).toContain("AUTH method");
});
