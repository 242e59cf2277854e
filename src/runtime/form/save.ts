import { notifyManager } from "@tanstack/react-query";
import { reportFailure } from "../api/report-failure";
import { acquireWriteLock, type WriteLock } from "../api/write-queue";
import { failureOf, type Failure } from "../model/calls/failure";
import { sentKeys } from "../model/form/changes";
import { changeDraftAt, formState, type Draft, type FormState } from "../model/form/draft";
import { firstErrorAt, InvalidForm, placeErrors, serverErrors, type Errors } from "../model/form/errors";
import type { LineModel } from "../model/form/form-model";
import { validateFields } from "../model/form/validate";
import { visibleLines } from "../model/form/visible";
import { draftOf, setDraft } from "../store/drafts";
import { withdrawToast } from "../store/toasts";
import { confirmSave, keyOfChecks, type Checks } from "./confirm-save";
import { validateSchema } from "./schema-validator";

/** How one kind of form is saved. `save` takes these steps in this order, and skips those that are missing. */
export interface SaveSteps<Now, Answer> {
  /** The write that nobody else may make from before the read until after the send. A create needs none. */
  lock?: WriteLock;
  /** What is stored at this moment. Throws a Failure. */
  read?: () => Promise<Now>;
  /** What must be confirmed before the form is sent over that. Throws a Failure if it must not be sent. */
  compare?: (now: Now, state: FormState) => Checks | Promise<Checks>;
  /** The draft over what is stored now, sent instead of the form as it is shown. Throws an InvalidForm. */
  merge?: (now: Now, draft: Draft) => FormState | Promise<FormState>;
  /** Makes the call. Throws a Failure. */
  send: (state: FormState, now: Now) => Promise<Answer>;
  /** Follows the save: draft, toast, cache, address. */
  settle: (answer: Answer, sent: FormState) => void;
  /** Follows a failure: the form's own words for it; without, a toast reports it. Fields show their own errors anyway. */
  fail?: (failure: Failure, sent: FormState) => string | undefined;
}

/** What is saved, and how. */
export interface SaveSetup<Now = unknown, Answer = unknown> {
  /** The name of the form's draft. */
  name: string;
  lines: readonly LineModel[];
  /** What the edits stand over. */
  stored: unknown;
  /** Whether the form can be sent as it is. */
  isReady: (state: FormState) => boolean;
  steps: SaveSteps<Now, Answer>;
}

/** A form that can be saved, and what its page does for that. */
export interface SavedForm {
  /** The form as it was drawn last: it may be drawn again while it is saved. */
  drawn: () => SaveSetup;
  /** Runs `save`, and shows the form as busy until that ends. */
  start: (agreed?: Agreement) => Promise<void>;
  /** Moves the focus to a field. */
  leadTo: (path: string) => void;
  onSaved: () => void;
  /** The toast that reported the last failure. */
  reported: { current: string | undefined };
}

type Edits = readonly (readonly [path: string, value: unknown])[];

/** What the admin agreed to. */
export interface Agreement {
  key: string | undefined;
  /** What the save takes along, by path. */
  edits: Edits;
  /** Follows the call. Never throws. */
  after: (() => Promise<void>) | undefined;
}

/** Starts a save if the form is ready and valid; shows its errors if not. */
export function submit(form: SavedForm): void {
  const setup = form.drawn();
  const state = stateOf(setup);
  if (!setup.isReady(state)) return;
  const errors = validateFields(state.lines, state.data, validateSchema, state.stored);
  showErrors(form, errors);
  if (errors.size === 0) void form.start();
}

/**
 * Saves a form: lock, read, compare, confirm, merge, send, settle. To confirm ends it, so that nobody waits for the lock
 * while the question is read; "Yes" runs it again, with what was agreed to. Reports its own failures.
 */
export async function save(form: SavedForm, agreed?: Agreement): Promise<void> {
  const setup = form.drawn();
  const { name, steps } = setup;
  let sent = stateOf(setup);
  let release = noop;
  try {
    if (steps.lock) release = await acquireWriteLock(steps.lock);
    const now = await steps.read?.();
    if (steps.compare) {
      const checks = await steps.compare(now, stateOf(setup));
      // Given up while the answers were on their way.
      if (stateOf(setup).changed.size === 0) return;
      if (keyOfChecks(checks) !== agreed?.key) return confirm(form, checks, agreed);
    }
    if (form.reported.current !== undefined) withdrawToast(form.reported.current);
    const draft = agreed ? draftWith(setup, agreed.edits) : draftOf(name);
    sent = steps.merge ? await steps.merge(now, draft) : formState(draft, setup.lines, setup.stored);
    const answer = await steps.send(sent, now);
    // The calls that follow acquire locks of their own.
    release();
    await agreed?.after?.();
    settle(form, answer, sent);
  } catch (thrown) {
    fail(form, thrown, sent);
  } finally {
    release();
  }
}

const noop = (): void => {};

const stateOf = ({ name, lines, stored }: SaveSetup): FormState => formState(draftOf(name), lines, stored);

/** Asks; or starts again if something else was agreed to, as that question must close before the next one is asked. */
function confirm(form: SavedForm, checks: Checks, agreed: Agreement | undefined): void {
  if (agreed) return void form.start();
  confirmSave(checks, async () => {
    const { edits = [], compared, after } = checks.review?.confirmed() ?? {};
    if (!compared) return form.start({ key: keyOfChecks(checks), edits, after });
    keepCompared(form.drawn(), edits, compared);
    void form.start();
  });
}

/** Puts the choices of a comparison into the draft. What was compared is not asked again. */
const keepCompared = ({ name, lines, stored }: SaveSetup, edits: Edits, compared: Edits): void =>
  setDraft(name, (own) => {
    const draft = changeDraftAt(own, lines, stored, edits);
    return { ...draft, bases: new Map([...draft.bases, ...compared]) };
  });

/** The draft with what the save takes along. The stored draft only notes which of its own edits that replaces. */
function draftWith({ name, lines, stored }: SaveSetup, edits: Edits): Draft {
  const own = draftOf(name);
  const replaced = edits.filter(([path]) => own.edits.has(path));
  const sentInstead = new Map(replaced.map(([path, sent]) => [path, { edit: own.edits.get(path), sent }] as const));
  setDraft(name, () => ({ ...own, sentInstead }));
  return changeDraftAt(own, lines, stored, edits);
}

// A slot that counts saves, such as the test of the connection, is drawn together with what was saved.
const settle = (form: SavedForm, answer: unknown, sent: FormState): void =>
  notifyManager.batch(() => {
    form.drawn().steps.settle(answer, sent);
    notifyManager.schedule(form.onSaved);
  });

/** Reports a failure: in the form's own words or in a toast, and at the fields that it names. */
function fail(form: SavedForm, thrown: unknown, sent: FormState): void {
  if (thrown instanceof InvalidForm) return showErrors(form, thrown.errors);
  const failure = failureOf(thrown);
  if (failure.aborted) return;
  const fields = serverErrors(failure.data, sentKeys(sent.lines));
  const text = form.drawn().steps.fail?.(failure, sent);
  if (text === undefined) form.reported.current = reportFailure(failure);
  showErrors(form, text ? new Map([...fields, ["", [text]]]) : fields);
}

/** Shows errors at their fields, in place of earlier ones, and leads to the first. */
function showErrors(form: SavedForm, errors: Errors): void {
  const setup = form.drawn();
  const { lines, data } = stateOf(setup);
  const visible = visibleLines(lines, data);
  const placed = placeErrors(errors, visible);
  setDraft(setup.name, (draft) => ({ ...draft, errors: placed }));
  const first = visible.map((line) => firstErrorAt(line, placed)).find((path) => path !== undefined);
  if (first !== undefined) form.leadTo(first);
}
