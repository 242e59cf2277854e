import { notifyManager, useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffectEvent, useMemo, useState } from "react";
import { reportFailure } from "../api/report-failure";
import { failureOf, type Failure } from "../model/calls/failure";
import { sentKeys } from "../model/form/changes";
import { changeDraft, formState, noDraft, type Draft, type FormState } from "../model/form/draft";
import { placeErrors, serverErrors, type Errors } from "../model/form/errors";
import type { LineModel } from "../model/form/form-model";
import { validateFields } from "../model/form/validate";
import { visibleLines } from "../model/form/visible";
import { confirmAndRun } from "../store/confirmation";
import { dropDrafts, setDraft, useDrafts } from "../store/drafts";
import type { FormContextValue } from "./form-context";
import { validateSchema } from "./schema-validator";
import { useSaveKey } from "./use-save-key";

/** What a form is about and what its button does. */
export interface FormSetup<Answer> {
  /** The name of its draft. */
  name: string;
  lines: readonly LineModel[];
  /** What the edits stand over. */
  stored: unknown;
  /** Labels above the controls instead of beside them. */
  stacked?: boolean;
  /** Whether the form can be sent as it is. */
  isReady: (state: FormState) => boolean;
  /** What is asked before it is sent: a sentence each, once that is known. */
  questions?: (state: FormState) => Promise<readonly (string | undefined)[]>;
  send: (state: FormState) => Promise<Answer>;
  onSent: (answer: Answer, state: FormState) => void;
  /** What the form itself says of a failure; where it says nothing, a toast does. The fields have what is theirs anyway. */
  failureText?: (failure: Failure) => string | undefined;
}

/** A form at work: what its frame shows, and what can be done with it. */
export interface FormHandle {
  name: string;
  lines: readonly LineModel[];
  context: FormContextValue;
  /** How many changes there are. */
  changed: number;
  /** What is wrong with the whole, or has no place on the screen. */
  errors: readonly string[];
  /** Where the focus must go, anew with each failed attempt. */
  reveal: { path: string } | undefined;
  busy: boolean;
  ready: boolean;
  submit: () => void;
  revert: () => void;
}

/** The one way in which forms are edited, checked, sent and told of what went wrong. Edits stay when the page goes. */
export function useForm<Answer>(setup: FormSetup<Answer>): FormHandle {
  const { name, lines, stored, stacked = false, isReady } = setup;
  const stateOf = useMemo(() => rememberLast((draft: Draft) => formState(draft, lines, stored)), [lines, stored]);
  const current = (): FormState => stateOf(useDrafts.getState().get(name) ?? noDraft);
  const select = <T>(from: (state: FormState) => T): T => from(stateOf(useDrafts.getState().get(name) ?? noDraft));
  const changed = useDrafts(() => select((state) => state.changed.size));
  const ready = useDrafts(() => select(isReady));
  const errors = useDrafts(() => select((state) => state.errors.get("") ?? none));
  const [reveal, setReveal] = useState<FormHandle["reveal"]>();
  const [saved, setSaved] = useState(0);
  const show = (found: Errors): void => {
    const { lines: all, data } = current();
    const visible = visibleLines(all, data);
    const placed = placeErrors(found, visible);
    setDraft(name, (draft) => ({ ...draft, errors: placed }));
    const first = visible.find((line) => "path" in line && placed.has(line.path));
    if (first && "path" in first) setReveal({ path: first.path });
  };
  const { busy, isBusy, start } = useSending(setup, current, show, () => setSaved((times) => times + 1));
  const submit = (): void => {
    const state = current();
    // A second press comes before the first one has drawn anything.
    if (isBusy() || !isReady(state)) return;
    const found = validateFields(state.lines, state.data, validateSchema);
    show(found);
    if (found.size === 0) start();
  };
  useSaveKey(name);
  const change = useMemo(
    () => (path: string, value: unknown) => setDraft(name, (draft) => changeDraft(draft, lines, stored, path, value)),
    [name, lines, stored],
  );
  const context = useMemo(
    () => ({ name, stateOf, change, disabled: busy, stacked, saved }),
    [name, stateOf, change, busy, stacked, saved],
  );
  return { name, lines, context, changed, errors, reveal, busy, ready, submit, revert: () => dropDrafts(name) };
}

const none: readonly string[] = [];

type Show = (errors: Errors) => void;

/** Sends the form, after the questions that come before it. It is busy also when its page was left and opened again meanwhile. */
function useSending<Answer>(setup: FormSetup<Answer>, current: () => FormState, show: Show, onSaved: () => void) {
  const { name, questions, send, onSent, failureText } = setup;
  const mutationKey = ["form", name];
  const failed = useEffectEvent((thrown: unknown, state: FormState): void => {
    const failure = failureOf(thrown);
    if (failure.aborted) return;
    const fields = serverErrors(failure.data, sentKeys(state.lines));
    const text = failureText?.(failure);
    if (text === undefined) reportFailure(failure);
    show(text ? new Map([...fields, ["", [text]]]) : fields);
  });
  const sending = useMutation({
    mutationKey,
    mutationFn: (state: FormState) => send(state),
    onSuccess: (answer, state) =>
      // What goes by the count, such as a test of the connection, sees it together with what was saved.
      notifyManager.batch(() => {
        onSent(answer, state);
        notifyManager.schedule(onSaved);
      }),
    onError: failed,
  });
  const asking = useMutation({
    mutationKey,
    mutationFn: (state: FormState) => questions!(state),
    onSuccess: (asked, state) => {
      // Given up while the answers were on their way.
      if (current().changed.size === 0) return;
      const texts = asked.filter((text) => text !== undefined);
      if (texts.length > 0) confirmAndRun(texts.join("\n"), () => sending.mutateAsync(state));
      else sending.mutate(state);
    },
    onError: failed,
  });
  const start = (): void => (questions ? asking : sending).mutate(current());
  const queries = useQueryClient();
  return { busy: useIsMutating({ mutationKey }) > 0, isBusy: () => queries.isMutating({ mutationKey }) > 0, start };
}

/** A function of one argument that answers the same to the same one, asked again at once. */
function rememberLast<A extends object, R>(compute: (argument: A) => R): (argument: A) => R {
  let last: { argument: A; result: R } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: compute(argument) };
    return last.result;
  };
}
