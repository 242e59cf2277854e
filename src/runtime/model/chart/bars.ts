import { chartTexts } from "../../../../definitions/texts/chart";
import { interpolate } from "../values/text/text";
import { type ChartDescription, type Point, type Range, formatAmount, perDay, pointLabel, totalOf } from "./points";

/** The bars from one to another, by their numbers; the second one is that which moves. */
export type TimeSpan = readonly [since: number, at: number];

/** A point that counts an hour or a day. */
type Bar = Point & { y: number };

/** What can be chosen by keys. */
export const barsOf = (points: readonly Point[]): Bar[] => points.filter((point): point is Bar => point.y !== null);

const isIn =
  ([from, to]: Range) =>
  ({ x }: Point): boolean =>
    x >= from && x < to;

/** The bars in a range; where there are none, the newest. */
export function spanOf(bars: readonly Point[], range: Range | undefined): TimeSpan {
  const newest = bars.length - 1;
  const since = range ? bars.findIndex(isIn(range)) : newest;
  return since < 0 ? [newest, newest] : [since, range ? bars.findLastIndex(isIn(range)) : newest];
}

/** Where a key leads from a span of so many bars; undefined for one that leads nowhere. With Shift it widens the span. */
export function spanAfter([since, at]: TimeSpan, key: string, widens: boolean, count: number): TimeSpan | undefined {
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

/** "Sat 3 Dec, 2pm to Sat 3 Dec, 3pm (UTC): 23 logs" */
export function rangeText(range: Range, { points, unit, zone }: Omit<ChartDescription, "title">): string {
  const byDay = perDay(points);
  const within = barsOf(points).filter(isIn(range));
  // One speaks of days with the last one, of hours up to when the last one ends.
  const [from, to] = byDay ? [within[0]!.x, within.at(-1)!.x] : range;
  const when = from === to ? chartTexts.chosen.day : chartTexts.chosen.several;
  return interpolate(when, {
    from: pointLabel(from, byDay, zone),
    to: pointLabel(to, byDay, zone),
    zone: chartTexts.zones[zone],
    total: formatAmount(totalOf(within), unit),
  });
}
