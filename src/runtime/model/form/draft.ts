import { isEqual } from "../../../values/json/equal";
import { orderStep, valueAt, withValueAt } from "../../../values/json/path";
import { changedPaths, sameValue } from "./changes";
import { withoutErrorsAt } from "./errors";
import { noErrors, type Errors } from "../../../backend/calls/error-paths";
import type { LineModel } from "./form-model";
import { expandLists, visibleLists } from "./lists";
import { rebaseValue } from "./row-values";
import { titleErrors } from "./unique-titles";
import { clearedPaths, fieldAt, labelAt, visibleLines } from "./visible";

/** Create request whose outcome is unknown: the row may exist. */
export interface CreateAttempt {
  /** Id of the row, if it was created. */
  id: string;
  /** Data of the row, if known. */
  data?: unknown;
}

/** Unsaved edits of a form, by path, with their errors. */
export interface Draft {
  edits: ReadonlyMap<string, unknown>;
  /** Stored value of each edited path at its first edit; detects edit conflicts. */
  bases: ReadonlyMap<string, unknown>;
  /** Labels, by path, of the edits that a save would send. Hidden fields are omitted. */
  unsaved: ReadonlyMap<string, string>;
  errors: Errors;
  /** Only for a new row that may already be stored: it must not be created twice. */
  attempt?: CreateAttempt | undefined;
  /** Values that the last save sent in place of edits, by path. Without a response they may be stored. */
  sentInstead?: ReadonlyMap<string, { edit: unknown; sent: unknown }>;
}

/** Draft without edits. */
export const noDraft: Draft = { edits: new Map(), bases: new Map(), unsaved: new Map(), errors: noErrors };

/** State of a form: a draft over stored data, and everything derived from both. */
export interface FormState {
  stored: unknown;
  data: unknown;
  /** Lines, with the current items of each list. */
  lines: readonly LineModel[];
  changed: ReadonlySet<string>;
  errors: Errors;
}

/** Derives the form's state from a draft over stored data. */
export function formState({ edits, errors }: Draft, lines: readonly LineModel[], stored: unknown): FormState {
  const { titles, ...state } = editedState(edits, lines, stored);
  return { ...state, errors: titles.length > 0 ? new Map([...errors, ...titles]) : errors };
}

/** State derived from edits alone. */
interface EditedState extends Omit<FormState, "errors"> {
  /** Errors of item titles. */
  titles: ReturnType<typeof titleErrors>;
}

const known = new WeakMap<Draft["edits"], { lines: readonly LineModel[]; state: EditedState }>();

// Memoized: each keystroke requests it several times, and it is the costliest step of a long list.
function editedState(edits: Draft["edits"], lines: readonly LineModel[], stored: unknown): EditedState {
  const last = known.get(edits);
  if (last && last.lines === lines && last.state.stored === stored) return last.state;
  const data = editedData(stored, edits);
  const expanded = expandLists(lines, data, stored);
  const changed = new Set(edits.size === 0 ? [] : changedPaths(expanded, stored, data));
  const titles = visibleLists(expanded, data).flatMap((list) => titleErrors(list, data, stored));
  const state = { stored, data, lines: expanded, changed, titles };
  known.set(edits, { lines, state });
  return state;
}

/** Puts edits over the stored data. List orders come last, as they name items that other edits add. */
function editedData(stored: unknown, edits: Draft["edits"]): unknown {
  const isOrder = ([path]: readonly [string, unknown]): boolean => path.endsWith(`.${orderStep}`);
  const all = [...edits];
  const inTurn = [...all.filter((edit) => !isOrder(edit)), ...all.filter(isOrder)];
  const put = (data: unknown, [path, value]: readonly [string, unknown]): unknown =>
    withValueAt(data, path, rebaseValue(valueAt(stored, path), value));
  return inTurn.reduce<unknown>(put, stored);
}

/**
 * Returns the draft after one edit. Typing the stored value again removes the edit. A field that gets hidden loses its
 * errors.
 */
export function changeDraft(
  draft: Draft,
  lines: readonly LineModel[],
  stored: unknown,
  path: string,
  value: unknown,
): Draft {
  const before = formState(draft, lines, stored);
  const edits = withEdit(draft.edits, before, path, value);
  const edited = editedState(edits, lines, stored);
  const cleared = new Set(clearedPaths(edited.lines, edited.data));
  const kept = cleared.size === 0 ? edits : new Map([...edits].filter(([each]) => !cleared.has(each)));
  const next = { ...draft, edits: kept };
  const after = formState(next, lines, stored);
  return {
    ...next,
    bases: draft.edits.has(path) ? draft.bases : new Map([...draft.bases, [path, valueAt(stored, path)]]),
    unsaved: namesOf(after),
    errors: draft.errors.size === 0 ? draft.errors : remainingErrors(draft.errors, before, after, path),
  };
}

/** Returns the draft after several edits, applied one by one. */
export const changeDraftAt = (
  draft: Draft,
  lines: readonly LineModel[],
  stored: unknown,
  edits: readonly (readonly [path: string, value: unknown])[],
): Draft => edits.reduce((next, [path, value]) => changeDraft(next, lines, stored, path, value), draft);

/**
 * Returns the draft after stored data was read again (`now`). If a sent replacement of an edit turns out to be stored,
 * our own save stored it. It then becomes the edit, so that no conflict is reported.
 */
export function draftAfterSave(draft: Draft, lines: readonly LineModel[], stored: unknown, now: unknown): Draft {
  const replaced = [...(draft.sentInstead ?? [])].filter(
    ([path, { edit, sent }]) => draft.edits.get(path) === edit && isEqual(valueAt(now, path), sent),
  );
  return changeDraftAt(
    draft,
    lines,
    stored,
    replaced.map(([path, { sent }]) => [path, sent]),
  );
}

/** Returns the draft with many edits at once; each replaces all edits at and under its path. */
export function putEdits(
  draft: Draft,
  lines: readonly LineModel[],
  stored: unknown,
  changes: readonly { path: string; value: unknown }[],
): Draft {
  const isPut = (each: string): boolean => changes.some(({ path }) => each === path || each.startsWith(`${path}.`));
  const others = [...draft.edits].filter(([path]) => !isPut(path));
  const next = { ...draft, edits: new Map([...others, ...changes.map(({ path, value }) => [path, value] as const)]) };
  return {
    ...next,
    unsaved: namesOf(formState(next, lines, stored)),
    errors: changes.reduce((errors, { path }) => withoutErrorsAt(errors, path), draft.errors),
  };
}

function withEdit(edits: Draft["edits"], before: FormState, path: string, value: unknown): Draft["edits"] {
  const others = new Map([...edits].filter(([each]) => each !== path && !each.startsWith(`${path}.`)));
  const beneath = valueAt(editedData(before.stored, others), path);
  const field = fieldAt(before.lines, path);
  const same = field ? sameValue(field, beneath, value) : isEqual(beneath, value);
  return same ? others : new Map([...others, [path, value]]);
}

const namesOf = ({ lines, changed }: FormState): ReadonlyMap<string, string> =>
  new Map([...changed].map((path) => [path, labelAt(lines, path) ?? labelAt(lines, parentOf(path)) ?? path]));

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf(".")));

const shownPaths = ({ lines, data }: FormState): Set<string> =>
  new Set(visibleLines(lines, data).flatMap((line) => ("path" in line ? [line.path] : [])));

function remainingErrors(errors: Errors, before: FormState, after: FormState, path: string): Errors {
  const shown = shownPaths(after);
  const gone = [...shownPaths(before)].filter((each) => !shown.has(each));
  return gone.reduce(withoutErrorsAt, withoutErrorsAt(errors, path));
}

/** Returns the draft after these paths were saved. Edits made since the save started remain. */
export function removeSavedEdits(draft: Draft, paths: ReadonlySet<string>, sent: Draft["edits"]): Draft {
  const isSaved = (path: string): boolean => [...paths].some((each) => path === each || path.startsWith(`${each}.`));
  const stays = ([path]: readonly [string, unknown]): boolean =>
    !isSaved(path) || draft.edits.get(path) !== sent.get(path);
  const bases = new Map(draft.bases);
  for (const [path, value] of sent) if (isSaved(path)) bases.set(path, value);
  return {
    edits: new Map([...draft.edits].filter(stays)),
    bases,
    unsaved: new Map([...draft.unsaved].filter(stays)),
    errors: noErrors,
  };
}
