import { chartLimits } from "../../../../definitions/texts/chart";
import { barsOf } from "./bars";
import { type Point, perDay } from "./points";
import { type Zone, dayName, dayNumber, hourName, midnight, monthName, reading } from "../../../values/time/clock";
import { day, hour, minute } from "../../../values/time/moment";

/** Range, ticks and labels of a chart's axes. Moments are in milliseconds. */
export interface ChartAxes {
  from: number;
  to: number;
  /** Highest value of the count axis. */
  top: number;
  counts: readonly number[];
  ticks: readonly number[];
  /** Tick lengths in pixels: for hours, every sixth hour, and midnights. */
  sizes: Readonly<Record<number, number>>;
  /** Length of an emphasised tick. */
  major: number;
  names: Readonly<Record<number, string>>;
  /** Labels aligned to one side of their tick instead of centred. */
  sides: Readonly<Record<number, "left" | "right">>;
}

// In pixels: label widths, and the minimum distance of ticks.
const nameWidth = 76;
const letterWidth = 6;
const tickWidth = 3;
const major = 9;

/** Computes the axes for these points; `width` is in pixels. */
export function chartAxes(points: readonly Point[], width: number, zone: Zone): ChartAxes {
  // The last hour or day is drawn to its end, although it is not over.
  const to = barsOf(points, zone).at(-1)?.end ?? points.at(-1)?.x ?? 1;
  // A moment without a count would have no width.
  const from = Math.min(points[0]?.x ?? 0, to - hour);
  const counts = countsUpTo(points.reduce((most, { y }) => Math.max(most, y ?? 0), 0));
  const time = timeAxis(from, to, width, zone, perDay(points));
  return { from, to, top: counts.at(-1)!, counts, major, ...time };
}

/** Returns evenly spaced whole numbers from 0 to at least `highest`, no more than fit. */
export function countsUpTo(highest: number): number[] {
  const intervals = chartLimits.counts - 1;
  const least = Math.max(1, Math.ceil(highest / intervals));
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * [1, 2, 4, 5, 10].find((factor) => factor * power >= least)!;
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step);
}

type Moments = (moment: number) => boolean;
type TimeAxis = Pick<ChartAxes, "ticks" | "sizes" | "names" | "sides">;

function timeAxis(from: number, to: number, width: number, zone: Zone, byDay: boolean): TimeAxis {
  const all = byDay ? midnights(from, to, zone) : hours(from, to, zone);
  const names = namesOn(all, Math.min(chartLimits.times, Math.max(1, Math.floor(width / nameWidth))), zone);
  const room = ((to - from) / width) * tickWidth;
  const sizes = all.flatMap((moment) => {
    const named = names.has(moment);
    const [size, apart] = tickOf(reading(moment, zone).hour, named, room);
    return named || apart >= room ? [[moment, size] as const] : [];
  });
  return {
    ticks: sizes.map(([moment]) => moment),
    sizes: Object.fromEntries(sizes),
    names: Object.fromEntries(names),
    sides: Object.fromEntries(sidesOf(names, (moment) => ((moment - from) / (to - from)) * width, width)),
  };
}

// Labels that would overflow the chart are aligned to their tick instead.
function sidesOf(names: Map<number, string>, along: (moment: number) => number, width: number) {
  return [...names].flatMap(([moment, name]): [number, "left" | "right"][] => {
    const [x, half] = [along(moment), (name.length * letterWidth) / 2];
    return x < half ? [[moment, "left"]] : x + half > width ? [[moment, "right"]] : [];
  });
}

// Only a labelled midnight is emphasised. If the shortest ticks do not fit, the next longer ones become short.
function tickOf(at: number, named: boolean, room: number): [size: number, apart: number] {
  if (at % 6 !== 0) return [3, hour];
  if (at !== 0) return [hour >= room ? 6 : 3, 6 * hour];
  return [named ? major : 6 * hour >= room ? 6 : 3, day];
}

/** Returns the labelled ticks: as many as fit, at round hours, days or months. */
function namesOn(all: readonly number[], most: number, zone: Zone): Map<number, string> {
  const steps = stepsIn(zone);
  const found = steps.findIndex((wanted) => all.filter(wanted).length <= most);
  const moments = all.filter(steps[found] ?? (() => false));
  const months = found >= steps.length - monthSteps.length;
  const names = new Map(moments.map((moment) => [moment, nameOf(moment, months, zone)]));
  // Hours alone would not show the day.
  const [first] = moments;
  if (first !== undefined && !moments.some((moment) => reading(moment, zone).hour === 0)) {
    names.set(first, `${dayName(first, zone)}, ${hourName(first, zone)}`);
  }
  return names;
}

const nameOf = (moment: number, months: boolean, zone: Zone): string => {
  if (months) return monthName(moment, zone);
  return reading(moment, zone).hour === 0 ? dayName(moment, zone) : hourName(moment, zone);
};

const monthSteps = [1, 3, 12, 60, 120];

function stepsIn(zone: Zone): Moments[] {
  const at = (moment: number) => reading(moment, zone);
  const everyHours = [1, 2, 3, 6, 12, 24].map(
    (n): Moments =>
      (moment) =>
        at(moment).hour % n === 0,
  );
  // Day 0 was a Thursday. Adding three makes weeks start on Mondays.
  const everyDays = [2, 7, 14].map((n): Moments => (moment) => {
    return at(moment).hour === 0 && (dayNumber(moment, zone) + 3) % n === 0;
  });
  const everyMonths = monthSteps.map((n): Moments => (moment) => {
    const { year, month, date, hour: time } = at(moment);
    return time === 0 && date === 1 && (year * 12 + month) % n === 0;
  });
  return [...everyHours, ...everyDays, ...everyMonths];
}

function hours(from: number, to: number, zone: Zone): number[] {
  // Some time zones are offset by half or quarter hours.
  const past = reading(from, zone).minute * minute + (from % minute);
  const first = past === 0 ? from : from - past + hour;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / hour) + 1) }, (_, index) => first + index * hour);
}

function midnights(from: number, to: number, zone: Zone): number[] {
  const moments: number[] = [];
  const first = midnight(from, zone);
  for (let moment = first < from ? midnight(from, zone, 1) : from; moment <= to; moment = midnight(moment, zone, 1)) {
    moments.push(moment);
  }
  return moments;
}
