import { expect, test } from "vitest";
import { chartColumns, fitsChart, guessChart } from "../../../src/features/sql/model/chart-choice";
import { resultChart } from "../../../src/features/sql/model/chart-marks";
import { roundTicks } from "../../../src/runtime/model/chart/series";

const answerOf = (names: readonly string[], rows: readonly (readonly (string | null)[])[]) => ({
  execTime: 0,
  affectedRows: 0,
  columns: names.map((name) => ({ name, type: "", nullable: true })),
  rows,
});
const byDay = answerOf(
  ["day", "status", "requests"],
  [
    ["2026-11-01", "ok", "3"],
    ["2026-11-01", "failed", "1"],
    ["2026-11-02", "ok", "5"],
    ["2026-11-02", "ok", "2"],
    ["2026-11-02", "failed", null],
  ],
);
const guess = (answer: typeof byDay) => guessChart(chartColumns(answer));

test("guesses a chart by the kinds of the columns", () => {
  expect(guess(byDay)).toEqual({ kind: "line", x: 0, y: 2, colour: 1 });
  expect(guess(answerOf(["name", "n"], [["a", "1"]]))).toEqual({ kind: "bar", x: 0, y: 1 });
  expect(guess(answerOf(["a", "b"], [["1", "2"]]))).toEqual({ kind: "point", x: 0, y: 1 });
  expect(guess(answerOf(["n"], [["1"]]))).toBeUndefined();
  expect(guess(answerOf(["name"], [["a"]]))).toBeUndefined();
});

test("knows whether a chart fits another result", () => {
  const columns = chartColumns(byDay);
  expect(fitsChart({ kind: "bar", x: 0, y: 2 }, columns)).toBe(true);
  expect(fitsChart({ kind: "bar", x: 0, y: 1 }, columns)).toBe(false);
  expect(fitsChart({ kind: "bar", x: 9, y: 2 }, columns)).toBe(false);
});

test("adds values of one series on one day, and omits NULL", () => {
  const { marks, series, sums } = resultChart(byDay, guess(byDay)!);
  const day = Date.parse("2026-11-01T00:00:00Z");
  const [ok, failed] = series.map(({ tone }) => tone);
  expect(marks.lines).toEqual([
    { x: day, y: 3, tone: ok },
    { x: day, y: 1, tone: failed },
    { x: day + 86_400_000, y: 7, tone: ok },
  ]);
  expect(sums).toBe(true);
  expect(marks.frame).toMatchObject({ bottom: 0, top: 8, names: { [day]: "2026-11-01" } });
});

test("draws bars of the series side by side, from zero also downwards", () => {
  const rows = answerOf(
    ["name", "group", "n"],
    [
      ["a", "x", "4"],
      ["a", "y", "-2"],
      ["b", "x", "1"],
    ],
  );
  const { bars, frame } = resultChart(rows, { kind: "bar", x: 0, y: 2, colour: 1 }).marks;
  expect(bars.map(({ x, x2, y, y2 }) => [x, x2, y, y2].map((n) => Number(n.toFixed(2))))).toEqual([
    [-0.4, 0, 4, 0],
    [0, 0.4, -2, 0],
    [0.6, 1, 1, 0],
  ]);
  expect([frame.bottom, frame.top, frame.from, frame.to]).toEqual([-2, 4, -0.5, 1.5]);
});

test("draws the first six series and counts the others", () => {
  const rows = Array.from({ length: 8 }, (_, index) => [String(index), `s${index}`, "1"]);
  const chart = resultChart(answerOf(["x", "s", "y"], rows), { kind: "point", x: 0, y: 2, colour: 1 });
  expect([chart.series.length, chart.omitted, chart.marks.points.length]).toEqual([6, 2, 6]);
});

test.each([
  [0, 7, [0, 2, 4, 6, 8]],
  [-3, 4, [-4, -2, 0, 2, 4]],
  [0, 0, [0, 0.2]],
  [0, 0.3, [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]],
])("finds round ticks from %d to %d", (low, high, ticks) => {
  const found = roundTicks(low, high, 6);
  expect(found.slice(0, ticks.length)).toEqual(ticks);
  expect(found.at(-1)).toBeGreaterThanOrEqual(high);
});
