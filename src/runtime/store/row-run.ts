import { create } from "zustand";

/** Row that failed, with the reason. */
export interface FailedRow {
  id: string;
  title: string;
  reason: string;
  /** Deleted by another admin, so a retry is pointless. */
  gone?: boolean;
}

/** Bulk action in progress, one row after another. */
export interface RowRun {
  /** Name of the action, and plural of its rows. */
  label: string;
  unit: string;
  total: number;
  done: number;
  failed: readonly FailedRow[];
  /** "stopping" waits for the current row. "halted" ended early, as all further rows would fail too. */
  state: "running" | "stopping" | "stopped" | "halted" | "ended";
  /** Why it was halted. */
  reason?: string;
  /** Texts about rows that were not done, unless they are selected rows. */
  words?: { failed: string; gone: string; stay: string } | undefined;
  /** Repeats the action for the rows that are not done. */
  retry: () => void;
}

/** Store of the current or last bulk action. */
export const useRowRun = create<{ run: RowRun | undefined }>(() => ({ run: undefined }));

/** Updates the current bulk action, if any. */
export const updateRowRun = (change: Partial<RowRun>): void =>
  useRowRun.setState(({ run }) => ({ run: run && { ...run, ...change } }));

/** Stops the bulk action after the current row. */
export const stopRowRun = (): void => {
  if (useRowRun.getState().run?.state === "running") updateRowRun({ state: "stopping" });
};

/** Closes the report of the bulk action. */
export const closeRowRun = (): void => useRowRun.setState({ run: undefined });
