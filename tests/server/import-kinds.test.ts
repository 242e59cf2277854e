import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { commonRules, unreadableImport } from "../../definitions/backend/import";
import { formatConfiguration } from "../../src/features/collections/configuration/configuration";
import { importFacts, optionsOfType } from "../../src/features/collections/configuration/import-facts";
import { isUnreadable, readConfiguration } from "../../src/features/collections/configuration/read-configuration";
import { selectBackend } from "../../src/backend/version/backend";
import { seriesOf } from "../support/tested-version";
import { importSite } from "./import-site";

vi.setConfig({ testTimeout: 300_000 });

const unread = expect.stringContaining(unreadableImport);
const [text, flag, object] = [{ type: "string" }, { type: "boolean" }, { type: "object" }];

const kinds = {
  collection: {
    id: text,
    system: flag,
    name: text,
    type: text,
    schema: { type: "array" },
    options: object,
    ...Object.fromEntries(commonRules.map((rule) => [rule, text])),
  },
  field: { id: text, name: text, type: text, system: flag, required: flag, unique: flag, options: object },
};

describe.each(["v0.8.0", "v0.22.21"] as const)("an import into %s", (version) => {
  let site: Awaited<ReturnType<typeof importSite>>;
  beforeAll(async () => {
    site = await importSite(version);
  });
  beforeEach(() => selectBackend(seriesOf(version)));
  afterAll(() => selectBackend("v0.8"));
  const sent = (list: readonly object[]) => site.imported(JSON.stringify({ collections: list, deleteMissing: false }));

  const samples: Readonly<Record<string, unknown>> = { string: "", boolean: false, array: [], object: {} };

  test("refuses a value of another type, as the backend does", async () => {
    const sound = { id: "fieldtext0", name: "text_0", type: "text" };
    const whole = { id: "collectionkinds", name: "kinds", type: "base", schema: [sound] };
    const others = (each: Readonly<Record<string, { type: string }>>): object[] =>
      Object.entries(each).flatMap(([key, kind]) =>
        Object.entries({ ...samples, number: 5 }).flatMap(([of, value]) =>
          of === kind.type ? [] : [{ [key]: value }],
        ),
      );
    const before = await site.stored();
    for (const list of [
      ...others(kinds.collection).map((each) => [{ ...whole, ...each }]),
      ...others(kinds.field).map((each) => [{ ...whole, schema: [{ ...sound, ...each }] }]),
    ]) {
      const { status, body } = await sent(list);
      expect({ list, status, body }).toEqual({ list, status: 400, body: unread });
      expect({ list, wrong: isUnreadable(readConfiguration(formatConfiguration(list))) }).toEqual({
        list,
        wrong: true,
      });
    }
    for (const schema of [[sound, null], [{ ...sound, name: undefined }], [{ ...sound, type: null }]])
      expect((await sent([{ ...whole, schema }])).status).toBe(400);
    expect(await site.stored()).toEqual(before);
  });

  const numbers = [0, 1, -1, 1.5, 9_007_199_254_740_992, 1e19];
  const odd = [...numbers, true, false, "", "2", "x", [], ["a"], ["a", null], [1], [[]], {}];
  const types = (): string[] => Object.keys(importFacts().fieldTypes);

  const options = (): object[] =>
    types().flatMap((type) =>
      [...Object.keys(optionsOfType(type)!), "unknown"].flatMap((key) =>
        [null, ...odd].map((value) => ({ type, options: { [key]: value } })),
      ),
    );

  test("accepts an option of a field if the backend does", async () => {
    // A refused name keeps the import from being stored.
    const unnamed = { id: "fieldtext0", name: "a b", type: "text" };
    for (const each of [...options(), ...types().map((type) => ({ type, options: null }))]) {
      const schema = [{ id: "fieldodd00", name: "odd", ...each }, unnamed];
      const list = [{ id: "collectionkinds", name: "kinds", type: "base", schema }];
      const { status, body } = await sent(list);
      const wrong = isUnreadable(readConfiguration(formatConfiguration(list)));
      expect({ each, status, wrong }).toEqual({ each, status: 400, wrong: body.includes(unreadableImport) });
    }
  });
});
