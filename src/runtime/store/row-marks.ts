import { create } from "zustand";

/** Mark of a value that changed: its class, and a tooltip with the earlier value. */
export interface CellMark {
  look: string;
  tip: string;
  /** Value to show in place of the stored one. */
  shown?: { value: unknown };
}

/** Change of a shown row since it was read. */
export interface RowMark {
  /** Class of the row and text of its badge, if the complete row is marked. */
  look?: string | undefined;
  words?: string | undefined;
  /** The row is deleted: it cannot be opened or selected. */
  isGone?: true | undefined;
  /** The row was selected when it was deleted. */
  wasSelected?: true | undefined;
  /** When its latest change arrived, by this browser's clock; in milliseconds. */
  changedAt: number;
  /** Marks by key of the row. */
  cells: ReadonlyMap<string, CellMark>;
}

/** Store of marks, by row id. Global, not context: each row subscribes to its own mark, and nothing else renders. */
export const useRowMarks = create<ReadonlyMap<string, RowMark>>(() => new Map());

/** Store of unsaved values in cells, by row id and key. Apart from the marks, which a new read of the list removes. */
export const useCellEdits = create<ReadonlyMap<string, ReadonlyMap<string, CellMark>>>(() => new Map());
