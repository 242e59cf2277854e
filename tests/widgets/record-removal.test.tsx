import { beforeEach, expect, test } from "vitest";
import type { Collection } from "../../definitions/types/collection";
import type { Field } from "../../definitions/types/field";
import { findRemoval } from "../../src/widgets/reviews/find-removal";
import { fakeBackend, type Asked, type FakeBackend } from "../support/fake-backend";
import { pageOf, storedCollections } from "../support/fixtures";
import { signedIn } from "../support/open";

beforeEach(signedIn);

const relation = (name: string, collectionId: string, options: object = {}, required = false): Field => ({
  id: name,
  name,
  type: "relation",
  required,
  unique: false,
  system: false,
  options: { collectionId, maxSelect: 1, cascadeDelete: false, ...options } as Field["options"],
});

const collection = (id: string, ...schema: Field[]): Collection => ({ ...storedCollections[0]!, id, name: id, schema });

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** A backend that finds records by the ids that a filter of relations names. */
function backendOf(collections: readonly Collection[], rows: Rows): FakeBackend {
  const backend = fakeBackend();
  backend.answers("listCollections", pageOf(collections, 1, 200));
  backend.answers("listRelated", ({ payload }: Asked) => {
    const terms = [...String(payload["filter"]).matchAll(/(\w+)\.id = "(\w+)"/g)];
    const found = rows[String(payload["collection"])]!.filter((row) =>
      terms.some(([, field, id]) => [row[field!]].flat().includes(id!)),
    );
    return pageOf(found, 1, 200);
  });
  return backend;
}

const cascade = { cascadeDelete: true };
const several = { maxSelect: null };

test("a deletion is followed from record to record, and ends where it comes back", async () => {
  const collections = [
    collection("a", relation("parent", "a", cascade)),
    collection("b", relation("of", "a", { ...cascade, ...several })),
  ];
  const rows = {
    a: [
      { id: "a1", parent: "a3" },
      { id: "a2", parent: "a1" },
      { id: "a3", parent: "a2" },
    ],
    b: [
      { id: "b1", of: ["a1", "a2"] },
      { id: "b2", of: ["a1", "a9"] },
    ],
  };
  backendOf(collections, rows);
  expect(await findRemoval("a", ["a1"])).toEqual({
    all: true,
    effects: [
      { kind: "deleted", collection: "a", field: "parent", count: 2 },
      { kind: "deleted", collection: "b", field: "of", count: 1 },
      { kind: "cleared", collection: "b", field: "of", count: 1 },
    ],
  });
});

test("what must relate to it stands in the way, and is told first", async () => {
  const collections = [
    collection("a"),
    collection("b", relation("may", "a")),
    collection("c", relation("must", "a", {}, true)),
    collection("d", relation("goes", "a", cascade, true)),
  ];
  backendOf(collections, {
    b: [{ id: "b1", may: "a1" }],
    c: [{ id: "c1", must: "a1" }],
    d: [{ id: "d1", goes: "a1" }],
  });
  const { effects } = await findRemoval("a", ["a1"]);
  expect(effects.map(({ kind, collection: of }) => `${kind} ${of}`)).toEqual(["refused c", "deleted d", "cleared b"]);
});

test("of very many the number is known, and that not all of them were followed", async () => {
  const backend = backendOf([collection("a"), collection("b", relation("may", "a"))], {});
  backend.answers("listRelated", { ...pageOf([{ id: "b1", may: "a1" }], 1, 200), totalItems: 5000 });
  expect(await findRemoval("a", ["a1"])).toEqual({
    all: false,
    effects: [{ kind: "cleared", collection: "b", field: "may", count: 5000 }],
  });
});

test("where nothing relates to it, nothing is asked for", async () => {
  const backend = backendOf([collection("a"), collection("b", relation("other", "c"))], {});
  expect(await findRemoval("a", ["a1"])).toEqual({ all: true, effects: [] });
  expect(backend.payloads("listRelated")).toEqual([]);
});
