import { functionalUpdate, type ColumnSizingState, type Updater } from "@tanstack/react-table";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ColumnModel } from "../model/table/columns";
import { columnWidths, resizeLimits } from "../model/table/column-widths";
import { jsonText } from "../../values/json/json-text";
import { valueAt } from "../../values/json/path";
import { useCells, type Cell, type Row } from "../registry/cell";
import { forgetChoice, storeChoice, storedWidths } from "../store/table-choices";
import { rootPixels } from "../ui/page/root-style";
import { textWidth } from "../ui/text/text-width";
import { useMeasures, type Measures } from "./use-measures";
import { useStable } from "../ui/use-stable";

interface WidthsSetup {
  columns: readonly ColumnModel[];
  rows: readonly Row[];
  /** Width for all columns together, in pixels. */
  room: number;
  /** Key of local storage for widths set by the admin. */
  remember: string;
  /** Space before the first column's values, in pixels. */
  gutter: number;
}

/** Setters of column widths, by column id and in pixels. */
export interface WidthActions {
  /** Sets a width and stores it. */
  set: (id: string, width: number) => void;
  /** Restores the stored widths after an aborted drag. */
  cancel: () => void;
  /** Fits a column to its loaded contents. */
  fit: (id: string) => void;
  /** Resets all widths to fit their contents. */
  reset: () => void;
}

/**
 * Returns the column widths in pixels: measured from the first rows only, so that later rows move nothing, or set by
 * the admin.
 */
export function useColumnWidths({ columns, rows, room, remember, gutter }: WidthsSetup) {
  const cells = useCells();
  const [chosen, choose] = useState<ColumnSizingState>(() => storedWidths(remember));
  // Columns and widths may come from a view. Otherwise the stored widths are the chosen ones.
  const [known, know] = useState(columns);
  if (known !== columns) {
    know(columns);
    choose(storedWidths(remember));
  }
  const contents = useContents(columns, rows);
  const around = (index: number): number => (index === 0 ? gutter : padding) + padding + slack;
  const needs = columns.map((column, index) => ({
    natural: contents(column) + around(index),
    ...boundsOf(cells[column.cell]),
    chosen: chosen[column.id],
  }));
  const widths = useStableNumbers(columnWidths(needs, room));
  const columnSizing: ColumnSizingState = useMemo(
    () => Object.fromEntries(columns.map(({ id }, index) => [id, widths[index]!])),
    [columns, widths],
  );
  const set = (id: string, width: number): void => {
    const bounded = Math.min(Math.max(width, resizeLimits.least), resizeLimits.most);
    // Fix the other widths, so that they do not shrink for this one.
    choose({ ...chosen, ...columnSizing, [id]: Math.round(bounded) });
  };
  const onColumnSizingChange = (change: Updater<ColumnSizingState>): void => {
    const next = functionalUpdate(change, columnSizing);
    // A press without a move changes no width.
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

/** Stores widths set by the admin under a key of local storage, but not during a drag. */
export function useStoredWidths(remember: string, chosen: ColumnSizingState, isSought: boolean): void {
  const last = useRef(chosen);
  useEffect(() => {
    if (isSought || last.current === chosen) return;
    last.current = chosen;
    if (Object.keys(chosen).length > 0) storeChoice(remember, chosen);
    else forgetChoice(remember);
  }, [remember, chosen, isSought]);
}

/** Returns the content width of each column. Measured once, when the column first has rows. */
function useContents(columns: readonly ColumnModel[], rows: readonly Row[]): (column: ColumnModel) => number {
  const cells = useCells();
  const measures = useMeasures();
  const [known, learn] = useState<{ by: Measures; widths: Readonly<Record<string, number>> }>({
    by: measures,
    widths: {},
  });
  // Measure again with other font sizes.
  const widths = known.by === measures ? known.widths : {};
  const fresh = rows.length > 0 ? columns.filter(({ id }) => widths[id] === undefined) : [];
  if (fresh.length === 0) return (column) => widths[column.id] ?? contentWidth(column, [], cells[column.cell]);
  const first = rows.slice(0, firstRows);
  const added = fresh.map((column) => [column.id, contentWidth(column, first, cells[column.cell])] as const);
  const next = { ...widths, ...Object.fromEntries(added) };
  learn({ by: measures, widths: next });
  return ({ id }) => next[id]!;
}

// One page of rows; later rows do not change widths.
const firstRows = 30;
// Of each column, only the values with the longest text are measured.
const measured = 3;
// In pixels: padding on each side of a cell, and tolerance for rounding.
const padding = 8;
const slack = 2;

/** Returns the width of a column's heading and longest values on one line, in pixels. */
function contentWidth(column: ColumnModel, rows: readonly Row[], { measure, bare }: Cell): number {
  const longest = rows
    .map((row) => ({ row, length: lengthOf(valueAt(row, column.name)) }))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, measured);
  const widest = longest.map(({ row }) => measure({ value: valueAt(row, column.name), row, column }));
  return Math.ceil(Math.max(bare ? 0 : headWidth(column), ...widest));
}

const lengthOf = (value: unknown): number => (typeof value === "object" ? jsonText(value) : String(value)).length;

// Icon, label, and sort arrow.
const headWidth = ({ label, detail, sorted }: ColumnModel): number =>
  rootPixels(0.875 + 0.25 + (sorted ? 0.875 + 0.25 : 0)) +
  textWidth(label, "label") +
  (detail ? rootPixels(0.25) + textWidth(detail, "code") : 0);

const boundsOf = ({ bounds: [least, most] }: Cell): { least: number; most: number } => ({
  least: rootPixels(least),
  most: rootPixels(most),
});

/** Returns the previous array if all numbers are equal. */
export function useStableNumbers(items: readonly number[]): readonly number[] {
  const key = items.join();
  return useMemo(() => (key === "" ? [] : key.split(",").map(Number)), [key]);
}
