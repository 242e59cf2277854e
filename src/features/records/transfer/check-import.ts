import type { RowsCall } from "../../../../definitions/language/call-kinds";
import { validateSchema } from "../../../runtime/form/schema-validator";
import { readRow, rowChecker, type Checking } from "./model/check-rows";
import { countClearedValues, storedValues, type Emptied } from "./model/emptied";
import { columnsIn } from "./model/import-setup";
import { inRunOrder, type Ordered } from "./model/run-order";
import type { FileRow } from "./model/imported-file";
import { keyLookups, lookupName, relatedLookups, type FoundIds, type Lookup } from "./model/lookups";
import { rowRelater } from "./model/relate-rows";
import { loadModule } from "../../../runtime/ui/loading/load-module";
import { fetchLookup } from "./look-up";

/** Settings and rows of a check. */
export interface CheckSetup extends Omit<Checking, "found" | "validate" | "patterns"> {
  list: RowsCall;
  rows: readonly FileRow[];
}

interface CheckHandlers {
  signal: AbortSignal;
  /** Called with the progress, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Result of a check. */
export interface Checked extends Ordered {
  emptied: Emptied;
}

/** Checks the rows of a file without changing data, in pieces that keep the page responsive. Throws a Failure. */
export async function checkImport(setup: CheckSetup, { signal, onProgress }: CheckHandlers): Promise<Checked> {
  const { rows, own } = setup;
  const { filled, note } = storedValues(columnsIn(setup).map(({ field }) => field.path));
  const found = new Map<string, FoundIds>();
  // Each step is a share of the progress.
  const part = (from: number, to: number) => (share: number) => onProgress(from + share * (to - from));
  const each = <Result>(act: (index: number) => Result, onShare: (share: number) => void): Promise<Result[]> =>
    inPieces(rows.length, signal, act, onShare);
  const fetchAll = async (lookups: readonly Lookup[], onShare: (share: number) => void): Promise<void> => {
    for (const [index, lookup] of lookups.entries()) {
      const report = (share: number): void => onShare((index + share) / lookups.length);
      const isMatched = lookup.name === lookupName(own, setup.setup.key);
      found.set(lookup.name, await fetchLookup(setup.list, lookup, signal, report, isMatched ? note : undefined));
    }
  };
  const read = await each((index) => readRow(setup, rows[index]!), part(0, 0.2));
  await fetchAll(relatedLookups(setup, read, setup.namingFieldsOf), part(0.2, 0.4));
  const related = await each(rowRelater({ ...setup, found }, read), part(0.4, 0.5));
  // Keys may contain relations, so they are read after these.
  await fetchAll(keyLookups(setup, related, own), part(0.5, 0.7));
  const checking = { ...setup, found, validate: validateSchema, patterns: await patternsOf(setup) };
  const ordered = inRunOrder(await each(rowChecker(checking, related), part(0.7, 1)));
  return { ...ordered, emptied: countClearedValues(ordered.sendable, related, filled) };
}

// Longest time that the page may be blocked, in milliseconds.
const breath = 12;

/** Returns the results of `act` for each index, yielding to the browser in between. */
async function inPieces<Result>(
  count: number,
  signal: AbortSignal,
  act: (index: number) => Result,
  onProgress: (share: number) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (let index = 0; index < count; index++) {
    results.push(act(index));
    if (performance.now() - began < breath) continue;
    onProgress((index + 1) / count);
    await new Promise((go) => setTimeout(go));
    signal.throwIfAborted();
    began = performance.now();
  }
  return results;
}

/** Returns matchers for the fields' Go patterns. The parser is loaded only if there are any. */
async function patternsOf({ fields }: Pick<CheckSetup, "fields">): Promise<Checking["patterns"]> {
  const stated = fields.filter(({ schema }) => schema.goPattern !== undefined);
  if (stated.length === 0) return new Map();
  const { goPattern } = await loadModule(() => import("../../../widgets/text/go-pattern"));
  return new Map(
    stated.flatMap(({ path, schema }) => {
      const matches = goPattern(schema.goPattern!);
      return matches ? [[path, matches] as const] : [];
    }),
  );
}
