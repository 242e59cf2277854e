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
  /** Others may write again. */
  release?: () => void;
}

/** What is asked and told before a form is sent. */
interface Checks {
  asked: readonly SaveQuestion[];
  reviewed: Review | undefined;
}

const isNothing = ({ asked, reviewed }: Checks): boolean => asked.length === 0 && reviewed === undefined;

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
  const { name, questions, review, takeTurn = noTurn } = setup;
  const mutationKey = keyOfForm(name);
  const { failed, forget } = useFailed(setup, show);
  const sending = useSend(setup, { onMutate: forget, onError: failed }, onSaved);
  const checking = useMutation({
    mutationKey,
    mutationFn: () => findChecks(setup, current()),
    onError: (thrown) => failed(thrown, { state: current() }),
  });
  /** Does something while nobody else writes what is saved. */
  const inTurn = async (work: (release: () => void) => Promise<void>): Promise<void> => {
    const release = await takeTurn().catch((thrown: unknown) => failed(thrown, { state: current() }));
    if (release) await work(release).finally(release);
  };
  // Both tell themselves how they went.
  const check = (): Promise<Checks | undefined> => checking.mutateAsync().catch(noop);
  const finish = (attempt: Attempt): Promise<unknown> => sending.mutateAsync(attempt).catch(noop);
  const confirmed = async (checks: Checks): Promise<void> => {
    const { edits = [], compared, after } = checks.reviewed?.confirmed() ?? {};
    if (compared) {
      keepCompared(setup, edits, compared);
      return start();
    }
    await inTurn(async (release) => {
      // Somebody may have saved once more while the question was read, which is another question. This one has to go first.
      const now = await check();
      if (now && keyOf(checks) !== keyOf(now)) return start();
      if (now) await finish({ ...attemptWith(setup, edits), ...(after && { after }), release });
    });
  };
  const asking = useMutation({
    mutationKey,
    mutationFn: () =>
      inTurn(async (release) => {
        const checks = await check();
        // Given up while the answers were on their way.
        if (!checks || current().changed.size === 0) return;
        if (isNothing(checks)) await finish({ state: current(), release });
        else ask(checks, () => confirmed(checks));
      }),
  });
  const start = (): void => (questions || review ? asking.mutate() : sending.mutate({ state: current() }));
  const queries = useQueryClient();
  return { busy: useIsMutating({ mutationKey }) > 0, isBusy: () => isSending(queries, name), start };
}

const findChecks = async (
  { questions, review }: Pick<FormSetup<unknown>, "questions" | "review">,
  state: FormState,
): Promise<Checks> => {
  const found = (await questions?.(state)) ?? [];
  return { asked: found.filter((question) => question !== undefined), reviewed: await review?.(state) };
};

const noop = (): undefined => undefined;

// What is made anew is nobody else's.
const noTurn = (): Promise<() => void> => Promise.resolve(noop);

function ask({ asked, reviewed }: Checks, confirmed: () => Promise<void>): void {
  const told = asked.map(({ text }) => text);
  if (!reviewed) return confirmAndRun(told.join("\n"), confirmed);
  confirmAndRun(reviewed.title, confirmed, {
    body: [...told.map((text) => <p key={text}>{text}</p>), <Fragment key="">{reviewed.body}</Fragment>],
    yes: reviewed.yes ?? texts.review.confirm,
    no: texts.review.cancel,
  });
}

type EditedForm = Pick<FormSetup<unknown>, "name" | "lines" | "stored">;
type Edits = readonly (readonly [path: string, value: unknown])[];

/** Takes what was chosen of a comparison into the draft; what was compared is not asked about again. */
const keepCompared = ({ name, lines, stored }: EditedForm, edits: Edits, compared: Edits): void =>
  setDraft(name, (own) => {
    const draft = changeDraftAt(own, lines, stored, edits);
    return { ...draft, bases: new Map([...draft.bases, ...compared]) };
  });

/** The form with what the save takes along. Where something else was typed there, the draft notes that this is sent instead. */
function attemptWith({ name, lines, stored }: EditedForm, edits: Edits): Attempt {
  const own = draftOf(name);
  const draft = changeDraftAt(own, lines, stored, edits);
  const instead = edits.filter(([path]) => own.edits.has(path));
  const sentInstead = new Map(instead.map(([path, sent]) => [path, { edit: own.edits.get(path), sent }] as const));
  setDraft(name, () => ({ ...own, sentInstead }));
  return { state: formState(draft, lines, stored), draft };
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
      // What follows writes elsewhere, and waits for turns of its own.
      attempt.release?.();
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
