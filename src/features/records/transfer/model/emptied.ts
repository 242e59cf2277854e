import { isBlank } from "../../../../runtime/model/values/text/format-value";
import type { RowPlan } from "./check-rows";
import type { ReadRow } from "./import-setup";

/** How many records empty cells take a value from, by the path of the field. */
export type Emptied = ReadonlyMap<string, number>;

type Row = Readonly<Record<string, unknown>>;

// Where a number or a flag has no value the backend has these.
const hasValue = (value: unknown): boolean => !isBlank(value) && value !== 0 && value !== false;

/** Takes down which of these fields have a value in stored records, by their ids. */
export function storedValues(paths: readonly string[]) {
  const filled = new Map<string, ReadonlySet<string>>();
  const note = (row: Row): void => {
    const found = paths.filter((path) => hasValue(row[path]));
    if (found.length > 0) filled.set(String(row["id"]), new Set(found));
  };
  return { filled, note };
}

/** What the empty cells of the rows that are sent take from the records that are there. */
export function emptiedBy(
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
