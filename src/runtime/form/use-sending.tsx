import { notifyManager, useIsMutating, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { Fragment, useEffectEvent, useRef } from "react";
import { texts } from "../../../definitions/texts/texts";
import { reportFailure } from "../api/report-failure";
import { failureOf } from "../model/calls/failure";
import { changeDraftAt, formState, type Draft, type FormState } from "../model/form/draft";
import { InvalidForm, serverErrors, type Errors } from "../model/form/errors";
import { sentKeys } from "../model/form/changes";
import type { Review } from "../registry/registry";
import { confirmAndRun } from "../store/confirmation";
import { draftOf, setDraft } from "../store/drafts";
import { withdrawToast } from "../store/toasts";
import type { FormSetup, SaveQuestion } from "./form-setup";

interface Attempt {
  state: FormState;
  /** The draft with what the save takes along, which is of this attempt alone. */
  draft?: Draft;
  /** What was sent of it: by its order the backend names the items of lists. */
  sent?: FormState;
  after?: () => Promise<void>;
}

/** What is asked and told before a form is sent. */
interface Checks {
  asked: readonly SaveQuestion[];
  reviewed: Review | undefined;
}

const keyOf = ({ asked, reviewed }: Checks): string => JSON.stringify([asked.map(({ key }) => key), reviewed?.key]);

interface Sending {
  busy: boolean;
  isBusy: () => boolean;
  start: () => void;
}

const keyOfForm = (name: string): [string, string] => ["form", name];

/** Whether a form is being sent, or what comes before that is being found out: by its name, at this moment. */
export const isSending = (queries: QueryClient, name: string): boolean =>
  queries.isMutating({ mutationKey: keyOfForm(name) }) > 0;

/** Sends the form, after the questions that come before it. It is busy also when its page was left and opened again meanwhile. */
export function useSending<Answer>(
  setup: FormSetup<Answer>,
  current: () => FormState,
  show: (errors: Errors) => void,
  onSaved: () => void,
): Sending {
  const { name, lines, stored, questions, review } = setup;
  const mutationKey = keyOfForm(name);
  const { failed, forget } = useFailed(setup, show);
  const sending = useSend(setup, { onMutate: forget, onError: failed }, onSaved);
  const find = async ({ state }: Attempt): Promise<Checks> => {
    const found = (await questions?.(state)) ?? [];
    return { asked: found.filter((question) => question !== undefined), reviewed: await review?.(state) };
  };
  const checking = useMutation({ mutationKey, mutationFn: find, onError: failed });
  const confirmed = async (checks: Checks): Promise<unknown> => {
    const { edits = [], compared, after } = checks.reviewed?.confirmed() ?? {};
    // Somebody may have saved once more while the question was read, which is another question. This one has to go first.
    if (!compared && keyOf(checks) !== keyOf(await checking.mutateAsync({ state: current() }))) return start();
    const own = draftOf(name);
    const draft = changeDraftAt(own, lines, stored, edits);
    if (compared) {
      setDraft(name, () => ({ ...draft, bases: new Map([...draft.bases, ...compared]) }));
      return start();
    }
    const instead = edits.filter(([path]) => own.edits.has(path));
    const sentInstead = new Map(instead.map(([path, sent]) => [path, { edit: own.edits.get(path), sent }] as const));
    setDraft(name, () => ({ ...own, sentInstead }));
    return sending.mutateAsync({ state: formState(draft, lines, stored), draft, ...(after && { after }) });
  };
  const asking = useMutation({
    mutationKey,
    mutationFn: find,
    onSuccess: (checks, { state }) => {
      const [questionTexts, reviewed] = [checks.asked.map(({ text }) => text), checks.reviewed];
      // Given up while the answers were on their way.
      if (current().changed.size === 0) return;
      if (reviewed) {
        confirmAndRun(reviewed.title, () => confirmed(checks), {
          body: [...questionTexts.map((text) => <p key={text}>{text}</p>), <Fragment key="">{reviewed.body}</Fragment>],
          yes: reviewed.yes ?? texts.review.confirm,
          no: texts.review.cancel,
        });
      } else if (questionTexts.length > 0) confirmAndRun(questionTexts.join("\n"), () => confirmed(checks));
      else sending.mutate({ state });
    },
    onError: failed,
  });
  const start = (): void => (questions || review ? asking : sending).mutate({ state: current() });
  const queries = useQueryClient();
  return { busy: useIsMutating({ mutationKey }) > 0, isBusy: () => isSending(queries, name), start };
}

type Failed = (thrown: unknown, attempt: Attempt) => void;

interface Telling {
  onMutate: () => void;
  onError: Failed;
}

/** What tells of a failed attempt, and what takes back what was told at the foot of the page: the next one is under way. */
function useFailed<Answer>(
  { failureText }: FormSetup<Answer>,
  show: (errors: Errors) => void,
): { failed: Failed; forget: () => void } {
  const told = useRef<string>(undefined);
  const failed = useEffectEvent<Failed>((thrown, { state, sent = state }) => {
    if (thrown instanceof InvalidForm) return show(thrown.errors);
    const failure = failureOf(thrown);
    if (failure.aborted) return;
    const fields = serverErrors(failure.data, sentKeys(sent.lines));
    const text = failureText?.(failure);
    if (text === undefined) told.current = reportFailure(failure);
    show(text ? new Map([...fields, ["", [text]]]) : fields);
  });
  return { failed, forget: () => told.current && withdrawToast(told.current) };
}

const useSend = <Answer,>(setup: FormSetup<Answer>, telling: Telling, onSaved: () => void) => {
  const { name, overStored, send, onSent } = setup;
  return useMutation({
    mutationKey: keyOfForm(name),
    mutationFn: async (attempt: Attempt) => {
      attempt.sent = (await overStored?.(attempt.draft ?? draftOf(name))) ?? attempt.state;
      const answer = await send(attempt.sent);
      await attempt.after?.();
      return answer;
    },
    onSuccess: (answer, { state }) =>
      // What goes by the count, such as a test of the connection, sees it together with what was saved.
      notifyManager.batch(() => {
        onSent(answer, state);
        notifyManager.schedule(onSaved);
      }),
    ...telling,
  });
};
