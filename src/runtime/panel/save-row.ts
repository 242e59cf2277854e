import { idLength } from "../../../definitions/backend/limits";
import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { findRow } from "../api/find-row";
import { followOwnAccount } from "../api/own-account";
import { send } from "../api/send";
import { rowPath } from "../model/calls/codecs";
import { failureOf } from "../model/calls/failure";
import { rowBody } from "../model/calls/row-body";
import { changedPaths, payloadOf, uploadsOf } from "../model/form/changes";
import type { FormState } from "../model/form/draft";
import type { LineModel } from "../model/form/form-model";
import { visibleFields } from "../model/form/visible";
import { randomId } from "../model/values/random-secret";
import type { Row } from "../registry/cell";

/** A row that is to be saved, or one to come. */
export interface SaveTarget {
  panel: FormPanel;
  /** The item whose row it is, such as the collection of a record. */
  item: AnyRow | undefined;
  /** Told how much of the files has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** An attempt to create a row, of which nobody knows whether it has. */
interface LostAttempt {
  id: string;
  data: unknown;
}

/**
 * Creates one row, however often it is called. The row is sent with an id of its own: where the answer to an earlier call
 * was lost, the row is looked for, and only what was changed since is saved over it. Throws a Failure.
 */
export function rowCreator(): (target: SaveTarget, state: FormState) => Promise<Row> {
  let lost: LostAttempt | undefined;
  return async (target, state) => {
    const { panel, item } = target;
    const found = lost && (await findRow(panel.read, lost.id, item?.id ?? ""));
    if (lost && found) {
      const since = changedPaths(state.lines, lost.data, state.data).filter((path) => !panel.transient.includes(path));
      return since.length === 0 ? (found as Row) : sendChanges(target, lost.id, state, since);
    }
    const attempt = { id: lost?.id ?? randomId(idLength), data: state.data };
    try {
      return await createRow(target, attempt.id, state);
    } catch (thrown) {
      // What was refused is not there; of anything else nobody knows.
      const { status } = failureOf(thrown);
      if (status < 400 || status >= 500) lost = attempt;
      throw thrown;
    }
  };
}

async function createRow({ panel, item, onProgress }: SaveTarget, id: string, { lines, data }: FormState) {
  const { transient, create } = panel;
  const paths = visibleFields(lines, data)
    .map(({ path }) => path)
    .filter((path) => !transient.includes(path));
  const body = rowBody({ id, ...payloadOf(lines, paths, data) }, filesOf(lines, paths, data));
  return (await send(create.call, { path: rowPath(create.call, id, item?.id ?? ""), body }, { onProgress })) as Row;
}

/** Sends what was changed of a row that is stored. Throws a Failure. */
export async function saveRow(target: SaveTarget, id: string, state: FormState): Promise<Row> {
  const { transient, account } = target.panel;
  const paths = [...state.changed].filter((path) => !transient.includes(path));
  const saved = await sendChanges(target, id, state, paths);
  if (account) await followOwnAccount(account, id, saved, payloadOf(state.lines, paths, state.data));
  return saved;
}

async function sendChanges(
  { panel: { save }, item, onProgress }: SaveTarget,
  id: string,
  { lines, data }: FormState,
  paths: readonly string[],
): Promise<Row> {
  const body = rowBody(payloadOf(lines, paths, data), filesOf(lines, paths, data));
  return (await send(save.call, { path: rowPath(save.call, id, item?.id ?? ""), body }, { onProgress })) as Row;
}

const filesOf = (lines: readonly LineModel[], paths: readonly string[], data: unknown) =>
  uploadsOf(lines, paths, data).map(([path, { file }]) => [path, file] as const);
