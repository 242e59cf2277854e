import { chartTexts } from "../../../../definitions/texts/chart";
import { interpolate } from "../values/text/text";
import { type ChartDescription, type Point, type Range, formatAmount, perDay, pointLabel, totalOf } from "./points";

/** Range of bars by index. `at` is the end that moves. */
export type TimeSpan = readonly [since: number, at: number];

/** Point with a count. */
type Bar = Point & { y: number };

/** Returns the points that can be selected with the keyboard. */
export const barsOf = (points: readonly Point[]): Bar[] => points.filter((point): point is Bar => point.y !== null);

const isIn =
  ([from, to]: Range) =>
  ({ x }: Point): boolean =>
    x >= from && x < to;

/** Returns the indexes of the bars in a range, or of the newest bar if there are none. */
export function spanOf(bars: readonly Point[], range: Range | undefined): TimeSpan {
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
  const within = barsOf(points).filter(isIn(range));
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
