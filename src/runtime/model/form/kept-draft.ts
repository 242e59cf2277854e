import { valueAt, withValueAt } from "../values/path";
import { changeDraft, formState, type Draft } from "./draft";
import { sameValue } from "./changes";
import type { FieldModel, LineModel } from "./form-model";
import { filesIn, isFiles } from "./row-values";
import { listWordsAt, type ListWords } from "./list-words";
import { listsIn } from "./lists";
import { fieldAt, labelAt } from "./visible";

/** One edit of a draft, as it outlives the page. */
export interface KeptEdit {
  path: string;
  /** What the field was called. */
  label: string;
  value: unknown;
  /** What was stored there when it was first edited. */
  base: unknown;
}

/** What of a draft outlives the page: no secrets, no bytes of files, nothing that only the form knows. */
export interface KeptDraft {
  edits: readonly KeptEdit[];
  /** What had to be left out: the names of fields, and of files. */
  left: readonly string[];
  /** When it was kept, by this computer's clock, in milliseconds. */
  at: number;
}

type Row = Readonly<Record<string, unknown>>;

/** What is to be kept of a draft; undefined where there is nothing to keep. `transient` are the paths that only the form knows. */
export function keptDraft(
  draft: Draft,
  lines: readonly LineModel[],
  stored: Row,
  transient: readonly string[],
  at: number,
): KeptDraft | undefined {
  const all = formState(draft, lines, stored).lines;
  const edits: KeptEdit[] = [];
  const left: string[] = [];
  for (const [path, value] of draft.edits) {
    if (transient.includes(path)) continue;
    const label = labelAt(all, path) ?? path;
    const secret = fieldAt(all, path)?.schema.secret === true;
    if (secret) left.push(label);
    if (isFiles(value)) left.push(...value.added.map(({ file }) => `${label}: ${file.name}`));
    const kept = isFiles(value) ? { ...value, added: [] } : value;
    const isEmptied = isFiles(value) && value.removed.length === 0;
    if (!secret && !isEmptied) edits.push({ path, label, value: kept, base: draft.bases.get(path) });
  }
  return edits.length + left.length === 0 ? undefined : { edits, left, at };
}

/** A kept value beside the one that the form has now; choices and the items of lists are told by what they are called. */
export interface OfferedValue {
  path: string;
  label: string;
  /** The widget that edits it, if one does. */
  widget: string | undefined;
  now: unknown;
  kept: unknown;
  /** Somebody else has saved another value since it was first edited. */
  overtaken: boolean;
}

/** What a kept draft would bring back. */
export interface OfferedDraft {
  values: readonly OfferedValue[];
  /** What has no place any more, as its field is gone. */
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
  const { data } = formState(draft, lines, stored);
  const { draft: next, gone } = restoredDraft(kept, draft, lines, stored);
  const restored = formState(next, lines, stored);
  const values = kept.edits.flatMap((edit): OfferedValue[] => {
    const { path, base } = edit;
    if (gone.includes(edit) || isInNewItem(restored.lines, path, data)) return [];
    const field = fieldAt(restored.lines, path);
    const same = (one: unknown, other: unknown): boolean => sameValue(field ?? plainField, one, other);
    const [now, then, isStored] = [valueAt(data, path), valueAt(restored.data, path), valueAt(stored, path)];
    if (same(now, then)) return [];
    const { label, words } = wordsOf(restored.lines, edit, field);
    const overtaken = !same(base, isStored) && !same(then, isStored);
    return [{ path, label, widget: field?.widget, now: words(now), kept: words(then), overtaken }];
  });
  return values.length + gone.length + kept.left.length === 0 ? undefined : { values, gone, left: kept.left };
}

// An item that the form has not got yet is told as a whole.
const isInNewItem = (lines: readonly LineModel[], path: string, data: unknown): boolean =>
  listsIn(lines)
    .flatMap(({ items }) => items)
    .some((item) => path.startsWith(`${item.path}.`) && valueAt(data, item.path) === undefined);

const wordsOf = (lines: readonly LineModel[], { path, label }: KeptEdit, field: FieldModel | undefined): ListWords =>
  listWordsAt(lines, path) ?? {
    label: labelAt(lines, path) ?? label,
    words: (value) => field?.choices?.find((choice) => choice.value === value)?.label ?? value,
  };

const plainField: Pick<FieldModel, "schema"> = { schema: {} };

// The order of a list and the mark of an item that is to be gone stand behind what they are about.
const placeOf = (path: string): string => path.replace(/\.[#-]$/, "");

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
  const put = kept.edits.reduce<Draft>(
    (each, { path, value }) => changeDraft(each, lines, stored, path, fittedValue(value, valueAt(stored, path))),
    draft,
  );
  const all = formState(put, lines, stored).lines;
  const gone = kept.edits.filter(({ path }) => labelAt(all, placeOf(path)) === undefined);
  const lost = new Set(gone.map(({ path }) => path));
  const edits = new Map([...put.edits].filter(([path]) => !lost.has(path)));
  const bases = kept.edits.flatMap(({ path, base }) => (edits.has(path) ? [[path, base] as const] : []));
  return { draft: { ...put, edits, bases: new Map([...put.bases, ...bases]) }, gone };
}

// Files may have been added and deleted meanwhile: of those that are there, the same ones go.
function fittedValue(value: unknown, stored: unknown): unknown {
  if (!isFiles(value)) return value;
  const { names } = filesIn(stored);
  return { names, removed: value.removed.filter((name) => names.includes(name)), added: [] };
}

/** Kept edits as one object, to be copied. */
export const keptValues = (edits: readonly KeptEdit[]): Row =>
  edits.reduce<Row>((values, { path, value }) => withValueAt(values, path, value), {});
