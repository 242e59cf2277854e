import { functionalUpdate, type ColumnSizingState, type Updater } from "@tanstack/react-table";
import { useEffect, useMemo, useRef, useState } from "react";
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
  /** Sets one, and remembers it. */
  set: (id: string, width: number) => void;
  /** Forgets what a drag has tried. */
  cancel: () => void;
  /** Makes a column as wide as what is loaded. */
  fit: (id: string) => void;
  /** Leaves all widths to the contents again. */
  reset: () => void;
}

/** How wide the columns are, in pixels: as the rows that came first, so that no later ones move them, or as set by hand. */
export function useColumnWidths({ columns, rows, room, remember, gutter }: WidthsSetup) {
  const cells = useCells();
  const [chosen, choose] = useState<ColumnSizingState>(() => storedWidths(remember));
  const contents = useContents(columns, rows);
  const around = (index: number): number => (index === 0 ? gutter : padding) + padding + slack;
  const needs = columns.map((column, index) => ({
    natural: contents(column) + around(index),
    ...boundsOf(cells[column.cell]),
    chosen: chosen[column.id],
  }));
  const widths = useSame(columnWidths(needs, room));
  const columnSizing: ColumnSizingState = useMemo(
    () => Object.fromEntries(columns.map(({ id }, index) => [id, widths[index]!])),
    [columns, widths],
  );
  const set = (id: string, width: number): void => {
    const bounded = Math.min(Math.max(width, handBounds.least), handBounds.most);
    // The others stay where they are: a width that grows takes from none of them.
    choose({ ...chosen, ...columnSizing, [id]: Math.round(bounded) });
  };
  const onColumnSizingChange = (change: Updater<ColumnSizingState>): void => {
    const next = functionalUpdate(change, columnSizing);
    // A press without a move sets nothing.
    const moved = columns.find(({ id }) => next[id] !== columnSizing[id]);
    if (moved) set(moved.id, next[moved.id]!);
  };
  const actions: WidthActions = useStable({
    set,
    cancel: () => choose(storedWidths(remember)),
    fit: (id: string) => {
      const index = columns.findIndex((column) => column.id === id);
      const column = columns[index]!;
      set(id, contentWidth(column, rows, cells[column.cell]) + around(index));
    },
    reset: () => choose({}),
  });
  const own = columns.some(({ id }) => chosen[id] !== undefined);
  return { sizing: { columnSizing, onColumnSizingChange }, chosen, own, actions };
}

/** Remembers widths that were set by hand under a key of local storage, once no drag seeks one any more. */
export function useStoredWidths(remember: string, chosen: ColumnSizingState, isSought: boolean): void {
  const last = useRef(chosen);
  useEffect(() => {
    if (isSought || last.current === chosen) return;
    last.current = chosen;
    if (Object.keys(chosen).length > 0) storeChoice(remember, chosen);
    else forgetChoice(remember);
  }, [remember, chosen, isSought]);
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
