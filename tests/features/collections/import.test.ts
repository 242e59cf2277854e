import { expect, test } from "vitest";
import { Failure } from "../../../src/runtime/model/calls/failure";
import { applyAdaptations } from "../../../src/features/collections/model/adapt";
import {
  afterImport,
  wholeCollection,
  type WholeCollection,
} from "../../../src/features/collections/model/after-import";
import { changesBetween, deletionsIn } from "../../../src/features/collections/model/compare";
import type { Exchanged } from "../../../src/features/collections/model/configuration";
import { diffOf, countDifferences } from "../../../src/features/collections/model/diff";
import { findingsIn } from "../../../src/features/collections/model/findings";
import { hasOtherIds, withOriginalIds } from "../../../src/features/collections/model/original-ids";
import { importRefusal } from "../../../src/features/collections/model/refusal";
import { summaryOf } from "../../../src/features/collections/model/summary";
import { alignedLines } from "../../../src/features/collections/import/aligned-lines";
import { field, made } from "./configurations";

const whole = (given: Exchanged): WholeCollection => wholeCollection(given);

const [title, flag] = [field("title", "title"), field("flag", "flag")];
const boats = made("boats", "boats", [title, flag]);
const ports = made("ports", "ports", [field("town", "town")]);
const stored = whole(boats);
const current: readonly WholeCollection[] = [stored, whole(ports)];

const told = (list: readonly Exchanged[], deleteMissing = true): string[] =>
  changesBetween(current, afterImport(current, list, deleteMissing)).flatMap((change) =>
    summaryOf(change).map(({ says, values }) => [says, ...Object.values(values)].join(" ")),
  );

test("without the switch what is missing stays, collections and fields", () => {
  const list = [made("boats", "boats", [field("flag", "colours")])];
  expect(afterImport(current, list, false).map(({ id, fields }) => [id, fields.map(({ name }) => name)])).toEqual([
    ["ports", ["town"]],
    ["boats", ["title", "colours"]],
  ]);
  expect(told(list, false)).toEqual(["fieldRenamed flag colours"]);
  expect(deletionsIn(changesBetween(current, afterImport(current, list, false)))).toEqual([]);
});

test("the order of fields alone is no change", () => {
  expect(told([{ ...boats, fields: [flag, title] }, ports])).toEqual([]);
  expect(told([{ ...boats, name: "ships", fields: [flag, title] }, ports])).toEqual([
    "renamed boats ships",
    "reordered",
  ]);
});

test("an empty list where there was none, or none where there was an empty one, is no change", () => {
  const crew = (none: [] | null): Exchanged =>
    made(
      "crew",
      "crew",
      [
        field("mail", "mail", { type: "email", options: { exceptDomains: none, onlyDomains: none } }),
        field("papers", "papers", { type: "file", options: { maxSelect: 1, mimeTypes: none, thumbs: none } }),
      ],
      { type: "auth", options: { exceptEmailDomains: none, onlyEmailDomains: none } },
    );
  for (const [before, after] of [
    [crew([]), crew(null)],
    [crew(null), crew([])],
  ] as const)
    expect(changesBetween([whole(before)], afterImport([whole(before)], [after], true))).toEqual([]);
});

test("a field of the same name under another id is made anew, and its values go", () => {
  expect(told([{ ...boats, fields: [title, field("other", "flag")] }, ports])).toEqual([
    "fieldReplaced flag text text",
  ]);
  const list = [{ ...boats, fields: [title, field("other", "flag", { type: "number" })] }, ports];
  expect(told(list)).toEqual(["fieldRetyped flag text number"]);
  expect(deletionsIn(changesBetween(current, afterImport(current, list, true)))).toMatchObject([
    { collection: "boats", field: { id: "flag" } },
  ]);
});

test("what no filter can name is not counted", () => {
  const before = whole(made("boats", "boats", [field("title", "2nd"), field("flag", "flag")]));
  const facts = summaryOf({ kind: "changed", before, after: { ...before, fields: [] } });
  expect(facts.map(({ counts }) => counts?.filter)).toEqual([undefined, 'flag != ""']);
});

test("records with more than may be chosen are cut where that is 1, and break the limit where it is more", () => {
  const limited = (maxSelect: number): WholeCollection =>
    whole(made("boats", "boats", [field("kinds", "kinds", { type: "select", options: { maxSelect } })]));
  const says = [1, 2].map((maxSelect) =>
    summaryOf({ kind: "changed", before: limited(3), after: limited(maxSelect) }).map(({ counts }) => counts?.says),
  );
  expect(says).toEqual([["cut"], ["break"]]);
});

test("original ids go to collections, fields and what relations refer to", () => {
  const relation = field("r", "port", { type: "relation", options: { collectionId: "p2" } });
  const list = [made("b2", "boats", [field("t2", "title"), relation]), made("p2", "ports", [field("o2", "town")])];
  expect(hasOtherIds(current, list)).toBe(true);
  const replaced = withOriginalIds(current, list);
  expect(replaced).toMatchObject([
    { id: "boats", fields: [{ id: "title" }, { id: "r", collectionId: "ports" }] },
    { id: "ports", fields: [{ id: "town" }] },
  ]);
  expect(hasOtherIds(current, replaced)).toBe(false);
});

test("what has a current id keeps it, whatever now has its old name, and no two get one id", () => {
  const list = [
    made("boats", "ships", [field("title", "heading"), field("t2", "title"), field("f2", "flag"), field("f3", "flag")]),
    made("b2", "boats", [field("t3", "title")]),
    made("p2", "ports", [{ name: "town", type: "text" }]),
    made("p3", "ports", [field("to3", "town")]),
  ];
  const replaced = withOriginalIds(current, list);
  expect(replaced.map(({ id }) => id)).toEqual(["boats", "b2", "ports", "p3"]);
  expect(replaced.map(({ fields }) => (fields as { id: string }[]).map(({ id }) => id))).toEqual([
    ["title", "t2", "flag", "f3"],
    ["t3"],
    ["town"],
    ["to3"],
  ]);
  expect(hasOtherIds(current, replaced)).toBe(false);
  expect(hasOtherIds(current, [list[1]!, { ...boats, name: "ships" }, ports])).toBe(false);
});

test("what is called like one that the same import renames does not take that one's id", () => {
  const list = [made("b2", "ports", []), made("ports", "harbours", [field("town", "town")])];
  expect(withOriginalIds(current, list).map(({ id }) => id)).toEqual(["b2", "ports"]);
});

const found = (list: readonly Exchanged[], deleteMissing = true): string[] =>
  findingsIn(current, list, deleteMissing).map(({ effect, collection, field: at, why }) =>
    [effect, collection, at?.name, why].filter(Boolean).join(" "),
  );

test("what is sound has nothing to be said against", () => {
  expect(found([boats, ports])).toEqual([]);
  expect(
    found([{ ...boats, listRule: "title = 'a' && @collection.ports.town ~ 'b' || @request.data.x = @now" }, ports]),
  ).toEqual([]);
});

test("a rule that has its own collection's old name is told of: the backend takes it, and stumbles over it later", () => {
  const rule = "@collection.boats.title ~ 'a'";
  const before = { ...boats, id: "b" };
  const renamed = { ...before, name: "ships", listRule: rule };
  expect(findingsIn([whole(before)], [renamed], true)).toMatchObject([
    { effect: "stale", why: "oldName", rule: "listRule" },
  ]);
  expect(findingsIn([whole(before)], [{ ...renamed, listRule: "@collection.ships.title ~ 'a'" }], true)).toEqual([]);
});

test("what would be refused or dropped is named, and what is left out is gone from what refers to it", () => {
  const list = [
    made("boats", "boats", [field("title", "title", { type: "number" }), field("n", "id"), field("m", "a b")]),
    made("v", "view_of_all", [], { type: "view" }),
    made("n", "news", [field("r", "seen", { type: "relation", options: { collectionId: "v" } })], {
      listRule: "gone = 1",
      indexes: ["CREATE UNIQUE INDEX `i` ON `news` (`seen`)", "CREATE INDEX two ON news (a, b)"],
    }),
  ];
  expect(found(list)).toEqual([
    "refused boats title typeOfField",
    "refused boats id reserved",
    "refused boats a b fieldName",
    "refused view_of_all view",
    "refused news seen relation",
    "refused news rule",
    "dropped news seen uniqueIndex",
    "dropped news indexes",
  ]);
  const findings = findingsIn(current, list, true);
  const after = applyAdaptations(list, findings);
  expect(after.map(({ name }) => name)).toEqual(["boats", "news"]);
  expect(after[1]).toMatchObject({ listRule: null, fields: [] });
  expect(found(after)).toEqual(["refused news noFields", "dropped news indexes"]);
});

test("a type of field that is called like what every object has is unknown, too", () => {
  const list = [made("boats", "boats", [field("title", "title"), field("n", "n", { type: "constructor" })])];
  expect(found(list, false)).toEqual(["refused boats n fieldType"]);
  expect(applyAdaptations(list, findingsIn(current, list, false))).toMatchObject([{ fields: [{ name: "title" }] }]);
});

test("options that the backend does not know are told to be dropped, also those called like what every object has", () => {
  const unknown = { foo: 1, constructor: 1, toString: 1, hasOwnProperty: 1 };
  const list = [made("boats", "boats", [field("title", "title", { options: { pattern: "a", ...unknown } })])];
  expect(findingsIn(current, list, false)).toMatchObject([
    { effect: "dropped", why: "keys", values: { keys: Object.keys(unknown).join(", ") } },
  ]);
});

test.each([
  ["select", { values: ["a"] }, ["maxSelect"]],
  ["select", { values: ["a"], maxSelect: 1 }, []],
  ["file", { maxSelect: 0 }, ["maxSelect", "maxSize"]],
  ["relation", { collectionId: "ports", maxSelect: 0 }, ["maxSelect"]],
  ["relation", { collectionId: "ports", maxSelect: null }, []],
])("of %s %j the backend refuses zero of %j", (type, options, zeros) => {
  const list = [boats, ports, made("crew", "crew", [field("it", "it", { type, options })])];
  const findings = findingsIn(current, list, true);
  expect(findings.map(({ why, values }) => [why, values["option"]])).toEqual(
    zeros.map((option) => ["leastOption", option]),
  );
  expect(findingsIn(current, applyAdaptations(list, findings), true)).toEqual([]);
});

test("a rule that would be refused can be locked, also the one for managing accounts", () => {
  const options = { allowEmailAuth: true, minPasswordLength: 9, manageRule: "nobody = 1" };
  const crew = made("crew", "crew", [], { type: "auth", listRule: "nobody = 1", viewRule: "", options });
  const findings = findingsIn([], [crew], false);
  const reason = '"crew" has no field "nobody".';
  expect(findings.map(({ why, values }) => [why, values])).toEqual([
    ["rule", { rule: "listRule", reason }],
    ["rule", { rule: "manageRule", reason }],
  ]);
  expect(applyAdaptations([crew], findings)).toEqual([{ ...crew, listRule: null, manageRule: null }]);
});

test("a blank rule lets everyone through, but nobody can let everyone manage accounts", () => {
  const options = { allowEmailAuth: true, minPasswordLength: 9, manageRule: "" };
  const crew = made("crew", "crew", [], { type: "auth", listRule: "", options });
  const findings = findingsIn([], [crew], false);
  expect(findings.map(({ effect, why, values, adaptation }) => ({ effect, why, values, adaptation }))).toEqual([
    {
      effect: "refused",
      why: "rule",
      values: { rule: "manageRule", reason: "It must not be blank." },
      adaptation: { kind: "lockRule" },
    },
  ]);
  expect(findingsIn([], applyAdaptations([crew], findings), false)).toEqual([]);
  // A collection without accounts keeps no such rule.
  expect(findingsIn([], [made("crew", "crew", [field("t", "title")], { options })], false)).toEqual([]);
});

test("a refusal is read for the collection and the fields that it names", () => {
  const text = 'Data validations failed for collection "crew" (4lgd):\n{\n  "schema": {\n    "2": "No."\n  }\n}.';
  const refused = { status: 400, data: { collections: { message: text } } };
  expect(importRefusal(new Failure("Failed.", refused), true)).toEqual({
    text,
    mayBeDone: false,
    collection: { name: "crew", id: "4lgd" },
    fields: [2],
  });
  const refusal = { text: "Failed.", mayBeDone: false, collection: undefined, fields: [] };
  expect(importRefusal(new Failure("Failed.", { status: 400 }), true)).toEqual(refusal);
});

test("an import of which no answer says that it is refused may be done, once it was sent", () => {
  for (const status of [0, 500, 504]) {
    expect(importRefusal(new Failure("Failed.", { status }), true).mayBeDone).toBe(true);
    expect(importRefusal(new Failure("Failed.", { status }), false).mayBeDone).toBe(false);
  }
});

test("a comparison leads to each property that differs, and once to what is only on one side", () => {
  const after = { ...stored, listRule: "", fields: [{ ...stored.fields[0]!, required: true, unique: true }] };
  const parts = diffOf({ kind: "changed", before: stored, after });
  expect(parts.map(({ kind, field: name }) => `${kind} ${name}`)).toEqual([
    "changed ",
    "deleted flag",
    "changed title",
  ]);
  expect(countDifferences(parts)).toBe(4);
});

test("lines are set beside each other, and the words that differ are marked", () => {
  const pairs = alignedLines('{\n  "min": 1,\n  "max": 2\n}', '{\n  "min": 1,\n  "max": 3\n}');
  expect(pairs.map(({ equal }) => equal)).toEqual([true, true, false, true]);
  expect(pairs[2]!.before!.filter(({ differs }) => differs).map((piece) => piece.text)).toEqual(["2"]);
  expect(pairs[2]!.after!.filter(({ differs }) => differs).map((piece) => piece.text)).toEqual(["3"]);
  expect(alignedLines("a\nb", "b").map(({ before, after }) => [before?.[0]?.text, after?.[0]?.text])).toEqual([
    ["a", undefined],
    ["b", "b"],
  ]);
});
