import { afterAll, beforeAll, expect, test } from "vitest";
import type { SettingsPage } from "../../definitions/language/screen";
import { keeps } from "../../src/runtime/form/keeps";
import { checkAll } from "../../src/runtime/model/check";
import type { Model, Schema } from "../../src/runtime/model/model";
import { resolve } from "../../src/runtime/model/resolve";
import { copySources, type Copy } from "./copy";

const source = "definitions/types/auth-providers.ts";
const line = "  /** @title Apple */ appleAuth: OAuthClient;\n";

let copy: Copy;
let told: string[];
let lines: Model[];

// The generator has a compiler to start.
beforeAll(async () => {
  copy = copySources();
  copy.change(source, "export interface AuthProviders {\n", `export interface AuthProviders {\n${line}`);
  ({ told } = copy.generate());
  lines = await linesInCopy();
}, 60_000);
afterAll(() => copy.remove());

async function linesInCopy(): Promise<Model[]> {
  const { authProviders } = (await import(copy.path("definitions/screens/auth-providers.ts"))) as {
    authProviders: SettingsPage;
  };
  const schemaOf = (type: string) => JSON.parse(copy.read(`definitions/schemas/${type}.json`)) as Schema;
  return resolve(authProviders.fields, schemaOf("Settings"), { AuthProviders: schemaOf("AuthProviders") });
}

test("a provider costs one line of one source file; all other files that change are generated", () => {
  const generated = [
    "README.md",
    "definitions/schemas/AuthProviders.json",
    "definitions/schemas/Settings.json",
    "tests/screens/outlines/authProviders.txt",
  ];
  expect(told).toEqual(generated.map((name) => `wrote ${name}`));
  expect(copy.changed().toSorted()).toEqual([...generated, source].toSorted());
  expect(
    copy
      .read(source)
      .split("\n")
      .filter((each) => each.includes("appleAuth")),
  ).toEqual([line.trimEnd()]);
});

test("the form has a box for it, with its badge and the fields of its type", () => {
  const box = lines.find((each) => each.is === "accordion" && each.key === "appleAuth");
  expect(box).toMatchObject({
    title: "Apple",
    badge: { flag: "appleAuth.enabled", on: "Enabled", off: "Disabled" },
    items: [
      { path: "appleAuth.enabled", label: "Enable", widget: "switch" },
      {
        condition: [["appleAuth.enabled", true]],
        items: [
          { path: "appleAuth.clientId", label: "Client ID", widget: "text", required: true },
          { path: "appleAuth.clientSecret", label: "Client Secret", widget: "secret", required: true },
        ],
      },
    ],
  });
});

test("what is wrong with it is found, once it is enabled", () => {
  const faults = (enabled: boolean) => checkAll(lines, { appleAuth: { enabled } }, keeps);
  expect(faults(false)).toEqual({});
  expect(faults(true)).toEqual({
    "appleAuth.clientId": ["Cannot be blank."],
    "appleAuth.clientSecret": ["Cannot be blank."],
  });
});

test("the outline and the table of settings tell of it", () => {
  expect(copy.read("tests/screens/outlines/authProviders.txt")).toContain(
    [
      "> Apple  (Enabled | Disabled)",
      "  Enable  [switch]  appleAuth.enabled",
      "  when appleAuth.enabled  (kept)",
      "    Client ID *  [text]  appleAuth.clientId",
      "    Client Secret *  [secret]  appleAuth.clientSecret",
      "",
    ].join("\n"),
  );
  expect(copy.read("README.md")).toMatch(/^\| Client Secret +\| `appleAuth\.clientSecret` +\| secret +\| required/m);
});
