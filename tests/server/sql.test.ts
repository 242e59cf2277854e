import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sqlLimits } from "../../definitions/backend/sql";
import type { SqlAnswer } from "../../definitions/types/sql";
import { planRun } from "../../src/features/sql/model/plan-run";
import { bodyOf } from "../browser/support/stored-bodies";
import { freshApi, type AdminCall } from "./support";

const count = (last: number): string =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${last}) SELECT i FROM n`;
const filled = (letters: number, letter = "x"): string => `SELECT length('${letter.repeat(letters - 17)}')`;

/**
 * Statements, what the console does with them, and what the backend answers: rows, an error, or the rows that changed.
 * They run in this order.
 */
const statements: readonly (readonly [sql: string, plan: string, answer: unknown])[] = [
  ["SELECT 1 AS one", "read", [["1"]]],
  ["SELECT title, amount FROM things ORDER BY amount", "read", "One 1, Two 2"],
  ["-- a comment\nSELECT 1", "read", [["1"]]],
  ["/* DELETE FROM things */ SELECT count(*) FROM things", "read", [["2"]]],
  ["SELECT 'a; DELETE FROM things' AS text", "read", [["a; DELETE FROM things"]]],
  ["SELECT title FROM things; SELECT 2", "read", [["2"]]],
  ["VALUES (1), (2)", "read", "1, 2"],
  ["WITH t AS (SELECT 1 AS a) SELECT a FROM t", "read", [["1"]]],
  ["EXPLAIN QUERY PLAN DELETE FROM things WHERE id = 1", "read", "rows: 1"],
  ["EXPLAIN DELETE FROM things", "read", expect.any(String)],
  ["PRAGMA table_info(things)", "read", "rows: 5"],
  ["PRAGMA user_version", "read", [["0"]]],
  ["SELECT NULL, ''", "read", [[null, ""]]],
  ["SELECT x'00ff41' AS bytes", "read", [["\0\uFFFDA"]]],
  ["SELECT replace(title, 'One', 'delete') FROM things LIMIT 1", "read", [["delete"]]],
  [count(1001), "read", "rows: 1000"],
  [count(1000), "read", "rows: 1000"],
  ["SELECT 1.5, true, 1e300", "read", [["1.5", "1", "1e+300"]]],
  ["SELECT title FROM titles ORDER BY 1", "read", "One, Two"],
  ["SELECT 1 AS id, 2 AS id", "read", [["1", "2"]]],
  ["SELECT nope FROM things", "read", "no such column: nope"],
  [filled(5000), "read", [["4983"]]],
  [filled(5001), "tooLong", "not sent"],
  [filled(4000, "é"), "tooLong", "not sent"],
  ["-- nothing", "nothing", "not sent"],
  ["BEGIN", "refused transaction", "not sent"],
  ["/* a */ SAVEPOINT a", "refused transaction", "not sent"],
  ["INSERT INTO things (id) VALUES ('b'); COMMIT", "refused transaction", "not sent"],
  ["ATTACH 'other.db' AS other", "refused attach", "not sent"],
  ["SELECT 1; VACUUM main INTO 'copy.db'", "refused vacuumInto", "not sent"],
  ["SELECT 1 AS `{{--}}` '\n; DELETE FROM things -- '", "refused quotedName", "not sent"],
  ["UPDATE things SET title = 'Hi {{name}}'", "refused quotedName", "not sent"],
  ["SELECT '{:word}'", "refused parameter", "not sent"],
  ["UPDATE things SET title = 'Hi {' || '{name}}' WHERE 0", "ask UPDATE", "changed: 0"],
  ["SELECT $a(;--)\n; DELETE FROM things", "ask DELETE", "missing named argument"],
  ["SELEC 1", "ask no statement", 'near "SELEC": syntax error'],
  ["sele * frm everything", "ask no statement", 'near "sele": syntax error'],
  ["EXPLAIN sele 1", "ask no statement", 'near "sele": syntax error'],
  ["sele 1; DELETE FROM things", "ask ? DELETE", 'near "sele": syntax error'],
  ["SELECT 1; sele 2; sele 3", "ask no statement", 'near "sele": syntax error'],
  ["\uFEFFDELETE FROM things WHERE 0", "ask DELETE", "changed: 0"],
  ["WITH t AS (SELECT 1)\uFEFFDELETE FROM things WHERE 0", "ask DELETE", []],
  ["WITH t AS (SELECT 1) \vDELETE FROM things WHERE 0", "ask DELETE", []],
  ["SELECT 'unclosed", "ask ?", "unrecognized token"],
  ["SELECT 1;\0 DELETE FROM things", "ask ?", [["1"]]],
  ["INSERT INTO things (id, title, amount) VALUES ('a', 'Three', 3)", "ask INSERT", "changed: 1"],
  ["-- a comment\nUPDATE things SET amount = 5 WHERE title = 'Three'", "ask UPDATE", "changed: 1"],
  ["WITH t AS (SELECT 5 AS a) UPDATE things SET amount = 6 WHERE amount IN (SELECT a FROM t)", "ask UPDATE", []],
  ["REPLACE INTO things (id, title, amount) VALUES ('a', 'Four', 4)", "ask REPLACE", "changed: 1"],
  ["CREATE TABLE extra (a)", "ask CREATE", expect.any(String)],
  ["ALTER TABLE extra ADD b", "ask ALTER", expect.any(String)],
  ["INSERT INTO extra VALUES (1, 2); INSERT INTO extra VALUES (3, 4), (5, 6);", "ask INSERT", "changed: 2"],
  ["SELECT 1 AS a; DELETE FROM extra WHERE a = 1", "ask DELETE", []],
  ["INSERT INTO extra VALUES (5, 6); SELECT nope", "ask INSERT", "no such column: nope"],
  ["CREATE TRIGGER t AFTER INSERT ON extra BEGIN SELECT 1; SELECT 2; END; SELECT 3", "ask CREATE", expect.any(String)],
  [
    "CREATE TRIGGER u AFTER UPDATE OF begin ON extra BEGIN SELECT CASE 1 WHEN 1 THEN 2 END; END; ATTACH 'b' AS b",
    "refused attach",
    "not sent",
  ],
  ["INSERT INTO extra VALUES (7, 8) RETURNING a", "ask INSERT", "changed: 1"],
  ["DROP TABLE extra", "ask DROP", expect.any(String)],
  ["PRAGMA user_version = 7", "ask PRAGMA", []],
  ["PRAGMA user_version(8)", "ask PRAGMA", []],
  ["EXPLAIN PRAGMA user_version = 9", "ask PRAGMA", expect.anything()],
  ["SELECT * FROM pragma_optimize", "ask SELECT", []],
  ["SELECT * FROM 'pragma_optimize'", "ask SELECT", []],
  ["DETACH nothing", "ask DETACH", "syntax error"],
  ["REINDEX", "ask REINDEX", []],
  ['DELETE FROM "_params" WHERE 0', "ask DELETE _params", "changed: 0"],
  ["UPDATE [_collections] SET name = name WHERE name = 'things'", "ask UPDATE _collections", "changed: 1"],
];

const planOf = (sql: string): { plan: string; query?: string } => {
  const plan = planRun(sql, { from: 0, to: sql.length });
  if (plan.kind === "refused") return { plan: `refused ${plan.reason}` };
  if (!("query" in plan)) return { plan: plan.kind };
  if (plan.kind === "read") return { plan: "read", query: plan.query };
  const { verbs, tables, isNoStatement } = plan.write;
  if (isNoStatement) return { plan: "ask no statement", query: plan.query };
  return { plan: ["ask", ...verbs.map((verb) => verb || "?"), ...tables].join(" "), query: plan.query };
};

const wordsOf = ({ columns, rows, affectedRows }: SqlAnswer): string => {
  if (columns.length === 0) return `changed: ${affectedRows}`;
  if (rows.length > 2 || columns.length > 2) return `rows: ${rows.length}`;
  return rows.map((row) => row.join(" ")).join(", ");
};

describe.each(["v0.40.4", "v0.39.11"] as const)("statements on %s", (version) => {
  let send: AdminCall;
  const run = (query: string) => send<SqlAnswer & { message?: string }>("POST", "api/sql", { query });
  const rowsOf = async (query: string): Promise<unknown> => (await run(query)).data.rows;

  /** All that statements of the table can change. */
  const stored = async (): Promise<unknown> =>
    Promise.all(
      [
        "SELECT type, name, sql FROM sqlite_master",
        "SELECT * FROM things",
        "SELECT * FROM _collections",
        "SELECT * FROM _params",
        "PRAGMA user_version",
      ].map(rowsOf),
    );

  beforeAll(async () => {
    send = await freshApi(afterAll, { version });
    const make = (body: object) => send.done("POST", "api/collections", body);
    await make(bodyOf(version, { name: "things", type: "base", fields: { title: "text", amount: "number" } }));
    await make({ name: "titles", type: "view", viewQuery: "SELECT id, title FROM things" });
    const values = { One: 1, Two: 2 };
    for (const [title, amount] of Object.entries(values))
      await send.done("POST", "api/collections/things/records", { title, amount });
  });

  it("are sent, refused or asked about, and change nothing that was not asked about", async () => {
    for (const [sql, plan, answer] of statements) {
      const { query, ...planned } = planOf(sql);
      expect(planned, sql).toEqual({ plan });
      if (query === undefined) {
        expect(answer, sql).toBe("not sent");
        continue;
      }
      const before = plan === "read" || plan === "ask no statement" ? await stored() : undefined;
      const { ok, data } = await run(query);
      if (before) expect(await stored(), sql).toEqual(before);
      if (!ok) expect(data.message, sql).toContain(answer);
      else if (Array.isArray(answer)) expect(data.rows, sql).toEqual(answer);
      else expect(wordsOf(data), sql).toEqual(answer);
    }
    expect(await rowsOf("SELECT title, amount FROM things WHERE id = 'a'")).toEqual([["Four", "4"]]);
  });

  it("are refused if the backend would replace a part of them", async () => {
    const replaced = ["{{name}}", "{{--}}", "{{ }}", "{{a.b-c d_1}}", "[[name]]", "{[[a]]}", "{:word}", "{{{:word}}}"];
    const sent = ["{{}}", "{{é}}", "{ {a} }", "{{a]]", "{{a'' }}", "[[1,2]]", "[ [1] ]", "{: word}", "{:}", "{word}"];
    for (const text of [...replaced, ...sent]) {
      const sql = `SELECT '${text}'`;
      const { ok, data } = await run(sql);
      const isSame = ok && data.rows[0]?.[0] === text.replace("''", "'");
      expect({ text, isSame }).toEqual({ text, isSame: planOf(sql).plan === "read" });
      expect({ text, isSame }).toEqual({ text, isSame: sent.includes(text) });
    }
  });

  it("are counted in bytes", async () => {
    const sql = `SELECT '${"é".repeat(sqlLimits.bytes / 2)}'`;
    expect(sql.length).toBeLessThan(sqlLimits.bytes);
    expect((await run(sql)).status).toBe(400);
  });
});
