import { expect, test } from "vitest";
import {
  isUnknown,
  linkedQuery,
  linkParameters,
  readQueries,
  withHistory,
  withRun,
  withSaved,
} from "../../../src/features/sql/model/queries";

const none = readQueries(undefined);
const chart = { kind: "bar", x: 0, y: 1 } as const;

test("keeps the last hundred runs, each text once", () => {
  let queries = none;
  for (let at = 1; at <= 105; at++) queries = withRun(queries, { sql: `SELECT ${at}`, at });
  expect(queries.history).toHaveLength(100);
  const again = withRun(queries, { sql: "SELECT 50", at: 200, rows: 1 });
  expect(again.history).toHaveLength(100);
  expect(again.history[0]).toEqual({ sql: "SELECT 50", at: 200, rows: 1 });
});

test("gives a forgotten history back, after the runs since", () => {
  const { history } = withRun(withRun(none, { sql: "SELECT 1", at: 1 }), { sql: "SELECT 2", at: 2 });
  const since = withRun(none, { sql: "SELECT 1", at: 3 });
  expect(withHistory(since, history).history.map(({ sql, at }) => [sql, at])).toEqual([
    ["SELECT 1", 3],
    ["SELECT 2", 2],
  ]);
});

test("keeps saved queries by name", () => {
  const first = withSaved(withSaved(none, { name: "b", sql: "SELECT 1" }), { name: "a", sql: "SELECT 2", chart });
  expect(first.saved.map(({ name }) => name)).toEqual(["a", "b"]);
  expect(withSaved(first, { name: "a", sql: "SELECT 3" }).saved[0]).toEqual({ name: "a", sql: "SELECT 3" });
  expect([isUnknown(first, "SELECT 1"), isUnknown(first, "SELECT 9"), isUnknown(first, " ")]).toEqual([
    false,
    true,
    false,
  ]);
});

test("knows a text whose only statement has run, with other semicolons and spaces", () => {
  const known = withRun(none, { sql: "SELECT 1", at: 1 });
  expect(
    [" SELECT 1 ;\n", "SELECT 1; SELECT 2", "-- mine\nSELECT 1", ";"].map((text) => isUnknown(known, text)),
  ).toEqual([false, true, true, false]);
});

test("reads what it stored, and nothing of another shape", () => {
  const ran = withRun(none, { sql: "SELECT 1", at: 1, failed: true });
  const stored = withSaved(withRun(ran, { sql: "SELECT 2", at: 2, isUnknown: true }), { name: "a", sql: "b", chart });
  expect(readQueries(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  const broken = {
    history: [{ at: 1 }, null, "x"],
    saved: [{ sql: "a" }, { name: "a", sql: "b", chart: { kind: "pie" } }],
  };
  expect(readQueries(broken)).toEqual({ history: [], saved: [{ name: "a", sql: "b" }] });
});

test("puts a query with its chart into a link", () => {
  const query = { sql: "SELECT '&=%' AS a", chart };
  expect(linkedQuery(new URLSearchParams(linkParameters(query)))).toEqual(query);
  expect(linkedQuery(new URLSearchParams("query=a&chart=%7B"))).toEqual({ sql: "a" });
  expect(linkedQuery(new URLSearchParams("other=1"))).toBeUndefined();
});
