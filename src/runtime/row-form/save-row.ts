import { texts } from "../../../definitions/texts/texts";
import { panelTexts } from "../../../definitions/texts/panel";
import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { findRow } from "../../backend/api/find-row";
import { updateOwnSession } from "../../backend/guard/own-account";
import { send } from "../../backend/api/send";
import type { UploadHandlers } from "../../backend/api/use-upload";
import { rowPath } from "../../backend/calls/row-requests";
import { toFailure, isRefusal } from "../../backend/calls/failure";
import { RecordPayload } from "../../backend/calls/record-body";
import { InvalidForm } from "../model/form/errors";
import { changedPaths, fileOrders, payloadOf, uploadsOf } from "../model/form/changes";
import type { CreateAttempt, FormState } from "../model/form/draft";
import type { LineModel } from "../model/form/form-model";
import { filesIn } from "../model/form/row-values";
import { visibleFields } from "../model/form/visible";
import { valueAt } from "../../values/json/path";
import { interpolate } from "../../values/text/text";
import { randomId } from "../../values/text/random-secret";
import type { Row } from "../registry/cell";
import { draftOf, setDraft, useDrafts } from "../store/drafts";
import { showToast } from "../../browser/toasts";
import { backend } from "../../backend/version/backend";

const idPath = "id";

/** Target of a save: a stored row or a new one. */
export interface SaveTarget extends UploadHandlers {
  panel: FormPanel;
  /** Item of the row, such as the collection of a record. */
  item: AnyRow | undefined;
  /** True if the caller holds the write lock of the row. */
  hasLock: boolean;
}

/** Returns whether the new row of this draft may already be stored: a create was attempted. */
export const hasCreateAttempt = (name: string): boolean => draftOf(name).attempt !== undefined;

/** Returns whether only the backend assigns ids to rows of this item. */
export const hasBackendIds = ({ create }: FormPanel, item: AnyRow | undefined): boolean =>
  create.idsByBackend !== undefined && valueAt(item, create.idsByBackend) === true;

/**
 * Creates the row of a form exactly once, with an id chosen here unless the form has one. If an earlier attempt's answer
 * was lost or incomplete, finds the row and overwrites it. Throws a Failure.
 */
export async function createRow(target: SaveTarget, name: string, state: FormState): Promise<Row> {
  const { panel, item } = target;
  const { attempt } = draftOf(name);
  const written = String(valueAt(state.data, idPath) ?? "");
  // An id other than the attempt's belongs to another row.
  const isTried = attempt !== undefined && [attempt.id, ""].includes(written);
  const existing = isTried ? await findRow(panel.read, attempt.id, item?.id ?? "") : undefined;
  if (existing && attempt?.data !== undefined && changedPaths(state.lines, attempt.data, state.data).length === 0)
    return existing as Row;
  const isChosenHere = written === "" && !hasBackendIds(panel, item);
  const id = isChosenHere ? (attempt?.id ?? randomId(backend().idLength)) : written;
  // Record the attempt before the request: the page may close before the answer.
  if (isChosenHere) setDraft(name, (draft) => ({ ...draft, attempt: existing ? { id } : { id, data: state.data } }));
  const note = attemptNoter(name);
  try {
    const row = await (existing ? overwriteRow(target, existing, state) : sendNew(target, id, state));
    note({ id: row.id, data: state.data });
    return row;
  } catch (thrown) {
    const failure = toFailure(thrown);
    // The answer proves that the row is the form's own, so that the next attempt may overwrite it.
    if (failure.asGuest) note({ id: String(valueAt(failure.answer, idPath) ?? id) });
    else if (isRefusal(failure)) note(attempt);
    throw written === "" || existing ? thrown : await takenId(target, written, thrown);
  }
}

/** Returns a function that changes the attempt of a draft, unless the draft is discarded by then. */
function attemptNoter(name: string): (next: CreateAttempt | undefined) => void {
  const { attempt } = draftOf(name);
  // Do not revive a discarded draft: the next row is a new one.
  const isKept = (): boolean => useDrafts.getState().has(name) && draftOf(name).attempt === attempt;
  return (next) => {
    if (isKept()) setDraft(name, (draft) => ({ ...draft, attempt: next }));
  };
}

/** Returns the error of a taken id at its field, where the backend refuses it without a reason. */
async function takenId({ panel, item }: SaveTarget, id: string, thrown: unknown): Promise<unknown> {
  const { status, data } = toFailure(thrown);
  const isUnclear = status === 400 && Object.keys(Object(data) as object).length === 0;
  const existing = isUnclear ? await findRow(panel.read, id, item?.id ?? "") : undefined;
  return existing ? new InvalidForm(new Map([[idPath, [texts.invalid.idTaken]]])) : thrown;
}

/** Returns the body of a new row: all visible values, and the id unless the backend assigns it. */
export function newRowBody({ transient }: FormPanel, id: string, { lines, data }: FormState): RecordPayload {
  const paths = visibleFields(lines, data)
    .map(({ path }) => path)
    .filter((path) => path !== idPath && !transient.includes(path));
  return new RecordPayload({ ...(id && { id }), ...payloadOf(lines, paths, data) }, filesOf(lines, paths, data));
}

const sendNew = (target: SaveTarget, id: string, state: FormState): Promise<Row> =>
  sendRowRequest(target.panel.create.call, target, id, newRowBody(target.panel, id, state));

// Stored files cannot be matched with those of the form, so all are removed and uploaded again.
const overwriteRow = (target: SaveTarget, found: AnyRow, state: FormState): Promise<Row> => {
  const { values, files } = newRowBody(target.panel, "", state);
  const old = visibleFields(state.lines, state.data)
    .filter(({ value }) => value === "file")
    .map(({ path }) => [`${path}-`, filesIn(found[path]).names] as const)
    .filter(([, names]) => names.length > 0);
  const body = new RecordPayload({ ...values, ...Object.fromEntries(old) }, files);
  return sendRowRequest(target.panel.save.call, target, found.id, body);
};

/** Returns the body of a stored row's save: the changed values. */
export function changedRowBody({ transient }: FormPanel, { changed, lines, data }: FormState): RecordPayload {
  const paths = [...changed].filter((path) => !transient.includes(path));
  return new RecordPayload(payloadOf(lines, paths, data), filesOf(lines, paths, data));
}

/** Sends the changes of a stored row. Throws a Failure. */
export async function saveRow(target: SaveTarget, id: string, state: FormState): Promise<Row> {
  const { account, save, transient } = target.panel;
  const { changed, lines, data } = state;
  const body = changedRowBody(target.panel, state);
  const paths = [...changed].filter((path) => !transient.includes(path));
  const sent = await sendRowRequest(save.call, target, id, body);
  const saved = await sortNewFiles(target, id, sent, fileOrders(lines, paths, data, sent));
  if (account) await updateOwnSession(account, id, saved, body.values);
  return saved;
}

// The backend appends new files, and names them. Their place among stored files takes a second request.
async function sortNewFiles(target: SaveTarget, id: string, saved: Row, names: Readonly<Record<string, unknown>>) {
  if (Object.keys(names).length === 0) return saved;
  try {
    return await sendRowRequest(target.panel.save.call, target, id, new RecordPayload(names, []));
  } catch (thrown) {
    // The files are stored: the form must not send them again.
    showToast("warning", interpolate(panelTexts.unsorted, { reason: toFailure(thrown).message }));
    return saved;
  }
}

function sendRowRequest(
  call: FormPanel["create" | "save"]["call"],
  { item, signal, onProgress, hasLock }: SaveTarget,
  id: string,
  body: RecordPayload,
): Promise<Row> {
  // Without a response from the backend, only this shows that an upload started.
  if (body.files.length > 0) onProgress(0);
  return send(call, { path: rowPath(call, id, item?.id ?? ""), body }, { signal, onProgress, hasLock }) as Promise<Row>;
}

const filesOf = (lines: readonly LineModel[], paths: readonly string[], data: unknown) =>
  uploadsOf(lines, paths, data).map(([path, { file }]) => [`${path}+`, file] as const);
