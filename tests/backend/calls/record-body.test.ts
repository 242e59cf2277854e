import { array, assert, asyncProperty, constantFrom, subarray, stringMatching, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { versions, type Version } from "../../../definitions/language/versions";
import { requestOf } from "../../../src/backend/calls/request";
import { RecordPayload } from "../../../src/backend/calls/record-body";
import { selectBackend } from "../../../src/backend/version/backend";

const textFile = (name: string): File => new File([`content of ${name}`], name, { type: "text/plain" });

/** The body of a record's save on a version. */
function bodyOn(version: Version, values: object, files: RecordPayload["files"] = []): unknown {
  selectBackend(version);
  const body = new RecordPayload(values as RecordPayload["values"], files);
  return requestOf(calls.saveRecord, { path: { collection: "boats", id: "1" }, body }).body;
}

const textOf = async (body: unknown): Promise<string> => {
  expect(body).toBeInstanceOf(Blob);
  return (await (body as Blob).text()).replaceAll(/form-[\da-f]{32}/g, "BOUNDARY");
};

const values = {
  "papers-": ["a.b.txt", "c.txt"],
  title: "007\none",
  rank: 1.5,
  done: true,
  none: null,
  tags: ["x", "y"],
  empty: [],
  one: ["null"],
  data: '{"a":[1]}',
};

const files = [
  ["papers+", textFile("d.txt")],
  ["papers+", textFile("e.txt")],
  ["photo+", textFile("p.txt")],
] as const;

const valuePart = (name: string, value: string): string =>
  `------BOUNDARY\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const filePart = (name: string, file: string): string =>
  `------BOUNDARY\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: text/plain\r\n\r\ncontent of ${file}\r\n`;

const end = "------BOUNDARY--\r\n";

describe("before parts of JSON", () => {
  const parts = [
    valuePart("papers.a.b.txt", "") + valuePart("papers.c.txt", ""),
    valuePart("title", "007\none") + valuePart("rank", "1.5") + valuePart("done", "true") + valuePart("none", ""),
    // A single value that looks like a list is sent twice; once, it would be read as that list.
    valuePart("tags", "x") + valuePart("tags", "y") + valuePart("empty", "") + valuePart("one", "null").repeat(2),
    valuePart("data", '{"a":[1]}'),
    filePart("papers", "d.txt") + filePart("papers", "e.txt") + filePart("photo", "p.txt"),
    end,
  ];

  it("writes each value as parts, and removes a file by a key with its name", async () => {
    expect(await textOf(bodyOn("v0.8", values, files))).toBe(parts.join(""));
    expect(await textOf(bodyOn("v0.20", values, files))).toBe(parts.join(""));
  });
});

it("writes values as one part of JSON from v0.21 on, with older file names", async () => {
  const { "papers-": _, ...others } = values;
  const json = JSON.stringify({ "papers.a.b.txt": null, "papers.c.txt": null, ...others });
  const expected = [valuePart("@jsonPayload", json), filePart("papers", "d.txt")];
  expect(await textOf(bodyOn("v0.21", values, files.slice(0, 1)))).toBe(expected.join("") + end);
});

it.each(["v0.23", "v0.40"] as const)("adds files by + and removes them by - on %s", async (version) => {
  const parts = [
    valuePart("@jsonPayload", JSON.stringify(values)),
    filePart("papers+", "d.txt") + filePart("papers+", "e.txt") + filePart("photo+", "p.txt"),
  ];
  expect(await textOf(bodyOn(version, values, files))).toBe(parts.join("") + end);
});

it("sends JSON alone where no file is added", () => {
  const sent = { "papers-": ["a.txt"], title: "x", tags: ["x-"], "rank-": 1 };
  expect(bodyOn("v0.8", sent)).toEqual({ "papers.a.txt": null, title: "x", tags: ["x-"], "rank-": 1 });
  expect(bodyOn("v0.22", sent)).toEqual({ "papers.a.txt": null, title: "x", tags: ["x-"], "rank-": 1 });
  expect(bodyOn("v0.40", sent)).toBe(sent);
});

it("leaves a body of values alone that says nothing of files", () => {
  const body = { title: "x", tags: ["a"] };
  for (const version of ["v0.8", "v0.40"] as const) {
    selectBackend(version);
    expect(requestOf(calls.addRecord, { path: { collection: "boats" }, body }).body).toEqual(body);
  }
});

/** The entries of a body in order: values, and files by name. */
async function entriesOf(body: unknown): Promise<[key: string, value: unknown, isFile: boolean][]> {
  if (!(body instanceof Blob)) return Object.entries(body as object).map(([key, value]) => [key, value, false]);
  const form = await new Response(body, { headers: { "Content-Type": body.type } }).formData();
  const entryOf = (key: string, value: unknown, isFile = false): [string, unknown, boolean] => [key, value, isFile];
  return [...form].flatMap(([key, value]) => {
    if (typeof value !== "string") return [entryOf(key, value.name, true)];
    if (key !== "@jsonPayload") return [entryOf(key, value)];
    return Object.entries(JSON.parse(value) as object).map(([name, inner]) => entryOf(name, inner));
  });
}

/** The files of "docs" after a save, as the backend treats its keys. */
async function savedFiles(version: Version, stored: readonly string[], body: unknown): Promise<string[]> {
  const entries = await entriesOf(body);
  const texts = entries.filter(([, , isFile]) => !isFile);
  const filesAt = (at: string): string[] =>
    entries.flatMap(([key, name, isFile]) => (isFile && key === at ? [String(name)] : []));
  // Such a key would replace or clear all stored files.
  expect(texts.map(([key]) => key)).not.toContain("docs");
  if (versions.indexOf(version) < versions.indexOf("v0.23")) {
    const kept = stored.filter((name) => !texts.some(([key, value]) => key === `docs.${name}` && !value));
    return [...kept, ...filesAt("docs")];
  }
  const removed = new Set(texts.flatMap(([key, names]) => (key === "docs-" ? (names as string[]) : [])));
  const replacing = filesAt("docs");
  const kept = replacing.length > 0 ? replacing : stored.filter((name) => !removed.has(name));
  return [...kept, ...filesAt("docs+")];
}

it("removes only the requested stored files", async () => {
  const aName = stringMatching(/^[\w+-]{1,4}(\.[a-z0-9-]{1,3}){0,2}$/);
  const stored = uniqueArray(aName, { maxLength: 6 });
  const saved = stored.chain((names) => subarray(names).map((removed) => ({ names, removed })));
  await assert(
    asyncProperty(constantFrom(...versions), saved, array(aName, { maxLength: 3 }), async (version, row, added) => {
      const { names, removed } = row;
      const uploads = added.map((name) => ["docs+", textFile(name)] as const);
      const sent = { ...(removed.length > 0 && { "docs-": removed }), title: "docs-", others: ["docs+"] };
      const kept = names.filter((name) => !removed.includes(name));
      expect(await savedFiles(version, names, bodyOn(version, sent, uploads))).toEqual([...kept, ...added]);
    }),
  );
});
