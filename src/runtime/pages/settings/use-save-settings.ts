import { notifyManager, useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SettingsPage } from "../../../../definitions/language/screen";
import { send } from "../../api/send";
import { objectQuery } from "../../api/queries";
import { reportFailure } from "../../api/report-failure";
import { endSession } from "../../store/session";
import { showToast } from "../../store/toasts";
import { dropSaved, formName, noDraft, unsavedFields, useDrafts } from "../../store/drafts";
import { showServerErrors } from "../../form/show-server-errors";
import { useDraft, type Editing } from "../../form/use-draft";
import { useLeaveQuestion } from "../../form/use-leave-question";
import { useSaveKey } from "../../form/use-save-key";
import { payloadOf, sameValue } from "../../model/form/changes";
import { interpolate } from "../../model/values/text";
import { joinNames } from "../../model/values/join-names";
import type { LineModel } from "../../model/form/form-model";
import { valueAt } from "../../model/values/path";
import { labelOf } from "../../model/form/visible";
import { confirmAndRun } from "../../store/confirmation";
import { useRegistry } from "../../registry/registry";
import { texts } from "../../../../definitions/texts/texts";

/** Asks before values are saved over what somebody else has saved since they were first edited. */
function overtaken(lines: readonly LineModel[], { name, changed, data }: Editing, now: unknown): string | undefined {
  const { bases } = useDrafts.getState()[name] ?? noDraft;
  const theirs = changed.filter(
    (path) => !sameValue(bases[path], valueAt(now, path)) && !sameValue(valueAt(data, path), valueAt(now, path)),
  );
  if (theirs.length === 0) return undefined;
  return interpolate(texts.form.overtaken, { fields: joinNames(theirs.map((path) => labelOf(lines, path) ?? path)) });
}

const ending = ({ endsSession }: SettingsPage, { changed }: Editing): string | undefined =>
  endsSession && changed.includes(endsSession.path) ? endsSession.question : undefined;

/** The draft of a page over what is stored, and its saving. The answer is what is stored from then on. */
export function useSaveSettings(screen: SettingsPage, lines: readonly LineModel[], stored: unknown) {
  const queries = useQueryClient();
  const name = formName(screen.route);
  const editing = useDraft(name, lines, stored);
  const { queryKey } = objectQuery(screen.read);
  const { questions } = useRegistry();
  const [saved, setSaved] = useState(0);
  const saving = useMutation({
    mutationKey: [name],
    mutationFn: async () => {
      const { edits } = useDrafts.getState()[name] ?? noDraft;
      const { changed } = editing;
      const answer = await send(screen.save, { body: payloadOf(changed, editing.data) });
      // A read that began before would bring the old values back.
      await queries.cancelQueries({ queryKey });
      // What goes by the count, such as a test of the connection, sees it together with what was saved.
      notifyManager.batch(() => {
        queries.setQueryData(queryKey, answer as undefined);
        notifyManager.schedule(() => setSaved((times) => times + 1));
      });
      dropSaved(name, changed, edits);
      return changed;
    },
    onSuccess: (changed) => {
      showToast("success", screen.success);
      if (screen.endsSession && changed.includes(screen.endsSession.path)) endSession(screen.endsSession.reason);
    },
    onError: showServerErrors(editing),
  });
  const asking = useMutation({
    mutationKey: [name],
    mutationFn: async () => {
      const now = await queries.fetchQuery({ ...objectQuery(screen.read), staleTime: 0 });
      const asked = (screen.confirmBefore ?? []).map((question) => questions[question](editing.data, now));
      return [overtaken(lines, editing, now), ...(await Promise.all(asked)), ending(screen, editing)];
    },
    onSuccess: (asked) => {
      // Given up while the answers were on their way.
      if (unsavedFields(name).length === 0) return;
      const questionTexts = asked.filter((text) => text !== undefined);
      if (questionTexts.length > 0) confirmAndRun(questionTexts.join("\n"), saving.mutateAsync);
      else saving.mutate();
    },
    onError: reportFailure,
  });
  // Also when the page was left and opened again meanwhile.
  const busy = useIsMutating({ mutationKey: [name] }) > 0;
  const save = (): void => {
    if (editing.changed.length > 0 && !busy && editing.check()) asking.mutate();
  };
  useSaveKey(name);
  useLeaveQuestion(name, (fields) => interpolate(texts.form.leave, { fields: joinNames(fields) }));
  return { editing, saving: busy, saved, save };
}
