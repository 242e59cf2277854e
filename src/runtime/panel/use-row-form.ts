import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { texts } from "../../../definitions/texts/texts";
import { endOwnSession, followOwnAccount, isOwnAccount } from "../api/own-account";
import { reportFailure } from "../api/report-failure";
import { send } from "../api/send";
import { validateSchema } from "../form/schema-validator";
import { useForm, type FormHandle } from "../form/use-form";
import { useLeaveQuestion } from "../form/use-leave-question";
import { Failure, failureOf } from "../model/calls/failure";
import { payloadOf } from "../model/form/changes";
import { conditionHolds, conditionModel } from "../model/form/condition";
import { formState, type FormState } from "../model/form/draft";
import type { LineModel } from "../model/form/form-model";
import { overtakenQuestion } from "../model/form/overtaken";
import { validateFields } from "../model/form/validate";
import { visibleFields } from "../model/form/visible";
import { newRow } from "../model/table/address";
import { interpolate } from "../model/values/text";
import type { Row } from "../registry/cell";
import { useRegistry, type Reviewer } from "../registry/registry";
import { askConfirmation, closeConfirmation, confirmAndRun, useConfirmation } from "../store/confirmation";
import { draftOf, dropDrafts } from "../store/drafts";
import { useSession } from "../store/session";
import { showToast } from "../store/toasts";

interface RowFormSetup {
  panel: FormPanel;
  id: string;
  lines: readonly LineModel[];
  stored: Readonly<Record<string, unknown>>;
  /** Reads the row as it is stored at this moment. */
  readNow: () => Promise<unknown>;
  /** The name of its draft. */
  name: string;
  onClose: () => void;
  /** The rows are to be read anew. */
  onChange: (change: RowChange) => void;
}

/** What became of a row: it was created or saved, deleted here, or was found to be deleted by others. */
export type RowChange = { kind: "created" | "saved"; row: Row } | { kind: "removed" | "gone" };

interface RowForm {
  form: FormHandle;
  busy: boolean;
  remove: () => void;
  close: () => void;
}

/** The form of a row, its saving, and its deletion. Closing with unsaved changes asks first. */
export function useRowForm(setup: RowFormSetup): RowForm {
  const { panel, id, lines, stored, readNow, name, onClose, onChange } = setup;
  const { reviews } = useRegistry();
  const isNew = id === newRow;
  const saveReview = panel.save.review;
  const end = useEnd(setup);
  const form = useForm({
    name,
    lines,
    stored,
    layout: "panel",
    isReady: isNew ? (state) => canBeCreated(panel, state) : ({ changed }) => changed.size > 0,
    ...(!isNew && { questions: async (state) => [overtakenQuestion(draftOf(name), state, await readNow())] }),
    ...(!isNew && saveReview && { review: async () => reviewOver(reviews[saveReview], name, lines, await readNow()) }),
    // What others have changed meanwhile must survive: a list goes whole.
    send: async (state) =>
      isNew ? createRow(panel, state) : saveRow(panel, id, formState(draftOf(name), lines, await readNow())),
    onSent: (row) => {
      if (isNew) end(panel.create.success, { kind: "created", row });
      else end(panel.save.success, { kind: "saved", row });
    },
    failureText: ({ status }) => {
      if (status !== 404) return undefined;
      onChange({ kind: "gone" });
      return texts.panel.gone;
    },
  });
  const removing = useRemoveRow(setup, end);
  const asking = useRemovalQuestion(setup, removing.mutateAsync);
  const busy = form.busy || asking.isPending || removing.isPending;
  useLeaveQuestion(name, busy, () => texts.panel.leave);
  const leave = (): void => {
    dropDrafts(name);
    onClose();
  };
  const close = (): void => {
    // A question that was asked a moment ago may not be drawn yet: a key is meant for it, not for the panel.
    if (busy || useConfirmation.getState().asked) return;
    if (form.changed > 0) askConfirmation(texts.panel.leave, leave);
    else leave();
  };
  return { form, busy, close, remove: asking.mutate };
}

// What others have changed meanwhile is nothing that this save does.
const reviewOver = (find: Reviewer, name: string, lines: readonly LineModel[], now: unknown) =>
  find(formState(draftOf(name), lines, now).data, now);

const removeQuestion = ({ account, remove }: FormPanel, id: string): string =>
  account && isOwnAccount(id) ? account.removeQuestion : remove.question;

const canBeCreated = ({ create: { enabledWhen } }: FormPanel, { lines, data, changed }: FormState): boolean =>
  enabledWhen === undefined
    ? changed.size > 0 && validateFields(lines, data, validateSchema).size === 0
    : conditionHolds(conditionModel(enabledWhen, ""), data);

type End = (success: string, change: RowChange) => void;

/** What follows a save or a deletion: it is told, the draft goes, and so does the panel, unless that was left meanwhile. */
function useEnd({ name, onClose, onChange }: RowFormSetup): End {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // A question goes with the panel that asked it.
      closeConfirmation();
    };
  }, []);
  return (success, change) => {
    showToast("success", success);
    dropDrafts(name);
    // Who is signed out by it can read no rows any more.
    if (!useSession.getState().session) return;
    onChange(change);
    if (isOpen.current) onClose();
  };
}

async function createRow({ transient, create }: FormPanel, { lines, data }: FormState): Promise<Row> {
  const paths = visibleFields(lines, data)
    .map(({ path }) => path)
    .filter((path) => !transient.includes(path));
  return (await send(create.call, { body: payloadOf(lines, paths, data) })) as Row;
}

async function saveRow({ transient, save, account }: FormPanel, id: string, state: FormState): Promise<Row> {
  const paths = [...state.changed].filter((path) => !transient.includes(path));
  const body = payloadOf(state.lines, paths, state.data);
  const saved = (await send(save.call, { path: { id }, body })) as Row;
  if (account) await followOwnAccount(account, id, saved, body);
  return saved;
}

/** Asks before the row is deleted, with what follows from it where that is to be told. */
const useRemovalQuestion = ({ panel, id, stored }: RowFormSetup, run: () => Promise<unknown>) => {
  const { reviews } = useRegistry();
  const { remove } = panel;
  return useMutation({
    mutationFn: async () => remove.review && (await reviews[remove.review](stored, stored)),
    onSuccess: (reviewed) =>
      confirmAndRun(interpolate(removeQuestion(panel, id), stored), run, { body: reviewed?.body }),
    onError: reportFailure,
  });
};

const useRemoveRow = ({ panel: { remove, account }, id, stored, onChange }: RowFormSetup, end: End) =>
  useMutation({
    mutationFn: () => send(remove.call, { path: { id } }),
    onSuccess: () => {
      if (account) endOwnSession(id);
      end(interpolate(remove.success, stored), { kind: "removed" });
    },
    onError: (thrown) => {
      const { status } = failureOf(thrown);
      if (status === 404) onChange({ kind: "gone" });
      reportFailure(
        status === 404
          ? new Failure(texts.panel.gone)
          : status === 400
            ? new Failure(remove.failed, { status })
            : thrown,
      );
    },
  });
