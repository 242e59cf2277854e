import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { screens } from "../support/product";
import { filterPitfalls } from "../../definitions/backend/filter-pitfalls";
import { filterHintTexts } from "../../definitions/texts/filter-hints";
import type { Collection } from "../../definitions/types/collection";
import { filterHint } from "../../src/runtime/model/filter/filter-hint";
import { columnsOf } from "../../src/runtime/model/table/columns";
import { vocabularyOf } from "../../src/runtime/model/table/vocabulary";
import { builtVersions, type BuiltVersion } from "../../server/built-versions.mjs";
import { selectBackend } from "../../src/runtime/model/version/backend";
import { bodyOf } from "../browser/support/stored-bodies";
import { asRead } from "../support/stored-collection";
import { seriesOf } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

const choices = (values: readonly string[], maxSelect: number) =>
  ({ type: "select", options: { values, maxSelect } }) as const;

const fields = [
  ["amount", "number"],
  ["active", "bool"],
  ["sailed", "date"],
  ["kind", choices(["Ferry", "Yacht"], 1)],
  ["colours", choices(["red", "blue"], 2)],
  ["title", "text"],
] as const;
const boats = [
  {
    amount: 12.5,
    active: true,
    sailed: "2022-01-01 10:30:00.123Z",
    kind: "Ferry",
    colours: ["red", "blue"],
    title: "my_boat",
  },
  { amount: -5, title: "other" },
];

let call: AdminCall;
let collection: Collection;

async function startWith(version: BuiltVersion): Promise<void> {
  selectBackend(seriesOf(version));
  call = await freshApi(afterAll, { version });
  const body = bodyOf(version, { name: "boats", type: "base", fields: Object.fromEntries(fields) });
  collection = asRead((await call<Collection>("POST", "api/collections", body)).data);
  for (const boat of boats) await call("POST", "api/collections/boats/records", boat);
}

async function countOf(filter: string): Promise<number> {
  const query = new URLSearchParams({ filter });
  const { ok, data } = await call<{ totalItems: number }>("GET", `api/collections/boats/records?${query}`);
  if (!ok) throw new Error(`${filter} is refused`);
  return data.totalItems;
}

const vocabulary = () => vocabularyOf(screens.collections, columnsOf(screens.collections.columns, collection));

const meant = [
  ['amount = "12.5"', "amount = 12.5"],
  ["amount = '-5'", '(amount >= "-5" && amount <= "-5")'],
  ['active = "True"', "active = True"],
  ['sailed = "2022-01-01T10:30:00.123Z"', 'sailed ~ "2022-01-01 10:30:00.123Z"'],
  ['sailed = "2022-01-01T10:30Z"', 'sailed ~ "2022-01-01 10:30"'],
  ['sailed = "2022-01-01 10:30:00Z"', 'sailed ~ "2022-01-01 10:30:00"'],
  ['sailed > "2022-01-01T10:00:00Z"', 'sailed > "2022-01-01 10:00:00Z"'],
  ['sailed = "2022-01-01"', 'sailed ~ "2022-01-01"'],
  ['sailed = "2022-01-01 10:30"', 'sailed ~ "2022-01-01 10:30"'],
  ['colours = "red"', `colours ~ '"red"'`],
  ['(colours = "red")', String.raw`(colours ~ '\"red\"')`],
  ['((colours = "red" && title != ""))', String.raw`((colours ~ '\\"red\\"' && title != ""))`],
  ['kind = "ferry"', 'kind = "Ferry"'],
  ['title ~ "y_b"', 'title ~ "%y_b%"'],
  ['id != "" && (title = "x" || kind = "FERRY")', 'id != "" && (title = "x" || kind = "Ferry")'],
] as const;

describe.each(builtVersions)("on %s", (version) => {
  beforeAll(() => startWith(version));

  it.each(meant)("a filter that finds nothing is corrected to one that finds something: %s", async (filter) => {
    // Some of them are understood since.
    if ((await countOf(filter)) > 0) return;
    expect(await countOf(filterHint(filter, vocabulary())!.corrected)).toBe(1);
  });
});

describe("a filter that can find nothing", () => {
  beforeAll(() => startWith("v0.8.0"));

  it.each(meant)("%s is corrected to one that finds something", async (filter, corrected) => {
    expect(await countOf(filter)).toBe(0);
    expect(filterHint(filter, vocabulary())?.corrected).toBe(corrected);
    expect(await countOf(corrected)).toBe(1);
  });

  it("is told of for every pitfall that is known", () => {
    const texts = new Set(meant.map(([filter]) => filterHint(filter, vocabulary())?.text.replaceAll(/"[^"]*"/g, "")));
    // The log's method alone is of that kind.
    const known = filterPitfalls.map(({ why }) => filterHintTexts[why].replaceAll(/"[^"]*"/g, ""));
    expect([...texts].toSorted()).toEqual([...new Set(known)].toSorted());
  });
});

it.each([
  "amount = 12.5",
  'amount >= "-5"',
  "active = true",
  'sailed > "2022-01-01"',
  'sailed != "2022-01-01T10:00"',
  'sailed !~ "2022-01-01T"',
  'sailed = "2022-01-01T10:30:00+02:00"',
  'sailed = "2022-01-01 10:30:00.123Z"',
  'sailed = ""',
  'colours = "[]"',
  'colours = ""',
  'kind = "Ferry"',
  'kind ~ "ferry"',
  'title = "my_boat"',
  'title ~ "%y_b%"',
  'title = "12"',
  'kind = "a \\" b"',
  "title = kind",
  "nothing",
  "",
])("nothing is said of %s", (filter) => {
  expect(filterHint(filter, vocabulary())).toBeUndefined();
});
