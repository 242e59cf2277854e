import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { SettingsPage } from "../../../definitions/language/screen";
import { send } from "../data/client";
import { failureOf } from "../data/failure";
import { objectQuery } from "../data/queries";
import { report } from "../data/report";
import { say } from "../data/toasts";
import { useDraft } from "../form/use-draft";
import { payloadOf } from "../model/changes";
import { serverErrors } from "../model/errors";
import type { Model } from "../model/model";

/** The draft of a page over what is stored, and its saving. The answer is what is stored from then on. */
export function useSaving(screen: SettingsPage, lines: readonly Model[], stored: unknown) {
  const queries = useQueryClient();
  const editing = useDraft(screen.route.slice(1).replaceAll("/", "-"), lines, stored);
  const dirty = editing.changed.length > 0;
  const saving = useMutation({
    mutationFn: () => send(screen.save, payloadOf(editing.changed, editing.data)),
    onSuccess: (answer) => {
      queries.setQueryData(objectQuery(screen.read).queryKey, answer as undefined);
      editing.revert();
      say("success", screen.saved);
    },
    onError: (thrown) => {
      report(thrown);
      editing.show(serverErrors(failureOf(thrown).data));
    },
  });
  useEffect(() => {
    if (!dirty) return;
    const stay = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", stay);
    return () => window.removeEventListener("beforeunload", stay);
  }, [dirty]);
  const save = (): void => {
    if (dirty && !saving.isPending && editing.check()) saving.mutate();
  };
  return { editing, saving: saving.isPending, save };
}
