import { array, assert, constantFrom, jsonValue, nat, property, string } from "fast-check";
import { expect, test } from "vitest";
import { jsonTokens } from "../../src/values/json/json-tokens";

const kinds = (value: unknown): string[] =>
  jsonTokens(JSON.stringify(value, null, 2)).map(({ kind, text }) => `${kind} ${text.trim()}`);

test("tells keys, texts, numbers and literals apart", () => {
  expect(kinds({ a: "b", c: -1.5e-7, d: [true, null, false, 0] })).toEqual([
    "other {",
    'key "a"',
    "other :",
    'text "b"',
    "other ,",
    'key "c"',
    "other :",
    "number -1.5e-7",
    "other ,",
    'key "d"',
    "other : [",
    "literal true",
    "other ,",
    "literal null",
    "other ,",
    "literal false",
    "other ,",
    "number 0",
    "other ]\n}",
  ]);
});

test("ignores syntax within a text", () => {
  const said = String.raw`"a": true, 5 \" {[\\`;
  expect(kinds([said])).toEqual(["other [", `text ${JSON.stringify(said)}`, "other ]"]);
  expect(kinds({ [said]: {} })).toEqual(["other {", `key ${JSON.stringify(said)}`, "other : {}\n}"]);
});

test("loses and adds nothing, and reads each value as what it is", () => {
  assert(
    property(jsonValue(), (value) => {
      const json = JSON.stringify(value, null, 2);
      const pieces = jsonTokens(json);
      expect(pieces.map(({ text }) => text).join("")).toBe(json);
      for (const { kind, text } of pieces) {
        const read: unknown = kind === "other" ? text : JSON.parse(text);
        if (kind === "other") expect(text).toMatch(/^[[\]{}:,\s]+$/);
        if (kind === "key" || kind === "text") expect(read).toBeTypeOf("string");
        if (kind === "number") expect(read).toBeTypeOf("number");
        if (kind === "literal") expect([true, false, null]).toContain(read);
      }
    }),
  );
});

test("tokenizes JSON that is cut off anywhere", () => {
  assert(
    property(jsonValue(), nat(), (value, at) => {
      const json = JSON.stringify(value, null, 2);
      const beginning = json.slice(0, at % (json.length + 1));
      expect(
        jsonTokens(beginning)
          .map(({ text }) => text)
          .join(""),
      ).toBe(beginning);
    }),
  );
  expect(jsonTokens('["a long te')).toEqual([
    { at: 0, kind: "other", text: "[" },
    { at: 1, kind: "text", text: '"a long te' },
  ]);
});

test("tokenizes JSON that is being typed, and ends an open text with its line", () => {
  const signs = constantFrom('"', "\\", "\n", "\r", "-", ":", " ", "{", "1", "true", "\u2028");
  assert(
    property(string(), array(signs), (text, others) => {
      for (const typed of [text, others.join("")])
        expect(
          jsonTokens(typed)
            .map((token) => token.text)
            .join(""),
        ).toBe(typed);
    }),
  );
  expect(jsonTokens('{"a" : "b\n"c": 1}').map(({ kind, text }) => `${kind} ${text.trim()}`)).toEqual([
    "other {",
    'key "a"',
    "other :",
    'text "b',
    "other ",
    'key "c"',
    "other :",
    "number 1",
    "other }",
  ]);
});
