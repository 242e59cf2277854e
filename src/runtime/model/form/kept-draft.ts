import { isEqual } from "../values/json/equal";
import { orderStep, valueAt, withValueAt } from "../values/json/path";
import { sameValue } from "./changes";
import { formState, putEdits, type CreateAttempt, type Draft, type FormState } from "./draft";
import type { FieldModel, LineModel } from "./form-model";
import { listEditAt, listEditLabel, listEditWords } from "./list-words";
import { asItems } from "./lists";
import { isFiles, valueOver } from "./row-values";
import { valueWords } from "./value-words";
import { fieldAt, labelAt } from "./visible";

/** One edit of a draft, as it outlives the page. */
export interface KeptEdit {
  path: string;
  /** What the field was called. */
  label: string;
  value: unknown;
  /** What was stored there when it was first edited. */
  base: unknown;
  /** The widget of its field, where it is no list: a field of the same name that has another one is of another type. */
  widget?: string;
}

/** What of a draft outlives the page: no secrets, no bytes of files, nothing that only the form knows. */
export interface KeptDraft {
  edits: readonly KeptEdit[];
  /** What had to be left out: the names of fields, and of files. */
  left: readonly string[];
  /** Of a new row that may be stored already: its id alone. */
  attempt?: Pick<CreateAttempt, "id"> | undefined;
  /** When it was kept, by this computer's clock, in milliseconds. */
  at: number;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * What is to be kept of a draft: what a save would send, a new item of a list as a whole, and the order of lists.
 * Undefined where there is nothing to keep. `transient` are the paths that only the form knows.
 */
export function keptDraft(
  draft: Draft,
  lines: readonly LineModel[],
  stored: Row,
  transient: readonly string[],
  at: number,
): KeptDraft | undefined {
  const { attempt } = draft;
  const { lines: all, data, changed } = formState(draft, lines, stored);
  // Where among the others a new item stands, is no change that is sent by itself.
  const isOrder = (path: string): boolean => path.endsWith(`.${orderStep}`);
  const paths = [...[...changed].filter((path) => !isOrder(path)), ...[...draft.edits.keys()].filter(isOrder)];
  const edits: KeptEdit[] = [];
  const left: string[] = [];
  for (const path of paths) {
    if (transient.includes(path)) continue;
    const label = labelOf(all, path) ?? path;
    const item = listEditAt(all, path);
    const own = item?.kind === "item" ? item.list.secret?.field : undefined;
    const isTyped = own !== undefined && Boolean(valueAt(data, `${path}.${own}`));
    if (isTyped) left.push(label);
    const value = isTyped ? withoutKey(valueAt(data, path), own) : valueAt(data, path);
    const base = draft.bases.has(path) ? draft.bases.get(path) : valueAt(stored, path);
    const field = fieldAt(all, path);
    const secret = field?.schema.secret === true;
    if (secret) left.push(label);
    if (isFiles(value)) left.push(...value.added.map(({ file }) => `${label}: ${file.name}`));
    const kept = isFiles(value) ? { ...value, added: [] } : value;
    const isEmptied = isFiles(value) && value.removed.length === 0;
    if (!secret && !isEmptied) edits.push({ path, label, value: kept, base, ...(field && { widget: field.widget }) });
  }
  return edits.length + left.length === 0
    ? undefined
    : { edits, left, at, ...(attempt && { attempt: { id: attempt.id } }) };
}

const withoutKey = (item: unknown, key: string): unknown =>
  Object.fromEntries(Object.entries(Object(item) as Row).filter(([each]) => each !== key));

const labelOf = (lines: readonly LineModel[], path: string): string | undefined => {
  const edit = listEditAt(lines, path);
  return edit ? listEditLabel(lines, edit) : labelAt(lines, path);
};

/** A kept value beside the one that the form has now, in words. */
export interface OfferedValue {
  path: string;
  label: string;
  /** Its field, where it is no list. */
  field: FieldModel | undefined;
  /** The values of a field, and both in words. */
  values: readonly [now: unknown, kept: unknown];
  now: string;
  kept: string;
  /** Somebody else has saved another value since it was first edited. */
  overtaken: boolean;
}

/** What a kept draft would bring back. */
export interface OfferedDraft {
  values: readonly OfferedValue[];
  /** What has no place any more, as its field is gone or is of another type. */
  gone: readonly KeptEdit[];
  left: readonly string[];
}

/** What a kept draft would bring back over a form as it stands; undefined where all of it is there already. */
export function offeredDraft(
  kept: KeptDraft,
  draft: Draft,
  lines: readonly LineModel[],
  stored: Row,
): OfferedDraft | undefined {
  const now = formState(draft, lines, stored);
  const { draft: next, gone } = restoredDraft(kept, draft, lines, stored);
  const then = formState(next, lines, stored);
  const values = kept.edits.flatMap(({ path, base }): OfferedValue[] => {
    const [before, after] = [valueAt(now.data, path), valueAt(then.data, path)];
    const field = fieldAt(then.lines, path);
    if (!next.edits.has(path) || isThere(then, field, path, before, after)) return [];
    const isStored = valueAt(stored, path);
    const words = wordsBeside(now, then, field, path);
    // Of lists a save asks nothing: what others have added survives.
    const overtaken = field !== undefined && !sameValue(field, base, isStored) && !sameValue(field, after, isStored);
    return [{ path, label: labelOf(then.lines, path) ?? path, field, values: [before, after], ...words, overtaken }];
  });
  return values.length + gone.length + kept.left.length === 0 ? undefined : { values, gone, left: kept.left };
}

/** Whether the form has it already, or it says no more than what else is offered. */
function isThere(
  { lines }: FormState,
  field: FieldModel | undefined,
  path: string,
  before: unknown,
  after: unknown,
): boolean {
  if (field) return sameValue(field, before, after);
  if (listEditAt(lines, path)?.kind !== "order") return isEqual(before, after);
  const [was, is] = [asItems(before), asItems(after)];
  // New items stand at the end unless they were moved.
  return isEqual(is, [...was.filter((key) => is.includes(key)), ...is.filter((key) => !was.includes(key))]);
}

function wordsBeside(now: FormState, then: FormState, field: FieldModel | undefined, path: string) {
  const words = (state: FormState): string => {
    const edit = listEditAt(then.lines, path);
    const value = valueAt(state.data, path);
    return edit ? listEditWords(state.lines, edit, value) : valueWords(value, field);
  };
  return { now: words(now), kept: words(then) };
}

/**
 * The draft with the kept edits in it, and those that have no place any more. They stand over what was stored when they
 * were first made: what somebody else has saved since is not overwritten without a question.
 */
export function restoredDraft(
  kept: KeptDraft,
  draft: Draft,
  lines: readonly LineModel[],
  stored: Row,
): { draft: Draft; gone: readonly KeptEdit[] } {
  const wanted = kept.edits.map((edit) => ({ ...edit, value: valueOver(valueAt(stored, edit.path), edit.value) }));
  const all = formState(putEdits(draft, lines, stored, wanted), lines, stored).lines;
  const places = new Map(kept.edits.map((each) => [each.path, placeOf(all, stored, each)]));
  const fits = wanted.filter(({ path }) => places.get(path) === "there");
  const put = putEdits(draft, lines, stored, fits);
  const bases = fits.map(({ path, base }) => [path, base] as const);
  return {
    draft: { ...put, bases: new Map([...put.bases, ...bases]), attempt: put.attempt ?? kept.attempt },
    gone: kept.edits.filter(({ path }) => places.get(path) === "gone"),
  };
}

/** Whether what an edit is about is there, or is gone or of another type; or whether somebody has done the same already. */
function placeOf(lines: readonly LineModel[], stored: Row, { path, widget }: KeptEdit): "there" | "gone" | "done" {
  const edit = listEditAt(lines, path);
  if (!edit) {
    const isOther = widget !== undefined && fieldAt(lines, path)?.widget !== widget;
    return isOther || labelAt(lines, path) === undefined ? "gone" : "there";
  }
  const isStored = valueAt(stored, edit.path) !== undefined;
  if (edit.kind === "item") return isStored ? "done" : "there";
  return edit.kind === "order" || isStored ? "there" : "done";
}

/** Kept edits as one object, to be copied. */
export const keptValues = (edits: readonly KeptEdit[]): Row =>
  edits.reduce<Row>((values, { path, value }) => withValueAt(values, path, value), {});
