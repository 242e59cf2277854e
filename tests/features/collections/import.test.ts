import { beforeEach, describe, expect, test } from "vitest";
import { applyAdaptations } from "../../../src/features/collections/import/model/adapt";
import {
  afterImport,
  wholeCollection,
  type WholeCollection,
} from "../../../src/features/collections/configuration/after-import";
import { changesBetween, deletionsIn } from "../../../src/features/collections/configuration/compare-configurations";
import type { Exchanged } from "../../../src/features/collections/configuration/configuration";
import { diffOf, countDifferences } from "../../../src/features/collections/configuration/diff-lines";
import { findingsIn } from "../../../src/features/collections/findings/findings";
import { hasOtherIds, withOriginalIds } from "../../../src/features/collections/configuration/original-ids";
import { summaryOf } from "../../../src/features/collections/import/model/summary";
import { alignedLines } from "../../../src/features/collections/import/aligned-lines";
import { selectBackend } from "../../../src/backend/version/backend";
import { field, made } from "./configurations";

const whole = (given: Exchanged): WholeCollection => wholeCollection(given);

const [title, flag] = [field("title", "title"), field("flag", "flag")];
const boats = made("boats", "boats", [title, flag]);
const ports = made("ports", "ports", [field("town", "town")]);
const stored = whole(boats);
const current: readonly WholeCollection[] = [stored, whole(ports)];

const summaries = (list: readonly Exchanged[], deleteMissing = true): string[] =>
  changesBetween(current, afterImport(current, list, deleteMissing)).flatMap((change) =>
    summaryOf(change).map(({ says, values }) => [says, ...Object.values(values)].join(" ")),
  );

test("reports a renamed field, and keeps missing ones on request", () => {
  const list = [made("boats", "boats", [field("flag", "colours")])];
  expect(summaries(list, false)).toEqual(["fieldRenamed flag colours"]);
  expect(summaries([{ ...boats, name: "ships", fields: [flag, title] }, ports])).toEqual([
    "renamed boats ships",
    "reordered",
  ]);
});

test("warns that a field with a new id loses its values", () => {
  expect(summaries([{ ...boats, fields: [title, field("other", "flag")] }, ports])).toEqual([
    "fieldReplaced flag text text",
  ]);
  const list = [{ ...boats, fields: [title, field("other", "flag", { type: "number" })] }, ports];
  expect(summaries(list)).toEqual(["fieldRetyped flag text number"]);
  expect(deletionsIn(changesBetween(current, afterImport(current, list, true)))).toMatchObject([
    { collection: "boats", field: { id: "flag" } },
  ]);
});

test("counts no values of a field that no filter can name", () => {
  const before = whole(made("boats", "boats", [field("title", "2nd"), field("flag", "flag")]));
  const facts = summaryOf({ kind: "changed", before, after: { ...before, fields: [] } });
  expect(facts.map(({ counts }) => counts?.filter)).toEqual([undefined, 'flag != ""']);
});

test("reports whether a lower limit cuts values or is broken", () => {
  const limited = (maxSelect: number): WholeCollection =>
    whole(made("boats", "boats", [field("kinds", "kinds", { type: "select", options: { maxSelect } })]));
  const says = [1, 2].map((maxSelect) =>
    summaryOf({ kind: "changed", before: limited(3), after: limited(maxSelect) }).map(({ counts }) => counts?.says),
  );
  expect(says).toEqual([["cut"], ["break"]]);
});

test("keeps current ids, and gives no id twice", () => {
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

const found = (list: readonly Exchanged[], deleteMissing = true): string[] =>
  findingsIn(current, list, deleteMissing).map(({ effect, collection, field: at, why }) =>
    [effect, collection, at?.name, why].filter(Boolean).join(" "),
  );

test("reports a rule with the old name of its collection", () => {
  const rule = "@collection.boats.title ~ 'a'";
  const before = { ...boats, id: "b" };
  const renamed = { ...before, name: "ships", listRule: rule };
  expect(findingsIn([whole(before)], [renamed], true)).toMatchObject([
    { effect: "stale", why: "oldName", rule: "listRule" },
  ]);
  expect(findingsIn([whole(before)], [{ ...renamed, listRule: "@collection.ships.title ~ 'a'" }], true)).toEqual([]);
});

test("reports refused and dropped parts, and adapts references to them", () => {
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

test("treats names of object members as unknown types and options", () => {
  const list = [made("boats", "boats", [field("title", "title"), field("n", "n", { type: "constructor" })])];
  expect(found(list, false)).toEqual(["refused boats n fieldType"]);
  expect(applyAdaptations(list, findingsIn(current, list, false))).toMatchObject([{ fields: [{ name: "title" }] }]);
  const unknown = { foo: 1, constructor: 1, toString: 1, hasOwnProperty: 1 };
  const odd = [made("boats", "boats", [field("title", "title", { options: { pattern: "a", ...unknown } })])];
  expect(findingsIn(current, odd, false)).toMatchObject([
    { effect: "dropped", why: "keys", values: { keys: Object.keys(unknown).join(", ") } },
  ]);
});

test("locks rules that would be refused, such as a blank one for managing accounts", () => {
  const crew = (manageRule: string, listRule = "") => {
    const options = { allowEmailAuth: true, minPasswordLength: 9, manageRule };
    return made("crew", "crew", [], { type: "auth", listRule, viewRule: "", options });
  };
  const adapted = (list: readonly Exchanged[]) => applyAdaptations(list, findingsIn([], list, false));
  const wrong = crew("nobody = 1", "nobody = 1");
  const reason = 'At character 1: "crew" has no field "nobody".';
  expect(findingsIn([], [wrong], false).map(({ values }) => values)).toEqual([
    { rule: "listRule", reason },
    { rule: "manageRule", reason },
  ]);
  expect(adapted([wrong])).toEqual([{ ...wrong, listRule: null, manageRule: null }]);
  const blank = findingsIn([], [crew("")], false);
  expect(blank).toMatchObject([
    {
      effect: "refused",
      values: { rule: "manageRule", reason: "It must not be blank." },
      adaptation: { kind: "lockRule" },
    },
  ]);
  expect(findingsIn([], adapted([crew("")]), false)).toEqual([]);
  // A collection without accounts has no such rule.
  const options = { manageRule: "" };
  expect(findingsIn([], [made("crew", "crew", [field("t", "title")], { options })], false)).toEqual([]);
});

test.each([
  ["v0.8", "nope(1) = 1", 'At character 1: Unknown function "nope". This version of PocketBase has no functions.'],
  ["v0.23", "strftime('%Y', title) = '2026'", 'At character 1: Unknown function "strftime".'],
  ["v0.26", "id != '' && (geoDistance(1, 2, 3, 4) > 5)", 'At character 14: Unknown function "geoDistance".'],
  ["v0.26", "title (1, 2)", 'Unexpected ",".'],
  ["v0.27", "strftime('%Y', title) = '2026'", 'At character 1: Unknown function "strftime". Known: geoDistance.'],
  ["v0.35", "title = nope(1)", 'At character 9: Unknown function "nope". Known: geoDistance.'],
  ["v0.35", "geoDistance(1, 2, 3) > 5", "geoDistance takes 4 values."],
  ["v0.40", "strftime(title) = '2026'", "strftime does not accept this value here."],
  ["v0.40", "strftime('%Y', gone) = '2026'", '"boats" has no field "gone".'],
] as const)("refuses on %s the rule %s", (version, listRule, reason) => {
  selectBackend(version);
  const list = [made("boats", "boats", [field("title", "title")], { listRule })];
  expect(findingsIn([], list, false)).toMatchObject([
    { effect: "refused", why: "rule", values: { rule: "listRule", reason: expect.stringContaining(reason) } },
  ]);
});

test("keeps a system collection that the text omits", () => {
  const system = { ...whole(made("s", "nologin", [field("a", "a")])), system: true };
  const all = [...current, system];
  const after = afterImport(all, [boats], true);
  expect(changesBetween(all, after).map(({ kind, before }) => `${kind} ${before?.name}`)).toEqual(["deleted ports"]);
  expect(findingsIn(all, [boats], true)).toEqual([]);
  const taken = made("other", "nologin", [field("a", "a")]);
  expect(findingsIn(all, [boats, taken], true)).toMatchObject([{ effect: "refused", why: "sameName" }]);
});

test("offers no original ids for the fields of a view", () => {
  selectBackend("v0.40");
  const view = (id: string) =>
    made("v", "list", [field(id, "id")], { type: "view", viewQuery: "select id from boats" });
  expect(hasOtherIds([whole(view("_clone_a"))], [view("_clone_b")])).toBe(false);
  expect(hasOtherIds([whole(view("_clone_a"))], [{ ...view("_clone_b"), id: "v2" }])).toBe(true);
});

test("counts differing properties, and a removed field once", () => {
  const after = { ...stored, listRule: "", fields: [{ ...stored.fields[0]!, required: true, unique: true }] };
  const parts = diffOf({ kind: "changed", before: stored, after });
  expect(parts.map(({ kind, field: name }) => `${kind} ${name}`)).toEqual([
    "changed ",
    "deleted flag",
    "changed title",
  ]);
  expect(countDifferences(parts)).toBe(4);
});

test("aligns lines and marks differing words", () => {
  const pairs = alignedLines('{\n  "min": 1,\n  "max": 2\n}', '{\n  "min": 1,\n  "max": 3\n}');
  expect(pairs.map(({ equal }) => equal)).toEqual([true, true, false, true]);
  expect(pairs[2]!.before!.filter(({ differs }) => differs).map((piece) => piece.text)).toEqual(["2"]);
  expect(pairs[2]!.after!.filter(({ differs }) => differs).map((piece) => piece.text)).toEqual(["3"]);
  expect(alignedLines("a\nb", "b").map(({ before, after }) => [before?.[0]?.text, after?.[0]?.text])).toEqual([
    ["a", undefined],
    ["b", "b"],
  ]);
});

describe("on v0.40", () => {
  beforeEach(() => selectBackend("v0.40"));

  test("ignores the table that the text of an index names", () => {
    const index = (table: string, column = "title"): string => `CREATE INDEX \`i\` ON \`${table}\` (\`${column}\`)`;
    const [mfas] = afterImport([], [made("m", "_mfas", [field("title", "title")])], true);
    const before = { ...mfas!, indexes: [index("mfas")] };
    const changed = (more: object) => changesBetween([before], afterImport([before], [{ ...before, ...more }], true));
    expect([...changed({}), ...changed({ indexes: [index("_mfas")] })]).toEqual([]);
    const says = (more: object) => changed(more).flatMap((each) => summaryOf(each).map((fact) => fact.says));
    expect(says({ indexes: [index("mfas", "id")] })).toEqual(["indexRemoved", "indexAdded"]);
    expect(says({ listRule: "" })).toEqual(["ruleWidened"]);
    expect(changed({ listRule: "" }).map((each) => countDifferences(diffOf(each)))).toEqual([1]);
  });

  test("warns of a shown field and of a sign-in rule that signs everyone out", () => {
    const crew = (hidden: boolean, authRule: string): WholeCollection =>
      whole(made("crew", "crew", [field("it", "it", { hidden })], { type: "auth", authRule }));
    const facts = summaryOf({ kind: "changed", before: crew(true, ""), after: crew(false, "verified = true") });
    expect(facts.map(({ says, grave }) => [says, grave])).toEqual([
      ["shown", true],
      ["ruleNarrowed", undefined],
      ["signsOut", undefined],
    ]);
  });

  test("warns of a change to one value, which zero means too", () => {
    const limited = (options: object): WholeCollection =>
      whole(made("boats", "boats", [field("it", "it", { type: "file", options })]));
    const says = (from: object, to: object) =>
      summaryOf({ kind: "changed", before: limited(from), after: limited(to) }).map((fact) => [
        fact.says,
        fact.counts?.says,
      ]);
    expect(says({ maxSelect: 3 }, { maxSelect: 0 })).toEqual([["becomesSingle", "cutNow"]]);
    expect(says({ maxSelect: 0 }, { maxSelect: 3 })).toEqual([["optionLoosened", undefined]]);
    expect(says({ maxSize: 9_000_000 }, { maxSize: 0 })).toEqual([["optionTightened", "concerned"]]);
  });
});
