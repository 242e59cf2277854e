import * as fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Version } from "../../../definitions/language/versions";
import type { BuiltFilter, BuiltCondition, ConditionGroup, GroupPart } from "../../../src/backend/filter/built-filter";
import {
  hasWildcards,
  isShowable,
  shownCondition,
  shownText,
  withOperator,
  withValue,
  type ConditionField,
} from "../../../src/runtime/model/table/condition-fields";
import { filterMeaning } from "../../../src/backend/filter/filter-meaning";
import { parseFilter } from "../../../src/backend/filter/parse-filter";
import { readBuilt } from "../../../src/backend/filter/read-built";
import { writeBuilt } from "../../../src/backend/filter/write-built";
import { selectBackend } from "../../../src/backend/version/backend";
import { sound, unsound } from "../../support/rule-corpus";

afterAll(() => selectBackend("v0.8"));

const choicesOf = (...values: string[]) => values.map((value) => ({ value, label: value }));
const fields: readonly ConditionField[] = [
  { name: "title", kind: "text" },
  { name: "total", kind: "number" },
  { name: "paid", kind: "flag" },
  { name: "created", kind: "moment" },
  { name: "kind", kind: "choice", choices: choicesOf("a", "b") },
  { name: "tags", kind: "several", choices: choicesOf("x", "y") },
  { name: "level", kind: "number", choices: choicesOf("0", "8") },
  { name: "boat", kind: "relation", related: { to: "boats", widget: "records" } },
  { name: "method", kind: "lowerCase" },
  { name: "owner", kind: "relation", related: { to: "people", widget: "records" } },
];

const oneOf = (...texts: string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);
const content = fc.string({ maxLength: 5, unit: oneOf(..."ab'\"\\ %()=&|/é") });
const quoted = fc.tuple(oneOf("'", '"'), content).map(([quote, inner]) => `${quote}${inner}${quote}`);
const operand = fc.oneof(
  oneOf("title", "total", "paid", "created", "kind", "tags", "tags:each", "boat.name", "@now", "true", "NULL"),
  oneOf("0", "007", "1.50", "-5"),
  quoted,
);
const comparison = oneOf("=", "!=", ">", ">=", "<", "<=", "~", "!~", "?=");
const space = oneOf("", " ", " ", "\n");
const { filter: grammar } = fc.letrec<{ filter: string; term: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(operand, space, comparison, space, operand).map((parts) => parts.join("")),
    fc.tuple(space, tie("filter"), space).map(([before, inner, after]) => `(${before}${inner}${after})`),
  ),
  filter: fc
    .tuple(tie("term"), fc.array(fc.tuple(space, oneOf("&&", "||"), space, tie("term")), { maxLength: 4 }))
    .map(([first, others]) => first + others.flat().join("")),
}));

const isValid = (filter: string): boolean => filter.trim() !== "" && parseFilter(filter).problems.length === 0;
const partsOf = ({ parts }: BuiltFilter): GroupPart[] =>
  parts.flatMap((part) => (part.kind === "group" ? part.parts : [part]));
const read = (filter: string): BuiltFilter => readBuilt(filter, (condition) => isShowable(condition, fields));

describe.each<Version>(["v0.8", "v0.16", "v0.22", "v0.40"])("the filter builder on %s", (version) => {
  beforeEach(() => selectBackend(version));

  it.each([...sound, ...unsound])("writes what it has read: %j", (filter) => {
    const written = writeBuilt(read(filter));
    if (isValid(filter)) expect(filterMeaning(written!)).toEqual(filterMeaning(filter));
    else expect(written).toBe(filter.trim());
  });

  it("writes any filter with the same meaning", () =>
    fc.assert(
      fc.property(grammar.filter(isValid), (filter) => {
        const built = read(filter);
        const written = writeBuilt(built)!;
        expect(isValid(written)).toBe(true);
        expect(filterMeaning(written)).toEqual(filterMeaning(filter));
        // Keys must differ, or the screen would mix up its rows.
        const keys = [...built.parts, ...partsOf(built).filter((part) => !built.parts.includes(part))];
        expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
      }),
      { numRuns: 200 },
    ));

  it("writes joins that changed, or nothing", () =>
    fc.assert(
      fc.property(grammar.filter(isValid), (filter) => {
        const built = read(filter);
        if (built.isSealed) return;
        const turned = (group: ConditionGroup): ConditionGroup => ({
          ...group,
          join: group.join === "&&" ? "||" : "&&",
        });
        const parts = built.parts.map((part) => (part.kind === "group" ? turned(part) : part));
        const written = writeBuilt({ ...built, parts });
        if (written !== undefined) expect(isValid(written)).toBe(true);
        // Only a text that cannot move into brackets is refused.
        else expect(partsOf(built).some(({ kind }) => kind === "text")).toBe(true);
      }),
      { numRuns: 150 },
    ));
});

it("writes texts with any quotes inside and outside of brackets", () => {
  const text = `say "it's"`;
  const condition: BuiltCondition = {
    kind: "condition",
    key: 1,
    name: "title",
    operator: "=",
    value: { kind: "text", text },
  };
  const group: ConditionGroup = { kind: "group", key: 2, join: "||", bracketed: true, parts: [condition] };
  for (const version of ["v0.8", "v0.22", "v0.40"] as const) {
    selectBackend(version);
    const written = writeBuilt({ join: "&&", parts: [condition, group] })!;
    expect(partsOf(read(written)).map((part) => part.kind === "condition" && part.value?.text)).toEqual([text, text]);
  }
});

it("shows fields, operators, values and groups of a filter", () => {
  selectBackend("v0.40");
  const { join, parts } = read('total >= 7 && paid = TRUE && (kind = "a" || tags:each ?= "x" || created = @now)');
  expect(join).toBe("&&");
  expect(parts.map(({ kind }) => kind)).toEqual(["condition", "condition", "group"]);
  const shown = partsOf({ join, parts }).map((part) => {
    if (part.kind === "text") return part.text;
    const { field, operator, editor } = shownCondition(part, fields);
    return [field.name, operator.label, editor, part.value?.text];
  });
  expect(shown).toEqual([
    ["total", "least", "number", "7"],
    ["paid", "equal", "flag", "TRUE"],
    ["kind", "equal", "choice", "a"],
    ["tags", "has", "choice", "x"],
    "created = @now",
  ]);
});

it("keeps filters as text that it cannot split", () => {
  selectBackend("v0.40");
  for (const filter of ["plain words", "title = 1 // note", "title =", "total = 1 &&"])
    expect(read(filter)).toMatchObject({ isSealed: true, parts: [{ kind: "text", text: filter }] });
  expect(writeBuilt({ join: "&&", parts: [] })).toBe("");
});

it("keeps a filter as text if its rows would mean another one", () => {
  selectBackend("v0.40");
  const misread = (condition: BuiltCondition): boolean => Object.assign(condition, { operator: "!=" }) !== undefined;
  expect(readBuilt("total = 1", misread).isSealed).toBe(true);
  expect(readBuilt("total != 1", misread).isSealed).toBeUndefined();
});

const fresh: BuiltCondition = { kind: "condition", key: 1, name: "title", operator: "=" };

it("keeps the value of a condition if the same control edits it", () => {
  selectBackend("v0.40");
  const [title, total, paid] = fields as [ConditionField, ConditionField, ConditionField];
  const named = withValue(fresh, "text", "x");
  expect(withOperator(named, title, { operator: "~" }, fields)).toMatchObject({ operator: "~", value: { text: "x" } });
  expect(withOperator(named, total, { operator: ">" }, fields).value).toBeUndefined();
  expect(withOperator(named, title, { operator: "=", blank: true }, fields).value).toEqual({ kind: "text", text: "" });
  expect(withOperator(named, paid, { operator: "=" }, fields).value).toEqual({ kind: "flag", text: "true" });
  expect(writeBuilt({ join: "&&", parts: [fresh] })).toBe("");
});

it("searches anywhere in a value, also for a percent sign", () => {
  selectBackend("v0.40");
  const [title] = fields as [ConditionField];
  const contains = withOperator(fresh, title, { operator: "~" }, fields);
  const condition = withValue(contains, "text", "100%");
  expect(writeBuilt({ join: "&&", parts: [condition] })).toBe('title ~ "%100%%"');
  expect(shownText(condition)).toBe("100%");
  expect(withOperator(condition, title, { operator: "=" }, fields).value?.text).toBe("100%");
  expect(withOperator(withValue(fresh, "text", "5%"), title, { operator: "~" }, fields).value?.text).toBe("%5%%");
  const [pattern] = partsOf(read('title ~ "100%"')) as [BuiltCondition];
  expect(shownCondition(pattern, fields).operator).toEqual({ operator: "~" });
  expect(withValue(pattern, "text", "10%").value?.text).toBe("10%");
  selectBackend("v0.8");
  expect(withValue(contains, "text", "a_b").value?.text).toBe("%a_b%");
});

it("keeps a pattern one while it is typed again, and knows where signs are wildcards", () => {
  selectBackend("v0.40");
  const [pattern] = partsOf(read('title ~ "y%"')) as [BuiltCondition];
  expect(hasWildcards(pattern)).toBe(true);
  const typed = ["", "z", "z%"].reduce((before, text) => withValue(before, "text", text), pattern);
  expect(typed.value?.text).toBe("z%");
  expect(shownCondition(withValue(pattern, "text", "z"), fields).operator).toEqual({ operator: "~" });
  expect(shownText(withValue(pattern, "text", "%z%"))).toBe("%z%");
  const contains: BuiltCondition = { ...fresh, operator: "~" };
  expect(["100%", "a_b"].map((text) => hasWildcards(withValue(contains, "text", text)))).toEqual([true, false]);
  expect(hasWildcards(withValue(fresh, "text", "100%"))).toBe(false);
});

it("keeps texts that fit into the other control, in the case of the field", () => {
  selectBackend("v0.40");
  const [title, , , , kind] = fields as [ConditionField, never, never, never, ConditionField];
  const [boat, method, owner] = fields.slice(7) as [ConditionField, ConditionField, ConditionField];
  const chosen = withValue({ ...fresh, name: "kind" }, "choice", "a");
  const contains = withOperator(chosen, kind, { operator: "~" }, fields);
  expect(contains).toMatchObject({ name: "kind", operator: "~", value: { text: "a" } });
  expect(withOperator(contains, kind, { operator: "=" }, fields).value?.text).toBe("a");
  expect(withOperator(chosen, title, { operator: "=" }, fields).value?.text).toBe("a");
  const upper = withValue(fresh, "text", "GET");
  expect(withOperator(upper, method, { operator: "=" }, fields).value?.text).toBe("get");
  expect(withValue({ ...fresh, name: "method" }, "lowerCase", "GET").value?.text).toBe("get");
  // The id of a record is of one collection.
  const related = withValue({ ...fresh, name: "boat" }, "record", "id0000000000001");
  expect(withOperator(related, boat, { operator: "!=" }, fields).value?.text).toBe("id0000000000001");
  expect(withOperator(related, owner, { operator: "=" }, fields).value).toBeUndefined();
});

it("reads links and slashes in brackets, where only gaps can have comments", () => {
  const link = '(title = "https://x.example" || title = "a")';
  for (const version of ["v0.8", "v0.40"] as const) {
    selectBackend(version);
    expect(partsOf(read(link))).toMatchObject([{ value: { text: "https://x.example" } }, { value: { text: "a" } }]);
  }
  const call = 'strftime("%Y//", created) = "2" && (total > 1)';
  expect(partsOf(read(call)).map(({ kind }) => kind)).toEqual(["text", "condition"]);
  for (const filter of ["(title = 1 // note\n)", 'strftime("%Y", // note\n created) = "2"'])
    expect(read(filter).isSealed).toBe(true);
});

it("compares negative numbers as text only where that orders them", () => {
  selectBackend("v0.8");
  const [condition] = partsOf(read('total > "-5"')) as [BuiltCondition];
  const total = fields[1]!;
  expect(condition.value?.text).toBe("-5");
  expect(withOperator(condition, total, { operator: "<=" }, fields).value?.text).toBe("-5");
  expect(withOperator(condition, total, { operator: "=" }, fields).value).toBeUndefined();
  expect(partsOf(read('total = "-5"'))[0]?.kind).toBe("text");
});

it("leaves out values that no filter can have", () => {
  selectBackend("v0.8");
  const total: BuiltCondition = { ...fresh, name: "total" };
  expect(withValue(fresh, "text", "a\\b").value).toBeUndefined();
  expect(withValue(total, "number", "1e21").value).toBeUndefined();
  expect(withValue(total, "number", "-5").value).toBeUndefined();
  expect(withValue({ ...total, operator: "<=" }, "number", "-5").value).toEqual({ kind: "text", text: "-5" });
  selectBackend("v0.40");
  expect(withValue(total, "number", "-5").value).toEqual({ kind: "number", text: "-5" });
  expect(withValue({ ...fresh, name: "created" }, "moment", "tomorrow")).toEqual({
    ...fresh,
    name: "created",
    refused: "tomorrow",
  });
});

it.each([
  ["-0", "total > -0"],
  ["12345678901234567890", "total > 12345678901234567890"],
  ["text", 'total > "5"'],
  ["8", "level >= 8"],
  ["9", "level >= 9"],
  ["2022", 'created > "2022"'],
  ["2022-01-01 10:00", 'created > "2022-01-01 10:00"'],
  ["text", 'created > "2022-01-01T10:00:00Z"'],
  ["text", 'created > "2022-01-01 10:00:00+02:00"'],
  ["text", 'created > "2022-01-01 10:00:00 -02:00"'],
  ["x", 'boat.port.name ?= "x"'],
  ["7", "boat.port.total:each ?> 7"],
  ["x", 'title:lower = "x"'],
  ["y", 'tags:each ?~ "y"'],
  ["%y", 'title ~ "%y"'],
  ["2", "tags:length > 2"],
  ["text", "tags:each ?= title"],
  ["text", "created > @now"],
  ["text", "geoDistance(1, 2, 3, 4) < 5"],
  ["text", 'title = "a\\b"'],
  ["", "title = ''"],
])("shows the value %s of %s", (shown, filter) => {
  selectBackend("v0.40");
  const [part] = partsOf(read(filter));
  expect(part?.kind === "condition" ? part.value?.text : part?.kind).toBe(shown);
  expect(writeBuilt(read(filter))).toBe(filter.replaceAll("'", '"'));
});
