/** Bar from `x` to `x2` and from `y` to `y2`. */
export interface SeriesBar {
  x: number;
  x2: number;
  y: number;
  y2: number;
  /** CSS colour, the same for all marks of a series. */
  tone: string;
}

/** Corner of a line. Lines differ by their tone. */
export interface SeriesCorner {
  x: number;
  y: number;
  tone: string;
}

/** Point with the name of its shape. */
export interface SeriesPoint extends SeriesCorner {
  shape: string;
}

/** Range, ticks and names of the axes. */
export interface SeriesFrame {
  from: number;
  to: number;
  bottom: number;
  top: number;
  ticks: readonly number[];
  names: Readonly<Record<number, string>>;
  counts: readonly number[];
  countNames: Readonly<Record<number, string>>;
}

/** Complete drawing of a chart of series. */
export interface SeriesMarks {
  bars: readonly SeriesBar[];
  lines: readonly SeriesCorner[];
  points: readonly SeriesPoint[];
  frame: SeriesFrame;
}

/** Returns evenly spaced round values from at most `low` to at least `high`, about `most` of them. */
export function roundTicks(low: number, high: number, most: number): number[] {
  const span = high - low || Math.abs(high) || 1;
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = power * ([1, 2, 5].find((factor) => factor * power * most >= span) ?? 10);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const count = Math.max(last - first, 1) + 1;
  // Without the noise of binary fractions.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
