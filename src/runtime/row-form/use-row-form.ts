import { notifyManager, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { panelTexts } from "../../../definitions/texts/panel";
import { uploadTexts } from "../../../definitions/texts/uploads";
import { endOwnSession, isOwnAccount } from "../../backend/guard/own-account";
import { rowQuery } from "../../backend/api/queries";
import { fetchCurrent } from "../../backend/api/fetch-current";
import { useUpload, type Upload } from "../../backend/api/use-upload";
import { fieldErrors } from "../form/form-checks";
import { useForm, type FormHandle } from "../form/use-form";
import { useLeaveQuestion } from "../form/use-leave-question";
import { toFailure } from "../../backend/calls/failure";
import { holds } from "../model/form/condition";
import type { FormState } from "../model/form/draft";
import { editedRow } from "../model/form/row-values";
import { newRow } from "../model/table/address";
import { interpolate } from "../../values/text/text";
import { useRegistry } from "../registry/registry";
import { closeConfirmation, confirmAndRun } from "../store/confirmation";
import { dropDrafts, unsavedFields } from "../store/drafts";
import { useMadeTexts } from "../store/made-text";
import { eraseDrafts } from "../store/saved-drafts";
import { useSession } from "../../backend/session/session";
import { showToast } from "../../browser/toasts";
import { createLeaveHandler } from "./leave-handler";
import { removeRow } from "./remove-row";
import { saveStepsOfRow, type EditedRow, type SavedRow } from "./save-steps";
import { hasCreateAttempt } from "./save-row";
import { reportFormFailure } from "./report-form-failure";
import { useRowCache } from "./use-row-cache";
import { useHandedFocus, useSubmitted, type Submitted } from "./use-submitted";

interface RowFormState {
  form: FormHandle;
  busy: boolean;
  /** Running upload of files, if any. */
  upload: Upload | undefined;
  remove: () => void;
  close: () => void;
  /** Runs a navigation to another row, after confirmation. */
  leaveTo: (go: () => void) => void;
}

/** Holds the form of a row, with its save and its deletion. Closing with unsaved changes asks for confirmation. */
export function useRowForm(setup: EditedRow): RowFormState {
  const { panel, id, item, lines, stored, name } = setup;
  const registry = useRegistry();
  const cache = useRowCache(setup);
  const read = useRead(setup);
  const submitted = useSubmitted(panel, name);
  const end = useEnd(setup, submitted);
  const { upload, runUpload } = useUpload(uploadTexts.stopped);
  const made = useMadeTexts();
  const row = { ...setup, cache, read, registry, runUpload, end, made };
  const handle = useForm({
    name,
    lines,
    stored,
    item,
    layout: "panel",
    isReady: id === newRow ? (state) => canBeCreated(panel, state) : ({ changed }) => changed.size > 0,
    steps: saveStepsOfRow(row),
  });
  useHandedFocus(handle, submitted);
  const submit = (isByButton: boolean): void => {
    // A key pressed during a save must not change how that save ends.
    if (!handle.busy) submitted.note(isByButton);
    handle.submit(isByButton);
  };
  const form = { ...handle, submit };
  const removing = useRemoveRow(row);
  const asking = useRemovalQuestion(row, removing.mutateAsync);
  const busy = form.busy || asking.isPending || removing.isPending;
  useLeaveQuestion(name, busy, () => panelTexts.leave);
  // Drop a draft without edits, so that the next new row does not start with it.
  useEffect(() => () => void (unsavedFields(name).length === 0 && dropDrafts(name)), [name]);
  const leave = createLeaveHandler(name, busy, form.changed);
  return {
    form,
    busy,
    upload,
    close: () => leave(panelTexts.leave, closing(row)),
    leaveTo: (go) => leave(panelTexts.leaveQuestion, go),
    remove: asking.mutate,
  };
}

/** Returns how to read the row from the backend. */
function useRead({ panel, id, item, lines }: EditedRow): SavedRow["read"] {
  const queries = useQueryClient();
  const query = rowQuery(panel.read, id, item?.id);
  return async () => editedRow(lines, await fetchCurrent(queries, query));
}

/** Returns how to close the panel. Refetches the rows if a create got no answer, as there may be a new row. */
const closing = ({ name, onClose, cache }: SavedRow): (() => void) => {
  const changes = hasCreateAttempt(name);
  return () => {
    if (changes) cache.unsure();
    onClose();
  };
};

const removeQuestion = ({ account, remove }: FormPanel, id: string): string =>
  account && isOwnAccount(id) ? account.removeQuestion : remove.question;

const canBeCreated = ({ create: { enabledWhen } }: FormPanel, state: FormState): boolean =>
  enabledWhen === undefined ? state.changed.size > 0 && fieldErrors(state).size === 0 : holds(enabledWhen, state.data);

/** Returns what to do after a save or deletion: show a toast, drop the draft, close or keep the panel if it is open. */
function useEnd({ id, name, onClose, onContinue }: EditedRow, submitted: Submitted): SavedRow["end"] {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // A dialog closes with the panel that opened it.
      closeConfirmation();
    };
  }, []);
  return (success, report, saved) => {
    showToast("success", success);
    // Without a session, rows cannot be fetched.
    if (!useSession.getState().session) return dropDrafts(name);
    const stays = isOpen.current && saved !== undefined && submitted.stays();
    if (stays && id !== newRow) {
      report();
      // The draft hides the former values until the saved ones are rendered.
      return notifyManager.schedule(() => dropDrafts(name));
    }
    dropDrafts(name);
    report();
    if (stays && onContinue) {
      submitted.replace();
      onContinue(saved);
    } else if (isOpen.current) onClose();
  };
}

/** Confirms the deletion of the row, with its consequences if the panel has a review. */
const useRemovalQuestion = ({ panel, id, name, stored, registry }: SavedRow, run: () => Promise<unknown>) => {
  const { reviews, schemas } = registry;
  const { remove } = panel;
  return useMutation({
    mutationFn: async () => remove.review && (await reviews[remove.review](stored, schemas)),
    onSuccess: (review) => confirmAndRun(review?.text ?? interpolate(removeQuestion(panel, id), stored), run, review),
    onError: (thrown) => reportFormFailure(name, thrown),
  });
};

const useRemoveRow = ({ panel, id, name, item, place, stored, cache, end }: SavedRow) =>
  useMutation({
    mutationFn: () => removeRow(panel, id, item),
    onSuccess: () => {
      if (panel.account) endOwnSession(id);
      // A draft that could not be erased is just offered again.
      if (place) eraseDrafts(...place).catch(() => {});
      end(interpolate(panel.remove.success, stored), cache.removed);
    },
    onError: (thrown) => {
      if (toFailure(thrown).status === 404) cache.gone();
      reportFormFailure(name, thrown);
    },
  });
