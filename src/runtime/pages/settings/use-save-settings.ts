import { useQueryClient } from "@tanstack/react-query";
import type { SettingsPage } from "../../../../definitions/language/screen";
import { texts } from "../../../../definitions/texts/texts";
import { objectQuery } from "../../../backend/api/queries";
import { fetchCurrent } from "../../../backend/api/fetch-current";
import { send } from "../../../backend/api/send";
import { exactQuestion, type SaveQuestion } from "../../form/confirm-save";
import { useForm, type FormHandle } from "../../form/use-form";
import { useLeaveQuestion } from "../../form/use-leave-question";
import { payloadOf } from "../../model/form/changes";
import { formState, removeSavedEdits, type FormState } from "../../model/form/draft";
import type { LineModel } from "../../model/form/form-model";
import { describeEditConflicts } from "../../model/form/edit-conflicts";
import { joinNames } from "../../../values/text/text-direction";
import { interpolate } from "../../../values/text/text";
import { useRegistry, type Registry } from "../../registry/registry";
import { draftOf, formName, setDraft } from "../../store/drafts";
import { endSession } from "../../../backend/session/session";
import { showToast } from "../../../browser/toasts";

/** Returns the form of a settings page. A save stores the answer in the query cache. */
export function useSaveSettings(screen: SettingsPage, lines: readonly LineModel[], stored: unknown): FormHandle {
  const queries = useQueryClient();
  const registry = useRegistry();
  const name = formName(screen.route);
  const query = objectQuery(screen.read);
  const form = useForm({
    name,
    lines,
    stored,
    isReady: ({ changed }) => changed.size > 0,
    steps: {
      lock: { call: screen.save },
      read: () => fetchCurrent(queries, query),
      compare: async (now, state) => {
        const conflicts = describeEditConflicts(draftOf(name), state, formState(draftOf(name), lines, now));
        const confirmations = await confirmationsOf(screen, registry, state.data, now);
        const ending = endOf(screen, state).map(({ question }) => question);
        return { questions: [...conflicts.map(exactQuestion), ...confirmations, ...ending.map(exactQuestion)] };
      },
      send: async (state) => {
        const { edits } = draftOf(name);
        const body = payloadOf(state.lines, [...state.changed], state.data);
        const answer = await send(screen.save, { body }, { hasLock: true });
        // A request that started before the save would restore the old values.
        await queries.cancelQueries({ queryKey: query.queryKey });
        return { answer, edits };
      },
      applySaved: ({ answer, edits }, sent) => {
        queries.setQueryData(query.queryKey, answer as undefined);
        setDraft(name, (draft) => removeSavedEdits(draft, sent.changed, edits));
        showToast("success", screen.success);
        for (const { reason } of endOf(screen, sent)) endSession(reason);
      },
    },
  });
  useLeaveQuestion(name, form.busy, (fields) => interpolate(texts.form.leave, { fields: joinNames(fields) }));
  return form;
}

const endOf = ({ endsSession }: SettingsPage, { changed }: FormState) =>
  endsSession && changed.has(endsSession.path) ? [endsSession] : [];

// Questions are keyed by their name, not their text. A count that changes in the text, such as of logs, does not ask
// again.
async function confirmationsOf(
  { confirmBefore = [] }: SettingsPage,
  { questions, schemas }: Registry,
  data: unknown,
  now: unknown,
): Promise<SaveQuestion[]> {
  const found = await Promise.all(
    confirmBefore.map(async (key) => ({ key, text: await questions[key](data, now, schemas) })),
  );
  return found.flatMap(({ key, text }) => (text === undefined ? [] : [{ key, text }]));
}
