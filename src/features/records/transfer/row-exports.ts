import { create } from "zustand";
import type { Failure } from "../../../runtime/model/calls/failure";
import type { FileFormat } from "./model/exported-rows";
import { onAdminGone } from "../../../runtime/store/session";

/** How far an export is. */
export interface ExportProgress {
  state: "running" | "failed" | "done";
  failure?: Failure;
  exported: number;
  /** How many there are now, or were exported where others have deleted some since. */
  total: number;
  /** How many of those that were asked for by their ids somebody else has deleted, once that is known. */
  gone?: number;
}

/** An export that can go on from where it stopped. */
export interface ExportRun {
  /** Reads on until everything is there, or something fails. */
  resume: () => Promise<void>;
  stop: () => void;
  /** What was read, as a file. */
  file: () => Blob;
}

/** Which rows are exported: those that are selected, those that the table's filter finds, or all. */
export type ExportedRows = "selected" | "filtered" | "all";

/** What is exported, and as what. */
export interface ExportChoices {
  /** Unless it was chosen, what is the narrowest. */
  which?: ExportedRows;
  fields: "shown" | "all";
  format: FileFormat;
}

/** An export of rows, as far as it is. */
export interface RowExport {
  choices?: ExportChoices | undefined;
  run?: ExportRun | undefined;
  /** Undefined before it begins, and after it was stopped. */
  progress?: ExportProgress | undefined;
  /** The name of the file that was saved last. */
  saved?: string | undefined;
}

/** The exports by the ids of their items. In memory only; they outlive the session, but not that their panel is closed. */
export const useRowExports = create<ReadonlyMap<string, RowExport>>(() => new Map());

/** The export of an item's rows. */
export const exportOf = (id: string): RowExport => useRowExports.getState().get(id) ?? {};

/** Changes an export. */
export const changeExport = (id: string, change: RowExport): void =>
  useRowExports.setState((all) => new Map([...all, [id, { ...all.get(id), ...change }]]), true);

/** Stops and forgets an export. */
export function dropExport(id: string): void {
  const { run } = exportOf(id);
  useRowExports.setState((all) => new Map([...all].filter(([each]) => each !== id)), true);
  run?.stop();
}

onAdminGone(() => [...useRowExports.getState().keys()].forEach(dropExport));
