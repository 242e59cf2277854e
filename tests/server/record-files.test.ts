import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import type { RecordRow } from "../../definitions/types/record";
import { requestOf } from "../../src/backend/calls/request";
import { RecordPayload } from "../../src/backend/calls/record-body";
import { selectBackend } from "../../src/backend/version/backend";
import { seriesOf, versionsApart } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

interface Boat extends RecordRow, Readonly<Record<string, unknown>> {
  papers: string[];
  photo: string;
}

// Options are nested before v0.23 and flat since. Each version ignores the other ones.
const fields = [
  ["title", "text", {}],
  ["rank", "number", {}],
  ["ready", "bool", {}],
  ["data", "json", { maxSize: 10_000 }],
  ["tags", "select", { maxSelect: 3, values: ["a", "b", "null"] }],
  ["photo", "file", { maxSelect: 1, maxSize: 10_000 }],
  ["papers", "file", { maxSelect: 9, maxSize: 10_000 }],
].map(([name, type, options]) => ({ name, type, options, ...(options as object) }));

const file = (name: string): File => new File([`content of ${name}`], name, { type: "text/plain" });

/** Names with the random suffix that the backend adds. */
const named = (...names: string[]): unknown[] => names.map((name): unknown => expect.stringMatching(`^${name}_`));

describe.each(versionsApart)("records with files on %s", (version) => {
  let send: AdminCall;
  let boat: Boat;

  beforeAll(async () => {
    send = await freshApi(afterAll, { version });
    await send.done("POST", "api/collections", { name: "boats", type: "base", schema: fields, fields });
  });

  beforeEach(async () => {
    selectBackend(seriesOf(version));
    boat = await save({ title: "old" }, [
      ["papers+", file("alpha.txt")],
      ["papers+", file("bravo.txt")],
      ["photo+", file("picture.txt")],
    ]);
  });

  afterEach(() => selectBackend("v0.8"));

  function save(values: RecordPayload["values"], files: RecordPayload["files"] = [], id?: string): Promise<Boat> {
    const { method, path, body } = requestOf(id === undefined ? calls.addRecord : calls.saveRecord, {
      path: { collection: "boats", id: id ?? "" },
      body: new RecordPayload(values, files),
    });
    return send.done(method, path, body as object);
  }

  const change = (values: RecordPayload["values"], files: RecordPayload["files"] = []): Promise<Boat> =>
    save(values, files, boat.id);

  async function bytesOf(id: string, name: string): Promise<Uint8Array> {
    const answer = await fetch(new URL(`api/files/boats/${id}/${encodeURIComponent(name)}`, send.backend));
    return new Uint8Array(await answer.arrayBuffer());
  }

  it("stores the files of a new record in their order", () => {
    expect(boat).toMatchObject({
      title: "old",
      papers: named("alpha", "bravo"),
      photo: expect.stringMatching(/^picture_/),
    });
  });

  it("adds files behind the stored ones", async () => {
    const changed = await change({}, [
      ["papers+", file("charlie.txt")],
      ["papers+", file("delta.txt")],
    ]);
    expect(changed.papers).toEqual([...boat.papers, ...named("charlie", "delta")]);
    expect(new TextDecoder().decode(await bytesOf(boat.id, changed.papers[3]!))).toBe("content of delta.txt");
  });

  it("removes one file, removes and adds in one save, and replaces all", async () => {
    const [alpha, bravo] = boat.papers as [string, string];
    const rest = { photo: boat.photo };
    expect(await change({ "papers-": [alpha] })).toMatchObject({ papers: [bravo], ...rest });
    const charlie = await change({ title: "new", "papers-": [bravo] }, [["papers+", file("charlie.txt")]]);
    expect(charlie).toMatchObject({ title: "new", papers: named("charlie"), ...rest });
    const delta = await change({ "papers-": charlie.papers }, [["papers+", file("delta.txt")]]);
    expect(delta.papers).toEqual(named("delta"));
  });

  it("replaces a single file, whether it was removed or not", async () => {
    const removed = await change({ "photo-": [boat.photo] }, [["photo+", file("portrait.txt")]]);
    expect([removed.photo]).toEqual(named("portrait"));
    const replaced = await change({}, [["photo+", file("postcard.txt")]]);
    expect([replaced.photo]).toEqual(named("postcard"));
    expect(replaced.papers).toEqual(boat.papers);
    expect(await change({ "photo-": [replaced.photo] })).toMatchObject({ photo: "", papers: boat.papers });
  });

  it("ignores the removal of a deleted file", async () => {
    const changed = await change({ "papers-": ["gone.txt"] }, [["papers+", file("charlie.txt")]]);
    expect(changed.papers).toEqual([...boat.papers, ...named("charlie")]);
  });

  it("stores the values next to a file as without one", async () => {
    const full = { title: "007", rank: 1.5, ready: true, data: '{"a":[1,"x"]}', tags: ["b", "null"] };
    const empty = { title: "", rank: null, ready: false, data: "null", tags: [] };
    for (const values of [full, { ...full, title: "null", tags: ["null"] }, { ...full, title: "1.50" }, empty]) {
      const alone = await change(values);
      const beside = await save(values, [["photo+", file("portrait.txt")]]);
      for (const name of Object.keys(values)) expect([name, beside[name]]).toEqual([name, alone[name]]);
    }
    expect(await change(full)).toMatchObject({ ...full, data: { a: [1, "x"] } });
  });

  it("stores any text byte for byte next to a file with the same bytes", async () => {
    const unit = fc.oneof(fc.constantFrom(..."\r\n\"'-:; =a"), fc.string({ maxLength: 1, unit: "binary" }));
    const form = '--\r\n------form-00\r\nContent-Disposition: form-data; name="title"\r\n\r\nx';
    const examples = ["one\r\ntwo\rthree\n\n", " \t one \n ", form, "é ß 漢字 😀 \u202e\u0000", ""];
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 40 }), async (title) => {
        const stored = await save({ title }, [["papers+", new File([title], "paper.txt")]]);
        expect(stored.title).toBe(title);
        expect(await bytesOf(stored.id, stored.papers[0]!)).toEqual(new TextEncoder().encode(title));
      }),
      { numRuns: 25, examples: examples.map((each): [string] => [each]) },
    );
  });

  it.each([
    ["quotes and line ends", 'A "Log"\r\nof 1761.BIN', /^a_.*log.*1761_\w{10}\.BIN$/],
    ["control characters", "a\u0000b\u0007\u001b[31m\u007f.txt", /\.txt$/],
  ])("stores a file whose name has %s, and the values next to it", async (_, name, stored) => {
    const bytes = Uint8Array.from({ length: 4096 }, (_each, index) => index % 256);
    const made = await save({ title: "kept" }, [["papers+", new File([bytes], name)]]);
    expect(made).toMatchObject({ title: "kept", papers: [expect.stringMatching(stored)] });
    expect(await bytesOf(made.id, made.papers[0]!)).toEqual(bytes);
  });
});
