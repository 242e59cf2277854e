import { afterAll, beforeAll, expect, test } from "vitest";
import { rangeText } from "../../../../src/runtime/model/chart/bars";
import { chartTable, pointsOf } from "../../../../src/runtime/model/chart/points";
import { chartAxes } from "../../../../src/runtime/model/chart/axes";

const before = process.env["TZ"];
const put = (zone: string | undefined): void => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
};
beforeAll(() => put("Europe/Vienna"));
afterAll(() => put(before));

const hour = 3_600_000;
const now = Date.parse("2022-10-31T09:41:07Z");
const back = (n: number) =>
  Array.from({ length: n }, (_, index) => ({ date: new Date(now - index * hour).toISOString(), total: 1 }));

test("begins local days at local midnight, also after the clocks went back", () => {
  const { names } = chartAxes(pointsOf(back(60), now, "local"), 1248, "local");
  const days = Object.entries(names).filter(([, name]) => /^[A-Z]/.test(name));
  expect(days.map(([moment, name]) => [new Date(Number(moment)).toISOString(), name])).toEqual([
    ["2022-10-28T22:00:00.000Z", "Sat 29 Oct"],
    ["2022-10-29T22:00:00.000Z", "Sun 30 Oct"],
    ["2022-10-30T23:00:00.000Z", "Mon 31 Oct"],
  ]);
});

test("counts 25 hours on the day the clocks went back", () => {
  const points = pointsOf(back(1600), now, "local");
  expect(points.slice(-4).map(({ y }) => y)).toEqual([24, 25, 11, null]);
});

test("names the clock of the two hours that have one name", () => {
  const points = pointsOf(back(60), now, "local");
  const range = [Date.parse("2022-10-30T00:00Z"), Date.parse("2022-10-30T01:00Z")] as const;
  expect(rangeText(range, { points, unit: ["log", "logs"], zone: "local" })).toBe(
    "Sun 30 Oct, 2am CEST to Sun 30 Oct, 2am CET (local time): 1 log",
  );
  const { rows } = chartTable({ points, title: "", unit: ["log", "logs"], zone: "local" });
  const hours = rows.map(([when]) => when).filter((when) => /Sun 30 Oct 2022, [123]am/.test(when!));
  expect(hours).toEqual(["3am", "2am CET", "2am CEST", "1am"].map((time) => `Sun 30 Oct 2022, ${time}`));
});

test("names whole local hours in zones of half hours", () => {
  put("Asia/Kolkata");
  const { names } = chartAxes(pointsOf(back(5), now, "local"), 1248, "local");
  expect(Object.values(names)).toEqual(["Mon 31 Oct, 11am", "12pm", "1pm", "2pm", "3pm"]);
  put("Europe/Vienna");
});
