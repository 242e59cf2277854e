import { isEqual } from "../values/json/equal";
import { orderStep, valueAt, withValueAt } from "../values/json/path";
import { changedPaths, sameValue } from "./changes";
import { noErrors, withoutErrorsAt, type Errors } from "./errors";
import type { LineModel } from "./form-model";
import { expandLists, shownLists } from "./lists";
import { valueOver } from "./row-values";
import { titleErrors } from "./unique-titles";
import { clearedPaths, fieldAt, labelAt, visibleLines } from "./visible";

/** An attempt to create a row that may have done so. */
export interface CreateAttempt {
  /** The id that the row has then. */
  id: string;
  /** Its data, where that is known. */
  data?: unknown;
}

/** What an admin has typed and not saved, by path, and what is wrong with it. */
export interface Draft {
  edits: ReadonlyMap<string, unknown>;
  /** What was stored at each edited path when it was first edited. */
  bases: ReadonlyMap<string, unknown>;
  /** What the fields are called, by path, whose edits a save would send: what is hidden is not among them. */
  unsaved: ReadonlyMap<string, string>;
  errors: Errors;
  /** Of a new row, that it may be stored already: it must not be created once more. */
  attempt?: CreateAttempt | undefined;
  /** What the last attempt sent in place of an edit, by path: where no answer came, it may be stored. */
  sentInstead?: ReadonlyMap<string, { edit: unknown; sent: unknown }>;
}

/** The draft of a form in which nothing was typed. */
export const noDraft: Draft = { edits: new Map(), bases: new Map(), unsaved: new Map(), errors: noErrors };

/** A form as it stands: a draft over what is stored, and all that follows from the two. */
export interface FormState {
  stored: unknown;
  data: unknown;
  /** The lines, with the items that the data has in their lists. */
  lines: readonly LineModel[];
  changed: ReadonlySet<string>;
  errors: Errors;
}

/** What a draft over stored data comes to. */
export function formState({ edits, errors }: Draft, lines: readonly LineModel[], stored: unknown): FormState {
  const { titles, ...state } = editedState(edits, lines, stored);
  return { ...state, errors: titles.length > 0 ? new Map([...errors, ...titles]) : errors };
}

/** What follows from edits alone. */
interface EditedState extends Omit<FormState, "errors"> {
  /** What is wrong with the titles of items. */
  titles: ReturnType<typeof titleErrors>;
}

const known = new WeakMap<Draft["edits"], { lines: readonly LineModel[]; state: EditedState }>();

// A key asks for it several times, and in a long list it is the most of its work.
function editedState(edits: Draft["edits"], lines: readonly LineModel[], stored: unknown): EditedState {
  const last = known.get(edits);
  if (last && last.lines === lines && last.state.stored === stored) return last.state;
  const data = editedData(stored, edits);
  const expanded = expandLists(lines, data, stored);
  const changed = new Set(edits.size === 0 ? [] : changedPaths(expanded, stored, data));
  const titles = shownLists(expanded, data).flatMap((list) => titleErrors(list, data, stored));
  const state = { stored, data, lines: expanded, changed, titles };
  known.set(edits, { lines, state });
  return state;
}

/** What is stored with edits put over it. The order of a list comes last: it names items that others add. */
function editedData(stored: unknown, edits: Draft["edits"]): unknown {
  const isOrder = ([path]: readonly [string, unknown]): boolean => path.endsWith(`.${orderStep}`);
  const all = [...edits];
  const inTurn = [...all.filter((edit) => !isOrder(edit)), ...all.filter(isOrder)];
  const put = (data: unknown, [path, value]: readonly [string, unknown]): unknown =>
    withValueAt(data, path, valueOver(valueAt(stored, path), value));
  return inTurn.reduce<unknown>(put, stored);
}

/** The draft after one more edit. What is typed back to what lies beneath it is no edit; a field that leaves the screen takes its errors along. */
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

/** The draft after some more edits, one after the other. */
export const changeDraftAt = (
  draft: Draft,
  lines: readonly LineModel[],
  stored: unknown,
  edits: readonly (readonly [path: string, value: unknown])[],
): Draft => edits.reduce((next, [path, value]) => changeDraft(next, lines, stored, path, value), draft);

/**
 * The draft once it is known what is stored at this moment: an edit in whose place something else was sent, and is
 * stored although no answer said so, was saved by nobody else and is that from then on.
 */
export function settleDraft(draft: Draft, lines: readonly LineModel[], stored: unknown, now: unknown): Draft {
  const settled = [...(draft.sentInstead ?? [])].filter(
    ([path, { edit, sent }]) => draft.edits.get(path) === edit && isEqual(valueAt(now, path), sent),
  );
  return changeDraftAt(
    draft,
    lines,
    stored,
    settled.map(([path, { sent }]) => [path, sent]),
  );
}

/** The draft after many edits at once, each in place of what was edited there and beneath it. */
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

/** The draft after a save of these paths. What was typed meanwhile is newer, and stays. */
export function savedDraft(draft: Draft, paths: ReadonlySet<string>, sent: Draft["edits"]): Draft {
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
