import { expect, test } from "vitest";
import { screens } from "../../../support/product";
import { usersCollection } from "../../../../definitions/backend/backend-names";
import { columnsOf } from "../../../../src/runtime/model/table/columns";
import { itemNamed, matchingItems, sortItems } from "../../../../src/runtime/model/table/sidebar-items";
import { joinFilters } from "../../../../src/backend/filter/join-filters";
import { selectBackend } from "../../../../src/backend/version/backend";
import { readSort, stableSort } from "../../../../src/runtime/model/table/sort";
import { storedCollections } from "../../../support/fixtures";

const { columns } = screens.collections;
const list = screens.collections.sidebar!;
const [base, auth] = storedCollections;
const names = (entry: unknown) => columnsOf(columns, entry).map(({ name }) => name);

test("shows the fields of a base collection between id and dates", () => {
  expect(names(base)).toEqual(["id", "a_text", "created", "updated"]);
});

test("shows username and email of an auth collection after the id", () => {
  expect(names(auth).slice(0, 4)).toEqual(["id", "username", "email", "a_text"]);
});

test("remembers a field's column by the id of the field", () => {
  const [id, text] = columnsOf(columns, base);
  expect(id).toMatchObject({ id: "@id", cell: "id", fixed: false });
  expect(text).toMatchObject({ id: "fieldtext", cell: "text", icon: "text", fixed: false });
});

test("knows the collection that a relation leads to", () => {
  const column = columnsOf(columns, auth).find(({ name }) => name === "a_relation");
  expect(column?.relatedTo).toBe("ports0000000000");
});

test("leads the legacy type of users to the accounts", () => {
  const owned = { ...base, fields: [{ id: "x", name: "owner", type: "user", maxSelect: 1 }] };
  expect(columnsOf(columns, owned)[1]!.relatedTo).toBe(usersCollection);
});

test("shows a field of an unknown type as text", () => {
  const strange = { ...base, fields: [{ id: "x", name: "shape", type: "polygon" }] };
  expect(columnsOf(columns, strange)[1]).toMatchObject({
    name: "shape",
    cell: "text",
    icon: "unknown",
  });
});

test("shows the fixed columns of a collection without fields", () => {
  expect(names({ type: "base", fields: null })).toEqual(["id", "created", "updated"]);
});

const entry = (id: string, type: string, name = id) => ({ id, type, name });

test("sorts auth before single before base before unknown types", () => {
  const entries = [
    entry("1", "base"),
    entry("2", "view"),
    entry("3", "auth"),
    entry("4", "single"),
    entry("5", "auth"),
  ];
  expect(sortItems(entries, list, { isByName: false, pins: [] }).map(({ id }) => id)).toEqual([
    "3",
    "5",
    "4",
    "1",
    "2",
  ]);
  expect(entries[0]?.id).toBe("1");
});

test("sorts by name, with pins first and system collections last", () => {
  const sidebar = { ...list, closed: { flag: "system", label: "System" } };
  const system = { ...entry("4", "auth", "_superusers"), system: true };
  const entries = [entry("1", "view", "b10"), entry("2", "base", "b9"), entry("3", "auth", "C"), system];
  const sorted = (pins: string[]) => sortItems(entries, sidebar, { isByName: true, pins }).map(({ id }) => id);
  expect(sorted([])).toEqual(["2", "1", "3", "4"]);
  expect(sorted(["4", "3"])).toEqual(["4", "3", "2", "1"]);
});

test("finds by a part of the name in any case, or by the complete id", () => {
  const entries = [entry("abc123", "base", "Harbour masters"), entry("def456", "auth", "sailors")];
  const ids = (search: string) => matchingItems(entries, search, list).map(({ id }) => id);
  expect(ids("HARBOURm")).toEqual(["abc123"]);
  expect(ids(" s a i ")).toEqual(["def456"]);
  expect(ids(" abc123 ")).toEqual(["abc123"]);
  expect(ids("abc12")).toEqual([]);
  expect(ids("")).toEqual(["abc123", "def456"]);
});

test("opens an item by its id before its name", () => {
  const entries = [entry("abc123", "base", "def456"), entry("def456", "auth", "sailors")];
  const named = (name: string) => itemNamed(entries, name, list)?.id;
  expect(["def456", "sailors", "Sailors"].map(named)).toEqual(["def456", "def456", undefined]);
});

test('brackets an "or" and ends a comment where "and" binds first', () => {
  selectBackend("v0.20");
  expect(joinFilters("a = 1 || b = 2", "c = 3")).toBe("(a = 1 || b = 2) && c = 3");
  expect(joinFilters("a = 1 // why", "c = 3")).toBe("a = 1 // why\n && c = 3");
  expect(joinFilters("a = 1 || b = 2")).toBe("a = 1 || b = 2");
});

test('joins filters by "and" in order, without needless brackets', () => {
  expect(joinFilters("a = 1 || b = 2", "c = 3")).toBe("a = 1 || b = 2 && c = 3");
  expect(joinFilters(" a = 1 ", "", "  ")).toBe("a = 1");
  expect(joinFilters("", "c = 3", "d = 4")).toBe("c = 3 && d = 4");
  expect(joinFilters("")).toBe("");
});

test("reads a sort with either sign or none", () => {
  expect(readSort("-created")).toEqual({ name: "created", descending: true });
  expect(readSort("+created")).toEqual({ name: "created", descending: false });
  expect(readSort("created")).toEqual({ name: "created", descending: false });
});

test("sorts equal rows by id", () => {
  expect(stableSort("-created")).toBe("-created,-id");
  expect(stableSort("+id")).toBe("+id");
});
