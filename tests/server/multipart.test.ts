import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { multipartBody, type Part } from "../../src/runtime/model/calls/multipart";
import { firstAdmin, freshBackend } from "./support";

interface Stored {
  id: string;
  title: string;
  papers: string[];
}

let backend: URL;
let token: string;

beforeAll(async () => {
  backend = await freshBackend(afterAll);
  token = await firstAdmin(backend);
  const options = { maxSelect: 3, maxSize: 100_000 };
  const schema = [
    { name: "title", type: "text" },
    { name: "papers", type: "file", options },
  ];
  await call("POST", "api/collections", JSON.stringify({ name: "boats", type: "base", schema }));
});

async function call(method: string, path: string, body: string | Blob): Promise<Stored> {
  const type = typeof body === "string" ? { "Content-Type": "application/json" } : {};
  const answer = await fetch(new URL(path, backend), { method, headers: { Authorization: token, ...type }, body });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Stored;
}

const create = (...parts: readonly Part[]): Promise<Stored> =>
  call("POST", "api/collections/boats/records", multipartBody(parts));

const fileOf = async ({ id }: Stored, name: string): Promise<Uint8Array> => {
  const answer = await fetch(new URL(`api/files/boats/${id}/${encodeURIComponent(name)}`, backend));
  return new Uint8Array(await answer.arrayBuffer());
};

test.each([
  ["line feeds", "one\ntwo\n\nthree\n"],
  ["the line ends of others", "one\r\ntwo\rthree\r\n"],
  ["blanks at both ends", " \t one \n "],
  [
    "what looks like the form around it",
    '--\r\n------form-00\r\nContent-Disposition: form-data; name="title"\r\n\r\nx',
  ],
  ["letters beyond the basic ones", "é ß 漢字 😀 \u202e\u0000"],
  ["nothing", ""],
])("a text with %s is stored byte for byte", async (_, title) => {
  expect(await create({ name: "title", value: title })).toMatchObject({ title });
});

test("whatever a text is, it is stored byte for byte, also beside a file", async () => {
  const unit = fc.oneof(fc.constantFrom(..."\r\n\"'-:; =a"), fc.string({ minLength: 1, maxLength: 1, unit: "binary" }));
  await fc.assert(
    fc.asyncProperty(fc.string({ unit, maxLength: 40 }), async (title) => {
      const file = { name: "papers", value: new Blob([title]), fileName: "paper.txt" };
      const stored = await create({ name: "title", value: title }, file);
      expect(stored.title).toBe(title);
      expect(await fileOf(stored, stored.papers[0]!)).toEqual(new TextEncoder().encode(title));
    }),
    { numRuns: 25 },
  );
});

test("a file is stored with all its bytes, under its name as the backend writes it", async () => {
  const bytes = Uint8Array.from({ length: 4096 }, (_, index) => index % 256);
  const stored = await create({ name: "papers", value: new Blob([bytes]), fileName: 'A "Log"\r\nof 1761.BIN' });
  expect(stored.papers).toEqual([expect.stringMatching(/^a_.*log.*1761_\w{10}\.BIN$/)]);
  expect(await fileOf(stored, stored.papers[0]!)).toEqual(bytes);
});

test("a file whose name has control characters is stored, and so is all that is sent with it", async () => {
  const file = { name: "papers", value: new Blob(["x"]), fileName: "a\u0000b\u0007\u001b[31m\u007f.txt" };
  const stored = await create({ name: "title", value: "kept" }, file);
  expect(stored).toMatchObject({ title: "kept", papers: [expect.stringMatching(/\.txt$/)] });
});

test("values of one name come one after the other, and an empty one deletes a stored file", async () => {
  const paper = (fileName: string): Part => ({ name: "papers", value: new Blob([fileName]), fileName });
  const stored = await create(paper("first.txt"), paper("second.txt"));
  expect(stored.papers).toHaveLength(2);
  const [first, second] = stored.papers;
  const changed = await call(
    "PATCH",
    `api/collections/boats/records/${stored.id}`,
    multipartBody([{ name: `papers.${first}`, value: "" }, paper("third.txt")]),
  );
  expect(changed.papers).toEqual([second, expect.stringMatching(/^third_/)]);
});
