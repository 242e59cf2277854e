import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { SettingsPage } from "../../../../definitions/language/screen";
import { texts } from "../../../../definitions/texts/texts";
import { objectQuery } from "../../api/queries";
import { readAnew } from "../../api/read-anew";
import { send } from "../../api/send";
import { exactQuestion, type SaveQuestion } from "../../form/confirm-save";
import type { SaveSteps } from "../../form/save";
import { useForm, type FormHandle } from "../../form/use-form";
import { useLeaveQuestion } from "../../form/use-leave-question";
import { payloadOf } from "../../model/form/changes";
import { formState, savedDraft, type Draft, type FormState } from "../../model/form/draft";
import type { LineModel } from "../../model/form/form-model";
import { overtakenQuestions } from "../../model/form/overtaken";
import { joinNames } from "../../model/values/text/join-names";
import { interpolate } from "../../model/values/text/text";
import { useRegistry, type Registry } from "../../registry/registry";
import { draftOf, formName, setDraft } from "../../store/drafts";
import { endSession } from "../../store/session";
import { showToast } from "../../store/toasts";

/** The form of a settings page over what is stored, and its saving. */
export function useSaveSettings(screen: SettingsPage, lines: readonly LineModel[], stored: unknown): FormHandle {
  const queries = useQueryClient();
  const registry = useRegistry();
  const name = formName(screen.route);
  const form = useForm({
    name,
    lines,
    stored,
    isReady: ({ changed }) => changed.size > 0,
    steps: settingsSteps(screen, lines, name, queries, registry),
  });
  useLeaveQuestion(name, form.busy, (fields) => interpolate(texts.form.leave, { fields: joinNames(fields) }));
  return form;
}

/** How settings are saved. The answer is what is stored from then on. */
function settingsSteps(
  screen: SettingsPage,
  lines: readonly LineModel[],
  name: string,
  queries: QueryClient,
  registry: Registry,
): SaveSteps<unknown, { answer: unknown; edits: Draft["edits"] }> {
  const query = objectQuery(screen.read);
  const endOf = ({ changed }: FormState) =>
    screen.endsSession && changed.has(screen.endsSession.path) ? screen.endsSession : undefined;
  return {
    lock: { call: screen.save },
    read: () => readAnew(queries, query),
    compare: async (now, state) => {
      const overtaken = overtakenQuestions(draftOf(name), state, formState(draftOf(name), lines, now));
      const confirmations = await confirmationsOf(screen, registry, state.data, now);
      const end = endOf(state);
      return {
        questions: [...overtaken.map(exactQuestion), ...confirmations, end && exactQuestion(end.question)],
      };
    },
    send: async ({ lines: all, changed, data }) => {
      const { edits } = draftOf(name);
      const answer = await send(screen.save, { body: payloadOf(all, [...changed], data) }, { hasLock: true });
      // A read that began before would bring the old values back.
      await queries.cancelQueries({ queryKey: query.queryKey });
      return { answer, edits };
    },
    settle: ({ answer, edits }, sent) => {
      queries.setQueryData(query.queryKey, answer as undefined);
      setDraft(name, (draft) => savedDraft(draft, sent.changed, edits));
      showToast("success", screen.success);
      const end = endOf(sent);
      if (end) endSession(end.reason);
    },
  };
}

// Another number in one of them, such as of logs that keep coming, makes no other question.
const confirmationsOf = (
  { confirmBefore = [] }: SettingsPage,
  { questions, schemas }: Registry,
  data: unknown,
  now: unknown,
): Promise<(SaveQuestion | undefined)[]> =>
  Promise.all(
    confirmBefore.map(async (key) => {
      const text = await questions[key](data, now, schemas);
      return text === undefined ? undefined : { key, text };
    }),
  );
