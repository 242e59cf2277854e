import { expect, test } from "vitest";
import type { Collection } from "../../../definitions/types/collection";
import {
  filterProblem,
  pickerFilters,
  searchedKeys,
  titledFirst,
} from "../../../src/features/records/model/picker-search";
import { expandOfTitle, recordTitle } from "../../../src/features/records/model/record-title";
import { fieldTypes } from "../../support/product";

const marked = (type: string, name = "shown", options = {}) => ({ name, type, presentable: true, ...options });
const plain = (name: string, type = "text") => ({ name, type });

test("names a record by its first title field, or by its id", () => {
  expect(recordTitle({ id: "1", name: "Ada", title: "Admiral" })).toBe("Admiral");
  expect(recordTitle({ id: "1", title: " ", name: 5, username: "ada" })).toBe("5");
  expect(recordTitle({ id: "1", title: "" })).toBe("1");
  expect(recordTitle({ id: "1", word: "Ahoy" }, { fields: [plain("word")] })).toBe("Ahoy");
  const full = { fields: [marked("text", "full")] };
  expect(recordTitle({ id: "1", title: "Admiral", full: "Ada Lovelace" }, full)).toBe("Ada Lovelace");
});

test.each([
  ["text", "Ada", "Ada"],
  ["number", 2024, "2024"],
  ["number", 0, "0"],
  ["bool", false, "False"],
  ["email", "a@b.co", "a@b.co"],
  ["date", "2024-05-01 00:00:00.000Z", "2024-05-01"],
  ["date", "2024-05-01 10:30:00.000Z", "2024-05-01 10:30:00"],
  ["select", ["news", "sport"], "news, sport"],
  ["json", { a: [1] }, '{"a":[1]}'],
  ["json", null, "id"],
  ["file", ["a.png", "b.png"], "a.png, b.png"],
  ["geoPoint", { lon: 13.405, lat: 52.52 }, "52.52, 13.405"],
  ["editor", "<p>Tom &amp; <b>Jerry</b></p><p>&nbsp;</p>", "Tom & Jerry"],
  ["later", { x: 1 }, '{"x":1}'],
  ["relation", "third0000000001", "id"],
  ["relation", ["third0000000001"], "id"],
  ["user", "third0000000001", "id"],
])("names a record by its presentable %s %j: %s", (type, shown, title) => {
  expect(recordTitle({ id: "id", shown }, { fields: [marked(type)] })).toBe(title);
});

test.each([
  ["<".repeat(20), "<".repeat(20)],
  ["1 < 2 &lt; <i>3</i>", "1 < 2 < 3"],
  [`<p>Tom</p>${'<img src="x">'.repeat(10_000)}`, "Tom"],
  [`<p>Tom</p><img src="${"x".repeat(50_000)}">`, "Tom"],
])("reads the text of HTML %#", (shown, title) => {
  expect(recordTitle({ id: "id", shown }, { fields: [marked("editor")] })).toBe(title);
});

test("reads HTML with very many open brackets quickly", () => {
  const start = performance.now();
  const title = recordTitle({ id: "id", shown: "<".repeat(1_000_000) }, { fields: [marked("editor")] });
  expect(title).toBe(`${"<".repeat(200)}…`);
  expect(performance.now() - start).toBeLessThan(1000);
});

test("never takes a link in a field with a usual title for a title", () => {
  expect(recordTitle({ id: "id", label: "third0000000001" }, { fields: [plain("label", "relation")] })).toBe("id");
});

const persons = { id: "persons", fields: [marked("text", "first"), marked("text", "last")] };
const clubs = { id: "clubs", fields: [plain("name")] };
const subs = {
  id: "subs",
  fields: [marked("relation", "person", { collectionId: "persons" }), marked("number", "year")],
};
const teams = { id: "teams", fields: [marked("relation", "clubs", { collectionId: "clubs" })] };
const all = [persons, clubs, subs, teams];

test("joins all presentable values, and follows relations", () => {
  const person = { id: "p", collectionId: "persons", first: "Ada", last: "Lovelace" };
  expect(recordTitle(person, persons, all)).toBe("Ada Lovelace");
  expect(expandOfTitle(subs, all)).toBe("person");
  expect(expandOfTitle(persons, all)).toBeUndefined();
  const seats = { id: "seats", fields: [marked("relation", "sub", { collectionId: "subs" })] };
  expect(expandOfTitle(seats, all)).toBe("sub,sub.person");
  expect(
    recordTitle({ id: "x", expand: { sub: { collectionId: "subs", year: 7, expand: { person } } } }, seats, all),
  ).toBe("Ada Lovelace 7");
  expect(recordTitle({ id: "s", person: "p", year: 2024, expand: { person } }, subs, all)).toBe("Ada Lovelace 2024");
  expect(recordTitle({ id: "s", person: "p", year: 2024 }, subs, all)).toBe("2024");
  const expand = { clubs: [1, 2, 3, 4].map((n) => ({ id: `${n}`, collectionId: "clubs", name: `Club ${n}` })) };
  expect(recordTitle({ id: "t", clubs: ["1"], expand }, teams, all)).toBe("Club 1, Club 2, Club 3");
  expect(recordTitle({ id: "t", expand: { clubs: [{ id: "c", collectionId: "clubs", name: "" }] } }, teams, all)).toBe(
    "t",
  );
});

test("shows presentable system fields of accounts", () => {
  const users = { id: "users", presentable: ["email"], fields: [plain("name")] };
  expect(recordTitle({ id: "u", name: "Ada", email: "ada@b.co" }, users)).toBe("ada@b.co");
});

const keysOf = (collection: object) =>
  searchedKeys({ type: "base", ...collection } as Collection, all as unknown as Collection[], fieldTypes);

test("searches the fields of titles first, also those of related records", () => {
  expect(keysOf({ fields: [plain("note"), plain("tags", "json"), marked("number", "year")] })).toEqual([
    "year",
    "note",
  ]);
  expect(keysOf(subs)).toEqual(["person.first", "person.last", "year"]);
  expect(keysOf(teams)).toEqual(["clubs.name"]);
  expect(keysOf({ type: "auth", fields: [plain("name")] })).toEqual(["name", "username", "email"]);
});

test.each([
  ["Song 5", ['title ~ "Song 5" || id="Song 5"', 'title ~ "Song" && (title ~ "5")']],
  ["Song", ['title ~ "Song" || id="Song"']],
  [' "Song 5" ', ['title ~ "Song 5"']],
  ["it's", ['title ~ "it\'s"']],
  ["", [""]],
  ["year > 2020 && title ~ 'a'", ["year > 2020 && title ~ 'a'"]],
])("finds what %j names before what has all of its words", (typed, filters) => {
  expect(pickerFilters(typed, ["title"])).toEqual(filters);
});

test("explains a filter that the backend would refuse", () => {
  const collection = { ...subs, id: "subs" } as Collection;
  const problem = (typed: string, isRefused = false) => filterProblem(typed, collection, isRefused);
  expect(problem("just words")).toBeUndefined();
  expect(problem('year > 1 && person.first ~ "a"', true)).toBeUndefined();
  expect(problem("year >")).toMatch(/^At character 6: /);
  expect(problem("yaer > 1")).toBeUndefined();
  expect(problem("yaer > 1", true)).toBe('At character 1: Unknown field "yaer".');
});

test("finds records without texts by their complete id only", () => {
  expect(pickerFilters("one two", [])).toEqual(['id="one two"']);
});

test("puts matching titles in front", () => {
  const items = ["Ballad", "Song 50", "Song 5"].map((title) => ({ title }));
  expect(titledFirst(items, "song 5").map(({ title }) => title)).toEqual(["Song 5", "Song 50", "Ballad"]);
});
