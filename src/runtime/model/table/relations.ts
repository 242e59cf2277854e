import { cellLimits } from "../../../../definitions/limits/sizes";
import { asList } from "../../../values/text/format-value";
import type { ColumnModel } from "./columns";

/** Returns the distinct ids that rows refer to, by collection. */
export function relatedIds(
  columns: readonly ColumnModel[],
  rows: readonly Readonly<Record<string, unknown>>[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { name, relatedTo } of columns) {
    if (relatedTo === undefined) continue;
    const ids = found.get(relatedTo) ?? new Set();
    // A cell shows no more ids.
    for (const row of rows) for (const id of asList(row[name]).slice(0, cellLimits.ids)) ids.add(String(id));
    if (ids.size > 0) found.set(relatedTo, ids);
  }
  return found;
}
