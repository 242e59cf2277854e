import { afterAll, expect, test } from "vitest";
import { screens } from "../../definitions";
import { initially, untold } from "../../generator/initially";
import { schemasOf } from "../../generator/schemas";
import { at } from "../../src/runtime/model/path";
import { resolve } from "../../src/runtime/model/resolve";
import { allFields } from "../../src/runtime/model/visible";
import { ask, firstAdmin, freshBackend } from "./support";

test("all that a fresh backend has is what the types say that it begins with", async () => {
  const backend = await freshBackend(afterAll);
  const headers = { authorization: await firstAdmin(backend) };
  const fresh: unknown = JSON.parse((await ask(new URL("api/settings", backend), { headers })).body);
  const schemas = schemasOf();
  const pages = Object.values(screens).filter((screen) => screen.kind === "settings");
  const said = pages.flatMap(({ type, fields }) =>
    allFields(resolve(fields, schemas[type]!, schemas)).map(({ path }) => ({
      path,
      says: initially(schemas[type]!, path),
    })),
  );
  expect(said.length).toBeGreaterThan(60);
  const has = said.map(({ path, says }) => {
    // The backend leaves out what is empty, or says so.
    const value = at(fresh, path) === "" ? undefined : at(fresh, path);
    return { path, says: untold[String(says)]?.(value) ? says : value };
  });
  expect(said).toEqual(has);
});
