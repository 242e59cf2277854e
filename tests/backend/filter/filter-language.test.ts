import { describe, expect, it } from "vitest";
import { isWordSearch, wordSearch } from "../../../src/backend/filter/word-search";
import { firstProblem, parseFilter, type Vocabulary } from "../../../src/backend/filter/parse-filter";

const logs: Vocabulary = { names: [{ name: "url" }, { name: "status" }], closed: true, macros: ["@now"] };

/** The marked text of the first fault, and its sentence. */
const problemOf = (text: string, vocabulary?: Vocabulary): [string, string] | undefined => {
  const [first] = parseFilter(text, vocabulary).problems;
  return first && [text.slice(first.from, first.to), first.text];
};

it.each([
  "",
  "  \n",
  "a = 1",
  "a>=1.5&&b!~'x'",
  `a = 'it\\'s' || b = "say \\"so\\""`,
  "((a = 1) && (b = 2 || c = true))",
  "@request.auth.id = author.name",
  "a = 'C:\\x' && b = 'naïve 😀'",
  "(a = 'x\\\"y')",
  "a = 1\n\t&& b = NULL",
])("accepts the filter %j", (text) => expect(parseFilter(text).problems).toEqual([]));

it.each([
  ["a name that is none", "url. = 1"],
  ["an open bracket without anything in it", "("],
])("finds one fault in %s, not two", (_, text) => {
  expect(parseFilter(text, logs).problems).toHaveLength(1);
});

describe("a fault", () => {
  it.each([
    ["a = 'x", "'x", "This text has no closing quote."],
    ["a = 'x\\'", "'x\\'", "This text has no closing quote."],
    ["(a = 'x", "'x", "This text has no closing quote."],
    [`("a\\" = 1 && '' = "")`, '")', "This text has no closing quote."],
    ["(a = 1 && (b = 2)", "(", "This bracket is not closed."],
    ["a = 1)", ")", "This bracket has no opening one."],
    ["a = 1 && ()", "()", "These brackets are empty."],
    ["created >", ">", 'A field or a value is missing after ">".'],
    ["created", "created", '"created" needs an operator and a value.'],
    ["= 1", "=", 'A field or a value is missing before "=".'],
    ["a = && b = 1", "&&", 'A field or a value is missing before "&&".'],
    ["a 'x'", "'x'", `An operator such as = or ~ is missing before "'x'".`],
    ["a = 1 b = 2", "b", '&& or || is missing before "b".'],
    ["a = 1 &&", "&&", 'A comparison is missing after "&&".'],
    ["(a = 1) && (b = 2 ||)", "||", 'A comparison is missing after "||".'],
    ["n = -5", "-5", 'Negative numbers are not supported. Compare with a text by > or <, as in n > "-6".'],
    ["d > 2022-01-01", "2022-01-01", 'Put a date in quotes: "2022-01-01".'],
    ["d > 2022-01-01T10:00:00.000Z", "2022-01-01T10:00:00.000Z", 'Put a date in quotes: "2022-01-01T10:00:00.000Z".'],
    ["n = 2.", "2.", '"2." is not a number.'],
    ["n = 1.2.3", "1.2.3", '"1.2.3" is not a number.'],
    ["a. = 1", "a.", 'A name cannot end like "a.": it must end with a letter, digit or underscore.'],
    ["a == 1", "==", 'Unknown operator "==". Use =, !=, >, >=, <, <=, ~ or !~.'],
    ["a = 1 & b = 2", "&", 'Unknown "&". Join comparisons with && or ||.'],
    ["a ?= 1", "?", 'Unexpected "?". Put text in quotes.'],
    ["a = 1\r", "\r", 'Unexpected "\r". Put text in quotes.'],
    [
      "x = 1 && (a = 'b\"c')",
      "'b\"c'",
      "Inside brackets, a double quote in a text needs one more backslash before it.",
    ],
    ["((a = 'b\\\"c'))", "'b\\\"c'", "Inside brackets, a double quote in a text needs one more backslash before it."],
  ])("is located and explained in %j", (text, marked, sentence) => expect(problemOf(text)).toEqual([marked, sentence]));

  it("has a position that is counted from 1", () => {
    expect(firstProblem("a == 1")).toMatch(/^At character 3: Unknown operator "=="/);
    expect(firstProblem("a = 1")).toBeUndefined();
  });

  it("is explained with little of a long text", () => {
    expect(problemOf(`a '${"long ".repeat(30)}'`)![1]).toBe(
      `An operator such as = or ~ is missing before "'long long long long lon…".`,
    );
  });
});

describe("a closed vocabulary", () => {
  it("refuses unknown names and macros", () => {
    expect(problemOf("url = 1 && (ulr = 2)", logs)).toEqual(["ulr", 'Unknown field "ulr".']);
    expect(problemOf("url = @today", logs)).toEqual(["@today", 'Unknown field "@today".']);
  });

  it("knows its own names, and true, false and null in any case", () => {
    expect(parseFilter("url = True && status = NULL && url > @now && status != false", logs).problems).toEqual([]);
  });

  it("accepts any name if it is open", () => {
    expect(parseFilter("author.name = @request.auth.id", { ...logs, closed: false }).problems).toEqual([]);
  });
});

it("tokenizes a filter, also in brackets", () => {
  const text = "a.b >= 1 && (c ~ 'x' || true = @now) ?";
  const { pieces, names } = parseFilter(text);
  expect(pieces.map(({ from, to, kind }) => `${kind} ${text.slice(from, to)}`)).toEqual([
    "name a.b",
    "operator >=",
    "number 1",
    "join &&",
    "bracket (",
    "name c",
    "operator ~",
    "text 'x'",
    "join ||",
    "literal true",
    "operator =",
    "macro @now",
    "bracket )",
    "other ?",
  ]);
  expect(names).toEqual(["a.b", "c"]);
});

describe("plain words", () => {
  it.each(["settings", "/api/x", "10.0.0.1 admin", `"a = b"`, "don't", "AT&T", "hello!"])("include %j", (text) =>
    expect(isWordSearch(text)).toBe(true),
  );

  it.each(["", " ", "a = b", "status==400", "a && b", `"a" ~`, "url~'x'"])("exclude %j", (text) =>
    expect(isWordSearch(text)).toBe(false),
  );

  it("are correct only where they are searched for", () => {
    expect(parseFilter("/api/x don't", { ...logs, wordSearch: true }).problems).toEqual([]);
    expect(parseFilter("/api/x = 1", { ...logs, wordSearch: true }).problems).not.toEqual([]);
    expect(parseFilter("/api/x", logs).problems).not.toEqual([]);
  });

  it("become a filter that requires each word in any field", () => {
    expect(wordSearch(` get  "two words" `, ["url", "method"]).filter).toBe(
      'url ~ "get" || method ~ "get" && (url ~ "two words" || method ~ "two words")',
    );
    expect(wordSearch("a_b", ["url"]).filter).toBe('url ~ "%a_b%"');
    // Versions read quotes and backslashes differently, so nothing is escaped.
    expect(wordSearch(`it's 5" C:\\`, ["url"]).filter).toBe(`url ~ '5"' && (url ~ "it's") && (url ~ "%C:_%")`);
    expect(wordSearch(" ", ["url"]).filter).toBe("");
  });
});
