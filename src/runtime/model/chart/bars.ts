import { chartTexts } from "../../../../definitions/texts/chart";
import { type Zone, midnight } from "../../../values/time/clock";
import { hour } from "../../../values/time/moment";
import { interpolate } from "../../../values/text/text";
import { type ChartDescription, type Point, type Range, formatAmount, perDay, pointLabel, totalOf } from "./points";

/** Range of bars by index. `at` is the end that moves. */
export type TimeSpan = readonly [since: number, at: number];

/** Hour or day with a count. `end` is excluded. */
export interface Bar {
  x: number;
  end: number;
  y: number;
}

/** Returns the counted hours or days, without gaps between them. */
export function barsOf(points: readonly Point[], zone: Zone): Bar[] {
  const byDay = perDay(points);
  const endOf = (x: number): number => (byDay ? midnight(x, zone, 1) : x + hour);
  const counted = points.filter((point): point is Point & { y: number } => point.y !== null);
  return counted.map(({ x, y }, index) => ({ x, end: counted[index + 1]?.x ?? endOf(x), y }));
}

/** Returns the corners of a stepped line: each count until the next, the last one until its end. */
export const stepsOf = (bars: readonly Bar[]): { x: number; y: number }[] => [
  ...bars.map(({ x, y }) => ({ x, y })),
  ...bars.slice(-1).map(({ end, y }) => ({ x: end, y })),
];

/** Returns the part of the last hour or day that is still to come; undefined if it is over. */
export function toCome(points: readonly Point[], bars: readonly Bar[]): Range | undefined {
  const [now, last] = [points.at(-1), bars.at(-1)];
  return now?.y === null && last !== undefined && now.x < last.end ? [now.x, last.end] : undefined;
}

/** Returns the index of the bar at a moment, or of the closest one; -1 if there are no bars. */
export function barAt(bars: readonly Bar[], moment: number): number {
  return Math.max(
    bars.findLastIndex(({ x }) => x <= moment),
    Math.min(0, bars.length - 1),
  );
}

/** Returns the range that two bars and those between them count. */
export const rangeOf = (bars: readonly Bar[], [one, other]: TimeSpan): Range => [
  bars[Math.min(one, other)]!.x,
  bars[Math.max(one, other)]!.end,
];

const isIn =
  ([from, to]: Range) =>
  ({ x }: Bar): boolean =>
    x >= from && x < to;

/** Returns the indexes of the bars in a range, or of the newest bar if there are none. */
export function spanOf(bars: readonly Bar[], range: Range | undefined): TimeSpan {
  const newest = bars.length - 1;
  const since = range ? bars.findIndex(isIn(range)) : newest;
  return since < 0 ? [newest, newest] : [since, range ? bars.findLastIndex(isIn(range)) : newest];
}

/** Moves a span by a key, or extends it with Shift; undefined if the key does nothing. */
export function moveSpan([since, at]: TimeSpan, key: string, widens: boolean, count: number): TimeSpan | undefined {
  const wanted = new Map([
    ["ArrowLeft", at - 1],
    ["ArrowDown", at - 1],
    ["ArrowRight", at + 1],
    ["ArrowUp", at + 1],
    ["Home", 0],
    ["End", count - 1],
  ]).get(key);
  if (wanted === undefined) return undefined;
  const next = Math.min(count - 1, Math.max(0, wanted));
  return [widens ? since : next, next];
}

/** Describes a range: "Sat 3 Dec, 2pm to Sat 3 Dec, 3pm (UTC): 23 logs". */
export function rangeText(range: Range, { points, unit, zone }: Omit<ChartDescription, "title">): string {
  const byDay = perDay(points);
  const within = barsOf(points, zone).filter(isIn(range));
  // A range of days names its last day. A range of hours names the end of its last hour.
  const [from, to] = byDay ? [within[0]!.x, within.at(-1)!.x] : range;
  const when = from === to ? chartTexts.chosen.day : chartTexts.chosen.several;
  return interpolate(when, {
    from: pointLabel(from, byDay, zone),
    to: pointLabel(to, byDay, zone),
    zone: chartTexts.zones[zone],
    total: formatAmount(totalOf(within), unit),
  });
}
