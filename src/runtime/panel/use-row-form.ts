import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { FormPanel } from "../../../definitions/language/table";
import { send } from "../api/send";
import { Failure, failureOf } from "../model/calls/failure";
import { followOwnRow, leaveIfOwn } from "../api/own-account";
import { reportFailure } from "../api/report-failure";
import { useSession } from "../store/session";
import { showToast } from "../store/toasts";
import { dropDrafts } from "../store/drafts";
import { showServerErrors } from "../form/show-server-errors";
import { useDraft, type Editing } from "../form/use-draft";
import { useLeaveQuestion } from "../form/use-leave-question";
import { useSaveKey } from "../form/use-save-key";
import { payloadOf } from "../model/form/changes";
import type { LineModel } from "../model/form/form-model";
import { valueAt } from "../model/values/path";
import { visibleFields } from "../model/form/visible";
import { texts } from "../../../definitions/texts/texts";
import { closeConfirmation, askConfirmation, confirmAndRun } from "../store/confirmation";

/** What stands for the id of a row that is not there yet. */
export const newRow = "new";

interface RowFormSetup {
  panel: FormPanel;
  id: string;
  lines: readonly LineModel[];
  stored: Readonly<Record<string, unknown>>;
  onClose: () => void;
  onChange: () => void;
}

/** The draft of a row, its saving, and its deletion. Closing with unsaved changes asks first. */
export function useRowForm({ panel, id, lines, stored, onClose, onChange }: RowFormSetup) {
  const editing = useDraft(`${panel.type}-${id}`, lines, stored);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      // A question goes with the panel that asked it.
      closeConfirmation();
    };
  }, []);
  const { name, changed, data } = editing;
  const leave = (): void => {
    dropDrafts(name);
    onClose();
  };
  const end = (done: string): void => {
    showToast("success", done);
    dropDrafts(name);
    // Who is signed out by it can read no rows any more.
    if (!useSession.getState().session) return;
    onChange();
    // Left while the answer was on its way, there is nothing to close.
    if (here.current) onClose();
  };
  const saving = useSaveRow(panel, id, lines, editing, end);
  const removing = useRemoveRow(panel, id, end);
  const busy = saving.isPending || removing.isPending;
  const first = lines.find((line) => line.is === "field" && line.required && valueAt(stored, line.path) === undefined);
  // A new row can be saved once its first required field has something, another once anything has changed.
  const ready = id === newRow ? first?.is === "field" && Boolean(valueAt(data, first.path)) : changed.length > 0;
  const save = (): void => {
    if (ready && !busy && editing.check()) saving.mutate();
  };
  useSaveKey(name);
  useLeaveQuestion(name, () => texts.panel.leave);
  return {
    editing,
    busy,
    ready,
    save,
    remove: (): void => confirmAndRun(panel.remove.question, removing.mutateAsync),
    close: (): void => {
      if (busy) return;
      if (changed.length > 0) askConfirmation(texts.panel.leave, leave);
      else leave();
    },
  };
}

type End = (done: string) => void;

function useSaveRow(panel: FormPanel, id: string, lines: readonly LineModel[], editing: Editing, end: End) {
  const fresh = id === newRow;
  const { changed, data } = editing;
  const filled = (): string[] => visibleFields(lines, data).map(({ path }) => path);
  return useMutation({
    mutationFn: async () => {
      const paths = (fresh ? filled() : changed).filter((path) => !panel.transient.includes(path));
      const sent = payloadOf(paths, data);
      const saved = await (fresh
        ? send(panel.create.call, { body: sent })
        : send(panel.save.call, { path: { id }, body: sent }));
      await followOwnRow(id, saved, sent);
    },
    onSuccess: () => end(fresh ? panel.create.success : panel.save.success),
    onError: showServerErrors(editing),
  });
}

const useRemoveRow = ({ remove }: FormPanel, id: string, end: End) =>
  useMutation({
    mutationFn: () => send(remove.call, { path: { id } }),
    onSuccess: () => {
      leaveIfOwn(id);
      end(remove.success);
    },
    onError: (thrown) => {
      const { status } = failureOf(thrown);
      reportFailure(status === 400 ? new Failure(remove.failed, { status }) : thrown);
    },
  });
