import { afterAll, beforeAll, expect, test } from "vitest";
import { screens } from "../support/product";
import { schemas } from "../../definitions/schemas";
import { refuseSharedPaths } from "../../generator/artifacts";
import type { Schema } from "../../src/runtime/model/form/schema";
import { copySources, outlinesOf, type Copy } from "./copy";

let copy: Copy;
beforeAll(() => void (copy = copySources()));
afterAll(() => copy.remove());

// `npm run generate:check` compares the real files; the tests of recipes write the files of such a line.
test("needs one line of a type and one path on a screen for a setting", () => {
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
}, 120_000);

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
