import { expect, test, vi } from "vitest";
import { noErrorText } from "../../definitions/backend/log";
import { cellNumber, cellText } from "../../src/values/text/cell-text";
import { errorTexts } from "../../src/backend/calls/error-texts";
import { formatCount, interpolate, interpolateParts, plural } from "../../src/values/text/text";
import { isPicture } from "../../src/features/records/file-url";
import * as values from "../../src/values/text/format-value";

const {
  clockName,
  asList: listOf,
  localTime: local,
  joinWithLimit: named,
  isBlank: nothing,
  shortId,
  utcTime: utc,
  webLink,
} = values;

test("lists the error texts that a row has", () => {
  const row = { error: noErrorText, meta: { cause: "The disk is full.", more: "" } };
  expect(errorTexts(row, ["error", "meta.cause", "meta.more", "gone"])).toEqual(["The disk is full."]);
});

test("takes 0 and false as values, but no empty text or list", () => {
  for (const value of [0, false, " ", [0], {}]) expect(nothing(value)).toBe(false);
  for (const value of [undefined, null, "", []]) expect(nothing(value)).toBe(true);
});

test("shows a number as stored, grouped", () => {
  expect(cellNumber(0)).toBe("0");
  expect(cellNumber(-1234567)).toBe("-1,234,567");
  expect(cellNumber(1234567.891)).toBe("1,234,567.891");
  expect(cellNumber(0.1)).toBe("0.1");
  expect(cellNumber(-0.5)).toBe("-0.5");
  expect(cellNumber(1e21)).toBe("1e+21");
  expect(cellNumber(1e-7)).toBe("1e-7");
  expect(cellNumber("12")).toBe("12");
});

test("cuts an id of more than 27 characters in its middle", () => {
  expect(shortId("a".repeat(27))).toBe("a".repeat(27));
  expect(shortId("12345---a-middle--0123456789")).toBe("12345…0123456789");
});

test("cuts a text of more than 200 characters", () => {
  expect(cellText("a".repeat(200))).toBe("a".repeat(200));
  expect(cellText("a".repeat(201))).toBe(`${"a".repeat(200)}…`);
  expect(cellText({ a: [1] })).toBe('{"a":[1]}');
});

test("lists the first 20 names", () => {
  const names = Array.from({ length: 21 }, (_, index) => `n${index}`);
  expect(named(names.slice(1))).toBe(names.slice(1).join(", "));
  expect(named(names)).toBe(`${names.slice(0, 20).join(", ")}, …`);
});

test("shows a date in UTC in 19 characters", () => {
  expect(utc("2022-12-04 09:41:07.123Z")).toBe("2022-12-04 09:41:07");
  expect(utc("2022-12-04T09:41:07Z")).toBe("2022-12-04 09:41:07");
});

test("shows a date in local time with the name of the zone", () => {
  vi.stubEnv("TZ", "Europe/Vienna");
  expect([local("2022-12-04 23:41:07.123Z"), clockName("2022-12-04 23:41:07.123Z")]).toEqual([
    "2022-12-05 00:41:07",
    "CET",
  ]);
  expect([local("2022-07-04 09:41:07Z"), clockName("2022-07-04 09:41:07Z")]).toEqual(["2022-07-04 11:41:07", "CEST"]);
  expect(local("soon")).toBe("soon");
  vi.unstubAllEnvs();
});

test("makes a list of one value or several", () => {
  expect(listOf("a")).toEqual(["a"]);
  expect(listOf(["a", "b"])).toEqual(["a", "b"]);
  expect(listOf("")).toEqual([]);
  expect(listOf(0)).toEqual([0]);
});

test("recognizes pictures by their ending", () => {
  expect(["a.PNG", "a.b.jpeg", "a.svg"].every(isPicture)).toBe(true);
  expect(["a.txt", "png", "a.png.zip", ""].some(isPicture)).toBe(false);
});

test("links only web addresses", () => {
  expect(webLink("https://example.com/a")).toEqual({ href: "https://example.com/a", text: "example.com/a" });
  expect(webLink("HTTP://EXAMPLE.com")?.href).toBe("http://example.com/");
  const others = [
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "example.com",
    "",
    5,
  ];
  for (const value of others) expect(webLink(value)).toBeUndefined();
});

test("fills in a sentence, and keeps unknown names", () => {
  expect(interpolate("Showing {n} of {total}, {x}", { n: 3, total: "1,000" })).toBe("Showing 3 of 1,000, {x}");
  expect(interpolate("{n}", { n: "$&" })).toBe("$&");
  expect(formatCount(1234567)).toBe("1,234,567");
});

test("counts in a sentence, with its own words for none", () => {
  const text = { one: "1 boat of {owner}", many: "{n} boats of {owner}" };
  const textOf = (n: number, none?: string) => plural({ ...text, ...(none && { none }) }, n, { owner: "Ada" });
  expect([0, 1, 1234].map((n) => textOf(n))).toEqual(["0 boats of Ada", "1 boat of Ada", "1,234 boats of Ada"]);
  expect([0, 1, 2].map((n) => textOf(n, "{owner} has none"))).toEqual([
    "Ada has none",
    "1 boat of Ada",
    "2 boats of Ada",
  ]);
});

test("splits a sentence into what is filled in and what is not", () => {
  expect(interpolateParts("Showing {n} of {total}", { n: "3", total: "9" })).toEqual([
    { piece: "Showing ", text: "Showing ", filled: false },
    { piece: "{n}", text: "3", filled: true },
    { piece: " of ", text: " of ", filled: false },
    { piece: "{total}", text: "9", filled: true },
  ]);
});
