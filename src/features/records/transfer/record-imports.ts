import { create } from "zustand";
import type { Failure } from "../../../runtime/model/calls/failure";
import type { RowPlan } from "./model/check-rows";
import type { FileFault, ReadFile } from "./model/imported-file";
import type { Run, RunProgress } from "./model/import-run";
import type { ImportSetup } from "./model/import-setup";
import type { SidebarItem } from "../../../runtime/model/table/sidebar-items";
import type { Checked } from "./check-import";
import { texts } from "../../../../definitions/texts/texts";
import type { Imports } from "../../../runtime/pages/table/table-parts";
import { askBeforeLeaving } from "../../../runtime/store/ask-before-leaving";
import { registerUnfinishedWork } from "../../../runtime/store/unfinished-work";
import { onAdminGone } from "../../../runtime/store/session";

/** An import of records, as far as it is. */
export interface RecordImport {
  /** What was typed or pasted. It stays once it is read: it may have to be mended. */
  text?: string | undefined;
  /** How much of the file is read, from 0 to 1, while it is. */
  reading?: number | undefined;
  fault?: FileFault | undefined;
  read?: ReadFile | undefined;
  setup?: ImportSetup | undefined;
  /** How much is checked, from 0 to 1, while it is. */
  checking?: number | undefined;
  /** Why it could not be checked. */
  failure?: Failure | undefined;
  checked?: Checked | undefined;
  /** What the rows go into, as it was when they were checked. */
  checkedFor?: SidebarItem | undefined;
  run?: Run | undefined;
  progress?: RunProgress | undefined;
  /** The rows that were not sent, because the run was stopped. */
  untried?: readonly RowPlan[] | undefined;
  /** The rows that are stored without fields that have gone meanwhile, once a run was stopped. */
  incomplete?: readonly RowPlan[] | undefined;
  /** Ends what is being read or checked. */
  stop?: (() => void) | undefined;
}

/** The imports by the ids of their collections. In memory only; they outlive their panel and the session. */
export const useRecordImports = create<ReadonlyMap<string, RecordImport>>(() => new Map());

const nothing: RecordImport = {};

/** The import into a collection. */
export const importInto = (id: string): RecordImport => useRecordImports.getState().get(id) ?? nothing;

/** Whether rows are being sent, or wait for their turn. */
export const isRunning = ({ progress }: RecordImport): boolean => progress !== undefined && progress.state !== "over";

/** Whether there is anything in it: a text, what was read, or what came of it. */
const isBegun = ({ text = "", read }: RecordImport): boolean => read !== undefined || text.trim() !== "";

/** The imports, as far as pages with a table know of them. */
export const imports: Imports = {
  subscribe: useRecordImports.subscribe,
  isBegun: (id) => isBegun(importInto(id)),
  itemOf: (id) => importInto(id).checkedFor,
};

/** Whether it holds what cannot be had again where it is forgotten: a text, or what was read and is not all sent. */
export const isUnfinished = (state: RecordImport): boolean => state.progress?.state !== "over" && isBegun(state);

// In its panel or unseen.
const anyIsUnfinished = (): boolean => [...useRecordImports.getState().values()].some(isUnfinished);

/** Changes an import. */
export const changeImport = (id: string, change: RecordImport): void =>
  useRecordImports.setState((all) => new Map([...all, [id, { ...all.get(id), ...change }]]), true);

/** Ends and forgets an import. */
export function dropImport(id: string): void {
  const { stop, run } = importInto(id);
  useRecordImports.setState((all) => new Map([...all].filter(([each]) => each !== id)), true);
  stop?.();
  run?.stop();
}

/** Ends an import, and forgets all but its text. */
export function dropAllButText(id: string): void {
  const { text } = importInto(id);
  dropImport(id);
  changeImport(id, { text });
}

onAdminGone(() => [...useRecordImports.getState().keys()].forEach(dropImport));
askBeforeLeaving(anyIsUnfinished);
registerUnfinishedWork(() => (anyIsUnfinished() ? texts.session.leaveImport : undefined));
