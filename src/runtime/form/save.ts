import { notifyManager } from "@tanstack/react-query";
import { reportFailure } from "../../backend/api/report-failure";
import { acquireWriteLock, type WriteLock } from "../../backend/api/write-queue";
import { toFailure, type Failure } from "../../backend/calls/failure";
import { sentKeys } from "../model/form/changes";
import { changeDraftAt, formState, type Draft, type FormState } from "../model/form/draft";
import { firstErrorAt, InvalidForm, placeErrors } from "../model/form/errors";
import { noErrors, serverErrors, type Errors } from "../../backend/calls/error-paths";
import type { LineModel } from "../model/form/form-model";
import { visibleLines } from "../model/form/visible";
import { draftOf, setDraft } from "../store/drafts";
import { withdrawToast } from "../../browser/toasts";
import { confirmSave, keyOfChecks, type Checks } from "./confirm-save";
import { loadChecks, loadedChecks } from "./load-checks";

/** Steps that save one kind of form. `save` runs them in this order and skips missing ones. */
export interface SaveSteps<Now, Answer> {
  /** Write lock held from before the read until after the send. A create needs none. */
  lock?: WriteLock;
  /** Fetches the stored value. Throws a Failure. */
  read?: () => Promise<Now>;
  /** Returns what to confirm before the stored value is overwritten. Throws a Failure if the form must not be sent. */
  compare?: (now: Now, state: FormState) => Checks | Promise<Checks>;
  /** Rebases the draft on the stored value; the result is sent instead of the displayed form. Throws an InvalidForm. */
  merge?: (now: Now, draft: Draft) => FormState | Promise<FormState>;
  /** Makes the call. Throws a Failure. */
  send: (state: FormState, now: Now) => Promise<Answer>;
  /** Runs after a successful save: updates draft, toast, cache and URL. */
  applySaved: (answer: Answer, sent: FormState) => void;
  /**
   * Returns the form's own message for a failure; undefined reports it in a toast. Field errors are shown in either
   * case.
   */
  fail?: (failure: Failure, sent: FormState) => string | undefined;
}

/** Form to save, with its steps. */
export interface SaveSetup<Now = unknown, Answer = unknown> {
  /** Name of the form's draft. */
  name: string;
  lines: readonly LineModel[];
  /** Stored value that the draft's edits apply to. */
  stored: unknown;
  /** Returns whether the form can be submitted. */
  isReady: (state: FormState) => boolean;
  steps: SaveSteps<Now, Answer>;
}

/** Form that can be saved, with the callbacks of its page. */
export interface SavedForm {
  /** Returns the setup of the latest render, as the form may render during a save. */
  currentSetup: () => SaveSetup;
  /** `busy` of the last render may be stale: a double press must not submit twice. */
  isSaving: () => boolean;
  /** Runs `save`; the form is busy until that ends. */
  start: (agreed?: Agreement) => Promise<void>;
  /** Returns the errors that only widgets can find. */
  check?: (state: FormState) => Promise<Errors>;
  /** Moves the focus to a field. */
  revealField: (path: string) => void;
  onSaved: () => void;
  /** Id of the toast that reported the last failure. */
  reported: { current: string | undefined };
}

type Edits = readonly (readonly [path: string, value: unknown])[];

/** Consent of the admin to the checks of a save. */
export interface Agreement {
  key: string | undefined;
  /** Edits that the save adds to the draft, by path. */
  edits: Edits;
  /** Runs after the call. Never throws. */
  after: (() => Promise<void>) | undefined;
}

/** Starts a save if the form is ready, valid and not being saved. Shows validation errors otherwise. */
export function submit(form: SavedForm): void {
  const setup = form.currentSetup();
  const state = stateOf(setup);
  if (form.isSaving() || !setup.isReady(state)) return;
  // Until the checks are loaded, the save waits for them.
  const errors = loadedChecks()?.fieldErrors(state) ?? noErrors;
  showErrors(form, errors);
  if (errors.size === 0) void form.start();
}

/**
 * Saves a form: check, lock, read, compare, confirm, merge, send, apply. A confirmation ends the run and so releases the
 * lock; consent starts `save` again. Reports its own failures.
 */
export async function save(form: SavedForm, agreed?: Agreement): Promise<void> {
  const setup = form.currentSetup();
  const { name, steps } = setup;
  let sent = stateOf(setup);
  let release = noop;
  try {
    if (!agreed) await refuseErrors(form);
    if (steps.lock) release = await acquireWriteLock(steps.lock);
    const now = await steps.read?.();
    if (steps.compare) {
      const checks = await steps.compare(now, stateOf(setup));
      // The edits were discarded while the requests ran.
      if (stateOf(setup).changed.size === 0) return;
      if (keyOfChecks(checks) !== agreed?.key) return confirm(form, checks, agreed);
    }
    if (form.reported.current !== undefined) withdrawToast(form.reported.current);
    const draft = agreed ? draftWith(setup, agreed.edits) : draftOf(name);
    sent = steps.merge ? await steps.merge(now, draft) : formState(draft, setup.lines, setup.stored);
    const answer = await steps.send(sent, now);
    // `after` and `applySaved` acquire their own write locks.
    release();
    await agreed?.after?.();
    applySaved(form, answer, sent);
  } catch (thrown) {
    fail(form, thrown, sent);
  } finally {
    release();
  }
}

const noop = (): void => {};

/** Throws the errors that are known before the save asks or sends anything. */
async function refuseErrors(form: SavedForm): Promise<void> {
  const state = stateOf(form.currentSetup());
  const errors = loadedChecks() ? noErrors : (await loadChecks()).fieldErrors(state);
  if (errors.size > 0) throw new InvalidForm(errors);
  const found = await form.check?.(state);
  if (found && found.size > 0) throw new InvalidForm(found);
}

const stateOf = ({ name, lines, stored }: SaveSetup): FormState => formState(draftOf(name), lines, stored);

/** Asks for confirmation. After an outdated consent it restarts instead, as the open dialog must close first. */
function confirm(form: SavedForm, checks: Checks, agreed: Agreement | undefined): void {
  if (agreed) return void form.start();
  confirmSave(checks, async () => {
    const { edits = [], compared, after } = checks.review?.confirmed() ?? {};
    if (!compared) return form.start({ key: keyOfChecks(checks), edits, after });
    keepCompared(form.currentSetup(), edits, compared);
    void form.start();
  });
}

/**
 * Writes the choices of a comparison into the draft. Compared values become its base, so they cause no further
 * conflict.
 */
export const keepCompared = (
  { name, lines, stored }: Pick<SaveSetup, "name" | "lines" | "stored">,
  edits: Edits,
  compared: Edits,
): void =>
  setDraft(name, (own) => {
    const draft = changeDraftAt(own, lines, stored, edits);
    return { ...draft, bases: new Map([...draft.bases, ...compared]) };
  });

/**
 * Returns the draft with the edits that the save adds. The stored draft only records which of its own edits are
 * replaced.
 */
function draftWith({ name, lines, stored }: SaveSetup, edits: Edits): Draft {
  const own = draftOf(name);
  const replaced = edits.filter(([path]) => own.edits.has(path));
  const sentInstead = new Map(replaced.map(([path, sent]) => [path, { edit: own.edits.get(path), sent }] as const));
  setDraft(name, () => ({ ...own, sentInstead }));
  return changeDraftAt(own, lines, stored, edits);
}

// Batched, so that slots which count saves, such as the connection test, render together with the saved data.
const applySaved = (form: SavedForm, answer: unknown, sent: FormState): void =>
  notifyManager.batch(() => {
    form.currentSetup().steps.applySaved(answer, sent);
    notifyManager.schedule(form.onSaved);
  });

/** Reports a failure: in the form or in a toast, and at the fields that it names. */
function fail(form: SavedForm, thrown: unknown, sent: FormState): void {
  if (thrown instanceof InvalidForm) return showErrors(form, thrown.errors);
  const failure = toFailure(thrown);
  if (failure.aborted) return;
  const fields = serverErrors(failure.data, sentKeys(sent.lines));
  const text = form.currentSetup().steps.fail?.(failure, sent);
  if (text === undefined) form.reported.current = reportFailure(failure);
  showErrors(form, text ? new Map([...fields, ["", [text]]]) : fields);
}

/** Replaces the displayed errors and moves the focus to the first one. */
function showErrors(form: SavedForm, errors: Errors): void {
  const setup = form.currentSetup();
  const { lines, data } = stateOf(setup);
  const visible = visibleLines(lines, data);
  const placed = placeErrors(errors, visible);
  setDraft(setup.name, (draft) => ({ ...draft, errors: placed }));
  const first = visible.map((line) => firstErrorAt(line, placed)).find((path) => path !== undefined);
  if (first !== undefined) form.revealField(first);
}
