import { isBlank } from "../../../values/text/format-value";
import { formatCount } from "../../../values/text/text";
import { cutText } from "../../../values/text/cut-text";
import { isEqual } from "../../../values/json/equal";
import { orderStep, valueAt, withValueAt } from "../../../values/json/path";
import { sameValue } from "./changes";
import { formState, putEdits, type CreateAttempt, type Draft, type FormState } from "./draft";
import type { FieldModel, LineModel } from "./form-model";
import { listEditAt, listEditLabel, formatListEdit } from "./list-words";
import { asItems } from "./lists";
import { sortFiles } from "./file-order";
import { isFiles, rebaseValue } from "./row-values";
import { formatValue } from "./value-words";
import { fieldAt, labelAt } from "./visible";

/** Edit of a saved draft. */
export interface SavedEdit {
  path: string;
  /** Label of the field when it was edited. */
  label: string;
  value: unknown;
  /** Stored value when it was first edited. */
  base: unknown;
  /** Widget of its field, unless it is a list. A field of the same name with another widget has another type. */
  widget?: string;
}

/** Saved part of a draft: no secrets, no file contents, nothing that only the form knows. */
export interface SavedDraft {
  edits: readonly SavedEdit[];
  /** Labels of fields and names of files that were omitted. */
  left: readonly string[];
  /** Only for a new row that may already be stored: its id. */
  attempt?: Pick<CreateAttempt, "id"> | undefined;
  /** When it was saved, in milliseconds of the local clock. */
  at: number;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the part of a draft to save: pending changes, complete new items and list orders. Returns undefined if there
 * is none. `transient` are paths that only the form knows.
 */
export function extractSavedDraft(
  draft: Draft,
  lines: readonly LineModel[],
  stored: Row,
  transient: readonly string[],
  at: number,
): SavedDraft | undefined {
  const { attempt } = draft;
  const { lines: all, data, changed } = formState(draft, lines, stored);
  // Moving a new item is not counted as a change, so orders are taken from the edits.
  const isOrder = (path: string): boolean => path.endsWith(`.${orderStep}`);
  const paths = [...[...changed].filter((path) => !isOrder(path)), ...[...draft.edits.keys()].filter(isOrder)];
  const edits: SavedEdit[] = [];
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
    const kept = isFiles(value) ? sortFiles({ ...value, added: [] }) : value;
    const isEmptied = isFiles(kept) && kept.removed.length === 0 && !kept.order;
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

/** Saved value next to the current one, both also as text. */
export interface OfferedValue {
  path: string;
  label: string;
  /** Undefined for lists. */
  field: FieldModel | undefined;
  /** Raw values, for a field. */
  values: readonly [now: unknown, kept: unknown];
  now: string;
  kept: string;
  /** Edit conflict: another admin changed the value since it was first edited. */
  isConflict: boolean;
}

/** Effect of restoring a saved draft. */
export interface OfferedDraft {
  values: readonly OfferedValue[];
  /** Edits whose field was removed or has another type. */
  gone: readonly SavedEdit[];
  left: readonly string[];
  /** Content of the draft of a new row in words: its first text, and counts of list items. */
  summary: readonly string[];
}

/** Returns what a saved draft would restore, or undefined if the form already has all of it. */
export function previewRestore(
  kept: SavedDraft,
  draft: Draft,
  lines: readonly LineModel[],
  stored: Row,
): OfferedDraft | undefined {
  const now = formState(draft, lines, stored);
  const { draft: next, gone } = restoreDraft(kept, draft, lines, stored);
  const then = formState(next, lines, stored);
  const values = kept.edits.flatMap(({ path, base }): OfferedValue[] => {
    const [before, after] = [valueAt(now.data, path), valueAt(then.data, path)];
    const field = fieldAt(then.lines, path);
    if (!next.edits.has(path) || isThere(then, field, path, before, after)) return [];
    const isStored = valueAt(stored, path);
    const words = comparedWords(now, then, field, path);
    // Lists have no conflicts here: items that others added survive the save.
    const isConflict = field !== undefined && !sameValue(field, base, isStored) && !sameValue(field, after, isStored);
    return [{ path, label: labelOf(then.lines, path) ?? path, field, values: [before, after], ...words, isConflict }];
  });
  if (values.length + gone.length + kept.left.length === 0) return undefined;
  return { values, gone, left: kept.left, summary: isBlank(stored["id"]) ? summaryOf(values, then.lines) : [] };
}

const summaryLength = 40;

function summaryOf(values: readonly OfferedValue[], lines: readonly LineModel[]): string[] {
  const title = values.find(({ field, values: [, after] }) => field?.schema.type === "string" && !isBlank(after));
  const lists = values.flatMap(({ path }) => {
    const edit = listEditAt(lines, path);
    return edit?.kind === "item" ? [edit.list] : [];
  });
  const counts = [...new Set(lists)].map((list) => {
    const count = lists.filter((each) => each === list).length;
    const unit = count === 1 ? list.itemLabel : list.label;
    return `${formatCount(count)} ${unit.charAt(0).toLowerCase()}${unit.slice(1)}`;
  });
  return [...(title ? [cutText(title.kept, summaryLength)] : []), ...counts];
}

/** Returns whether the form already has the value, or another offered edit implies it. */
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
  // New items are last unless they were moved.
  return isEqual(is, [...was.filter((key) => is.includes(key)), ...is.filter((key) => !was.includes(key))]);
}

function comparedWords(now: FormState, then: FormState, field: FieldModel | undefined, path: string) {
  const words = (state: FormState): string => {
    const edit = listEditAt(then.lines, path);
    const value = valueAt(state.data, path);
    return edit ? formatListEdit(state.lines, edit, value) : formatValue(value, field);
  };
  return { now: words(now), kept: words(then) };
}

/**
 * Returns the draft with the saved edits restored, and the edits that no longer apply. They keep their original base
 * values, so that a save still detects edit conflicts.
 */
export function restoreDraft(
  kept: SavedDraft,
  draft: Draft,
  lines: readonly LineModel[],
  stored: Row,
): { draft: Draft; gone: readonly SavedEdit[] } {
  const wanted = kept.edits.map((edit) => ({ ...edit, value: rebaseValue(valueAt(stored, edit.path), edit.value) }));
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

/**
 * Returns whether an edit still applies ("there"), lost its field ("gone"), or was already made by another admin
 * ("done").
 */
function placeOf(lines: readonly LineModel[], stored: Row, { path, widget }: SavedEdit): "there" | "gone" | "done" {
  const edit = listEditAt(lines, path);
  if (!edit) {
    const isOther = widget !== undefined && fieldAt(lines, path)?.widget !== widget;
    return isOther || labelAt(lines, path) === undefined ? "gone" : "there";
  }
  const isStored = valueAt(stored, edit.path) !== undefined;
  if (edit.kind === "item") return isStored ? "done" : "there";
  return edit.kind === "order" || isStored ? "there" : "done";
}

/** Combines saved edits into one object, for copying. */
export const collectSavedValues = (edits: readonly SavedEdit[]): Row =>
  edits.reduce<Row>((values, { path, value }) => withValueAt(values, path, value), {});
