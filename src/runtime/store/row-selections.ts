import { create } from "zustand";
import type { Draft } from "../model/form/draft";
import { noSelection, type SelectionState } from "../model/table/selection";
import { onAdminGone } from "./session";

/** The rows of a table that are selected, and the form over them. */
export interface RowSelection {
  /** What they were found with. */
  filter: string;
  selection: SelectionState;
  /** How many rows were loaded when the last one was selected: all that are selected are among those. */
  loaded: number;
  /** Whether the form is open. */
  isEdited: boolean;
  /** What the form begins with: what was typed before, and refused. */
  typed?: Draft | undefined;
}

/** The selections by the ids of what their rows belong to. In memory only; they outlive the session, but not that their table is left. */
export const useRowSelections = create<ReadonlyMap<string, RowSelection>>(() => new Map());

const put = (id: string, held: RowSelection): void =>
  useRowSelections.setState((all) => new Map([...all, [id, held]]), true);

/** Selects others of the rows that are loaded. Another filter finds other rows, and begins with none selected. */
export function selectRows(
  id: string,
  { filter, loaded }: Pick<RowSelection, "filter" | "loaded">,
  next: (last: SelectionState) => SelectionState,
): void {
  const held = useRowSelections.getState().get(id);
  const last = held?.filter === filter ? held : { filter, selection: noSelection, isEdited: false };
  put(id, { ...last, loaded, selection: next(last.selection) });
}

/** Changes a selection, if it is still there: what is told late of a row may come after its table was left. */
export function changeSelection(id: string, change: (held: RowSelection) => Partial<RowSelection>): void {
  const held = useRowSelections.getState().get(id);
  if (held) put(id, { ...held, ...change(held) });
}

/** Forgets a selection. */
export const dropSelection = (id: string): void =>
  useRowSelections.setState((all) => new Map([...all].filter(([each]) => each !== id)), true);

onAdminGone(() => useRowSelections.setState(new Map(), true));
