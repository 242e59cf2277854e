import type { AnyRow } from "../../../../definitions/language/call";
import { hasBackendIds } from "../../../runtime/row-form/save-row";
import { texts } from "../../../../definitions/texts/texts";
import { recordImportTexts } from "../../../../definitions/texts/record-import";
import { findRow } from "../../../backend/api/find-row";
import { confirmSession, send } from "../../../backend/api/send";
import { Failure, toFailure } from "../../../backend/calls/failure";
import { rowPath } from "../../../backend/calls/row-requests";
import type { RowPlan } from "./model/check-rows";
import { copiedFields, guessedTargets, idPath, matchKeys } from "./model/import-fields";
import type { ReadFile } from "./model/imported-file";
import { startRun } from "./model/import-run";
import { comparedKeys, reachableSetup, type ImportSetup } from "./model/import-setup";
import { rowsAtOnce } from "./model/run-order";
import { joinNames } from "../../../values/text/text-direction";
import { findMissingPaths } from "../../../values/json/path";
import { interpolate } from "../../../values/text/text";
import { changeImport, dropAllButText, importInto } from "./record-imports";
import { checkImport } from "./check-import";
import type { ImportSubject } from "./import-subject";
import { copiedBody, fileCopier, noFiles, type CopyFiles } from "./copy-files";
import { readFile } from "./read-file";
import type { TransferProps } from "../../../runtime/pages/table/table-features";

/** Reads a file, or what was read from another environment, and guesses the target fields of its columns. */
export function readInto(subject: ImportSubject, file: Blob, name: string, from?: string): void {
  const { item, keys } = subject;
  const { id } = item;
  const fields = from === undefined ? subject.fields : copiedFields(subject);
  dropAllButText(id);
  const stop = readFile(file, {
    onProgress: (reading) => changeImport(id, { reading }),
    onFault: (fault) => changeImport(id, { fault, reading: undefined, stop: undefined }),
    onRead: (read) => {
      const targets = guessedTargets(read.columns, fields).map((path) =>
        path === undefined ? undefined : { path, by: idPath },
      );
      const isChosen = (path: string): boolean => targets.some((target) => target?.path === path);
      const key = matchKeys(keys).find((each) => each.fields.every(isChosen))?.name ?? idPath;
      const setup = { mode: "create", key, keepBlanks: false, madeUp: false, targets } as const;
      changeImport(id, { read: { ...read, name }, setup, reading: undefined, stop: undefined });
    },
  });
  changeImport(id, { reading: 0, stop, from });
}

/** Checks the rows with the current settings. */
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
    if (isOn()) changeImport(id, { failure: toFailure(thrown) });
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
  const { fields, lines, item, panel, nameOf, namingFieldsOf, imported } = subject;
  const keys = comparedKeys(setup, subject.keys);
  const idsByBackend = hasBackendIds(panel, item);
  const { format, columns, rows } = read;
  const { madeUp: secret, repeats } = imported;
  const own = item.id;
  const reading = { setup, fields, keys, format, columns, idsByBackend };
  return { ...reading, lines, own, nameOf, namingFieldsOf, secret, repeats, list, rows };
};

/** Stops a check; the settings stay. */
export function stopCheck(id: string): void {
  importInto(id).stop?.();
  changeImport(id, { checking: undefined, stop: undefined });
}

// Interval between progress updates, in milliseconds.
const turn = 100;

/** Sends the valid rows. */
export function runImport(subject: ImportSubject): void {
  const { id } = subject.item;
  const { checked, from } = importInto(id);
  const plans = checked?.sendable ?? [];
  const stopping = new AbortController();
  const copyFiles = from === undefined ? noFiles : fileCopier(from, subject.name, stopping.signal);
  let drawing: ReturnType<typeof setTimeout> | undefined;
  const draw = (): void => {
    drawing = undefined;
    if (importInto(id).run === run) changeImport(id, { progress: run.progress() });
  };
  const run = startRun({
    plans,
    atOnce: rowsAtOnce(plans),
    sendRow: (plan, again) => sendRow(subject, plan, again, copyFiles),
    confirm: confirmSession,
    onChange: () => {
      if (run.progress().state === "running") drawing ??= setTimeout(draw, turn);
      else draw();
    },
  });
  changeImport(id, { run, progress: run.progress(), stop: () => stopping.abort() });
  run.resume();
}

// Fields that a created record lacks, by row. The backend silently drops unknown fields.
const missing = new WeakMap<RowPlan, string>();

async function sendRow(subject: ImportSubject, plan: RowPlan, again: boolean, copyFiles: CopyFiles): Promise<void> {
  const sent = subject.fields.filter(({ path, schema }) => !schema.secret && Object.hasOwn(plan.body, path));
  const lacked = findMissingPaths(
    await storeRow(subject, plan, again, copyFiles),
    sent.map(({ path }) => path),
  );
  if (lacked.length === 0) return void missing.delete(plan);
  missing.set(plan, joinNames(lacked));
  // A guest's answer lacks hidden fields.
  if (!(await confirmSession())) throw new Failure(texts.session.ended, { status: 401 });
  throw new Failure(interpolate(recordImportTexts.noField, { fields: joinNames(lacked) }));
}

async function storeRow(subject: ImportSubject, plan: RowPlan, again: boolean, copyFiles: CopyFiles): Promise<AnyRow> {
  const { panel, item } = subject;
  const { read, create, save } = panel;
  const { id, action } = plan;
  const stored = (): Promise<AnyRow | undefined> => findRow(read, id, item.id);
  const put = async (call: typeof create.call | typeof save.call): Promise<AnyRow> => {
    const body = await copiedBody(subject, plan, copyFiles, call === save.call ? stored : undefined);
    return send(call, { path: rowPath(call, id, item.id), body }, { isInRun: true }) as Promise<AnyRow>;
  };
  if (action === "update" || missing.has(plan)) return put(save.call);
  // If the answer of a request was lost, the record may exist.
  const existing = again && id !== "" ? await stored() : undefined;
  return existing ?? put(create.call).catch(noItem);
}

// A 404 on create means that the collection is gone. It concerns all rows, so the run pauses.
const noItem = (thrown: unknown): never => {
  throw toFailure(thrown).status === 404 ? new Failure(recordImportTexts.noItem) : thrown;
};

const withProblem = (plan: RowPlan, text: string): RowPlan => ({ ...plan, problems: [{ text }] });

/** Stops a run for good. */
export function stopRun(id: string): void {
  const { run, stop } = importInto(id);
  const unsent = run?.stop() ?? [];
  stop?.();
  changeImport(id, {
    untried: unsent.filter((plan) => !missing.has(plan)).map((plan) => withProblem(plan, recordImportTexts.stopped)),
    incomplete: unsent.flatMap((plan) => {
      const fields = missing.get(plan);
      if (fields === undefined) return [];
      return withProblem(plan, interpolate(recordImportTexts.storedWithout, { id: plan.id, fields }));
    }),
  });
}
