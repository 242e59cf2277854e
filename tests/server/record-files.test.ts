import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import type { Version } from "../../definitions/language/versions";
import type { RecordRow } from "../../definitions/types/record";
import { startBackend } from "../../server/backend";
import { getBackend } from "../../server/binary";
import { builtVersions } from "../../server/built-versions.mjs";
import { hasSuperusers, makeFirstAdmin, signInAs, fetchVersionOrOldest } from "../../server/first-admin";
import { freePort } from "../../server/port";
import { requestOf } from "../../src/runtime/model/calls/request";
import { RowParts } from "../../src/runtime/model/calls/row-body";
import { selectBackend } from "../../src/runtime/model/version/backend";
import { account, temporaryFolder } from "./support";

interface Boat extends RecordRow, Readonly<Record<string, unknown>> {
  papers: string[];
  photo: string;
}

// Options are nested before v0.23 and flat since: the backend ignores the other ones.
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

/** Names with the random end that the backend gives them. */
const named = (...names: string[]): unknown[] => names.map((name): unknown => expect.stringMatching(`^${name}_`));

describe.each(builtVersions)("on %s", (version) => {
  let backend: URL;
  let token: string;
  let boat: Boat;

  beforeAll(async () => {
    const started = await startBackend(
      await getBackend({ version }),
      await freePort(),
      await temporaryFolder(afterAll),
    );
    afterAll(started.stop);
    await started.ready;
    backend = started.url;
    const needsLink = hasSuperusers(await fetchVersionOrOldest(backend.origin));
    await makeFirstAdmin(backend.origin, account, needsLink ? await started.installToken : "");
    ({ token } = await signInAs(backend.origin, account));
    await request("POST", "api/collections", { name: "boats", type: "base", schema: fields, fields });
  });

  beforeEach(async () => {
    selectBackend(version.replace(/\.\d+$/, "") as Version);
    boat = await save({ title: "old" }, [
      ["papers+", file("alpha.txt")],
      ["papers+", file("bravo.txt")],
      ["photo+", file("picture.txt")],
    ]);
  });

  afterEach(() => selectBackend("v0.8"));

  async function request(method: string, path: string, body?: unknown): Promise<unknown> {
    const isJson = !(body instanceof Blob);
    const answer = await fetch(new URL(path, backend), {
      method,
      headers: { Authorization: token, ...(isJson && { "Content-Type": "application/json" }) },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  }

  async function save(values: RowParts["values"], files: RowParts["files"] = [], id?: string): Promise<Boat> {
    const path = { collection: "boats", id: id ?? "" };
    const sent = requestOf(id === undefined ? calls.addRecord : calls.saveRecord, {
      path,
      body: new RowParts(values, files),
    });
    return (await request(sent.method, sent.path, sent.body)) as Boat;
  }

  const change = (values: RowParts["values"], files: RowParts["files"] = []): Promise<Boat> =>
    save(values, files, boat.id);

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
    const answer = await fetch(new URL(`api/files/boats/${boat.id}/${changed.papers[3]}`, backend));
    expect(await answer.text()).toBe("content of delta.txt");
  });

  it("removes one stored file", async () => {
    expect(await change({ "papers-": [boat.papers[0]] })).toMatchObject({
      papers: [boat.papers[1]],
      photo: boat.photo,
    });
  });

  it("removes one file and adds another in one save", async () => {
    const changed = await change({ title: "new", "papers-": [boat.papers[1]] }, [["papers+", file("charlie.txt")]]);
    expect(changed).toMatchObject({ title: "new", papers: [boat.papers[0], ...named("charlie")], photo: boat.photo });
  });

  it("removes all files and adds one in one save", async () => {
    const changed = await change({ "papers-": boat.papers }, [["papers+", file("charlie.txt")]]);
    expect(changed.papers).toEqual(named("charlie"));
  });

  it("replaces a single file, whether it was removed or not", async () => {
    const removed = await change({ "photo-": [boat.photo] }, [["photo+", file("portrait.txt")]]);
    expect([removed.photo]).toEqual(named("portrait"));
    const replaced = await change({}, [["photo+", file("postcard.txt")]]);
    expect([replaced.photo]).toEqual(named("postcard"));
    expect(replaced.papers).toEqual(boat.papers);
    expect(await change({ "photo-": [replaced.photo] })).toMatchObject({ photo: "", papers: boat.papers });
  });

  it("ignores a removal of a file that is gone", async () => {
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
});
