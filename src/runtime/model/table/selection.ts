/** Rows that are selected, by their ids. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The row that was selected or left out last: a range begins there. */
  from: string | undefined;
  /** Why what was to be done with a row could not be done, by its id. */
  reasons: ReadonlyMap<string, string>;
}

/** No row is selected. */
export const noSelection: Selection = { ids: new Set(), from: undefined, reasons: new Map() };

/** The selection after a row was selected, or left out if it was; as a range, with all those since the last one. */
export function toggleRow(selection: Selection, order: readonly string[], id: string, range: boolean): Selection {
  const to = order.indexOf(id);
  const from = range && selection.from !== undefined ? order.indexOf(selection.from) : -1;
  const meant = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...withRows(selection, meant, !selection.ids.has(id)), from: id };
}

/** The selection after all rows were selected, or left out if all of them were. */
export const toggleRows = (selection: Selection, order: readonly string[]): Selection =>
  withRows(selection, order, !order.every((id) => selection.ids.has(id)));

/** The selection without a row. */
export const withoutRow = (selection: Selection, id: string): Selection => withRows(selection, [id], false);

/** The selection with the reason why nothing could be done with a row. */
export const withReason = (selection: Selection, id: string, reason: string): Selection => ({
  ...selection,
  reasons: new Map([...selection.reasons, [id, reason]]),
});

function withRows(selection: Selection, meant: readonly string[], on: boolean): Selection {
  const ids = new Set(selection.ids);
  const reasons = new Map(selection.reasons);
  for (const id of meant) {
    if (on) ids.add(id);
    else ids.delete(id);
    reasons.delete(id);
  }
  return { ...selection, ids, reasons };
}
