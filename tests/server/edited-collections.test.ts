import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { decodeBody } from "../../src/backend/dialects/translate";
import { isEqual } from "../../src/values/json/equal";
import { collectionForm, type Edits } from "../support/edited-collection";
import { seriesOf } from "../support/tested-version";
import { fieldOf, type RandomField } from "./random-fields";
import { freshApi, type AdminCall } from "./support";

type Values = Readonly<Record<string, unknown>>;

interface Stored extends Values {
  id: string;
  fields: readonly (Values & { id: string; name: string; type: string })[];
}

const isBlank = (value: unknown): boolean =>
  value === 0 || isEqual(value, []) || (value ?? "") === "" || value === false;

/** Whether the backend stored the value or an equal one: blanks are equal, 999 is no limit. */
const means = (asked: unknown, has: unknown, option: string): boolean =>
  isEqual(asked, has) || (isBlank(asked) && (isBlank(has) || (option === "maxSelect" && has === 999)));

describe.each(["v0.22.21", "v0.40.4"] as const)("the editor of collections on %s", (version: BuiltVersion) => {
  const series = seriesOf(version);
  let call: AdminCall;
  let form: ReturnType<typeof collectionForm>;

  beforeAll(async () => {
    call = await freshApi(afterAll, { version });
    form = collectionForm(series);
  });

  const sent = async (method: "GET" | "POST" | "PATCH", path: string, body?: object): Promise<Stored> =>
    decodeBody(calls.readCollection, await call.done(method, path, body)) as Stored;

  /** Creates a collection with these fields; returns it as stored, and the edits. */
  async function make(random: readonly RandomField[]) {
    const { bodyOf, defaults, newField } = form;
    const edits = random.flatMap(({ type, options }, at): [string, unknown][] => {
      const field = { ...newField(`field0000${at}`, type), name: `f${at}` };
      const own = Object.entries(options).filter(([name]) => isOnForm(type, name));
      return [
        [`fields.field0000${at}`, field],
        ...own.map(([name, value]): [string, unknown] => [`fields.field0000${at}.${name}`, value]),
      ];
    });
    const name = `c${Math.random().toString(36).slice(2)}`;
    const body = bodyOf("new", defaults, [["name", name], ...edits]);
    return { made: await sent("POST", "api/collections", { ...body, id: undefined }), edits };
  }

  /** Whether the form of a type has an option in this version. */
  const isOnForm = (type: string, name: string): boolean =>
    form.optionNames(type).includes(name) && !(type === "autodate" && ["required", "help"].includes(name));

  it("stores every option, and keeps them when another field changes", async () => {
    const { fieldTypes } = form;
    const types = Object.keys(fieldTypes.types).filter((type) => fieldTypes.types[type]!.legacy === undefined);
    const fields = fc.array(fieldOf(types), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fields, fc.nat(), async (random, chosen) => {
        const { made, edits } = await make(random);
        for (const [path, value] of edits) {
          const [, key = "", option] = path.split(".");
          const field = made.fields.find(({ name }) => name === `f${key.slice(9)}`)!;
          if (option)
            expect([path, field[option], means(value, field[option], option)]).toEqual([path, field[option], true]);
        }
        const own = made.fields.filter(({ name }) => /^f\d/.test(name));
        const changed = own[chosen % own.length]!;
        const edit: Edits = [[`fields.${changed.id}.name`, "renamed"]];
        await sent("PATCH", `api/collections/${made.id}`, form.bodyOf("edit", made, edit));
        const after = await sent("GET", `api/collections/${made.id}`);
        const expected = made.fields.map((field) => (field.id === changed.id ? { ...field, name: "renamed" } : field));
        expect({ ...after, updated: "" }).toEqual({ ...made, fields: expected, updated: "" });
        // Each save takes longer the more collections there are.
        await call.done("DELETE", `api/collections/${made.id}`);
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});
