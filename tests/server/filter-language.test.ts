import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { parseFilter, type Vocabulary } from "../../src/backend/filter/parse-filter";
import { wordSearch } from "../../src/backend/filter/word-search";
import { ask, freshApi, type AdminCall } from "./support";

const keys = ["url", "method", "remoteIp", "userIp", "referer", "userAgent"];
const logs: Vocabulary = {
  names: [...keys, "rowid", "id", "created", "updated", "status", "auth"].map((name) => ({ name })),
  closed: true,
  macros: ["@now"],
};

let send: AdminCall;

beforeAll(async () => void (send = await freshApi(afterAll)));

async function found(filter: string): Promise<{ status: number; urls: string[] }> {
  const path = `api/logs/requests?${new URLSearchParams({ perPage: "5", filter })}`;
  const { status, data } = await send<{ items?: { url: string }[] }>("GET", path);
  return { status, urls: (data.items ?? []).map(({ url }) => url) };
}

const accepted = async (filter: string): Promise<boolean> => (await found(filter)).status === 200;
const sound = (filter: string): boolean => parseFilter(filter, logs).problems.length === 0;

const oneOf = (...texts: string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);
const content = fc.string({ maxLength: 6, unit: oneOf(..."ab'\"\\ %_()=&é😀") });
const text = fc.tuple(oneOf("'", '"'), content).map(([quote, inner]) => `${quote}${inner}${quote}`);
const number = oneOf("0", "7", "007", "1.50", "400", "2022");
const name = oneOf(...logs.names.map((known) => known.name), "@now", "true", "NULL");
const operand = fc.oneof({ weight: 3, arbitrary: name }, number, text);
const operator = oneOf("=", "!=", ">", ">=", "<", "<=", "~", "!~");
const space = oneOf("", " ", " ", "\n\t");
const joined = oneOf("&&", "||");

const { filter: grammar } = fc.letrec<{ filter: string; term: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(operand, space, operator, space, operand).map((parts) => parts.join("")),
    fc.tuple(space, tie("filter"), space).map(([before, inner, after]) => `(${before}${inner}${after})`),
  ),
  filter: fc
    .tuple(tie("term"), fc.array(fc.tuple(space, joined, space, tie("term")), { maxLength: 3 }))
    .map(([first, others]) => first + others.flat().join("")),
}));

const odd = oneOf(..."()'\"\\=!~<>&|-.,?@#_ 0a\r\n\u00a0", "nope", "@today", "==", "&&", "1.", "()", "(url=1)");

/** A filter with one character or word added, removed or replaced. */
const nearMiss = fc.tuple(grammar, fc.nat(), fc.nat(2), odd).map(([filter, place, removed, added]) => {
  const characters = [...filter];
  characters.splice(place % (characters.length + 1), removed, added);
  return characters.join("");
});
const shortened = fc.tuple(grammar, fc.nat(), fc.nat(5)).map(([filter, place, length]) => {
  const characters = [...filter];
  characters.splice(place % (characters.length + 1), 1 + length);
  return characters.join("");
});
const heap = fc.array(fc.oneof(operand, operator, joined, space, odd), { maxLength: 9 }).map((parts) => parts.join(""));

const whole = (filter: string): boolean => filter.trim() !== "";

it.each([
  ["filters of the grammar", grammar, 250],
  ["filters with one mistake", nearMiss, 400],
  ["filters with a missing part", shortened, 200],
  ["heaps of pieces", heap, 250],
] as const)("judges %s as the backend does", (_, texts, numRuns) =>
  fc.assert(
    fc.asyncProperty(texts.filter(whole), async (filter) => {
      expect(sound(filter)).toBe(await accepted(filter));
    }),
    { numRuns },
  ),
);

const flat = (terms: number): string => Array.from({ length: terms }, () => "status = 1").join(" && ");

it.each([
  ["a chain that is too long for the database", flat(200)],
  ["spaces, which are never sent", "  "],
])("accepts %s, which the backend refuses", async (_why, filter) => {
  expect([sound(filter), await accepted(filter)]).toEqual([true, false]);
});

it("finds plain words with special characters in any field of the log", async () => {
  const agent = `pro_be/1 50% "dou'ble" C:\\x\\ e`;
  await ask(new URL("api/plain-words?which=odd", send.backend), { headers: { "user-agent": agent } });
  await ask(new URL("api/plain-words?which=other", send.backend), { headers: { "user-agent": "probe" } });
  const hits = async (words: string): Promise<string[]> => (await found(wordSearch(words, keys).filter)).urls;
  await vi.waitFor(async () => expect(await hits("plain-words")).toHaveLength(2));
  const searches = [
    "o_b",
    "50%",
    `dou'ble`,
    `"dou'ble`,
    `ble" c:\\`,
    "C:\\x\\",
    "GET which=odd 127.0.0.1",
    `'50% "dou'`,
  ];
  for (const words of searches)
    expect([words, await hits(`plain ${words}`)]).toEqual([words, ["/api/plain-words?which=odd"]]);
  expect(await hits("plain-words nowhere")).toEqual([]);
});

it("keeps plain words inside their quotes", () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: oneOf(..."ab'\"\\ %_()=&|") }), async (words) => {
      const { filter } = wordSearch(words, keys);
      if (filter) expect([sound(filter), await accepted(filter)]).toEqual([true, true]);
    }),
    { numRuns: 100 },
  ));
