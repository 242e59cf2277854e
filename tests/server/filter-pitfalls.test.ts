import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { screens } from "../support/product";
import { filterPitfalls } from "../../definitions/backend/filter-pitfalls";
import { filterHintTexts } from "../../definitions/texts/filter";
import type { Collection } from "../../definitions/types/collection";
import { filterHint } from "../../src/backend/filter/filter-hint";
import { columnsOf } from "../../src/runtime/model/table/columns";
import { vocabularyOf } from "../../src/runtime/model/table/vocabulary";
import { builtVersions, type BuiltVersion } from "../../server/built-versions.mjs";
import { selectBackend } from "../../src/backend/version/backend";
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
  collection = asRead(await call.done("POST", "api/collections", body));
  for (const boat of boats) await call("POST", "api/collections/boats/records", boat);
}

async function countOf(filter: string): Promise<number> {
  const path = `api/collections/boats/records?${new URLSearchParams({ filter })}`;
  return (await call.done<{ totalItems: number }>("GET", path)).totalItems;
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

describe.each(builtVersions)("filters on %s", (version) => {
  beforeAll(() => startWith(version));

  it.each(meant)("corrects a filter that finds nothing: %s", async (filter, corrected) => {
    const isOldest = version === "v0.8.0";
    // Later versions understand some of them.
    if (!isOldest && (await countOf(filter)) > 0) return;
    expect(await countOf(filter)).toBe(0);
    const hint = filterHint(filter, vocabulary())!;
    if (isOldest) expect(hint.corrected).toBe(corrected);
    expect(await countOf(hint.corrected)).toBe(1);
  });
});

it("has an example of every known pitfall", () => {
  const texts = new Set(meant.map(([filter]) => filterHint(filter, vocabulary())?.text.replaceAll(/"[^"]*"/g, "")));
  // Only the method of a log entry has this pitfall.
  const known = filterPitfalls.map(({ why }) => filterHintTexts[why].replaceAll(/"[^"]*"/g, ""));
  expect([...texts].toSorted()).toEqual([...new Set(known)].toSorted());
});
it.each([
  'sailed != "2022-01-01T10:00"',
  'sailed = "2022-01-01T10:30:00+02:00"',
  'colours = "[]"',
  'kind ~ "ferry"',
  'title ~ "%y_b%"',
  'kind = "a \\" b"',
  "title = kind",
  "",
])("gives no hint for %s", (filter) => {
  expect(filterHint(filter, vocabulary())).toBeUndefined();
});
