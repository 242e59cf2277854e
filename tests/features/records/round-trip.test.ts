import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { recordPanel } from "../../support/product";
import { schemas } from "../../../definitions/schemas";
import { resolveLines } from "../../../src/runtime/model/form/resolve-lines";
import type { Schema, Schemas } from "../../../src/runtime/model/form/schema";
import { readRow } from "../../../src/features/records/transfer/model/check-rows";
import { fileFormats, type FileFormat } from "../../../src/features/records/transfer/model/exported-rows";
import { guessedTargets, importFields } from "../../../src/features/records/transfer/model/import-fields";
import type { FileRow } from "../../../src/features/records/transfer/model/imported-file";
import type { ReadMessage } from "../../../src/features/records/transfer/read-rows";
import { readRows } from "../../../src/features/records/transfer/read-rows";
import { textOfRows } from "../../../src/features/records/transfer/write-rows";

vi.setConfig({ testTimeout: 30_000 });

const several = { maxSelect: 9, values: ["a", "b, c", "=d"] };

const schema = [
  { name: "words", type: "text" },
  { name: "amount", type: "number" },
  { name: "active", type: "bool" },
  { name: "due", type: "date" },
  { name: "tags", type: "select", ...several },
  { name: "extra", type: "json" },
  { name: "others", type: "relation", maxSelect: null, collectionId: "c" },
].map((field) => ({ required: false, unique: false, ...field }));

const lines = resolveLines(recordPanel.fields.new, schemas.Account as Schema, schemas as Schemas, {
  type: "base",
  fields: schema,
});
const { fields, keys } = importFields(lines, recordPanel.imported!, {});
const names = fields.map(({ path }) => path);

const moment = fc.date({ min: new Date(0), max: new Date("9999-12-31T23:59:59.999Z"), noInvalidDate: true });

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.stringMatching(/^['=+\-@\t\r\n",; ]{0,4}[a-z]*$/),
  fc.constantFrom("'=1", "''", '"', "\uFEFFa", " a ", "a\r\nb", "null", "[1]", "{", "\uFFFFa", '"\uFFFF1"'),
);

const records = fc.array(
  fc.record({
    id: fc.stringMatching(/^[a-z0-9]{15}$/),
    words: hostile,
    amount: fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n)),
    active: fc.boolean(),
    due: fc.oneof(
      fc.constant(""),
      moment.map((at) => at.toISOString().replace("T", " ")),
    ),
    tags: fc.subarray(several.values),
    extra: fc.oneof(fc.jsonValue(), hostile),
    others: fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{15}$/), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 6 },
);

type Stored = Readonly<Record<string, unknown>> & { id: string };

function written(format: FileFormat, rows: readonly Stored[], shown: readonly string[] = names): Blob {
  const file = { format, names: shown, jsonNames: new Set(["extra"]) };
  // In two parts, like two pages.
  return new Blob([
    textOfRows(file, rows.slice(0, 1), true),
    textOfRows(file, rows.slice(1), false),
    fileFormats[format].after,
  ]);
}

async function read(file: Blob): Promise<Record<string, unknown>[]> {
  const messages: ReadMessage[] = [];
  await readRows(file, (message) => messages.push(message));
  const head = messages.flatMap((message) => ("head" in message ? [message.head] : []))[0];
  if (!head) throw new Error(JSON.stringify(messages));
  const rows = messages.flatMap((message): readonly FileRow[] => ("rows" in message ? message.rows : []));
  const targets = guessedTargets(head.columns, fields).map((path) =>
    path === undefined ? undefined : { path, by: "id" },
  );
  const setup = { mode: "create", key: "id", keepBlanks: false, madeUp: false, targets } as const;
  return rows.map((row) => {
    const { values, problems } = readRow({ ...head, setup, fields, keys }, row);
    expect(problems).toEqual([]);
    return Object.fromEntries(values);
  });
}

// A form sends JSON as a text, an empty one for no value.
const stored = ({ extra, ...rest }: Record<string, unknown>): Record<string, unknown> => ({
  ...rest,
  extra: extra === "" ? null : JSON.parse(String(extra)),
});

test.each(["csv", "json", "ndjson"] as const)("imports the same records that were exported as %s", async (format) => {
  await fc.assert(
    fc.asyncProperty(records, async (rows) => {
      const plain = JSON.parse(JSON.stringify(rows)) as Stored[];
      expect((await read(written(format, plain))).map(stored)).toEqual(plain);
    }),
    { numRuns: 150 },
  );
});

test.each([[["words"]], [["words", "due"]]])("imports records without values in %j from CSV", async (shown) => {
  const rows = ["a", "", "", "b", ""].map((words) => ({ id: "", words, due: "" }));
  expect((await read(written("csv", rows, shown))).map(({ words }) => words)).toEqual(rows.map(({ words }) => words));
});

test("keeps texts and names with the internal mark of long numbers", async () => {
  const extra = '{"\\uFFFFname":["\uFFFF1","\uFFFF\uFFFF","\\"\uFFFFx"],"digits":12345678901234567890}';
  const [row] = await read(new Blob([`[{"words":"\\uffff2","extra":${extra}}]`]));
  expect(row).toEqual({ words: "\uFFFF2", extra: extra.replace("\\uFFFF", "\uFFFF") });
});

test.each([
  ["nothing", "", { why: "empty" }],
  ["only names", "words,amount\r\n", { why: "empty" }],
  ["a duplicate name", "words,words\r\na,b", { why: "names", values: { name: "words" } }],
  ["an open quote", 'words\r\na\r\n"b', { why: "quote", values: { row: 3, most: "5,000,000" } }],
  ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d), { why: "binary" }],
])("rejects a file with %s", async (_, content, fault) => {
  const messages: ReadMessage[] = [];
  await readRows(new Blob([content]), (message) => messages.push(message));
  expect(messages.at(-1)).toEqual({ fault });
});

test("reads letters, quotes and line ends across pieces of a file", async () => {
  const row = '"é""\n,",é\r\n';
  const text = `words,amount\r\n${row.repeat(60_000)}`;
  let rows = 0;
  await readRows(new Blob([text]), (message) => {
    if ("fault" in message) throw new Error(JSON.stringify(message.fault));
    if (!("rows" in message)) return;
    rows += message.rows.length;
    for (const { cells } of message.rows)
      if (cells[0] !== 'é"\n,' || cells[1] !== "é") throw new Error(JSON.stringify(cells));
  });
  expect(rows).toBe(60_000);
});
