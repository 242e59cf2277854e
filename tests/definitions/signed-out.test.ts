import { expect, it } from "vitest";
import { schemas } from "../../definitions/schemas/signed-out";
import { screensIn } from "../../generator/screens-in";
import { versions } from "../../definitions/language/versions";
import { resolveLines } from "../../src/runtime/model/form/resolve-lines";
import type { Schemas } from "../../src/runtime/model/form/schema";
import { allFields } from "../../src/runtime/model/form/visible";
import { icons, widgets } from "../../src/widgets/signed-out-widgets";

const pages = versions.flatMap((version) => Object.values(screensIn(version)));
const known: Schemas = schemas as unknown as Schemas;

it("has each widget of the signed-out forms", () => {
  const forms = pages.filter((page) => page.kind === "signedOut");
  const wanted = forms.flatMap(({ fields, type }) => allFields(resolveLines(fields, known[type]!)));
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.map(({ widget }) => widget).filter((name) => !Object.hasOwn(widgets, name))).toEqual([]);
});

it("has each icon of the signed-out pages", () => {
  const named = pages.flatMap((page) => {
    if (page.kind === "message") return [page.icon];
    return page.kind === "signedOut" && page.submit?.icon ? [page.submit.icon] : [];
  });
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !Object.hasOwn(icons, name))).toEqual([]);
});
