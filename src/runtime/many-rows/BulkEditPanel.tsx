import { useLayoutEffect, useMemo, type ReactNode } from "react";
import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import type { BulkEdit } from "../../../definitions/language/table";
import { selectionTexts } from "../../../definitions/texts/selection";
import { panelTexts } from "../../../definitions/texts/panel";
import { conflictTexts } from "../../../definitions/texts/conflicts";
import { texts } from "../../../definitions/texts/texts";
import { FormFrame } from "../form/FormFrame";
import { useForm, type FormHandle } from "../form/use-form";
import { useLeaveQuestion } from "../form/use-leave-question";
import { Failure } from "../../backend/calls/failure";
import type { Draft } from "../model/form/draft";
import type { FieldModel, LineModel } from "../model/form/form-model";
import { resolveLines } from "../model/form/resolve-lines";
import { editedRow } from "../model/form/row-values";
import { droppedFrom } from "../model/form/deleted-fields";
import { allFields } from "../model/form/visible";
import { changedRows, choosableLines, chosenFields, settableFields, valueToSet } from "./bulk-changes";
import { joinNames } from "../../values/text/text-direction";
import { withValueAt } from "../../values/json/path";
import { formatCount, interpolate } from "../../values/text/text";
import type { Row } from "../registry/cell";
import { useRegistry, type Review } from "../registry/registry";
import { draftOf, dropDrafts, setDraft, useDrafts } from "../store/drafts";
import { Button } from "../ui/controls/Button";
import { Note } from "../ui/notices/Note";
import { SidePanel } from "../ui/dialogs/SidePanel";
import { useCleanupOnLeave } from "../ui/page/use-cleanup-on-leave";
import { previewChanges } from "./preview-changes";
import { createLeaveHandler } from "../row-form/leave-handler";
import { useRefetchSelectedRows } from "./use-refetch-selected-rows";

/** Bulk change: the values to set, and the rows that do not have them yet. */
export interface BulkChange {
  payload: Readonly<Record<string, unknown>>;
  fields: readonly FieldModel[];
  rows: readonly Row[];
  /** Draft of the form. */
  draft: Draft;
}

interface BulkEditPanelProps {
  /** Name of the form's draft. */
  name: string;
  edit: BulkEdit;
  panel: FormPanel;
  item: AnyRow | undefined;
  /** Selected rows. */
  rows: readonly Row[];
  /** Word for that number of rows. */
  unit: string;
  titleOf: (row: Row) => string;
  /** Initial draft: the earlier input, if a run failed. */
  begin: Draft | undefined;
  /** Reports a row that is stored differently than loaded, or was deleted (undefined). */
  onRead: (id: string, row: Row | undefined) => void;
  onClose: () => void;
  onConfirmed: (change: BulkChange) => void;
}

/** Form that sets fields to the same values in all selected rows. It shows the changes before it makes them. */
export function BulkEditPanel(props: BulkEditPanelProps): ReactNode {
  const { name, edit, item, rows, unit, begin, onClose, onConfirmed } = props;
  const { lines, stored, unshared } = useChoosable(props);
  useLayoutEffect(() => {
    // If the session ended in between, the draft store already has newer input.
    if (begin && !useDrafts.getState().has(name)) setDraft(name, () => begin);
  }, [name, begin]);
  useCleanupOnLeave(name, dropDrafts);
  const { find, failure } = useRefetchSelectedRows(props);
  const form = useForm({
    name,
    lines,
    stored,
    item,
    layout: "panel",
    isReady: (state) => chosenFields(lines, state.data).length > 0,
    // No lock here: after the panel closes, rows are written one after the other, each with its own lock.
    steps: {
      read: find,
      compare: (found, { data }) => ({ review: previewOf(props, lines, data, found) }),
      send: async ({ data }, found) => ({ ...changeOf(lines, data, found), draft: draftOf(name) }),
      applySaved: (change) => {
        dropDrafts(name);
        onClose();
        onConfirmed(change);
      },
      fail: ({ message }) => message,
    },
  });
  useLeaveQuestion(name, form.busy, () => panelTexts.leave);
  const leave = createLeaveHandler(name, form.busy, form.changed);
  const close = (): void => leave(panelTexts.leave, onClose);
  return (
    <SidePanel
      title={interpolate(edit.title, { n: formatCount(rows.length), unit })}
      onClose={close}
      busy={form.busy}
      foot={<Foot form={form} closes={props.panel.closes} onCancel={close} />}
    >
      <FormFrame form={form} intro={unshared === "" ? selectionTexts.choose : `${selectionTexts.choose} ${unshared}`}>
        {failure && <Unread failure={failure} unit={unit} busy={form.busy} />}
      </FormFrame>
    </SidePanel>
  );
}

/**
 * Returns the lines that choose the fields to set, and a sentence about unique fields, which several rows cannot share.
 */
function useChoosable({ edit, panel, item, rows: { length }, unit }: BulkEditPanelProps) {
  const { schemas } = useRegistry();
  return useMemo(() => {
    const all = resolveLines(edit.fields, schemas[panel.type]!, schemas, item);
    const fields = settableFields(all, length);
    const uniqueFields = allFields(all).filter((field) => field.unique && !fields.includes(field));
    return {
      lines: choosableLines(fields, (label) => interpolate(selectionTexts.set, { label })),
      stored: editedRow(all, {}),
      unshared:
        uniqueFields.length > 0
          ? interpolate(selectionTexts.unshared, { unit, fields: joinNames(uniqueFields.map(({ label }) => label)) })
          : "",
    };
  }, [edit, panel, schemas, item, length, unit]);
}

/** Returns the review of the changes to the rows as stored now. Throws a Failure if nothing would change. */
function previewOf(
  { unit, titleOf }: BulkEditPanelProps,
  lines: readonly LineModel[],
  data: unknown,
  found: readonly Row[],
): Review {
  const dropped = droppedFrom(found, chosenFields(lines, data));
  if (dropped.length > 0) throw new Failure(interpolate(conflictTexts.noField, { fields: joinNames(dropped) }));
  const changed = changedRows(lines, data, found);
  if (changed.length === 0) throw new Failure(selectionTexts.nothing);
  return previewChanges({ changed, total: found.length, unit, titleOf });
}

function changeOf(lines: readonly LineModel[], data: unknown, found: readonly Row[]): Omit<BulkChange, "draft"> {
  const fields = chosenFields(lines, data);
  return {
    payload: fields.reduce<BulkChange["payload"]>(
      (payload, field) => withValueAt(payload, field.path, valueToSet(field, data)),
      {},
    ),
    fields,
    rows: changedRows(lines, data, found).map(({ row }) => row),
  };
}

const Unread = ({ failure, unit, busy }: { failure: Failure; unit: string; busy: boolean }): ReactNode => (
  <Note kind="danger" alert>
    <p>{`${interpolate(selectionTexts.unread, { unit })} ${failure.message}`}</p>
    <Button size="small" type="submit" busy={busy}>
      {texts.failure.retry}
    </Button>
  </Note>
);

interface FootProps {
  form: FormHandle;
  closes: string;
  onCancel: () => void;
}

const Foot = ({ form, closes, onCancel }: FootProps): ReactNode => (
  <>
    <span className="grow" />
    <Button look="quiet" size="form" onClick={onCancel}>
      {form.changed > 0 ? texts.form.cancel : closes}
    </Button>
    <Button look="primary" size="form" type="submit" form={form.name} busy={form.busy} disabled={!form.ready}>
      {selectionTexts.preview}
    </Button>
  </>
);
