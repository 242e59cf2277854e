import { afterAll, expect, test } from "vitest";
import { screens } from "../../definitions";
import { schemas } from "../../definitions/schemas";
import type { Schema } from "../../src/runtime/model/model";
import { at } from "../../src/runtime/model/path";
import { resolve } from "../../src/runtime/model/resolve";
import { allFields } from "../../src/runtime/model/visible";
import { ask, firstAdmin, freshBackend } from "./support";

const known = schemas as unknown as Readonly<Record<string, Schema>>;

test("a fresh backend has what the types say that it begins with", async () => {
  const backend = await freshBackend(afterAll);
  const headers = { authorization: await firstAdmin(backend) };
  const fresh: unknown = JSON.parse((await ask(new URL("api/settings", backend), { headers })).body);
  const fields = Object.values(screens).flatMap((screen) =>
    screen.kind === "settings" ? allFields(resolve(screen.fields, known[screen.type]!, known)) : [],
  );
  const told = fields.filter(({ schema }) => schema.initially !== undefined);
  const kinds = Object.entries(known["Tokens"]?.definitions?.["Tokens"]?.properties ?? {});
  const said = [
    ...told.map(({ path, schema }) => [path, schema.initially] as const),
    ...kinds.map(([key, { initially }]) => [`${key}.duration`, initially] as const),
  ];
  expect(said.length).toBeGreaterThan(20);
  expect(said.map(([path]) => [path, at(fresh, path)])).toEqual(said);
});
