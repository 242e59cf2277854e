import { afterAll, expect, test } from "vitest";
import { screens } from "../../definitions";
import { initially, untold } from "../../generator/initially";
import { schemasOf } from "../../generator/schemas";
import { valueAt } from "../../src/runtime/model/values/path";
import { resolveLines } from "../../src/runtime/model/form/resolve";
import { allFields } from "../../src/runtime/model/form/visible";
import { ask, firstAdmin, freshBackend } from "./support";

test("all that a fresh backend has is what the types say that it begins with", async () => {
  const backend = await freshBackend(afterAll);
  const headers = { authorization: await firstAdmin(backend) };
  const fresh: unknown = JSON.parse((await ask(new URL("api/settings", backend), { headers })).body);
  const schemas = schemasOf();
  const pages = Object.values(screens).filter((screen) => screen.kind === "settings");
  const said = pages.flatMap(({ type, fields }) =>
    allFields(resolveLines(fields, schemas[type]!, schemas)).map(({ path }) => ({
      path,
      says: initially(schemas[type]!, path),
    })),
  );
  expect(said.length).toBeGreaterThan(60);
  const has = said.map(({ path, says }) => {
    // The backend leaves out what is empty, or says so.
    const value = valueAt(fresh, path) === "" ? undefined : valueAt(fresh, path);
    return { path, says: untold[String(says)]?.(value) ? says : value };
  });
  expect(said).toEqual(has);
});
