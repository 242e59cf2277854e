import { useState } from "react";
import type { RelatedCall } from "../../../definitions/language/call-kinds";
import { send } from "../../backend/api/send";
import { joinFilters } from "../../backend/filter/join-filters";
import { idsFilter, inBatches } from "../../backend/filter/id-filters";
import type { Row } from "../registry/cell";
import type { Rows } from "../table/use-rows";
import { backend } from "../../backend/version/backend";

const none: ReadonlySet<Row> = new Set();

/**
 * Counts loaded rows that no longer match the filter after a change. A refetched row is a new object, and so is not
 * counted.
 */
export function useUnmatchedRows({ rows = [] }: Pick<Rows, "rows">, filter: string) {
  const [strays, setStrays] = useState(none);
  /** Finds the changed rows that no longer match the filter. Ignores failures, as the change itself succeeded. */
  const findStrays = async (call: RelatedCall<{ id: string }>, collection: string, changed: readonly Row[]) => {
    if (filter === "") return;
    const unmatched = new Set(changed);
    for (const batch of inBatches(changed, backend().idsWithFilter)) {
      const wanted = joinFilters(filter, `(${idsFilter(batch.map(({ id }) => id))})`);
      const query = { filter: wanted };
      const matches = await send(call, { path: { collection }, query }).catch(() => ({ items: batch }));
      const ids = new Set(matches.items.map(({ id }) => id));
      for (const row of batch) if (ids.has(row.id)) unmatched.delete(row);
    }
    setStrays((before) => new Set([...before, ...unmatched]));
  };
  return { strays: rows.filter((row) => strays.has(row)).length, findStrays };
}
