import { useMutation } from "@tanstack/react-query";
import { cellEditTexts } from "../../../../definitions/texts/cell-edits";
import { conflictTexts } from "../../../../definitions/texts/conflicts";
import { texts } from "../../../../definitions/texts/texts";
import { readByIds } from "../../../backend/api/read-by-ids";
import { acquireWriteLock } from "../../../backend/api/write-queue";
import { rowPath } from "../../../backend/calls/row-requests";
import { reportFailure } from "../../../backend/api/report-failure";
import { Failure } from "../../../backend/calls/failure";
import { isEqual } from "../../../values/json/equal";
import { withValueAt } from "../../../values/json/path";
import { joinNames } from "../../../values/text/text-direction";
import { interpolate } from "../../../values/text/text";
import { confirmSave } from "../../form/confirm-save";
import { fieldErrors, widgetErrors } from "../../form/form-checks";
import { droppedFrom } from "../../model/form/deleted-fields";
import { changeDraft, formState, removeSavedEdits, type FormState } from "../../model/form/draft";
import { findEditConflicts, type EditConflict } from "../../model/form/edit-conflicts";
import type { FieldModel } from "../../model/form/form-model";
import { editedRow } from "../../model/form/row-values";
import type { Row } from "../../registry/cell";
import { useTitling } from "../../registry/record-titles";
import { useRegistry } from "../../registry/registry";
import { createConflictReview } from "../../row-form/conflict-review";
import { draftOf, dropDrafts, setDraft } from "../../store/drafts";
import { useRowRun } from "../../store/row-run";
import { valueToSet } from "../bulk-changes";
import { changeRow } from "../change-rows";
import { runOverRows } from "../run-over-rows";
import type { CellEditsProps } from "./CellEdits";
import { draftName, editedRowsOf, forgetFailures, lostFields, noteFailure, restoreDraft } from "./edited-rows";

interface EditedTable extends CellEditsProps {
  fields: readonly FieldModel[];
  titleOf: (row: Row) => string;
  /** Called after a save that shows no refused rows itself. */
  onRefused: () => void;
  /** Saves again, with all checks. */
  onRetry: () => void;
}

/** Returns the mutation that saves all edits of a table. Refused rows keep theirs, with the reason. */
export function useSaveEdits(props: CellEditsProps, fields: readonly FieldModel[], onRefused: () => void) {
  const { widgets } = useRegistry();
  const { titleOf } = useTitling();
  const onRetry = (): void => mutation.mutate();
  const work: EditedTable = { ...props, fields, titleOf: (row) => titleOf(row, props.item.id), onRefused, onRetry };
  const mutation = useMutation({
    mutationFn: async () => {
      const rows = await readEdited(work);
      const checks = rows.map(async (row) => {
        const state = stateOf(work, row);
        const found = fieldErrors({ ...state, lines: fields.filter(({ path }) => state.changed.has(path)) });
        const errors = found.size > 0 ? found : await widgetErrors(state, widgets);
        if (errors.size > 0) setDraft(draftName(props.item.id, row.id), (draft) => ({ ...draft, errors }));
        return errors.size > 0 ? [] : [row];
      });
      return (await Promise.all(checks)).flat();
    },
    onSuccess: (rows) => {
      const conflicts = rows.flatMap((row) => conflictsOf(work, row));
      const review = createConflictReview(conflicts);
      if (!review) return void run(work, rows);
      confirmSave({ review }, () => {
        const { edits } = review.confirmed();
        applyChoices(work, rows, new Set(edits.map(([path]) => path)));
        // Others may have changed them again.
        onRetry();
        return Promise.resolve();
      });
    },
    onError: reportFailure,
  });
  return mutation;
}

/**
 * Returns the edited rows as stored now, without those that cannot be saved, which note the reason. Throws a Failure.
 */
async function readEdited({ edit, item, found, fields }: EditedTable): Promise<readonly Row[]> {
  forgetFailures(item.id);
  const ids = editedRowsOf(item.id).map(({ id }) => id);
  const rows = (await readByIds(edit.read, item.id, ids)) as readonly Row[];
  const now = new Map(rows.map((row) => [row.id, row]));
  const shown = new Map(found.rows?.map((row) => [row.id, row]));
  return editedRowsOf(item.id).flatMap(({ id, name, draft }) => {
    const row = now.get(id);
    const isEdited = ({ path }: FieldModel): boolean => draft.edits.has(path);
    const lost = row ? [...lostFields(fields, draft), ...droppedFrom([row], fields.filter(isEdited))] : [];
    if (lost.length === 0 && shown.has(id) && !isEqual(shown.get(id), row)) found.replace(id, row);
    if (row && lost.length === 0) return [row];
    noteFailure(name, row ? interpolate(conflictTexts.noField, { fields: joinNames(lost) }) : texts.failure.gone);
    return [];
  });
}

const stateOf = ({ item, fields }: EditedTable, row: Row): FormState =>
  formState(draftOf(draftName(item.id, row.id)), fields, editedRow(fields, row));

const pathIn = ({ id }: Row, path: string): string => `${id}.${path}`;

/** Returns the values that others changed since they were edited here, each named with its row. */
function conflictsOf(work: EditedTable, row: Row): EditConflict[] {
  const { item, titleOf } = work;
  const draft = draftOf(draftName(item.id, row.id));
  return findEditConflicts(draft, stateOf(work, row), editedRow(work.fields, row)).map((conflict) => ({
    ...conflict,
    path: pathIn(row, conflict.path),
    label: interpolate(cellEditTexts.conflict, { title: titleOf(row), label: conflict.label }),
  }));
}

/** Applies the choices between conflicting values. Later changes are new conflicts. */
function applyChoices({ item, fields }: EditedTable, rows: readonly Row[], theirs: ReadonlySet<string>): void {
  for (const row of rows) {
    const name = draftName(item.id, row.id);
    const stored = editedRow(fields, row);
    const chosen = fields.filter(({ path }) => theirs.has(pathIn(row, path)));
    const draft = chosen.reduce(
      (next, { path }) => changeDraft(next, fields, stored, path, stored[path]),
      draftOf(name),
    );
    restoreDraft(name, { ...draft, bases: new Map([...draft.edits.keys()].map((path) => [path, stored[path]])) });
  }
}

/** Saves rows one after the other. */
function run(work: EditedTable, rows: readonly Row[]): void {
  const { actions, edit, item, found, titleOf, onRetry, findStrays } = work;
  const nameOf = (id: string): string => draftName(item.id, id);
  // Others may have stored the same values.
  const changed = rows.filter((row) => stateOf(work, row).changed.size > 0);
  for (const row of rows) if (!changed.includes(row)) dropDrafts(nameOf(row.id));
  if (changed.length === 0) return listRefused(work);
  const saved: Row[] = [];
  void runOverRows({
    label: cellEditTexts.heading,
    unit: actions.unit[changed.length === 1 ? 0 : 1],
    rows: changed,
    titleOf,
    make: (row) => saveEdited(work, row, (stored) => void saved.push(stored)),
    onFailed: (id, reason, errors) => noteFailure(nameOf(id), reason, errors),
    onGone: (id) => {
      found.replace(id, undefined);
      noteFailure(nameOf(id), texts.failure.gone);
    },
    success: edit.success,
    onEnd: () => {
      listRefused(work);
      void findStrays(edit.read, item.id, saved);
    },
    onRetry,
    words: cellEditTexts.outcome,
  });
}

/**
 * Saves the edits of one row as stored now. Edits made since then remain. Returns how to count the row as done. Throws
 * a Failure, also for values that others changed while earlier rows were saved.
 */
async function saveEdited(work: EditedTable, { id }: Row, onShown: (stored: Row) => void): Promise<() => void> {
  const { edit, panel, item, fields } = work;
  const { call } = panel.save;
  const release = await acquireWriteLock({ call, path: rowPath(call, id, item.id) });
  try {
    const [now] = (await readByIds(edit.read, item.id, [id])) as readonly Row[];
    if (!now) throw new Failure(texts.failure.gone, { status: 404, gone: true });
    const conflicts = joinNames(conflictsOf(work, now).map(({ field }) => field.label));
    if (conflicts !== "") throw new Failure(interpolate(cellEditTexts.since, { fields: conflicts }), { status: 400 });
    const name = draftName(item.id, id);
    const { edits } = draftOf(name);
    const { changed, data } = stateOf(work, now);
    const sent = fields.filter(({ path }) => changed.has(path));
    const payload = sent.reduce<Readonly<Record<string, unknown>>>(
      (body, field) => withValueAt(body, field.path, valueToSet(field, data)),
      {},
    );
    const count =
      sent.length > 0 ? await changeRow(work, id, { payload, fields: sent, hasLock: true, onShown }) : undefined;
    return () => {
      count?.();
      restoreDraft(name, removeSavedEdits(draftOf(name), new Set(edits.keys()), edits));
    };
  } finally {
    release();
  }
}

// The popup of a run lists the rows that it did not save.
function listRefused({ item, onRefused }: EditedTable): void {
  const isRefused = editedRowsOf(item.id).some(({ draft }) => draft.errors.size > 0);
  if (isRefused && !useRowRun.getState().run) onRefused();
}
