import { create } from "zustand";

/** A row with which nothing could be done, and why. */
export interface FailedRow {
  id: string;
  title: string;
  reason: string;
  /** Somebody else has deleted it: nothing is to be tried again. */
  gone?: boolean;
}

/** What is being done with one row after the other, and how far it has come. */
export interface RowRun {
  /** What is done, and what several of the rows are called. */
  label: string;
  unit: string;
  total: number;
  done: number;
  failed: readonly FailedRow[];
  /** "stopping" waits for the row that is under way; "halted" is what no other row would have gone better after. */
  state: "running" | "stopping" | "stopped" | "halted" | "ended";
  /** Why it was halted. */
  reason?: string;
  /** Does the same with the rows that it was not done with. */
  retry: () => void;
}

/** The run that is under way, or has left something to tell. */
export const useRowRun = create<{ run: RowRun | undefined }>(() => ({ run: undefined }));

/** Changes what is known of the run, if there is one. */
export const updateRowRun = (change: Partial<RowRun>): void =>
  useRowRun.setState(({ run }) => ({ run: run && { ...run, ...change } }));

/** Has the run end after the row that is under way. */
export const stopRowRun = (): void => {
  if (useRowRun.getState().run?.state === "running") updateRowRun({ state: "stopping" });
};

/** Takes away what is told of the run. */
export const closeRowRun = (): void => useRowRun.setState({ run: undefined });
