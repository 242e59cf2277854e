import { liveTexts } from "../../../../definitions/texts/live";
import { tableTexts } from "../../../../definitions/texts/table";
import { isBlank } from "../../../values/text/format-value";
import { cellText } from "../../../values/text/cell-text";
import { interpolate } from "../../../values/text/text";
import type { MergedRow } from "../../model/table/live-rows";
import type { Row } from "../../registry/cell";
import { useRowMarks, type CellMark, type RowMark } from "../../store/row-marks";

/** How long a changed cell is marked, in milliseconds. */
export const markLasts = 4000;

const looks = {
  gone: { look: "is-gone", words: liveTexts.marks.gone, isGone: true },
  unmatched: { look: "is-unmatched", words: liveTexts.marks.unmatched, isGone: undefined },
  none: { look: undefined, words: undefined, isGone: undefined },
} as const;

const changeMarks = (change: (marks: Map<string, RowMark>) => void): void => {
  const marks = new Map(useRowMarks.getState());
  change(marks);
  useRowMarks.setState(marks, true);
};

const unmarked: RowMark = { changedAt: 0, cells: new Map() };

/** Marks the changed cells of rows, with their earlier values. A row that changed is not deleted. */
export function markChanges(merged: ReadonlyMap<string, MergedRow>, shown: ReadonlyMap<string, Row>): void {
  const changedAt = Date.now();
  changeMarks((marks) => {
    for (const [id, { changed }] of merged) {
      const mark = marks.get(id) ?? unmarked;
      if (mark.isGone) marks.set(id, { ...mark, ...looks.none });
      if (changed.length === 0) continue;
      const cells = changed.map((key): [string, CellMark] => [
        key,
        { look: "is-changed", tip: tipOf(shown.get(id)?.[key]) },
      ]);
      marks.set(id, { ...mark, ...(mark.isGone && looks.none), changedAt, cells: new Map([...mark.cells, ...cells]) });
    }
  });
}

const tipOf = (before: unknown): string =>
  interpolate(liveTexts.before, { value: isBlank(before) ? tableTexts.nothing : cellText(before) });

/** Marks complete rows as deleted, as no longer matching, or as neither. */
export const markRows = (ids: readonly string[], as: keyof typeof looks): void =>
  changeMarks((marks) => {
    for (const id of ids) {
      const mark = marks.get(id) ?? unmarked;
      if (mark.look !== looks[as].look) marks.set(id, { ...mark, ...looks[as], changedAt: Date.now() });
    }
  });

/** Marks a deleted row as one that was selected. */
export const markDeselected = (id: string): void =>
  changeMarks((marks) => void marks.set(id, { ...(marks.get(id) ?? unmarked), wasSelected: true }));

/**
 * Removes the marks of cells that are older than `markLasts`, of at most `most` rows. Returns the milliseconds until the
 * next ones are that old; undefined if none are left.
 */
export function dropOldMarks(most: number): number | undefined {
  const since = Date.now() - markLasts;
  const marked = [...useRowMarks.getState()].filter(([, { cells }]) => cells.size > 0);
  const old = marked.filter(([, { changedAt }]) => changedAt <= since).slice(0, most);
  if (old.length > 0)
    changeMarks((all) => {
      for (const [id, mark] of old) all.set(id, { ...mark, cells: unmarked.cells });
    });
  if (old.length === marked.length) return undefined;
  return Math.min(...marked.filter((each) => !old.includes(each)).map(([, { changedAt }]) => changedAt)) - since;
}

/** Removes the marks of rows. */
export const dropMarks = (ids: Iterable<string> = useRowMarks.getState().keys()): void => {
  const dropped = [...ids].filter((id) => useRowMarks.getState().has(id));
  if (dropped.length > 0) changeMarks((marks) => dropped.forEach((id) => marks.delete(id)));
};

/** Returns how many deleted rows were selected. */
export const countDeselected = (marks: ReadonlyMap<string, RowMark>): number =>
  [...marks.values()].filter(({ isGone, wasSelected }) => isGone && wasSelected).length;

/** Returns how many of these rows have a mark as deleted, or as no longer matching. */
export const countMarked = (rows: readonly Row[], as: "gone" | "unmatched"): number =>
  rows.filter(({ id }) => useRowMarks.getState().get(id)?.look === looks[as].look).length;
