import { isBlank } from "../../../../values/text/format-value";
import type { RowPlan } from "./check-rows";
import type { ReadRow } from "./import-setup";

/** Number of records that lose a value to an empty cell, by field path. */
export type Emptied = ReadonlyMap<string, number>;

type Row = Readonly<Record<string, unknown>>;

// The backend stores 0 and false for missing numbers and booleans.
const hasValue = (value: unknown): boolean => !isBlank(value) && value !== 0 && value !== false;

/** Collects which of the fields have a value in existing records, by record id. */
export function storedValues(paths: readonly string[]) {
  const filled = new Map<string, ReadonlySet<string>>();
  const note = (row: Row): void => {
    const found = paths.filter((path) => hasValue(row[path]));
    if (found.length > 0) filled.set(String(row["id"]), new Set(found));
  };
  return { filled, note };
}

/** Counts the values that empty cells would remove from existing records. */
export function countClearedValues(
  plans: readonly RowPlan[],
  rows: readonly ReadRow[],
  filled: ReadonlyMap<string, ReadonlySet<string>>,
): Emptied {
  const emptied = new Map<string, number>();
  for (const { index, id, action, body } of plans) {
    if (action === "create") continue;
    for (const path of filled.get(id) ?? [])
      if (Object.hasOwn(body, path) && isBlank(rows[index]!.values.get(path)))
        emptied.set(path, (emptied.get(path) ?? 0) + 1);
  }
  return emptied;
}
