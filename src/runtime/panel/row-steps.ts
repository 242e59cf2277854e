import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { panelTexts } from "../../../definitions/texts/panel";
import { texts } from "../../../definitions/texts/texts";
import type { UploadFollower } from "../api/use-upload";
import { exactQuestion, type Checks } from "../form/confirm-save";
import type { SaveSteps } from "../form/save";
import { validateSchema } from "../form/schema-validator";
import { rowPath } from "../model/calls/codecs";
import { Failure } from "../model/calls/failure";
import { formState, settleDraft, type Draft, type FormState } from "../model/form/draft";
import { InvalidForm } from "../model/form/errors";
import type { LineModel } from "../model/form/form-model";
import { nothingLeft, overtakenQuestions, overtakenValues } from "../model/form/overtaken";
import { secretErrors } from "../model/form/list-secrets";
import { validateFields } from "../model/form/validate";
import { droppedLabels, unstoredLabels } from "../model/form/vanished";
import { newRow } from "../model/table/address";
import { isEqual } from "../model/values/json/equal";
import { joinNames } from "../model/values/text/join-names";
import { interpolate } from "../model/values/text/text";
import type { Row } from "../registry/cell";
import type { Registry } from "../registry/registry";
import { draftOf, setDraft } from "../store/drafts";
import { compareValues } from "./compare-values";
import { createRow, saveRow, type SaveTarget } from "./save-row";

/** A change of a row: created or saved here, deleted here, or found to be deleted or changed by others. */
export type RowChange = { kind: "created" | "saved"; row: Row } | { kind: "removed" | "gone" | "changed" };

/** A row that is edited in a form. */
export interface EditedRow {
  panel: FormPanel;
  id: string;
  /** The item whose row it is, such as the collection of a record. */
  item: AnyRow | undefined;
  lines: readonly LineModel[];
  stored: Readonly<Record<string, unknown>>;
  /** The name of its draft. */
  name: string;
  onClose: () => void;
  /** The rows are to be read again. */
  onChange: (change: RowChange) => void;
}

/** An edited row, and what its save needs. */
export interface SavedRow extends EditedRow {
  registry: Registry;
  /** Reads the row as it is stored at this moment, as values of the form. */
  read: () => Promise<object>;
  /** Shows the progress of an upload while the call runs. */
  follow: <Answer>(run: (follower: UploadFollower) => Promise<Answer>) => Promise<Answer>;
  /** Follows the save: reports it and closes the panel. */
  end: (success: string, change: RowChange) => void;
}

/** How a row is saved: a new one is created; a stored one is compared with what is stored now, and sent over that. */
export const rowSteps = (row: SavedRow): SaveSteps<object, Row> =>
  row.id === newRow ? stepsOfNew(row) : stepsOfStored(row);

const stepsOfNew = (row: SavedRow): SaveSteps<object, Row> => ({
  send: (state) => sendRow(row, state, (target) => createRow(target, row.name, state)),
  settle: (created) => row.end(row.panel.create.success, { kind: "created", row: created }),
  // With the item read again, the panel would go, and with it what was typed.
  fail: ({ status }) => (status === 404 && row.item ? panelTexts.noItem : undefined),
});

const stepsOfStored = (row: SavedRow): SaveSteps<object, Row> => {
  const { id, item, stored, read, end, onChange } = row;
  const { call, compares, review, success } = row.panel.save;
  return {
    lock: { call, path: rowPath(call, id, item?.id ?? "") },
    read,
    compare: (now, state) => (compares ? compareWithNow(row, state, now) : askAboutNow(row, now)),
    // A review takes its time. Others may have changed a list since, and lists are sent as a whole.
    merge: async (now, draft) => mergeWithNow(row, draft, review ? await read() : now),
    send: (state) => sendRow(row, state, (target) => saveRow(target, id, state)),
    settle: (saved) => end(success, { kind: "saved", row: saved }),
    fail: ({ status }, sent) => {
      // A change by others may be why it is refused, and is shown then. The row of an item is read again anyway.
      if (status === 400 && !item && !isEqual(sent.stored, stored)) onChange({ kind: "changed" });
      if (status !== 404) return undefined;
      onChange({ kind: "gone" });
      return panelTexts.gone;
    },
  };
};

/** The choice between own values and those that others have saved since. Throws a Failure if a field is no longer there. */
function compareWithNow({ name, panel }: SavedRow, state: FormState, now: object): Checks {
  const dropped = droppedLabels(state, now, panel.transient);
  if (dropped.length > 0) throw new Failure(interpolate(texts.form.noField, { fields: joinNames(dropped) }));
  return { review: compareValues(overtakenValues(draftOf(name), state, now)) };
}

/** Questions about what others have saved since, and the review of what the save does. Throws a Failure if nothing is left to save. */
async function askAboutNow({ panel, name, lines, stored, registry }: SavedRow, now: object): Promise<Checks> {
  const { reviews, schemas } = registry;
  const { review } = panel.save;
  setDraft(name, (draft) => settleDraft(draft, lines, stored, now));
  const draft = draftOf(name);
  const state = formState(draft, lines, stored);
  const reached = formState(draft, lines, now);
  const fault = nothingLeft(state, reached);
  if (fault !== undefined) throw new Failure(fault);
  return {
    questions: overtakenQuestions(draft, state, reached).map(exactQuestion),
    // What others have changed is nothing that this save does.
    review: review && (await reviews[review](reached.data, now, schemas)),
  };
}

/** The draft over what is stored now. Throws an InvalidForm where others have changed that so that limits are exceeded. */
function mergeWithNow({ panel, lines }: SavedRow, draft: Draft, now: object): FormState {
  const state = formState(draft, lines, now);
  const { lines: all, data } = state;
  // A secret may have to move by what others have changed, whatever else is not compared.
  const errors = panel.save.compares
    ? validateFields(all, data, validateSchema, now)
    : new Map(secretErrors(all, data, now));
  if (errors.size > 0) throw new InvalidForm(errors);
  return state;
}

/**
 * Sends a row. Throws a Failure if not all of the row of an item was stored, so that what was typed stays: the backend
 * drops what it does not know, and says nothing.
 */
async function sendRow(row: SavedRow, state: FormState, run: (target: SaveTarget) => Promise<Row>): Promise<Row> {
  const { panel, id, item, follow, onChange } = row;
  const isNew = id === newRow;
  const sent = await follow((follower) => run({ panel, item, hasLock: !isNew, ...follower }));
  const unstored = item ? unstoredLabels(state, sent, panel.transient) : [];
  if (unstored.length === 0) return sent;
  // With the collection read again, the field would go, and what was typed in it; of a new row it is read on closing.
  if (!isNew) onChange({ kind: "saved", row: sent });
  throw new Failure(interpolate(texts.form.savedWithout, { fields: joinNames(unstored) }));
}
