import { afterAll, beforeAll, expect, test } from "vitest";
import { screens } from "../support/product";
import type { SettingsPage } from "../../definitions/language/screen";
import { schemas } from "../../definitions/schemas";
import { refuseSharedPaths } from "../../generator/artifacts";
import type { FieldModel } from "../../src/runtime/model/form/form-model";
import type { Schema } from "../../src/runtime/model/form/schema";
import { resolveFor } from "../../src/backend/version/resolve-version";
import { resolveLines } from "../../src/runtime/model/form/resolve-lines";
import { allFields } from "../../src/runtime/model/form/visible";
import { copySources, outlinesOf, type Copy } from "./copy";

let copy: Copy;
beforeAll(() => void (copy = copySources()));
afterAll(() => copy.remove());

// `npm run generate:check` compares the real files.
test("needs one line of a type and one path on a screen for a setting", async () => {
  const line = "  /** @title SMTP client name */ clientName?: string;\n";
  copy.change("definitions/types/settings.ts", "export interface Smtp {\n", `export interface Smtp {\n${line}`);
  copy.change("definitions/screens/mail.ts", '"smtp.username",', '"smtp.username", "smtp.clientName",');
  copy.write("tests/screens/outlines/gone.txt", "Gone\n");

  expect(copy.generate("--check")).toEqual({
    status: 1,
    output: [
      "definitions/schemas/Settings.json is stale: run npm run generate.",
      "docs/reference/settings.md is stale: run npm run generate.",
      "tests/screens/outlines/gone.txt belongs to nothing any more: run npm run generate.",
      ...outlinesOf("mail").map((file) => `${file} is stale: run npm run generate.`),
    ],
  });
  expect(copy.generate()).toEqual({
    status: 0,
    output: [
      "removed tests/screens/outlines/gone.txt",
      "wrote definitions/schemas/Settings.json",
      "wrote docs/reference/settings.md",
      ...outlinesOf("mail").map((file) => `wrote ${file}`),
    ],
  });

  expect(copy.read("tests/screens/outlines/mail.txt")).toContain("\n  SMTP client name  [text]  smtp.clientName\n");
  const schema = JSON.parse(copy.read("definitions/schemas/Settings.json")) as Schema;
  const smtp = schema.definitions?.["Smtp"];
  expect(smtp?.properties?.["clientName"]).toEqual({ type: "string", title: "SMTP client name" });
  expect(smtp?.required).not.toContain("clientName");
  expect(await fieldInCopy("smtp.clientName", schema)).toMatchObject({
    label: "SMTP client name",
    widget: "text",
    required: false,
  });
}, 120_000);

async function fieldInCopy(path: string, schema: Schema): Promise<FieldModel | undefined> {
  const { mail } = (await import(copy.path("definitions/screens/mail.ts"))) as { mail: SettingsPage };
  return allFields(resolveLines(linesOf(mail), schema)).find((field) => field.path === path);
}

const linesOf = (page: object) => (resolveFor("v0.8", page) as SettingsPage).fields;

test("refuses a form field without a title by its path", () => {
  const untitled = structuredClone(schemas) as Readonly<Record<string, Schema>>;
  delete untitled["Settings"]!.definitions!["Smtp"]!.properties!["username"]!.title;
  expect(() => refuseSharedPaths(screens, untitled)).toThrow("smtp.username has no title.");
});

test.each([
  ["on two pages", "meta.senderName", "meta.senderName is on two pages: application and mail."],
  ["twice on a page", "meta.appName", "meta.appName is twice on application."],
])("refuses a path %s, and says where it is", (_, path, said) => {
  const application = { ...screens.application, fields: [path, ...screens.application.fields] };
  expect(() => refuseSharedPaths({ ...screens, application }, schemas)).toThrow(said);
});
