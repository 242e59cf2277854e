import { expect, test } from "vitest";
import { typesOf } from "../../src/features/records/file-signatures";
import { momentOf, typedMoment } from "../../src/values/time/moment";
import { readsAsList } from "../../src/values/json/parse-json";
import { findLossyNumber, typedNumber } from "../../src/values/json/typed-number";

test.each([
  ["5", 5],
  ["-1.50", -1.5],
  [" +.5 ", 0.5],
  ["007.", 7],
  ["-0", 0],
  ["0.1234567890123456", 0.1234567890123456],
  ["9007199254740991", 9007199254740991],
])("reads %s as a number", (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(["", "-", "1e3", "0x1", "1,5", "9007199254740993", "0.12345678901234567890", "9".repeat(400)])(
  "keeps %s as text",
  (text) => {
    expect(typedNumber(text)).toBe(text);
  },
);

test.each([
  ["2022-12-04 09:41", "2022-12-04 09:41:00.000Z"],
  ["2022-12-04T09:41:07+02:00", "2022-12-04 07:41:07.000Z"],
  ["2022-12-4", "2022-12-04 00:00:00.000Z"],
  ["2022-02-30", "2022-02-30"],
  ["2022-12-04 09:60", "2022-12-04 09:60"],
  ["2022-12-04 09:41:60", "2022-12-04 09:41:60"],
  ["", ""],
])("writes %s as the backend writes dates: %s", (typed, written) => {
  expect(typedMoment(typed)).toBe(written);
});

test("refuses dates that the backend does not keep", () => {
  expect(["0001-01-01", "0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00"].map(momentOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(typedMoment("0001-01-01 00:00:01")).toBe("0001-01-01 00:00:01.000Z");
});

test.each([
  ["12345678901234567890", "12345678901234567890"],
  ["6.01e-301", "6.01e-301"],
  ["-0", "-0"],
  ["1.5e300", "1.5e300"],
  ["69324495507120e6", "69324495507120e6"],
  ["1e21", undefined],
  ["-1.5e-10", undefined],
  ["1234567890123456", undefined],
  ['{"a": [1, 12345678901234567890]}', "12345678901234567890"],
  ["[1e400]", "1e400"],
  ["[6.01e-301, 0.1, -0]", undefined],
  ['["12345678901234567890", "a \\" 99999999999999999999"]', undefined],
  ["1.5", undefined],
  ["null", undefined],
])("finds in %s the number %s that would lose digits", (json, number) => {
  expect(findLossyNumber(json)).toBe(number);
});

test("recognizes texts that the backend reads as lists", () => {
  expect(["null", " [1]", "[]"].map(readsAsList)).toEqual([true, true, true]);
  expect(["", "a", "[a", "nullx", '"a"', "0", "true", undefined].map(readsAsList)).not.toContain(true);
});

test("recognizes a file's type by its first bytes", () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  expect(typesOf(bytes("GIF89a"))).toEqual(["image/gif"]);
  expect(typesOf(bytes("RIFF....WEBP"))).toEqual(["image/webp"]);
  expect(typesOf(bytes("%PDF-1.7"))).toEqual(["application/pdf"]);
  expect(typesOf(bytes("GIF"))).toBeUndefined();
  expect(typesOf(new Uint8Array())).toBeUndefined();
});
