import { recordImportTexts } from "../../../definitions/texts/record-import";
import { findRow } from "../api/find-row";
import { send } from "../api/send";
import { failureOf } from "../model/calls/failure";
import { rowPath } from "../model/calls/codecs";
import type { RowPlan } from "../model/records/check-rows";
import { guessedTargets, idPath, keyFields } from "../model/records/import-fields";
import type { ReadFile } from "../model/records/imported-file";
import { startRun } from "../model/records/import-run";
import { reachableSetup, type ImportSetup } from "../model/records/import-setup";
import { isChained } from "../model/records/run-order";
import { changeImport, dropAllButText, importInto } from "../store/record-imports";
import { checkImport } from "./check-import";
import type { ImportSubject } from "./import-subject";
import { readFile } from "./read-file";
import type { TransferProps } from "./transfer-props";

/** Reads a file, and guesses what its columns are for. */
export function readInto({ item, fields }: ImportSubject, file: Blob, name: string): void {
  const { id } = item;
  dropAllButText(id);
  const stop = readFile(file, {
    onProgress: (reading) => changeImport(id, { reading }),
    onFault: (fault) => changeImport(id, { fault, reading: undefined, stop: undefined }),
    onRead: (read) => {
      const targets = guessedTargets(read.columns, fields).map((path) =>
        path === undefined ? undefined : { path, by: idPath },
      );
      const key = keyFields(fields).find(({ path }) => targets.some((target) => target?.path === path))?.path ?? idPath;
      const setup = { mode: "create", key, keepBlanks: false, madeUp: false, targets } as const;
      changeImport(id, { read: { ...read, name }, setup, reading: undefined, stop: undefined });
    },
  });
  changeImport(id, { reading: 0, stop });
}

/** Checks the rows as they are set up. */
export async function check(subject: ImportSubject, list: TransferProps["transfer"]["list"]): Promise<void> {
  const { id } = subject.item;
  const { read, setup } = importInto(id);
  if (!read || !setup) return;
  const stopping = new AbortController();
  const isOn = (): boolean => !stopping.signal.aborted;
  changeImport(id, { checking: 0, failure: undefined, stop: () => stopping.abort() });
  try {
    const checked = await checkImport(checkSetup(subject, list, read, reachableSetup(setup, subject.fields)), {
      signal: stopping.signal,
      onProgress: (checking) => isOn() && changeImport(id, { checking }),
    });
    if (isOn()) changeImport(id, { checked, checkedFor: subject.item });
  } catch (thrown) {
    if (isOn()) changeImport(id, { failure: failureOf(thrown) });
  } finally {
    if (isOn()) changeImport(id, { checking: undefined, stop: undefined });
  }
}

const checkSetup = (
  subject: ImportSubject,
  list: TransferProps["transfer"]["list"],
  read: ReadFile,
  setup: ImportSetup,
) => {
  const { fields, lines, item, nameOf, isNumberIn, imported } = subject;
  const { format, columns, rows } = read;
  const { madeUp: secret, repeats } = imported;
  return { setup, fields, format, columns, lines, own: item.id, nameOf, secret, repeats, list, rows, isNumberIn };
};

/** Ends a check; what was chosen stays. */
export function stopCheck(id: string): void {
  importInto(id).stop?.();
  changeImport(id, { checking: undefined, stop: undefined });
}

// The backend writes one after the other, but meanwhile the next ones can be on their way.
const atOnce = 4;

// So often the progress is drawn anew, in milliseconds.
const turn = 100;

/** Sends the rows that were found to be right. */
export function runImport({ panel, item }: ImportSubject): void {
  const { id } = item;
  const plans = importInto(id).checked?.sendable ?? [];
  let drawing: ReturnType<typeof setTimeout> | undefined;
  const draw = (): void => {
    drawing = undefined;
    if (importInto(id).run === run) changeImport(id, { progress: run.progress() });
  };
  const run = startRun({
    plans,
    atOnce: isChained(plans) ? 1 : atOnce,
    sendRow: (plan, again) => sendRow(panel, id, plan, again),
    onChange: () => {
      if (run.progress().state === "running") drawing ??= setTimeout(draw, turn);
      else draw();
    },
  });
  changeImport(id, { run, progress: run.progress() });
  run.resume();
}

async function sendRow(
  { read, create, save }: ImportSubject["panel"],
  itemId: string,
  { id, action, body }: RowPlan,
  again: boolean,
): Promise<void> {
  if (action === "update") await send(save.call, { path: rowPath(save.call, id, itemId), body });
  // Of a call whose answer was lost nobody knows whether it has created the record.
  else if (!again || !(await findRow(read, id, itemId)))
    await send(create.call, { path: rowPath(create.call, id, itemId), body });
}

/** Ends a run for good. */
export const stopRun = (id: string): void =>
  changeImport(id, {
    untried: (importInto(id).run?.stop() ?? []).map((plan) => ({
      ...plan,
      problems: [{ text: recordImportTexts.untold }],
    })),
  });
