import type { SqlAnswer } from "../../../../definitions/types/sql";
import { roundTicks, type SeriesFrame, type SeriesMarks } from "../../../runtime/model/chart/series";
import { formatCount } from "../../../values/text/text";
import { mostSeries, type ChartChoice } from "./chart-choice";
import { columnKind, dateOf } from "./column-kind";

/** Series of a chart: a value of the colour column, with its colour and shape. */
export interface Series {
  name: string | null;
  tone: string;
  shape: string;
}

/** Chart of a result. */
export interface ResultChart {
  marks: SeriesMarks;
  series: readonly Series[];
  /** Number of values of the colour column that are not drawn. */
  omitted: number;
  /** True if several rows share a place, whose values are added. */
  sums: boolean;
}

// In the order of use. Shapes tell the series apart without colours.
const looks: readonly Omit<Series, "name">[] = [
  { tone: "var(--accent)", shape: "circle" },
  { tone: "var(--chart-line)", shape: "square" },
  { tone: "var(--warning-text)", shape: "triangle-up" },
  { tone: "var(--info-text)", shape: "diamond" },
  { tone: "var(--success)", shape: "triangle-down" },
  { tone: "var(--text-faint)", shape: "triangle-right" },
];

interface Place {
  x: number;
  /** Text of the value on the axis. */
  name: string;
}

interface Value extends Place {
  y: number;
  series: number;
}

/** Computes the marks of a chart. Rows without a number for Y, or without a value for X, are omitted. */
export function resultChart(answer: SqlAnswer, choice: ChartChoice): ResultChart {
  const names = seriesNames(answer, choice);
  const series = names.slice(0, mostSeries).map((name, index) => ({ name, ...looks[index]! }));
  const read = valuesOf(answer, choice, names);
  const values = choice.kind === "point" ? read : summed(read);
  const places = [...new Map(values.map(({ x, name }) => [x, { x, name }])).values()].toSorted((a, b) => a.x - b.x);
  const slot = slotOf(places);
  const isBar = choice.kind === "bar";
  const look = (value: Value): Series => series[value.series]!;
  const point = (value: Value) => ({ x: value.x, y: value.y, tone: look(value).tone });
  const wide = (0.8 * slot) / Math.max(series.length, 1);
  const bar = (value: Value) => {
    const x = value.x - 0.4 * slot + value.series * wide;
    return { x, x2: x + wide, y: value.y, y2: 0, tone: look(value).tone };
  };
  const hasPoints = choice.kind === "point" || (choice.kind === "line" && values.length <= fewPoints);
  return {
    marks: {
      bars: isBar ? values.map(bar) : [],
      lines: choice.kind === "line" ? values.toSorted((a, b) => a.x - b.x).map(point) : [],
      points: hasPoints ? values.map((value) => ({ ...point(value), shape: look(value).shape })) : [],
      frame: frameOf(values, places, isBar ? slot / 2 : 0),
    },
    series: choice.colour === undefined ? [] : series,
    omitted: Math.max(names.length - mostSeries, 0),
    sums: values.length < read.length,
  };
}

// Above this, points would cover the line.
const fewPoints = 200;

const seriesNames = ({ rows }: SqlAnswer, { colour }: ChartChoice): (string | null)[] =>
  colour === undefined ? [null] : [...new Set(rows.map((row) => row[colour] ?? null))];

function valuesOf({ rows }: SqlAnswer, { x, y, colour }: ChartChoice, names: readonly (string | null)[]): Value[] {
  const kind = columnKind(rows.map((row) => row[x] ?? null));
  const texts = [...new Set(rows.map((row) => row[x] ?? null))];
  const indexes = new Map(texts.map((text, index) => [text, index]));
  const series = new Map(names.map((name, index) => [name, index]));
  return rows.flatMap((row) => {
    const [text, amount] = [row[x] ?? null, row[y] ?? null];
    const at = text === null ? undefined : kind === "number" ? Number(text) : dateOf(text);
    const place = kind === "text" ? indexes.get(text) : at;
    const drawn = colour === undefined ? 0 : series.get(row[colour] ?? null)!;
    if (place === undefined || amount === null || drawn >= mostSeries) return [];
    return [{ x: place, name: shortName(text ?? "NULL", kind === "date"), y: Number(amount), series: drawn }];
  });
}

const shortName = (text: string, isDate: boolean): string => {
  if (isDate) return text.slice(0, 10);
  return text.length > 14 ? `${text.slice(0, 13)}…` : text;
};

/** Adds the values of one series at one place. */
function summed(values: readonly Value[]): Value[] {
  const sums = new Map<string, Value>();
  for (const value of values) {
    const key = `${value.x} ${value.series}`;
    sums.set(key, { ...value, y: (sums.get(key)?.y ?? 0) + value.y });
  }
  return [...sums.values()];
}

/** Returns the least distance between places. */
function slotOf(places: readonly Place[]): number {
  const gaps = places.slice(1).map(({ x }, index) => x - places[index]!.x);
  return gaps.reduce((least, gap) => Math.min(least, gap), gaps[0] ?? 1);
}

const ticks = { x: 8, y: 6 };

/** Frame around all values. The axis of Y has its zero. */
function frameOf(values: readonly Value[], places: readonly Place[], margin: number): SeriesFrame {
  const [low, high] = values.reduce(([least, most], { y }) => [Math.min(least, y), Math.max(most, y)], [0, 0]);
  const counts = roundTicks(low, high, ticks.y);
  const [first, last] = [places[0]?.x ?? 0, places.at(-1)?.x ?? 1];
  const pad = first === last ? Math.max(margin, 1) : margin;
  const step = Math.ceil(places.length / ticks.x);
  const named = places.filter((_, index) => index % step === 0);
  return {
    from: first - pad,
    to: last + pad,
    bottom: counts[0]!,
    top: counts.at(-1)!,
    ticks: named.map(({ x }) => x),
    names: Object.fromEntries(named.map(({ x, name }) => [x, name])),
    counts,
    countNames: Object.fromEntries(counts.map((count) => [count, formatCount(count)])),
  };
}
