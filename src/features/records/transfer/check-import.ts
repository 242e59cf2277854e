import type { RowsCall } from "../../../../definitions/language/call-kinds";
import { validateSchema } from "../../../runtime/form/schema-validator";
import { readRow, rowChecker, type Checking, type RowPlan } from "./model/check-rows";
import { countClearedValues, storedValues, type Emptied } from "./model/emptied";
import { columnsIn, type ReadRow } from "./model/import-setup";
import { inRunOrder, type Ordered } from "./model/run-order";
import type { FileRow } from "./model/imported-file";
import { lookupKey, wantedLookups, type FoundIds } from "./model/lookups";
import { loadPart } from "../../../runtime/ui/loading/load-part";
import { fetchLookup } from "./look-up";

/** Settings and rows of a check. */
export interface CheckSetup extends Omit<Checking, "found" | "validate" | "patterns"> {
  list: RowsCall;
  rows: readonly FileRow[];
}

interface CheckFollower {
  signal: AbortSignal;
  /** Called with the progress, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Result of a check. */
export interface Checked extends Ordered {
  emptied: Emptied;
}

/** Checks the rows of a file without changing data, in pieces that keep the page responsive. Throws a Failure. */
export async function checkImport(setup: CheckSetup, { signal, onProgress }: CheckFollower): Promise<Checked> {
  const { rows, list, own, isNumberIn } = setup;
  const key = lookupKey(own, setup.setup.key);
  const { filled, note } = storedValues(columnsIn(setup).map(({ field }) => field.path));
  const read: ReadRow[] = [];
  await inPieces(
    rows.length,
    signal,
    (index) => void read.push(readRow(setup, rows[index]!)),
    (share) => onProgress(share * 0.2),
  );
  const lookups = wantedLookups(setup, read, own, isNumberIn);
  const found = new Map<string, FoundIds>();
  for (const [index, lookup] of lookups.entries()) {
    const report = (share: number): void => onProgress(0.2 + (0.4 * (index + share)) / lookups.length);
    const name = lookupKey(lookup.collection, lookup.field);
    found.set(name, await fetchLookup(list, lookup, signal, report, name === key ? note : undefined));
  }
  const checking = { ...setup, found, validate: validateSchema, patterns: await patternsOf(setup) };
  const check = rowChecker(checking, read);
  const plans: RowPlan[] = [];
  await inPieces(
    rows.length,
    signal,
    (index) => void plans.push(check(index)),
    (share) => onProgress(0.6 + share * 0.4),
  );
  const ordered = inRunOrder(plans);
  return { ...ordered, emptied: countClearedValues(ordered.sendable, read, filled) };
}

// Longest time that the page may be blocked, in milliseconds.
const breath = 12;

/** Calls `act` for each index, yielding to the browser in between. */
async function inPieces(
  count: number,
  signal: AbortSignal,
  act: (index: number) => void,
  onProgress: (share: number) => void,
): Promise<void> {
  let began = performance.now();
  for (let index = 0; index < count; index++) {
    act(index);
    if (performance.now() - began < breath) continue;
    onProgress((index + 1) / count);
    await new Promise((go) => setTimeout(go));
    signal.throwIfAborted();
    began = performance.now();
  }
}

/** Returns matchers for the fields' Go patterns. The parser is loaded only if there are any. */
async function patternsOf({ fields }: Pick<CheckSetup, "fields">): Promise<Checking["patterns"]> {
  const stated = fields.filter(({ schema }) => schema.goPattern !== undefined);
  if (stated.length === 0) return new Map();
  const { goPattern } = await loadPart(() => import("../../../widgets/text/go-pattern"));
  return new Map(
    stated.flatMap(({ path, schema }) => {
      const matches = goPattern(schema.goPattern!);
      return matches ? [[path, matches] as const] : [];
    }),
  );
}
