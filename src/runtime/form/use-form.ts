import { useIsMutating, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { changeDraft, formState, noDraft, type Draft, type FormState } from "../model/form/draft";
import type { LineModel } from "../model/form/form-model";
import { useRegistry } from "../registry/registry";
import { draftOf, dropDrafts, setDraft, useDrafts } from "../store/drafts";
import type { FormContextValue, FormLayout } from "./form-context";
import { save, submit, type Agreement, type SavedForm, type SaveSetup } from "./save";
import { useSaveKey } from "./use-save-key";
import { loadChecks } from "./load-checks";

/** Setup of a form: what it edits, its layout and its save steps. */
interface FormSetup<Now, Answer> extends SaveSetup<Now, Answer> {
  layout?: FormLayout;
  /** Item that the form belongs to, such as the collection of a record. */
  item?: unknown;
  /** If set, leaving the page discards the draft without confirmation. */
  isForgettable?: true;
}

/** Handle of an open form: the state that its frame shows, and its actions. */
export interface FormHandle {
  name: string;
  lines: readonly LineModel[];
  /** Returns the lines with the current items of their lists. */
  linesNow: () => readonly LineModel[];
  context: FormContextValue;
  /** Number of changes. */
  changed: number;
  /** Form-level errors, and errors whose field is not visible. */
  errors: readonly string[];
  /** Field to focus; a new object for each failed attempt. */
  reveal: { path: string } | undefined;
  /** Moves the focus to a field, in any tab or section. */
  revealField: (path: string) => void;
  busy: boolean;
  ready: boolean;
  /** Starts a save, by a button or the save key. */
  submit: (isByButton: boolean) => void;
  revert: () => void;
}

/** Holds the state of a form: draft, errors and saving. The draft outlives the page. */
export function useForm<Now, Answer>(setup: FormSetup<Now, Answer>): FormHandle {
  const { name, lines, stored, layout = "page", item, isReady } = setup;
  const stateOf = useMemo(() => rememberLast((draft: Draft) => formState(draft, lines, stored)), [lines, stored]);
  const current = useCallback((): FormState => stateOf(draftOf(name)), [stateOf, name]);
  const changed = useDrafts(() => current().changed.size);
  const ready = useDrafts(() => isReady(current()));
  const errors = useDrafts(() => current().errors.get("") ?? none);
  const [reveal, setReveal] = useState<FormHandle["reveal"]>();
  const [saved, setSaved] = useState(0);
  const revealField = useCallback((path: string) => setReveal({ path }), []);
  const saving = useSaving(setup, { revealField, onSaved: () => setSaved((times) => times + 1) });
  const { busy } = saving;
  useSaveKey(name);
  const change = useChange(setup);
  const context = useMemo(
    () => ({ name, stateOf, now: current, change, disabled: busy, layout, saved, item }),
    [name, stateOf, current, change, busy, layout, saved, item],
  );
  const linesNow = () => current().lines;
  return {
    name,
    lines,
    linesNow,
    context,
    changed,
    errors,
    reveal,
    revealField,
    ready,
    ...saving,
    revert: () => dropDrafts(name),
  };
}

const none: readonly string[] = [];

const keyOfForm = (name: string): [string, string] => ["form", name];

/** Returns whether the form of this name is being saved. */
export const isSaving = (queries: QueryClient, name: string): boolean =>
  queries.isMutating({ mutationKey: keyOfForm(name) }) > 0;

/** Returns the save state. The form stays busy if its page is left and reopened during a save. */
function useSaving<Now, Answer>(given: SaveSetup<Now, Answer>, page: Pick<SavedForm, "revealField" | "onSaved">) {
  // The steps of one form pass their results only to each other, so the type parameters are not needed here.
  const setup = given as SaveSetup;
  const { name } = setup;
  const mutationKey = keyOfForm(name);
  const queries = useQueryClient();
  const { widgets } = useRegistry();
  const last = useRef(setup);
  useLayoutEffect(() => {
    last.current = setup;
  });
  const reported = useRef<string>(undefined);
  const { mutateAsync: start } = useMutation({
    mutationKey,
    mutationFn: (agreed: Agreement | undefined) => save(form, agreed),
  });
  // The panel may have switched to another row, whose form is a different one.
  const currentSetup = (): SaveSetup => (last.current.name === name ? last.current : setup);
  const form: SavedForm = {
    ...page,
    currentSetup,
    isSaving: () => isSaving(queries, name),
    check: async (state) => (await loadChecks()).widgetErrors(state, widgets),
    start,
    reported,
  };
  return {
    busy: useIsMutating({ mutationKey }) > 0,
    submit: () => submit(form),
  };
}

type ChangeSetup = Pick<FormSetup<unknown, unknown>, "name" | "lines" | "stored" | "isForgettable">;

/** Returns the setter of values. It ignores changes during a save, and late changes to a draft that was closed. */
function useChange({ name, lines, stored, isForgettable }: ChangeSetup): FormContextValue["change"] {
  const queries = useQueryClient();
  const isOpen = useRef(true);
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return useMemo(
    () => (path, value) => {
      if (isSaving(queries, name) || (!isOpen.current && draftOf(name) === noDraft)) return;
      setDraft(name, (draft) => {
        const next = changeDraft(draft, lines, stored, path, value);
        return isForgettable ? { ...next, unsaved: noDraft.unsaved } : next;
      });
    },
    [queries, name, lines, stored, isForgettable],
  );
}

/** Memoizes the last result of a function of one argument. */
function rememberLast<A extends object, R>(compute: (argument: A) => R): (argument: A) => R {
  let last: { argument: A; result: R } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: compute(argument) };
    return last.result;
  };
}
