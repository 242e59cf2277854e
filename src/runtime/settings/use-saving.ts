import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SettingsPage } from "../../../definitions/language/screen";
import { send } from "../data/client";
import { failureOf } from "../data/failure";
import { objectQuery } from "../data/queries";
import { report } from "../data/report";
import { say } from "../data/toasts";
import { dropSaved, noDraft, useDrafts } from "../form/drafts";
import { useDraft } from "../form/use-draft";
import { payloadOf } from "../model/changes";
import { serverErrors } from "../model/errors";
import type { Model } from "../model/model";

/** The draft of a page over what is stored, and its saving. The answer is what is stored from then on. */
export function useSaving(screen: SettingsPage, lines: readonly Model[], stored: unknown) {
  const queries = useQueryClient();
  const name = screen.route.slice(1).replaceAll("/", "-");
  const editing = useDraft(name, lines, stored);
  const dirty = editing.changed.length > 0;
  const { queryKey } = objectQuery(screen.read);
  const saving = useMutation({
    mutationKey: [name],
    mutationFn: async () => {
      const { edits } = useDrafts.getState()[name] ?? noDraft;
      const answer = await send(screen.save, payloadOf(editing.changed, editing.data));
      // A read that began before would bring the old values back.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, answer as undefined);
      dropSaved(name, edits);
    },
    onSuccess: () => say("success", screen.saved),
    onError: (thrown) => {
      report(thrown);
      editing.show(serverErrors(failureOf(thrown).data));
    },
  });
  // Also when the page was left and opened again meanwhile.
  const busy = useIsMutating({ mutationKey: [name] }) > 0;
  const save = (): void => {
    if (dirty && !busy && editing.check()) saving.mutate();
  };
  return { editing, saving: busy, save };
}
