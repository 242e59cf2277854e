import { notifyManager, useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SettingsPage } from "../../../definitions/language/screen";
import { send } from "../data/client";
import { objectQuery } from "../data/queries";
import { report } from "../data/report";
import { endSession } from "../data/session";
import { say } from "../data/toasts";
import { dropSaved, formName, noDraft, unsavedFields, useDrafts } from "../form/drafts";
import { refused } from "../form/refused";
import { useDraft, type Editing } from "../form/use-draft";
import { useLeaving } from "../form/use-leaving";
import { useSaveKey } from "../form/use-save-key";
import { payloadOf, same } from "../model/changes";
import { fill } from "../model/fill";
import { someOf } from "../model/some-of";
import type { Model } from "../model/model";
import { at } from "../model/path";
import { labelOf } from "../model/visible";
import { askToDo } from "../panel/question";
import { useProduct } from "../shell/product";
import { words } from "../../../definitions/words/words";

/** Asks before values are saved over what somebody else has saved since they were first edited. */
function overtaken(lines: readonly Model[], { name, changed, data }: Editing, now: unknown): string | undefined {
  const { bases } = useDrafts.getState()[name] ?? noDraft;
  const theirs = changed.filter((path) => !same(bases[path], at(now, path)) && !same(at(data, path), at(now, path)));
  if (theirs.length === 0) return undefined;
  return fill(words.form.overtaken, { fields: someOf(theirs.map((path) => labelOf(lines, path) ?? path)) });
}

const ending = ({ ends }: SettingsPage, { changed }: Editing): string | undefined =>
  ends && changed.includes(ends.at) ? ends.question : undefined;

/** The draft of a page over what is stored, and its saving. The answer is what is stored from then on. */
export function useSaving(screen: SettingsPage, lines: readonly Model[], stored: unknown) {
  const queries = useQueryClient();
  const name = formName(screen.route);
  const editing = useDraft(name, lines, stored);
  const { queryKey } = objectQuery(screen.read);
  const { questions } = useProduct();
  const [saved, setSaved] = useState(0);
  const saving = useMutation({
    mutationKey: [name],
    mutationFn: async () => {
      const { edits } = useDrafts.getState()[name] ?? noDraft;
      const { changed } = editing;
      const answer = await send(screen.save, payloadOf(changed, editing.data));
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
      say("success", screen.saved);
      if (screen.ends && changed.includes(screen.ends.at)) endSession(screen.ends.because);
    },
    onError: refused(editing),
  });
  const asking = useMutation({
    mutationKey: [name],
    mutationFn: async () => {
      const now = await queries.fetchQuery({ ...objectQuery(screen.read), staleTime: 0 });
      const asked = (screen.asks ?? []).map((question) => questions[question](editing.data, now));
      return [overtaken(lines, editing, now), ...(await Promise.all(asked)), ending(screen, editing)];
    },
    onSuccess: (asked) => {
      // Given up while the answers were on their way.
      if (unsavedFields(name).length === 0) return;
      const texts = asked.filter((text) => text !== undefined);
      if (texts.length > 0) askToDo(texts.join("\n"), saving.mutateAsync);
      else saving.mutate();
    },
    onError: report,
  });
  // Also when the page was left and opened again meanwhile.
  const busy = useIsMutating({ mutationKey: [name] }) > 0;
  const save = (): void => {
    if (editing.changed.length > 0 && !busy && editing.check()) asking.mutate();
  };
  useSaveKey(name);
  useLeaving(name, (fields) => fill(words.form.leave, { fields: someOf(fields) }));
  return { editing, saving: busy, saved, save };
}
