import { useMemo, useState } from "react";
import { changedPaths, same } from "../model/changes";
import { checkAll } from "../model/check";
import { without, type Errors } from "../model/errors";
import type { Model } from "../model/model";
import { at, put } from "../model/path";
import { clearedPaths, labelOf, visibleFields } from "../model/visible";
import { dropDrafts, noDraft, setDraft, useDrafts, type Draft } from "./drafts";
import { keeps } from "./keeps";

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
export function useDraft(name: string, lines: readonly Model[], stored: unknown): Editing {
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
    check: () => show(checkAll(lines, data, keeps)),
    revert: () => dropDrafts(name),
  };
}

const putAll = (stored: unknown, edits: Draft["edits"]): unknown =>
  Object.entries(edits).reduce<unknown>((all, [path, value]) => put(all, path, value), stored);

// A field that leaves the screen takes its errors along.
function changedDraft(draft: Draft, lines: readonly Model[], stored: unknown, path: string, value: unknown): Draft {
  const { [path]: _, ...others } = draft.edits;
  // What is typed back to what is stored is no change.
  const typed = same(at(stored, path), value) ? others : { ...others, [path]: value };
  const cleared = clearedPaths(lines, putAll(stored, typed));
  const edits = Object.fromEntries(Object.entries(typed).filter(([each]) => !cleared.includes(each)));
  const next = putAll(stored, edits);
  const shown = new Set(visibleFields(lines, next).map((field) => field.path));
  const gone = visibleFields(lines, putAll(stored, draft.edits)).filter((field) => !shown.has(field.path));
  return {
    edits,
    bases: path in draft.edits ? draft.bases : { ...draft.bases, [path]: at(stored, path) },
    unsaved: Object.fromEntries(
      changedPaths(lines, stored, next).map((each) => [each, labelOf(lines, each) ?? each] as const),
    ),
    errors: gone.reduce((left, field) => without(left, field.path), without(draft.errors, path)),
  };
}
