import { expect, onTestFinished, test } from "vitest";
import { screens } from "../../support/product";
import { usersCollection } from "../../../definitions/backend/names";
import { columnsOf } from "../../../src/runtime/model/table/columns";
import { itemNamed, matchingItems, sortItems } from "../../../src/runtime/model/table/sidebar-items";
import { joinFilters } from "../../../src/runtime/model/filter/join-filters";
import { selectBackend } from "../../../src/runtime/model/version/backend";
import { readSort, stableSort } from "../../../src/runtime/model/table/sort";
import { storedCollections } from "../../support/fixtures";

const { columns } = screens.collections;
const list = screens.collections.sidebar!;
const [base, auth] = storedCollections;
const names = (entry: unknown) => columnsOf(columns, entry).map(({ name }) => name);

test("a base collection has its fields between id and dates", () => {
  expect(names(base)).toEqual(["id", "a_text", "created", "updated"]);
});

test("an auth collection has username and email after the id", () => {
  expect(names(auth).slice(0, 4)).toEqual(["id", "username", "email", "a_text"]);
});

test("a field's column is remembered by the field's id, the others by their name", () => {
  const [id, text] = columnsOf(columns, base);
  expect(id).toMatchObject({ id: "@id", cell: "id", fixed: true });
  expect(text).toMatchObject({ id: "fieldtext", cell: "text", icon: "text", fixed: false });
});

test("a field's column knows the collection that its values are of", () => {
  const column = columnsOf(columns, auth).find(({ name }) => name === "a_relation");
  expect(column?.relatedTo).toBe("ports0000000000");
});

test("a field of the legacy type of users leads to the accounts", () => {
  const owned = { ...base, fields: [{ id: "x", name: "owner", type: "user", maxSelect: 1 }] };
  expect(columnsOf(columns, owned)[1]!.relatedTo).toBe(usersCollection);
});

test("a field of an unknown type is shown as text", () => {
  const strange = { ...base, fields: [{ id: "x", name: "shape", type: "polygon" }] };
  expect(columnsOf(columns, strange)[1]).toMatchObject({
    name: "shape",
    cell: "text",
    icon: "unknown",
  });
});

test("a collection without fields has the fixed columns", () => {
  expect(names({ type: "base", fields: null })).toEqual(["id", "created", "updated"]);
});

const entry = (id: string, type: string, name = id) => ({ id, type, name });

test("auth comes first, then single, then base, then what is unknown; inside a kind as they came", () => {
  const entries = [
    entry("1", "base"),
    entry("2", "view"),
    entry("3", "auth"),
    entry("4", "single"),
    entry("5", "auth"),
  ];
  expect(sortItems(entries, list).map(({ id }) => id)).toEqual(["3", "5", "4", "1", "2"]);
  expect(entries[0]?.id).toBe("1");
});

test("a search finds by a part of the name, whatever its case and spaces, or by the whole id", () => {
  const entries = [entry("abc123", "base", "Harbour masters"), entry("def456", "auth", "sailors")];
  const ids = (search: string) => matchingItems(entries, search, list).map(({ id }) => id);
  expect(ids("HARBOURm")).toEqual(["abc123"]);
  expect(ids(" s a i ")).toEqual(["def456"]);
  expect(ids(" abc123 ")).toEqual(["abc123"]);
  expect(ids("abc12")).toEqual([]);
  expect(ids("")).toEqual(["abc123", "def456"]);
});

test("an address names an item by its id, even where another one is called so, or by its name", () => {
  const entries = [entry("abc123", "base", "def456"), entry("def456", "auth", "sailors")];
  const named = (name: string) => itemNamed(entries, name, list)?.id;
  expect(["def456", "sailors", "Sailors"].map(named)).toEqual(["def456", "def456", undefined]);
});

test("where an and is joined first, an or before it stands in brackets, and a remark ends", () => {
  selectBackend("v0.20");
  onTestFinished(() => selectBackend("v0.8"));
  expect(joinFilters("a = 1 || b = 2", "c = 3")).toBe("(a = 1 || b = 2) && c = 3");
  expect(joinFilters("a = 1 // why", "c = 3")).toBe("a = 1 // why\n && c = 3");
  expect(joinFilters("a = 1 || b = 2")).toBe("a = 1 || b = 2");
});

test("filters are joined by and, in their order, without brackets where none are needed", () => {
  expect(joinFilters("a = 1 || b = 2", "c = 3")).toBe("a = 1 || b = 2 && c = 3");
  expect(joinFilters(" a = 1 ", "", "  ")).toBe("a = 1");
  expect(joinFilters("", "c = 3", "d = 4")).toBe("c = 3 && d = 4");
  expect(joinFilters("")).toBe("");
});

test("a sort is read with either sign or none", () => {
  expect(readSort("-created")).toEqual({ name: "created", descending: true });
  expect(readSort("+created")).toEqual({ name: "created", descending: false });
  expect(readSort("created")).toEqual({ name: "created", descending: false });
});

test("rows that are alike keep their order from page to page", () => {
  expect(stableSort("-created")).toBe("-created,-id");
  expect(stableSort("+id")).toBe("+id");
});
