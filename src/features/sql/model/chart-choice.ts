import type { SqlAnswer } from "../../../../definitions/types/sql";
import { columnKind, type ColumnKind } from "./column-kind";

/** How a result is drawn. Columns are given by their index. */
export interface ChartChoice {
  kind: "bar" | "line" | "point";
  x: number;
  y: number;
  colour?: number | undefined;
}

/** Number of colours. */
export const mostSeries = 6;

/** Column of a result, with the kind of its values and how many differ. */
export interface ChartColumn {
  index: number;
  name: string;
  kind: ColumnKind;
  distinct: number;
}

/** Returns the columns of a result for a choice. */
export const chartColumns = ({ columns, rows }: SqlAnswer): ChartColumn[] =>
  columns.map(({ name }, index) => {
    const values = rows.map((row) => row[index] ?? null);
    return { index, name, kind: columnKind(values), distinct: new Set(values).size };
  });

/** Returns whether a column can colour the marks. */
export const isColour = ({ kind, distinct }: ChartColumn): boolean => kind !== "date" && distinct <= 2 * mostSeries;

/** Guesses a chart by the kinds of the columns. Undefined without a column of numbers next to another one. */
export function guessChart(columns: readonly ChartColumn[]): ChartChoice | undefined {
  const numbers = columns.filter(({ kind }) => kind === "number");
  const x = ["date", "text"].flatMap((kind) => columns.find((each) => each.kind === kind) ?? []).at(0) ?? numbers[0];
  const y = numbers.find((each) => each !== x);
  if (!x || !y) return undefined;
  const colour = columns.find(
    (each) => each !== x && each.kind === "text" && each.distinct > 1 && each.distinct <= mostSeries,
  );
  const kind = { date: "line", text: "bar", number: "point" } as const;
  return { kind: kind[x.kind], x: x.index, y: y.index, ...(colour && { colour: colour.index }) };
}

/** Returns whether a choice fits a result: its columns exist, and Y has numbers. */
export const fitsChart = ({ x, y, colour }: ChartChoice, columns: readonly ChartColumn[]): boolean =>
  columns[x] !== undefined && columns[y]?.kind === "number" && (colour === undefined || columns[colour] !== undefined);
