import { expect, it } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import type { Version } from "../../../definitions/language/versions";
import type { Collection } from "../../../definitions/types/collection";
import { boxesOf, shownFields } from "../../../src/features/collections/diagram/diagram-model";
import { decodeBody } from "../../../src/backend/dialects/translate";
import { selectBackend } from "../../../src/backend/version/backend";

const stored = (name: string, type: string, more: object): object => ({
  id: `${name}_id`,
  name,
  type,
  system: false,
  ...more,
});
const old = (name: string, type: string, schema: object[]): object => stored(name, type, { schema });
const later = (name: string, type: string, fields: object[], more = {}): object =>
  stored(name, type, { fields, ...more });
const port = { type: "relation", options: { collectionId: "ports_id", maxSelect: 1, cascadeDelete: true } };
const ports = { type: "relation", collectionId: "ports_id", maxSelect: 999, cascadeDelete: false };

const read = (version: Version, list: object[]) => {
  selectBackend(version);
  return boxesOf(list.map((each) => decodeBody(calls.listCollections, each) as Collection));
};

it("has the relations of collections as v0.8 stores them", () => {
  const [first, second] = read("v0.8", [
    old("ports", "base", [{ id: "1", name: "title", type: "text", required: true, unique: true }]),
    old("boats", "base", [
      { id: "2", name: "home", required: false, unique: false, ...port },
      { id: "3", name: "owner", type: "user", required: false, unique: false, options: { maxSelect: 3 } },
    ]),
  ]);
  const home = { key: "boats_id.home", from: "boats_id", to: "ports_id", field: "home", many: false, cascade: true };
  expect(second!.out).toEqual([home]);
  expect(first!.in).toEqual([home]);
  expect(first!.fields.map(({ name, isKey, isUnique, isRequired }) => [name, isKey, isUnique, isRequired])).toEqual([
    ["id", true, false, false],
    ["title", false, true, true],
  ]);
  // The users that it points at are not among the collections.
  expect(second!.fields[2]!.relation).toMatchObject({ many: true, to: "_pb_users_auth_" });
});

it("has several values, unique indexes and what a view reads, as v0.40 stores them", () => {
  const boxes = read("v0.40", [
    later("ports", "base", [{ id: "0", name: "id", type: "text", system: true }]),
    later(
      "users",
      "auth",
      [
        { id: "1", name: "nick", type: "text", required: false },
        { id: "2", name: "ports", required: true, ...ports },
        { id: "3", name: "self", type: "relation", collectionId: "users_id", maxSelect: 0 },
      ],
      { indexes: ["CREATE UNIQUE INDEX `one` ON `users` (`nick`)"] },
    ),
    later("totals", "view", [], {
      viewQuery: "SELECT p.id -- from totals\nFROM (`ports` p LEFT JOIN users AS u ON u.ports = p.id)",
    }),
  ]);
  const [port_, users, totals] = boxes;
  expect(users!.out.map(({ to, many }) => [to, many])).toEqual([
    ["ports_id", true],
    ["users_id", false],
  ]);
  expect(users!.fields.filter(({ isUnique }) => isUnique).map(({ name }) => name)).toEqual(["email", "nick"]);
  expect(totals!.out.map(({ to, field }) => [to, field])).toEqual([
    ["ports_id", ""],
    ["users_id", ""],
  ]);
  expect(port_!.in.map(({ from }) => from)).toEqual(["users_id", "totals_id"]);
});

it.each([
  ["v0.8", ["username", "email"]],
  ["v0.22", ["username", "email"]],
  ["v0.40", ["email"]],
] as const)("marks the names of accounts as unique on %s", (version, names) => {
  const [accounts] = read(version, [old("accounts", "auth", [])]);
  expect(accounts!.fields.filter(({ isUnique }) => isUnique).map(({ name }) => name)).toEqual(names);
});

it("shows the id, relations, presentable fields and the first three by default", () => {
  const [box] = read("v0.40", [
    later("boats", "base", [
      ...["a", "b", "c", "d"].map((name) => ({ id: name, name, type: "text" })),
      { id: "e", name: "shown", type: "text", presentable: true },
      { id: "f", name: "home", ...ports, collectionId: "boats_id" },
    ]),
  ]);
  const names = (choice: "all" | "main" | "names") => shownFields(box!, choice).map(({ name }) => name);
  expect(names("main")).toEqual(["id", "a", "b", "c", "shown", "home"]);
  expect(names("all")).toHaveLength(7);
  expect(names("names")).toEqual([]);
});
