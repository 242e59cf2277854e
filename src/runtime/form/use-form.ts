import { useIsMutating, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { changeDraft, formState, noDraft, type Draft, type FormState } from "../model/form/draft";
import type { LineModel } from "../model/form/form-model";
import { draftOf, dropDrafts, setDraft, useDrafts } from "../store/drafts";
import type { FormContextValue, FormLayout } from "./form-context";
import { save, submit, type Agreement, type SavedForm, type SaveSetup } from "./save";
import { useSaveKey } from "./use-save-key";

/** What a form is about, how it is drawn and how it is saved. */
interface FormSetup<Now, Answer> extends SaveSetup<Now, Answer> {
  layout?: FormLayout;
  /** The item that the form is about, such as the collection of a record. */
  item?: unknown;
  /** Nobody is asked before what was typed is left. */
  isForgettable?: true;
}

/** A form at work: what its frame shows, and what can be done with it. */
export interface FormHandle {
  name: string;
  lines: readonly LineModel[];
  /** The lines with the items that their lists have now. */
  linesNow: () => readonly LineModel[];
  context: FormContextValue;
  /** How many changes there are. */
  changed: number;
  /** What is wrong with the whole, or has no place on the screen. */
  errors: readonly string[];
  /** Where the focus must go, anew with each failed attempt. */
  reveal: { path: string } | undefined;
  /** Leads the focus to a field, wherever it stands. */
  leadTo: (path: string) => void;
  busy: boolean;
  ready: boolean;
  submit: () => void;
  revert: () => void;
}

/** The one way in which forms are edited and drawn; `save` has how they are saved. Edits stay when the page goes. */
export function useForm<Now, Answer>(setup: FormSetup<Now, Answer>): FormHandle {
  const { name, lines, stored, layout = "page", item, isReady } = setup;
  const stateOf = useMemo(() => rememberLast((draft: Draft) => formState(draft, lines, stored)), [lines, stored]);
  const current = useCallback((): FormState => stateOf(draftOf(name)), [stateOf, name]);
  const changed = useDrafts(() => current().changed.size);
  const ready = useDrafts(() => isReady(current()));
  const errors = useDrafts(() => current().errors.get("") ?? none);
  const [reveal, setReveal] = useState<FormHandle["reveal"]>();
  const [saved, setSaved] = useState(0);
  const leadTo = useCallback((path: string) => setReveal({ path }), []);
  const saving = useSaving(setup, { leadTo, onSaved: () => setSaved((times) => times + 1) });
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
    leadTo,
    ready,
    ...saving,
    revert: () => dropDrafts(name),
  };
}

const none: readonly string[] = [];

const keyOfForm = (name: string): [string, string] => ["form", name];

/** Whether a form is being saved at this moment, by its name. */
export const isSaving = (queries: QueryClient, name: string): boolean =>
  queries.isMutating({ mutationKey: keyOfForm(name) }) > 0;

/** Saves the form, which is busy also if its page is left and opened again before that ends. */
function useSaving<Now, Answer>(given: SaveSetup<Now, Answer>, page: Pick<SavedForm, "leadTo" | "onSaved">) {
  // The answers of its own steps are all that a form hands on to them.
  const setup = given as SaveSetup;
  const { name } = setup;
  const mutationKey = keyOfForm(name);
  const queries = useQueryClient();
  const last = useRef(setup);
  useLayoutEffect(() => {
    last.current = setup;
  });
  const reported = useRef<string>(undefined);
  const { mutateAsync: start } = useMutation({
    mutationKey,
    mutationFn: (agreed: Agreement | undefined) => save(form, agreed),
  });
  // The panel may go on to another row, whose form this is not.
  const drawn = (): SaveSetup => (last.current.name === name ? last.current : setup);
  const form: SavedForm = { ...page, drawn, start, reported };
  return {
    busy: useIsMutating({ mutationKey }) > 0,
    // A second press comes before the first one has drawn anything.
    submit: () => void (isSaving(queries, name) || submit(form)),
  };
}

type ChangeSetup = Pick<FormSetup<unknown, unknown>, "name" | "lines" | "stored" | "isForgettable">;

/** Changes the form. While it is saved it stays as it is, and what comes late begins none anew that was closed. */
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

/** A function of one argument that answers the same to the same one, asked again at once. */
function rememberLast<A extends object, R>(compute: (argument: A) => R): (argument: A) => R {
  let last: { argument: A; result: R } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: compute(argument) };
    return last.result;
  };
}
