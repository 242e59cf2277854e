import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { texts } from "../../../definitions/texts/texts";
import { endOwnSession, isOwnAccount } from "../api/own-account";
import { useUpload, type Upload } from "../api/use-upload";
import { takeTurn } from "../api/write-queue";
import { validateSchema } from "../form/schema-validator";
import { exactQuestion, type FormSetup } from "../form/form-setup";
import { useForm, type FormHandle } from "../form/use-form";
import { useLeaveQuestion } from "../form/use-leave-question";
import { rowPath } from "../model/calls/codecs";
import { Failure, failureOf } from "../model/calls/failure";
import { holds } from "../model/form/condition";
import { formState, settleDraft, type FormState } from "../model/form/draft";
import { InvalidForm, noErrors, type Errors } from "../model/form/errors";
import type { LineModel } from "../model/form/form-model";
import { nothingLeft, overtakenQuestions, overtakenValues } from "../model/form/overtaken";
import { droppedLabels, unstoredLabels } from "../model/form/vanished";
import { validateFields } from "../model/form/validate";
import { newRow } from "../model/table/address";
import { isEqual } from "../model/values/json/equal";
import { joinNames } from "../model/values/text/join-names";
import { interpolate } from "../model/values/text/text";
import type { Row } from "../registry/cell";
import { compareValues } from "./compare-values";
import { removeRow } from "./remove-row";
import { createRow, mayBeCreated, saveRow, type SaveTarget } from "./save-row";
import { tellAtForm } from "./tell-at-form";
import { useRegistry, type Registry } from "../registry/registry";
import { askConfirmation, closeConfirmation, confirmAndRun, useConfirmation } from "../store/confirmation";
import { draftOf, dropDrafts, setDraft, unsavedFields } from "../store/drafts";
import { useSession } from "../store/session";
import { showToast } from "../store/toasts";

interface RowFormSetup {
  panel: FormPanel;
  id: string;
  /** The item whose row it is, such as the collection of a record. */
  item: AnyRow | undefined;
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

/** What became of a row: it was created or saved, deleted here, or was found to be deleted or changed by others. */
export type RowChange = { kind: "created" | "saved"; row: Row } | { kind: "removed" | "gone" | "changed" };

interface RowForm {
  form: FormHandle;
  busy: boolean;
  /** The files that are on their way, while any are. */
  upload: Upload | undefined;
  remove: () => void;
  close: () => void;
  /** Goes on to another row. */
  goOn: (go: () => void) => void;
}

/** The form of a row, its saving, and its deletion. Closing with unsaved changes asks first. */
export function useRowForm(setup: RowFormSetup): RowForm {
  const { panel, id, item, lines, stored, readNow, name, onChange } = setup;
  const { reviews, schemas } = useRegistry();
  const isNew = id === newRow;
  const end = useEnd(setup);
  const { upload, follow } = useUpload(texts.form.stopped);
  const form = useForm({
    name,
    lines,
    stored,
    item,
    layout: "panel",
    isReady: isNew ? (state) => canBeCreated(panel, state) : ({ changed }) => changed.size > 0,
    ...(!isNew && { takeTurn: () => takeTurn(panel.save.call, rowPath(panel.save.call, id, item?.id ?? "")) }),
    ...(!isNew && beforeSave(setup, { reviews, schemas })),
    // What others have changed meanwhile must survive: a list goes whole.
    ...(!isNew && { overStored: async (draft) => overNow(setup, formState(draft, lines, await readNow())) }),
    send: async (state) => {
      const row = await follow((follower) => {
        const target = { panel, item, inTurn: !isNew, ...follower };
        return isNew ? createRow(target, name, state) : saveOver(setup, target, state);
      });
      expectAllStored(setup, state, row);
      return row;
    },
    onSent: (row) => {
      if (isNew) end(panel.create.success, { kind: "created", row });
      else end(panel.save.success, { kind: "saved", row });
    },
    failureText: ({ status }) => {
      if (status !== 404) return undefined;
      // What a new one would belong to is gone; where that were read anew, the panel would go with it.
      if (isNew) return item ? texts.panel.noItem : undefined;
      onChange({ kind: "gone" });
      return texts.panel.gone;
    },
  });
  const removing = useRemoveRow(setup, end);
  const asking = useRemovalQuestion(setup, removing.mutateAsync);
  const busy = form.busy || asking.isPending || removing.isPending;
  useLeaveQuestion(name, busy, () => texts.panel.leave);
  // Where nothing was typed nothing asks before it is left, and the next new row must not take its place.
  useEffect(() => () => void (unsavedFields(name).length === 0 && dropDrafts(name)), [name]);
  const leave = leaving(name, busy, form.changed);
  return {
    form,
    busy,
    upload,
    close: () => leave(texts.panel.leave, closing(setup)),
    goOn: (go) => leave(texts.panel.goOn, go),
    remove: asking.mutate,
  };
}

/**
 * Saves a stored row. What others have changed meanwhile may be why that is refused, and is shown then; the row of an
 * item follows its own reading anyway.
 */
const saveOver = ({ id, item, stored, onChange }: RowFormSetup, target: SaveTarget, state: FormState): Promise<Row> =>
  saveRow(target, id, state).catch((thrown: unknown) => {
    const isRefused = failureOf(thrown).status === 400;
    if (isRefused && !item && !isEqual(state.stored, stored)) onChange({ kind: "changed" });
    throw thrown;
  });

/** How to close the panel. The rows may have one more, of which no answer told. */
const closing = ({ name, onClose, onChange }: RowFormSetup): (() => void) => {
  const changes = mayBeCreated(name);
  return () => {
    if (changes) onChange({ kind: "gone" });
    onClose();
  };
};

/**
 * Throws a Failure where not all of a row of an item was stored, so that what was typed stays: the backend drops what it
 * does not know, and says nothing.
 */
function expectAllStored({ panel, id, item, onChange }: RowFormSetup, state: FormState, row: Row): void {
  const unstored = item ? unstoredLabels(state, row, panel.transient) : [];
  if (unstored.length === 0) return;
  // With the collection read anew the field would go, and what was typed in it; of a new row it is read on closing.
  if (id !== newRow) onChange({ kind: "saved", row });
  throw new Failure(interpolate(texts.form.savedWithout, { fields: joinNames(unstored) }));
}

/** What is asked and told before a stored row is saved: what others have saved meanwhile, and what follows from the save. */
function beforeSave(
  setup: RowFormSetup,
  { reviews, schemas }: Pick<Registry, "reviews" | "schemas">,
): Pick<FormSetup<Row>, "questions" | "review"> {
  const { panel, name, lines, stored, readNow } = setup;
  const { review, compares = false } = panel.save;
  if (compares) return { review: async (state) => compareWithNow(setup, state, await readNow()) };
  return {
    questions: async () => {
      const now = await readNow();
      setDraft(name, (draft) => settleDraft(draft, lines, stored, now));
      const state = formState(draftOf(name), lines, stored);
      const reached = formState(draftOf(name), lines, now);
      const fault = nothingLeft(state, reached);
      if (fault !== undefined) throw new Failure(fault);
      return overtakenQuestions(draftOf(name), state, reached).map(exactQuestion);
    },
    ...(review && {
      review: async () => {
        const now = await readNow();
        // What others have changed meanwhile is nothing that this save does.
        return reviews[review](formState(draftOf(name), lines, now).data, now, schemas);
      },
    }),
  };
}

/** The form over what is stored at this moment. Throws what is wrong with it where others have taken it beyond its limits. */
function overNow({ panel: { save } }: RowFormSetup, state: FormState): FormState {
  const { lines, data, stored } = state;
  const errors: Errors = save.compares ? validateFields(lines, data, validateSchema, stored) : noErrors;
  if (errors.size > 0) throw new InvalidForm(errors);
  return state;
}

/** What others have saved meanwhile beside what was typed. Throws a Failure where a field is no longer there. */
function compareWithNow({ name, panel }: RowFormSetup, state: FormState, now: unknown) {
  const dropped = droppedLabels(state, now as object, panel.transient);
  if (dropped.length > 0) throw new Failure(interpolate(texts.form.noField, { fields: joinNames(dropped) }));
  return compareValues(overtakenValues(draftOf(name), state, now));
}

/** Leaves the form for something else, after a question where it has unsaved changes; not while it is busy. */
export const leaving =
  (name: string, busy: boolean, changed: number) =>
  (question: string, then: () => void): void => {
    const go = (): void => {
      dropDrafts(name);
      then();
    };
    // A question that was asked a moment ago may not be drawn yet: a key is meant for it, not for the panel.
    if (busy || useConfirmation.getState().question) return;
    if (changed > 0) askConfirmation(question, go);
    else go();
  };

const removeQuestion = ({ account, remove }: FormPanel, id: string): string =>
  account && isOwnAccount(id) ? account.removeQuestion : remove.question;

const canBeCreated = ({ create: { enabledWhen } }: FormPanel, { lines, data, changed, stored }: FormState): boolean =>
  enabledWhen === undefined
    ? changed.size > 0 && validateFields(lines, data, validateSchema, stored).size === 0
    : holds(enabledWhen, data);

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

/** Asks before the row is deleted, with what follows from it where that is to be told. */
const useRemovalQuestion = ({ panel, id, name, stored }: RowFormSetup, run: () => Promise<unknown>) => {
  const { reviews, schemas } = useRegistry();
  const { remove } = panel;
  return useMutation({
    mutationFn: async () => remove.review && (await reviews[remove.review](stored, schemas)),
    onSuccess: (body) => confirmAndRun(interpolate(removeQuestion(panel, id), stored), run, { body }),
    onError: (thrown) => tellAtForm(name, thrown),
  });
};

const useRemoveRow = ({ panel, id, name, item, stored, onChange }: RowFormSetup, end: End) =>
  useMutation({
    mutationFn: () => removeRow(panel, id, item),
    onSuccess: () => {
      if (panel.account) endOwnSession(id);
      end(interpolate(panel.remove.success, stored), { kind: "removed" });
    },
    onError: (thrown) => {
      if (failureOf(thrown).status === 404) onChange({ kind: "gone" });
      tellAtForm(name, thrown);
    },
  });
