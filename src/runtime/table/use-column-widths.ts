import { useMemo, useState } from "react";
import type { ColumnModel } from "../model/table/columns";
import { columnWidths, handBounds } from "../model/table/column-widths";
import { jsonText } from "../model/values/json/json-text";
import { valueAt } from "../model/values/json/path";
import { useCells, type Cell, type Row } from "../registry/cell";
import { forgetChoice, storeChoice, storedWidths } from "../store/table-choices";
import { rootPixels } from "../ui/page/root-style";
import { textWidth } from "../ui/text/text-width";
import { useMeasures, type Measures } from "./use-measures";
import { useStable } from "../ui/use-stable";

interface WidthsSetup {
  columns: readonly ColumnModel[];
  rows: readonly Row[];
  /** For all columns together; pixels. */
  room: number;
  /** The key of local storage that remembers what is set by hand. */
  remember: string;
  /** What is free before the first column's values; pixels. */
  gutter: number;
}

/** How widths are set by hand: a column is known by its id, a width is in pixels. */
export interface WidthActions {
  /** Shows a width while it is being sought. */
  try: (id: string, width: number) => void;
  /** Sets one, and remembers it. */
  set: (id: string, width: number) => void;
  /** Forgets what was tried. */
  cancel: () => void;
  /** Makes a column as wide as what is loaded. */
  fit: (id: string) => void;
  /** Leaves all widths to the contents again. */
  reset: () => void;
}

type Widths = Readonly<Record<string, number>>;

/** How wide the columns are, in pixels: as the rows that came first, so that no later ones move them, or as set by hand. */
export function useColumnWidths({ columns, rows, room, remember, gutter }: WidthsSetup) {
  const cells = useCells();
  const [stored, store] = useState<Widths>(() => storedWidths(remember));
  const [tried, attempt] = useState<Widths>();
  const chosen = tried ?? stored;
  const contents = useContents(columns, rows);
  const around = (index: number): number => (index === 0 ? gutter : padding) + padding + slack;
  const needs = columns.map((column, index) => ({
    natural: contents(column) + around(index),
    ...boundsOf(cells[column.cell]),
    chosen: chosen[column.id],
  }));
  const widths = useSame(columnWidths(needs, room));
  // The others stay where they are: a width that grows takes from none of them.
  const withWidth = (id: string, width: number): Widths => {
    const now = Object.fromEntries(columns.map((column, at) => [column.id, widths[at]!]));
    const bounded = Math.min(Math.max(width, handBounds.least), handBounds.most);
    return { ...chosen, ...now, [id]: Math.round(bounded) };
  };
  const set = (id: string, width: number): void => {
    const next = withWidth(id, width);
    attempt(undefined);
    store(next);
    storeChoice(remember, next);
  };
  const actions: WidthActions = useStable({
    try: (id: string, width: number) => attempt(withWidth(id, width)),
    set,
    cancel: () => attempt(undefined),
    fit: (id: string) => {
      const index = columns.findIndex((column) => column.id === id);
      const column = columns[index]!;
      set(id, contentWidth(column, rows, cells[column.cell]) + around(index));
    },
    reset: () => {
      store({});
      forgetChoice(remember);
    },
  });
  return { widths, own: columns.some(({ id }) => chosen[id] !== undefined), actions };
}

/** What the columns' contents take, measured once of each: when it is first shown with rows. */
function useContents(columns: readonly ColumnModel[], rows: readonly Row[]): (column: ColumnModel) => number {
  const cells = useCells();
  const measures = useMeasures();
  const [known, learn] = useState<{ by: Measures; widths: Readonly<Record<string, number>> }>({
    by: measures,
    widths: {},
  });
  // Larger fonts are measured anew.
  const widths = known.by === measures ? known.widths : {};
  const fresh = rows.length > 0 ? columns.filter(({ id }) => widths[id] === undefined) : [];
  if (fresh.length === 0) return (column) => widths[column.id] ?? contentWidth(column, [], cells[column.cell]);
  const first = rows.slice(0, firstRows);
  const added = fresh.map((column) => [column.id, contentWidth(column, first, cells[column.cell])] as const);
  const next = { ...widths, ...Object.fromEntries(added) };
  learn({ by: measures, widths: next });
  return ({ id }) => next[id]!;
}

// As many as a page has; those that come later move nothing.
const firstRows = 30;
// Of each column only the values that look longest are measured.
const measured = 3;
// What a cell has at either side, and what rounding may take, in pixels.
const padding = 8;
const slack = 2;

/** What a column's heading and its longest values take in a line, in pixels. */
function contentWidth(column: ColumnModel, rows: readonly Row[], { measure, bare }: Cell): number {
  const longest = rows
    .map((row) => ({ row, length: lengthOf(valueAt(row, column.name)) }))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, measured);
  const widest = longest.map(({ row }) => measure({ value: valueAt(row, column.name), row, column }));
  return Math.ceil(Math.max(bare ? 0 : headWidth(column), ...widest));
}

const lengthOf = (value: unknown): number => (typeof value === "object" ? jsonText(value) : String(value)).length;

// Its picture, its name, and the arrow of its order.
const headWidth = ({ label, sorted }: ColumnModel): number =>
  rootPixels(0.875 + 0.25 + (sorted ? 0.875 + 0.25 : 0)) + textWidth(label, "label");

const boundsOf = ({ bounds: [least, most] }: Cell): { least: number; most: number } => ({
  least: rootPixels(least),
  most: rootPixels(most),
});

/** The same list of numbers as before, as long as nothing in it differs. */
export function useSame(items: readonly number[]): readonly number[] {
  const key = items.join();
  return useMemo(() => (key === "" ? [] : key.split(",").map(Number)), [key]);
}
