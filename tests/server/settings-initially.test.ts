import { afterAll, beforeAll, expect, test } from "vitest";
import { screens } from "../support/product";
import { backendDashboard } from "../../definitions/backend/limits";
import { initialValueAt, initialValueLabels } from "../../generator/initially";
import { resolveSchemas } from "../../src/runtime/model/form/resolve-schemas";
import { generateSchemas } from "../../generator/schemas";
import { valueAt } from "../../src/runtime/model/values/json/path";
import { resolveLines } from "../../src/runtime/model/form/resolve";
import { allFields } from "../../src/runtime/model/form/visible";
import { ask, firstAdmin, freshBackend } from "./support";

let fresh: unknown;

beforeAll(async () => {
  const backend = await freshBackend(afterAll);
  const headers = { authorization: await firstAdmin(backend) };
  fresh = JSON.parse((await ask(new URL("api/settings", backend), { headers })).body);
});

test("all that a fresh backend has is what the types say that it begins with", () => {
  const schemas = resolveSchemas("v0.8", generateSchemas());
  const pages = Object.values(screens).filter((screen) => screen.kind === "settings");
  const said = pages.flatMap(({ type, fields }) =>
    allFields(resolveLines(fields, schemas[type]!, schemas)).map(({ path }) => ({
      path,
      says: initialValueAt(schemas[type]!, path),
    })),
  );
  expect(said.length).toBeGreaterThan(60);
  const has = said.map(({ path, says }) => {
    // The backend leaves out what is empty, or says so.
    const value = valueAt(fresh, path) === "" ? undefined : valueAt(fresh, path);
    return { path, says: initialValueLabels[String(says)]?.(value) ? says : value };
  });
  expect(said).toEqual(has);
});

test("links in the mails of a fresh backend lead to the pages here that accounts open with a token", () => {
  const links = Object.values(valueAt(fresh, "meta") as object).flatMap(
    (value: unknown) => valueAt(value, "actionUrl") ?? [],
  );
  const pages = Object.values(screens).flatMap((screen) =>
    screen.kind === "signedOut" && screen.token && screen.forAnyone ? [screen.route!] : [],
  );
  const addresses = pages.map((route) => `{APP_URL}${backendDashboard.path}#${route.replace(":token", "{TOKEN}")}`);
  expect(links).toHaveLength(3);
  expect(links.toSorted()).toEqual(addresses.toSorted());
});
