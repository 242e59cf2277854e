import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { texts } from "../../../definitions/texts/texts";
import { endOwnSession, followOwnAccount } from "../api/own-account";
import { reportFailure } from "../api/report-failure";
import { send } from "../api/send";
import { validateSchema } from "../form/schema-validator";
import { useForm, type FormHandle } from "../form/use-form";
import { useLeaveQuestion } from "../form/use-leave-question";
import { Failure, failureOf } from "../model/calls/failure";
import { payloadOf } from "../model/form/changes";
import { conditionHolds, conditionModel } from "../model/form/condition";
import type { FormState } from "../model/form/draft";
import type { LineModel } from "../model/form/form-model";
import { overtakenQuestion } from "../model/form/overtaken";
import { validateFields } from "../model/form/validate";
import { visibleFields } from "../model/form/visible";
import { askConfirmation, closeConfirmation, confirmAndRun } from "../store/confirmation";
import { draftOf, dropDrafts } from "../store/drafts";
import { useSession } from "../store/session";
import { showToast } from "../store/toasts";

/** What stands for the id of a row that is not there yet. */
export const newRow = "new";

interface RowFormSetup {
  panel: FormPanel;
  id: string;
  lines: readonly LineModel[];
  stored: Readonly<Record<string, unknown>>;
  /** Reads the row as it is stored at this moment. */
  readNow: () => Promise<unknown>;
  onClose: () => void;
  /** Something was saved or deleted, or is gone: the rows are to be read anew. */
  onChange: () => void;
}

interface RowForm {
  form: FormHandle;
  busy: boolean;
  remove: () => void;
  close: () => void;
}

/** The form of a row, its saving, and its deletion. Closing with unsaved changes asks first. */
export function useRowForm(setup: RowFormSetup): RowForm {
  const { panel, id, lines, stored, readNow, onClose, onChange } = setup;
  const isNew = id === newRow;
  const name = `${panel.type}-${id}`;
  const end = useEnd(name, setup);
  const form = useForm({
    name,
    lines,
    stored,
    isReady: isNew ? (state) => canBeCreated(panel, state) : ({ changed }) => changed.size > 0,
    ...(!isNew && { questions: async (state) => [overtakenQuestion(draftOf(name), state, await readNow())] }),
    send: (state) => sendRow(panel, id, state),
    onSent: () => end(isNew ? panel.create.success : panel.save.success),
    failureText: ({ status }) => {
      if (status !== 404) return undefined;
      onChange();
      return texts.panel.gone;
    },
  });
  const removing = useRemoveRow(setup, end);
  const busy = form.busy || removing.isPending;
  useLeaveQuestion(name, busy, () => texts.panel.leave);
  const leave = (): void => {
    dropDrafts(name);
    onClose();
  };
  const close = (): void => {
    if (busy) return;
    if (form.changed > 0) askConfirmation(texts.panel.leave, leave);
    else leave();
  };
  return { form, busy, close, remove: () => confirmAndRun(panel.remove.question, removing.mutateAsync) };
}

const canBeCreated = ({ create: { enabledWhen } }: FormPanel, { lines, data, changed }: FormState): boolean =>
  enabledWhen === undefined
    ? changed.size > 0 && validateFields(lines, data, validateSchema).size === 0
    : conditionHolds(conditionModel(enabledWhen, ""), data);

type End = (success: string) => void;

/** What follows a save or a deletion: it is told, the draft goes, and so does the panel, unless that was left meanwhile. */
function useEnd(name: string, { onClose, onChange }: RowFormSetup): End {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // A question goes with the panel that asked it.
      closeConfirmation();
    };
  }, []);
  return (success) => {
    showToast("success", success);
    dropDrafts(name);
    // Who is signed out by it can read no rows any more.
    if (!useSession.getState().session) return;
    onChange();
    if (isOpen.current) onClose();
  };
}

async function sendRow({ transient, create, save, account }: FormPanel, id: string, state: FormState): Promise<void> {
  const { lines, data, changed } = state;
  const isNew = id === newRow;
  const paths = isNew ? visibleFields(lines, data).map(({ path }) => path) : [...changed];
  const sent = payloadOf(
    lines,
    paths.filter((path) => !transient.includes(path)),
    data,
  );
  const saved = await (isNew ? send(create.call, { body: sent }) : send(save.call, { path: { id }, body: sent }));
  if (account) await followOwnAccount(account, id, saved, sent);
}

const useRemoveRow = ({ panel: { remove, account }, id, onChange }: RowFormSetup, end: End) =>
  useMutation({
    mutationFn: () => send(remove.call, { path: { id } }),
    onSuccess: () => {
      if (account) endOwnSession(id);
      end(remove.success);
    },
    onError: (thrown) => {
      const { status } = failureOf(thrown);
      if (status === 404) onChange();
      reportFailure(
        status === 404
          ? new Failure(texts.panel.gone)
          : status === 400
            ? new Failure(remove.failed, { status })
            : thrown,
      );
    },
  });
