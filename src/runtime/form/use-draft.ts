import { useMemo, useState } from "react";
import { changedPaths, sameValue } from "../model/form/changes";
import { validateFields } from "../model/form/validate";
import { withoutErrorsAt, type Errors } from "../model/form/errors";
import type { LineModel } from "../model/form/form-model";
import { valueAt, withValueAt } from "../model/values/path";
import { clearedPaths, labelOf, visibleFields } from "../model/form/visible";
import { dropDrafts, noDraft, setDraft, useDrafts, type Draft } from "../store/drafts";
import { validateSchema } from "./schema-validator";

/** What is being edited, and what is wrong with it: found here or told by the server, shown and cleared alike. */
export interface Editing {
  name: string;
  /** What the edits stand over. */
  stored: unknown;
  data: unknown;
  changed: readonly string[];
  errors: Errors;
  /** The field that must get the focus, anew with each failed attempt. */
  reveal: { path: string } | undefined;
  change: (path: string, value: unknown) => void;
  /** Shows what is wrong and leads to the first of it; true when nothing is. */
  show: (errors: Errors) => boolean;
  check: () => boolean;
  revert: () => void;
}

/** The draft of a form over what is stored. Edits stay when the page goes, and when the stored object is read anew. */
export function useDraft(name: string, lines: readonly LineModel[], stored: unknown): Editing {
  const { edits, errors } = useDrafts((drafts) => drafts[name] ?? noDraft);
  const [reveal, setReveal] = useState<Editing["reveal"]>();
  const data = useMemo(() => putAll(stored, edits), [edits, stored]);
  const show = (found: Errors): boolean => {
    setDraft(name, (draft) => ({ ...draft, errors: found }));
    const first = visibleFields(lines, data).find(({ path }) => path in found);
    if (first) setReveal({ path: first.path });
    return Object.keys(found).length === 0;
  };
  return {
    name,
    stored,
    data,
    errors,
    reveal,
    changed: useMemo(() => changedPaths(lines, stored, data), [lines, stored, data]),
    change: (path, value) => setDraft(name, (draft) => changedDraft(draft, lines, stored, path, value)),
    show,
    check: () => show(validateFields(lines, data, validateSchema)),
    revert: () => dropDrafts(name),
  };
}

const putAll = (stored: unknown, edits: Draft["edits"]): unknown =>
  Object.entries(edits).reduce<unknown>((all, [path, value]) => withValueAt(all, path, value), stored);

// A field that leaves the screen takes its errors along.
function changedDraft(draft: Draft, lines: readonly LineModel[], stored: unknown, path: string, value: unknown): Draft {
  const { [path]: _, ...others } = draft.edits;
  // What is typed back to what is stored is no change.
  const typed = sameValue(valueAt(stored, path), value) ? others : { ...others, [path]: value };
  const cleared = clearedPaths(lines, putAll(stored, typed));
  const edits = Object.fromEntries(Object.entries(typed).filter(([each]) => !cleared.includes(each)));
  const next = putAll(stored, edits);
  const shown = new Set(visibleFields(lines, next).map((field) => field.path));
  const gone = visibleFields(lines, putAll(stored, draft.edits)).filter((field) => !shown.has(field.path));
  return {
    edits,
    bases: path in draft.edits ? draft.bases : { ...draft.bases, [path]: valueAt(stored, path) },
    hasUnsavedFields: Object.fromEntries(
      changedPaths(lines, stored, next).map((each) => [each, labelOf(lines, each) ?? each] as const),
    ),
    errors: gone.reduce((left, field) => withoutErrorsAt(left, field.path), withoutErrorsAt(draft.errors, path)),
  };
}
