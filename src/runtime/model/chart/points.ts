import type { HourCount } from "../../../../definitions/language/call-kinds";
import { chartLimits, chartTexts } from "../../../../definitions/texts/chart";
import { type Zone, dayName, fullDay, hourName, midnight } from "../../../values/time/clock";
import { hour } from "../../../values/time/moment";
import { formatCount, interpolate } from "../../../values/text/text";

/** Count at a moment in milliseconds; null if not known yet. */
export interface Point {
  x: number;
  y: number | null;
}

/** Half-open time range in milliseconds: `to` is excluded. */
export type Range = readonly [from: number, to: number];

/** Singular and plural of the counted thing. */
export type Unit = readonly [one: string, many: string];

/** Data for the texts about a chart. */
export interface ChartDescription {
  points: readonly Point[];
  title: string;
  unit: Unit;
  zone: Zone;
}

const hourOf = (moment: number): number => Math.floor(moment / hour) * hour;

/**
 * Returns one point per hour, or per day if hours are too many. Gaps count 0. The current moment is last, without a
 * count.
 */
export function pointsOf(counts: readonly HourCount[], now: number, zone: Zone): Point[] {
  if (counts.length === 0) return [{ x: now, y: null }];
  const totals = new Map<number, number>();
  for (const { date, total } of counts) {
    const at = hourOf(Date.parse(date.replace(" ", "T")));
    totals.set(at, (totals.get(at) ?? 0) + total);
  }
  const hours = [...totals.keys()];
  const last = hours.reduce((one, other) => Math.max(one, other), hourOf(now));
  const first = hours.reduce((one, other) => Math.min(one, other), last);
  const points = (last - first) / hour < chartLimits.hours ? hourly(totals, first, last) : daily(totals, last, zone);
  return now > points.at(-1)!.x ? [...points, { x: now, y: null }] : points;
}

const hourly = (totals: ReadonlyMap<number, number>, first: number, last: number): Point[] =>
  Array.from({ length: (last - first) / hour + 1 }, (_, index) => first + index * hour).map((x) => ({
    x,
    y: totals.get(x) ?? 0,
  }));

function daily(totals: ReadonlyMap<number, number>, last: number, zone: Zone): Point[] {
  const days = new Map<number, number>();
  for (const [at, total] of totals) {
    const x = midnight(at, zone);
    days.set(x, (days.get(x) ?? 0) + total);
  }
  const first = [...days.keys()].reduce((one, other) => Math.min(one, other));
  const points: Point[] = [];
  for (let x = first; x <= last; x = midnight(x, zone, 1)) points.push({ x, y: days.get(x) ?? 0 });
  return points;
}

/** Returns whether each point counts a day instead of an hour. */
export const perDay = ([one, other, third]: readonly Point[]): boolean =>
  one !== undefined && other !== undefined && third !== undefined && other.x - one.x > 2 * hour;

/** Returns the sum of all counts. */
export const totalOf = (points: readonly Point[]): number => points.reduce((sum, { y }) => sum + (y ?? 0), 0);

/** Formats an amount: "1 log", "4,204 logs". */
export const formatAmount = (n: number, [one, many]: Unit): string =>
  interpolate(chartTexts.total, { n: formatCount(n), unit: n === 1 ? one : many });

/** Formats a point's time: "Sat 3 Dec, 1pm", or "Sat 3 Dec 2022" for a day. */
export const pointLabel = (x: number, byDay: boolean, zone: Zone): string =>
  byDay ? fullDay(x, zone) : `${dayName(x, zone)}, ${hourName(x, zone)}`;

/** Formats the unit of the time axis: "per hour, UTC". */
export const timeBase = (points: readonly Point[], zone: Zone): string =>
  `${chartTexts.per[stepOf(points)]}, ${chartTexts.zones[zone]}`;

/** Describes the chart in two sentences for screen readers. */
export function summary({ points, unit, zone }: ChartDescription): string {
  const sum = totalOf(points);
  const total = formatAmount(sum, unit);
  if (sum === 0) return `${total}.`;
  const step = stepOf(points);
  const most = points.reduce((one, other) => ((other.y ?? 0) > (one.y ?? 0) ? other : one));
  const [from, to] = [points[0]!.x, points.at(-1)!.x].map((x) => exact(x, zone)) as [string, string];
  const when = step === "day" ? fullDay(most.x, zone) : exact(most.x, zone);
  const values = { total, from, to, zone: chartTexts.zones[zone], per: chartTexts.per[step] };
  return `${interpolate(chartTexts.from, values)} ${interpolate(chartTexts.most[step], { n: formatCount(most.y ?? 0), when })}`;
}

/** Returns the chart as a table, newest first, without empty hours or days. */
export function chartTable({ points, title, unit, zone }: ChartDescription): {
  caption: string;
  heads: string[];
  rows: string[][];
} {
  const step = stepOf(points);
  const some = points.filter(({ y }) => y !== null && y > 0);
  const kept = some.slice(-chartLimits.rows).toReversed();
  const tableTexts = chartTexts.table;
  const values = { title, per: chartTexts.per[step], zone: chartTexts.zones[zone], n: kept.length, all: some.length };
  return {
    caption: interpolate(some.length > kept.length ? tableTexts.newest : tableTexts.all, values),
    heads: [tableTexts.when[step], unit[1]],
    rows: kept.map(({ x, y }) => [step === "day" ? fullDay(x, zone) : exact(x, zone), formatCount(y ?? 0)]),
  };
}

const stepOf = (points: readonly Point[]): "hour" | "day" => (perDay(points) ? "day" : "hour");

const exact = (x: number, zone: Zone): string => `${fullDay(x, zone)}, ${hourName(x, zone)}`;
