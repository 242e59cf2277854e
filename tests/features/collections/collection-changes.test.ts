import { expect, test } from "vitest";
import type { Field, FieldTypeName } from "../../../definitions/types/field";
import {
  changesOf,
  mappedNameEdits,
  stricterLimits,
} from "../../../src/features/collections/consequences/collection-changes";
import { shipyard } from "../../support/rules";

const field = (type: FieldTypeName, options: object, more: Partial<Field> = {}): Field => {
  const plain = { id: "it", name: "it", type, required: false, unique: false, system: false };
  return { ...plain, ...options, ...more };
};

const stricter = (before: Field, after: Field): string[] =>
  stricterLimits({ ...shipyard.ports, fields: [before] }, { ...shipyard.ports, fields: [after] }).map(
    ({ option }) => option,
  );

test.each<[type: FieldTypeName, before: object, after: object, found: readonly string[]]>([
  ["text", { min: null, max: 9 }, { min: 3, max: 8 }, ["min", "max"]],
  ["text", { min: 3, max: 8 }, { min: 2, max: 9 }, []],
  ["text", { min: 3, max: 8 }, { min: "" }, []],
  ["number", { max: null }, { max: 0 }, ["max"]],
  ["date", { min: "", max: "2022-01-02 00:00:00.000Z" }, { min: "", max: "2022-01-01 00:00:00.000Z" }, ["max"]],
  ["select", { values: ["a", "b"], maxSelect: 2 }, { values: ["a", "c"], maxSelect: 1 }, ["values", "maxSelect"]],
  ["select", { values: ["a", "b"], maxSelect: 1 }, { values: ["b", "c", "a"], maxSelect: 2 }, []],
  ["relation", { maxSelect: null }, { maxSelect: 2 }, ["maxSelect"]],
  ["text", { pattern: "^a" }, { pattern: "^a$" }, ["pattern"]],
  ["email", { onlyDomains: null }, { onlyDomains: ["x.com"] }, ["onlyDomains"]],
  ["url", { exceptDomains: ["x.com"] }, { exceptDomains: ["x.com", "y.com"] }, ["exceptDomains"]],
  ["email", { onlyDomains: [], exceptDomains: null }, { onlyDomains: null, exceptDomains: [] }, []],
  ["file", { maxSelect: 2, maxSize: 9 }, { maxSelect: 2, maxSize: 1 }, []],
])("finds the stricter limits of %s from %j to %j: %j", (type, before, after, found) => {
  expect(stricter(field(type, before), field(type, after))).toEqual(found);
});

test("finds that required and unique are stricter", () => {
  const strict = field("text", {}, { required: true, unique: true });
  expect(stricter(field("text", {}), strict)).toEqual(["required", "unique"]);
  expect(stricter(strict, field("text", {}))).toEqual([]);
});

test("renames a provider's field, and drops indexes of a removed field", () => {
  const fields = [field("text", {}, { id: "a", name: "title" }), field("text", {}, { id: "b", name: "town" })];
  const indexes = ["CREATE INDEX i ON crew (town)", "CREATE INDEX j ON crew (title) WHERE title != 'town'"];
  const mappedFields = { name: "title", username: "town" };
  const before = { ...shipyard.ports, fields, indexes, oauth2: { enabled: true, providers: [], mappedFields } };
  const changes = changesOf(before, { ...before, fields: [{ ...fields[0]!, name: "label" }] });
  expect(mappedNameEdits(before, changes)).toEqual([["oauth2.mappedFields.name", "label"]]);
  expect(changes.removedIndexes).toEqual([indexes[0]]);
});

test("counts equal values of a new unique index, and blanks if it has them", () => {
  const [plain, partial] = ["", " WHERE `it` != ''"].map(
    (condition) => `CREATE UNIQUE INDEX a ON ports (\`it\`)${condition}`,
  );
  const before = { ...shipyard.ports, fields: [field("text", {})] };
  const counted = (indexes: string[], stored: string[] = []) =>
    stricterLimits({ ...before, indexes: stored }, { ...before, indexes }).map(({ option, breaks }) => [
      option,
      breaks!(["a", "a", "", ""]).length,
    ]);
  expect(counted([plain!])).toEqual([["uniqueIndex", 4]]);
  expect(counted([partial!])).toEqual([["uniqueIndex", 2]]);
  expect(counted([plain!], [partial!])).toEqual([]);
});

test("renames account options with their field", () => {
  const before = {
    ...shipyard.users,
    oauth2: { enabled: true, providers: [], mappedFields: { username: "ship", name: "role" } },
    passwordAuth: { enabled: true, identityFields: ["email", "role"] },
  };
  const after = {
    ...before,
    fields: before.fields.map((each) => (each.name === "role" ? { ...each, name: "rank" } : each)),
  };
  expect(mappedNameEdits(after, changesOf(before, after))).toEqual([
    ["oauth2.mappedFields.name", "rank"],
    ["passwordAuth.identityFields", ["email", "rank"]],
  ]);
  expect(mappedNameEdits(before, changesOf(before, before))).toEqual([]);
});
