import { create } from "zustand";
import type { Failure } from "../../../backend/calls/failure";
import type { RowPlan } from "./model/check-rows";
import type { FileFault, ReadFile } from "./model/imported-file";
import type { Run, RunProgress } from "./model/import-run";
import type { ImportSetup } from "./model/import-setup";
import type { SidebarItem } from "../../../runtime/model/table/sidebar-items";
import type { Checked } from "./check-import";
import { texts } from "../../../../definitions/texts/texts";
import type { Imports } from "../../../runtime/pages/table/table-features";
import { askBeforeLeaving, registerUnfinishedWork } from "../../../runtime/store/unfinished-work";

import { onAdminGone } from "../../../backend/session/session";

/** State of an import of records. */
export interface RecordImport {
  /** Pasted text. Kept after reading, because it may need corrections. */
  text?: string | undefined;
  /** Progress of reading, from 0 to 1; undefined when idle. */
  reading?: number | undefined;
  fault?: FileFault | undefined;
  read?: ReadFile | undefined;
  /** Environment whose records are copied; undefined for a file. */
  from?: string | undefined;
  setup?: ImportSetup | undefined;
  /** Progress of checking, from 0 to 1; undefined when idle. */
  checking?: number | undefined;
  failure?: Failure | undefined;
  checked?: Checked | undefined;
  /** Collection at the time of the check. */
  checkedFor?: SidebarItem | undefined;
  run?: Run | undefined;
  progress?: RunProgress | undefined;
  /** Rows that were not sent because the run was stopped. */
  untried?: readonly RowPlan[] | undefined;
  /** Rows stored without fields that no longer exist, known once a run is stopped. */
  incomplete?: readonly RowPlan[] | undefined;
  stop?: (() => void) | undefined;
}

/** Imports by collection id. In memory only; they outlive their panel and the session. */
export const useRecordImports = create<ReadonlyMap<string, RecordImport>>(() => new Map());

const nothing: RecordImport = {};

/** Returns the import into a collection. */
export const importInto = (id: string): RecordImport => useRecordImports.getState().get(id) ?? nothing;

/** Returns whether a run is active or paused. */
export const isRunning = ({ progress }: RecordImport): boolean => progress !== undefined && progress.state !== "over";

/** Returns whether an import has any content. */
const isStarted = ({ text = "", read }: RecordImport): boolean => read !== undefined || text.trim() !== "";

/** Imports as far as table pages need them. */
export const imports: Imports = {
  subscribe: useRecordImports.subscribe,
  isStarted: (id) => isStarted(importInto(id)),
  itemOf: (id) => importInto(id).checkedFor,
};

/** Returns whether closing would lose data: pasted text, or rows that were not all sent. */
export const isUnfinished = (state: RecordImport): boolean => state.progress?.state !== "over" && isStarted(state);

// Includes imports whose panel is hidden.
const anyIsUnfinished = (): boolean => [...useRecordImports.getState().values()].some(isUnfinished);

/** Updates an import. */
export const changeImport = (id: string, change: RecordImport): void =>
  useRecordImports.setState((all) => new Map([...all, [id, { ...all.get(id), ...change }]]), true);

/** Stops and removes an import. */
export function dropImport(id: string): void {
  const { stop, run } = importInto(id);
  useRecordImports.setState((all) => new Map([...all].filter(([each]) => each !== id)), true);
  stop?.();
  run?.stop();
}

/** Stops an import and removes everything but its text. */
export function dropAllButText(id: string): void {
  const { text } = importInto(id);
  dropImport(id);
  changeImport(id, { text });
}

onAdminGone(() => [...useRecordImports.getState().keys()].forEach(dropImport));
askBeforeLeaving(anyIsUnfinished);
registerUnfinishedWork(() => (anyIsUnfinished() ? texts.session.leaveImport : undefined));
