import { create } from "zustand";
import type { Failure } from "../../../backend/calls/failure";
import type { FileFormat } from "./model/exported-rows";
import { onAdminGone } from "../../../backend/session/session";

/** Progress of an export. */
export interface ExportProgress {
  state: "running" | "failed" | "done";
  failure?: Failure;
  exported: number;
  /** Row count now, or at export time if rows were deleted since. */
  total: number;
  /** Number of requested rows that another admin deleted; undefined until known. */
  gone?: number;
}

/** Resumable export. */
export interface ExportRun {
  /** Fetches until everything is read or an error occurs. */
  resume: () => Promise<void>;
  stop: () => void;
  file: () => Blob;
}

/** Rows to export: selected, filtered, or all. */
export type ExportedRows = "selected" | "filtered" | "all";

/** Settings of an export. */
export interface ExportChoices {
  /** Defaults to the narrowest choice. */
  which?: ExportedRows;
  fields: "shown" | "all";
  format: FileFormat;
}

/** State of an export. */
export interface RowExport {
  choices?: ExportChoices | undefined;
  run?: ExportRun | undefined;
  /** Undefined before the start and after a stop. */
  progress?: ExportProgress | undefined;
  /** Name of the last saved file. */
  saved?: string | undefined;
}

/** Exports by item id. In memory only; they outlive the session, but not their panel. */
export const useRowExports = create<ReadonlyMap<string, RowExport>>(() => new Map());

/** Returns the export of an item's rows. */
export const exportOf = (id: string): RowExport => useRowExports.getState().get(id) ?? {};

/** Updates an export. */
export const changeExport = (id: string, change: RowExport): void =>
  useRowExports.setState((all) => new Map([...all, [id, { ...all.get(id), ...change }]]), true);

/** Stops and removes an export. */
export function dropExport(id: string): void {
  const { run } = exportOf(id);
  useRowExports.setState((all) => new Map([...all].filter(([each]) => each !== id)), true);
  run?.stop();
}

onAdminGone(() => [...useRowExports.getState().keys()].forEach(dropExport));
