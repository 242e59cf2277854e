import { render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Collection } from "../../../definitions/types/collection";
import type { Field, FieldTypeName } from "../../../definitions/types/field";
import { readRelated } from "../../../src/features/records/data";
import { findRemoval } from "../../../src/features/records/removal/find-removal";
import { reviewRecordRemoval } from "../../../src/features/records/removal/RecordRemoval";
import { fakeBackend, type Asked, type FakeBackend } from "../../support/fake-backend";
import { pageOf, storedCollections } from "../../support/fixtures";
import { signedIn } from "../../support/open";
import { openRecord } from "../../support/open-record";

beforeEach(signedIn);

const fieldOf = (name: string, type: FieldTypeName, options: object = {}): Field => {
  const plain = { id: name, name, type, required: false, unique: false, system: false };
  return { ...plain, ...options };
};

const relation = (name: string, collectionId: string, options: object = {}): Field =>
  fieldOf(name, "relation", { collectionId, maxSelect: 1, cascadeDelete: false, ...options });

const collection = (id: string, ...fields: Field[]): Collection => ({ ...storedCollections[0]!, id, name: id, fields });

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** A backend that finds records by a filter of relation ids. */
function backendOf(rows: Rows): FakeBackend {
  const backend = fakeBackend();
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

test("follows cascading deletes from record to record, once each", async () => {
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
  backendOf(rows);
  expect(await findRemoval(collections, "a", ["a1"], readRelated)).toEqual({
    all: true,
    effects: [
      { kind: "deleted", collection: "a", field: "parent", count: 2 },
      { kind: "deleted", collection: "b", field: "of", count: 1 },
      { kind: "cleared", collection: "b", field: "of", count: 1 },
    ],
  });
});

test("lists required relations, which block the delete, first", async () => {
  const collections = [
    collection("a"),
    collection("b", relation("may", "a")),
    collection("c", relation("must", "a", { required: true })),
    collection("d", relation("goes", "a", { ...cascade, required: true })),
  ];
  backendOf({
    b: [{ id: "b1", may: "a1" }],
    c: [{ id: "c1", must: "a1" }],
    d: [{ id: "d1", goes: "a1" }],
  });
  const { effects, isBlocked } = await findRemoval(collections, "a", ["a1"], readRelated);
  expect(effects.map(({ kind, collection: of }) => `${kind} ${of}`)).toEqual(["refused c", "deleted d", "cleared b"]);
  expect(isBlocked).toBe(true);
  expect((await findRemoval(collections, "a", ["a1", "a2"], readRelated)).isBlocked).toBeUndefined();
});

test("reports that all but the last of several fields keep the id", async () => {
  const collections = [
    collection("a", relation("up", "a", cascade)),
    collection(
      "b",
      relation("one", "a"),
      relation("other", "c"),
      relation("any", "a", several),
      relation("three", "a", { maxSelect: 3 }),
    ),
  ];
  backendOf({
    a: [{ id: "a2", up: "a1" }],
    b: [
      { id: "b1", one: "a1", any: ["a1", "a9"], three: [] },
      { id: "b2", one: "a1", any: [], three: ["a1", "a9"] },
      { id: "b3", one: "a1", any: ["a9"], three: [] },
      { id: "b4", one: "", any: ["a1"], three: ["a9", "a1"] },
      // Each field of a deleted record is cleared.
      { id: "b5", one: "a2", any: ["a2", "a9"], three: [] },
    ],
  });
  const { effects } = await findRemoval(collections, "a", ["a1"], readRelated);
  expect(effects.map(({ kind, field, count }) => `${kind} ${field} ${count}`)).toEqual([
    "deleted up 1",
    "kept one 2",
    "kept any 1",
    "cleared one 2",
    "cleared any 2",
    "cleared three 2",
  ]);
});

test("counts very many records without following all", async () => {
  const collections = [collection("a"), collection("b", relation("may", "a"))];
  const backend = backendOf({});
  backend.answers("listRelated", { ...pageOf([{ id: "b1", may: "a1" }], 1, 200), totalItems: 5000 });
  expect(await findRemoval(collections, "a", ["a1"], readRelated)).toEqual({
    all: false,
    effects: [{ kind: "cleared", collection: "b", field: "may", count: 5000 }],
  });
});

test("requests nothing without relations to the record", async () => {
  const collections = [collection("a"), collection("b", relation("other", "c"))];
  const backend = backendOf({});
  expect(await findRemoval(collections, "a", ["a1"], readRelated)).toEqual({ all: true, effects: [] });
  expect(backend.payloads("listRelated")).toEqual([]);
});

test("names the records that prevent a deletion, and offers none", async () => {
  const contracts = collection("contracts", relation("of", "sailors00000000", { required: true }));
  const backend = fakeBackend([...storedCollections, contracts]);
  const found = pageOf([{ id: "contract0000001", of: "record000000001" }], 1, 200);
  backend.answers("listRelated", ({ payload }: Asked) =>
    payload["collection"] === "contracts" ? { ...found, totalItems: 7 } : pageOf([], 1, 200),
  );
  const { user } = await openRecord("record000000001", backend);
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog", { name: "This record cannot be deleted." });
  within(question).getByText(/^7 records of contracts require a value in of: nothing can be deleted/);
  const texts = (role: string) =>
    within(question)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(texts("listitem")).toEqual(["contract0000001", "And 6 more"]);
  expect(texts("button")).toEqual(["Close"]);
  await user.click(within(question).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("counts the deleted files of rows and of a form", async () => {
  const album = collection("a", fieldOf("cover", "file"), fieldOf("pages", "file"), fieldOf("title", "text"));
  fakeBackend().answers("listCollections", pageOf([album], 1, 200));
  const row = (id: string, values: object) => {
    return { id, collectionId: "a", title: "One", cover: "", pages: [], ...values };
  };
  const reviewed = async (stored: unknown): Promise<string | null> => {
    const { container, unmount } = render((await reviewRecordRemoval(stored))?.body);
    const { textContent } = container;
    unmount();
    return textContent;
  };
  const both = ["2.png", "3.png"];
  for (const [stored, text] of [
    [[row("a1", { cover: "1.png" }), row("a2", { pages: both })], "Their 3 files are also deleted."],
    [[row("a1", {}), row("a2", { cover: "1.png" })], "Their file is also deleted."],
    [[row("a1", { pages: both })], "Its 2 files are also deleted."],
    [row("a1", { cover: { names: ["1.png"], removed: [], added: [] } }), "Its file is also deleted."],
    [[row("a1", {}), row("a2", {})], ""],
  ])
    expect(await reviewed(stored)).toBe(text);
});
