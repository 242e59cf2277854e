import { useQueryClient } from "@tanstack/react-query";
import type { SettingsPage } from "../../../../definitions/language/screen";
import { texts } from "../../../../definitions/texts/texts";
import { objectQuery } from "../../api/queries";
import { readAnew } from "../../api/read-anew";
import { send } from "../../api/send";
import { takeTurn } from "../../api/write-queue";
import { exactQuestion, type SaveQuestion } from "../../form/form-setup";
import { useForm, type FormHandle } from "../../form/use-form";
import { useLeaveQuestion } from "../../form/use-leave-question";
import { payloadOf } from "../../model/form/changes";
import { formState, savedDraft, type FormState } from "../../model/form/draft";
import type { LineModel } from "../../model/form/form-model";
import { overtakenQuestions } from "../../model/form/overtaken";
import { joinNames } from "../../model/values/text/join-names";
import { interpolate } from "../../model/values/text/text";
import { useRegistry, type Registry } from "../../registry/registry";
import { draftOf, formName, setDraft } from "../../store/drafts";
import { endSession } from "../../store/session";
import { showToast } from "../../store/toasts";

/** The form of a settings page over what is stored, and its saving. The answer is what is stored from then on. */
export function useSaveSettings(screen: SettingsPage, lines: readonly LineModel[], stored: unknown): FormHandle {
  const queries = useQueryClient();
  const { questions, schemas } = useRegistry();
  const name = formName(screen.route);
  const { queryKey } = objectQuery(screen.read);
  const ends = ({ changed }: FormState) =>
    screen.endsSession && changed.has(screen.endsSession.path) ? screen.endsSession : undefined;
  const form = useForm({
    name,
    lines,
    stored,
    isReady: ({ changed }) => changed.size > 0,
    questions: async (state) => {
      const now = await readAnew(queries, objectQuery(screen.read));
      const overtaken = overtakenQuestions(draftOf(name), state, formState(draftOf(name), lines, now));
      const ending = ends(state)?.question;
      return [
        ...overtaken.map(exactQuestion),
        ...(await confirmationsOf(screen, { questions, schemas }, state.data, now)),
        ending === undefined ? undefined : exactQuestion(ending),
      ];
    },
    takeTurn: () => takeTurn(screen.save),
    send: async (state) => {
      const { edits } = draftOf(name);
      const body = payloadOf(state.lines, [...state.changed], state.data);
      const answer = await send(screen.save, { body }, { inTurn: true });
      // A read that began before would bring the old values back.
      await queries.cancelQueries({ queryKey });
      return { answer, edits };
    },
    onSent: ({ answer, edits }, state) => {
      queries.setQueryData(queryKey, answer as undefined);
      setDraft(name, (draft) => savedDraft(draft, state.changed, edits));
      showToast("success", screen.success);
      const ended = ends(state);
      if (ended) endSession(ended.reason);
    },
  });
  useLeaveQuestion(name, form.busy, (fields) => interpolate(texts.form.leave, { fields: joinNames(fields) }));
  return form;
}

// Another number in one of them, such as of logs that keep coming, makes no other question.
const confirmationsOf = (
  { confirmBefore = [] }: SettingsPage,
  { questions, schemas }: Pick<Registry, "questions" | "schemas">,
  data: unknown,
  now: unknown,
): Promise<(SaveQuestion | undefined)[]> =>
  Promise.all(
    confirmBefore.map(async (key) => {
      const text = await questions[key](data, now, schemas);
      return text === undefined ? undefined : { key, text };
    }),
  );
