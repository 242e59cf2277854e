import { expect, it } from "vitest";
import { screens } from "../../support/product";
import { filterHint } from "../../../src/backend/filter/filter-hint";
import { columnsOf } from "../../../src/runtime/model/table/columns";
import { vocabularyOf } from "../../../src/runtime/model/table/vocabulary";

const logs = vocabularyOf(screens.logs, columnsOf(screens.logs.columns, undefined));
const collection = {
  fields: [
    { id: "1", name: "kind", type: "select", values: ["Ferry", "ferry", "Yacht"], maxSelect: 1 },
    { id: "2", name: "crew", type: "relation", collectionId: "people", maxSelect: null },
    { id: "3", name: "mate", type: "relation", collectionId: "people", maxSelect: 1 },
  ],
};
const records = vocabularyOf(screens.collections, columnsOf(screens.collections.columns, collection));

it.each([
  ["404", "status = 404"],
  [" 007 ", "status = 007"],
  ['method = "PUT"', 'method = "put"'],
  ['url ~ "/api" && status = "404"', 'url ~ "/api" && status = 404'],
  ['method = "get" || created = "2026-11-24"', 'method = "get" || created ~ "2026-11-24"'],
  ["harbour", undefined],
  ["harbour 404", undefined],
  ["1000000000000000000000", undefined],
  ['method = "get"', undefined],
  ["created = 2026-11-24", undefined],
])("corrects %s in the filter of logs to %s", (filter, meant) => {
  expect(filterHint(filter, logs)?.corrected).toBe(meant);
});

it.each([
  ['kind = "YACHT"', 'kind = "Yacht"'],
  ['kind = "ferry"', undefined],
  ['kind = "boat"', undefined],
  ['crew = "abc"', `crew ~ '"abc"'`],
  ['mate = "abc"', undefined],
  ['mate.kind = "yacht"', undefined],
  ["404", undefined],
])("corrects %s in the filter of records to %s", (filter, meant) => {
  expect(filterHint(filter, records)?.corrected).toBe(meant);
});
