/** Rows that are selected, by their ids. */
export interface SelectionState {
  ids: ReadonlySet<string>;
  /** The row that was selected or left out last: a range begins there. */
  from: string | undefined;
  /** Why what was to be done with a row could not be done, by its id. */
  reasons: ReadonlyMap<string, string>;
}

/** No row is selected. */
export const noSelection: SelectionState = { ids: new Set(), from: undefined, reasons: new Map() };

/** The selection after a row was selected, or left out if it was; as a range, with all those since the last one. */
export function toggleRow(
  selection: SelectionState,
  order: readonly string[],
  id: string,
  range: boolean,
): SelectionState {
  const to = order.indexOf(id);
  const from = range && selection.from !== undefined ? order.indexOf(selection.from) : -1;
  const meant = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...withRows(selection, meant, !selection.ids.has(id)), from: id };
}

/** The selection after all rows were selected, or left out if all of them were. */
export const toggleRows = (selection: SelectionState, order: readonly string[]): SelectionState =>
  withRows(selection, order, !order.every((id) => selection.ids.has(id)));

/** The selection without a row. */
export const withoutRow = (selection: SelectionState, id: string): SelectionState => withRows(selection, [id], false);

/** The selection with the reason why nothing could be done with a row. */
export const withReason = (selection: SelectionState, id: string, reason: string): SelectionState => ({
  ...selection,
  reasons: new Map([...selection.reasons, [id, reason]]),
});

function withRows(selection: SelectionState, meant: readonly string[], on: boolean): SelectionState {
  const ids = new Set(selection.ids);
  const reasons = new Map(selection.reasons);
  for (const id of meant) {
    if (on) ids.add(id);
    else ids.delete(id);
    reasons.delete(id);
  }
  return { ...selection, ids, reasons };
}
