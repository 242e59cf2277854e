import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { panelTexts } from "../../../definitions/texts/panel";
import { conflictTexts } from "../../../definitions/texts/conflicts";
import type { UploadHandlers } from "../../backend/api/use-upload";
import { exactQuestion, type Checks } from "../form/confirm-save";
import type { SaveSteps } from "../form/save";
import { fieldErrors } from "../form/form-checks";
import { rowPath } from "../../backend/calls/row-requests";
import { Failure } from "../../backend/calls/failure";
import { formState, draftAfterSave, type Draft, type FormState } from "../model/form/draft";
import { InvalidForm } from "../model/form/errors";
import type { LineModel } from "../model/form/form-model";
import { describeLostChanges, describeEditConflicts, findEditConflicts } from "../model/form/edit-conflicts";
import { secretErrors } from "../model/form/list-secrets";
import { findDroppedLabels, findUnstoredLabels } from "../model/form/deleted-fields";
import { newRow } from "../model/table/address";
import { isEqual } from "../../values/json/equal";
import { joinNames } from "../../values/text/text-direction";
import { interpolate } from "../../values/text/text";
import type { Row } from "../registry/cell";
import type { Registry } from "../registry/registry";
import type { RowData } from "../registry/row-data";
import { draftOf, setDraft } from "../store/drafts";
import { noteSavedText, type MadeTextStore } from "../store/made-text";
import type { DraftPlace } from "../store/saved-drafts";
import { createConflictReview } from "./conflict-review";
import { createRow, saveRow, type SaveTarget } from "./save-row";
import type { RowCache } from "./use-row-cache";

/** Row that is edited in a form. */
export interface EditedRow {
  panel: FormPanel;
  /** Server state of the rows of this type. */
  data: RowData;
  id: string;
  /** Item of the row, such as the collection of a record. */
  item: AnyRow | undefined;
  lines: readonly LineModel[];
  stored: Readonly<Record<string, unknown>>;
  /** Name of the form's draft. */
  name: string;
  /** Where the draft is saved, if it is. */
  place: DraftPlace | undefined;
  onClose: () => void;
  /** Called with the row as stored, or without it once it is deleted. Only for what the view shows next. */
  onStored?: ((row: AnyRow | undefined) => void) | undefined;
  /** Shows the created row in place of the new one, if the panel stays open. */
  onContinue?: ((row: AnyRow) => void) | undefined;
}

/** Edited row, and the dependencies of its save. */
export interface SavedRow extends EditedRow {
  registry: Registry;
  /** Fetches the stored row as values of the form. */
  read: () => Promise<object>;
  /** Shows the progress of an upload while the call runs. */
  runUpload: <Answer>(run: (handlers: UploadHandlers) => Promise<Answer>) => Promise<Answer>;
  /**
   * Runs after a successful save or deletion: shows a toast, reports the change and closes the panel, unless it stays
   * open for the row as saved.
   */
  end: (success: string, report: () => void, saved?: AnyRow) => void;
  cache: RowCache;
  /** Texts that the form made. */
  made: MadeTextStore;
}

/**
 * Returns the save steps of a row. A new row is created. A stored one is compared with its present state, then sent.
 */
export const saveStepsOfRow = (row: SavedRow): SaveSteps<object, Row> =>
  row.id === newRow ? stepsOfNew(row) : stepsOfStored(row);

const stepsOfNew = (row: SavedRow): SaveSteps<object, Row> => ({
  send: (state) => sendRow(row, state, (target) => createRow(target, row.name, state)),
  applySaved: (created, sent) => {
    noteSavedText(row.made, created.id, sent);
    row.end(row.panel.create.success, () => row.cache.created(created), created);
  },
  // Do not refetch the item: the panel would unmount and lose its edits.
  fail: ({ status }) => (status === 404 && row.item ? panelTexts.noItem : undefined),
});

const stepsOfStored = (row: SavedRow): SaveSteps<object, Row> => {
  const { id, item, stored, read, end, cache, made } = row;
  const { call, compares, review, success } = row.panel.save;
  return {
    lock: { call, path: rowPath(call, id, item?.id ?? "") },
    read,
    compare: (now, state) => (compares ? compareWithNow(row, state, now) : askAboutNow(row, now)),
    // The review may have taken time. Lists are sent complete, so merge with the latest state.
    merge: async (now, draft) => mergeWithNow(row, draft, review ? await read() : now),
    send: (state) => sendRow(row, state, (target) => saveRow(target, id, state)),
    applySaved: (saved, sent) => {
      noteSavedText(made, id, sent);
      end(success, () => cache.saved(saved), saved);
    },
    fail: ({ status }, sent) => {
      // Another admin's change may have caused the refusal, so show it. A row of an item is refetched anyway.
      if (status === 400 && !item && !isEqual(sent.stored, stored)) cache.unsure();
      if (status !== 404) return undefined;
      cache.gone();
      return panelTexts.gone;
    },
  };
};

/** Returns the edit conflicts to resolve. Throws a Failure if a field no longer exists. */
function compareWithNow({ name, panel }: SavedRow, state: FormState, now: object): Checks {
  const dropped = findDroppedLabels(state, now, panel.transient);
  if (dropped.length > 0) throw new Failure(interpolate(conflictTexts.noField, { fields: joinNames(dropped) }));
  return { review: createConflictReview(findEditConflicts(draftOf(name), state, now)) };
}

/** Returns questions about conflicts, and the review of the save. Throws a Failure if nothing is left to save. */
async function askAboutNow({ panel, name, lines, stored, registry }: SavedRow, now: object): Promise<Checks> {
  const { reviews, schemas } = registry;
  const { review } = panel.save;
  setDraft(name, (draft) => draftAfterSave(draft, lines, stored, now));
  const draft = draftOf(name);
  const state = formState(draft, lines, stored);
  const reached = formState(draft, lines, now);
  const fault = describeLostChanges(state, reached);
  if (fault !== undefined) throw new Failure(fault);
  return {
    questions: describeEditConflicts(draft, state, reached).map(exactQuestion),
    // Compared with the present state: another admin's changes are not effects of this save.
    review: review && (await reviews[review](reached.data, now, schemas)),
  };
}

/**
 * Returns the draft over the present state. Throws an InvalidForm if another admin's changes make it exceed a limit.
 */
function mergeWithNow({ panel, lines }: SavedRow, draft: Draft, now: object): FormState {
  const state = formState(draft, lines, now);
  const { lines: all, data } = state;
  // Another admin's changes may require a secret to be entered again, even if nothing else is compared.
  const errors = panel.save.compares ? fieldErrors({ ...state, stored: now }) : new Map(secretErrors(all, data, now));
  if (errors.size > 0) throw new InvalidForm(errors);
  return state;
}

/**
 * Sends a row. The backend silently drops unknown fields. If the row of an item lost fields, throws a Failure, so that
 * the edits stay.
 */
async function sendRow(row: SavedRow, state: FormState, run: (target: SaveTarget) => Promise<Row>): Promise<Row> {
  const { panel, id, item, runUpload, cache } = row;
  const isNew = id === newRow;
  const sent = await runUpload((handlers) => run({ panel, item, hasLock: !isNew, ...handlers }));
  const unstored = item ? findUnstoredLabels(state, sent, panel.transient) : [];
  if (unstored.length === 0) return sent;
  // Do not refetch the item: its missing field would take the edits along. For a new row, closing refetches.
  if (!isNew) cache.saved(sent);
  throw new Failure(interpolate(conflictTexts.savedWithout, { fields: joinNames(unstored) }));
}
