import { useState } from "react";
import { idsBesideFilter } from "../../../../definitions/backend/limits";
import type { RelatedCall } from "../../../../definitions/language/call-kinds";
import { send } from "../../api/send";
import { joinFilters } from "../../model/filter/join-filters";
import { idsFilter, inBatches } from "../../model/table/relations";
import type { Row } from "../../registry/cell";
import type { Rows } from "../../table/use-rows";

const none: ReadonlySet<Row> = new Set();

/** The loaded rows that a change has taken out of the filter. What is read anew is another row, and is none of them. */
export function useStrays({ rows = [] }: Pick<Rows, "rows">, filter: string) {
  const [strays, setStrays] = useState(none);
  /** Looks for rows that the filter finds no more. Where that cannot be told nothing is said: the change itself went well. */
  const findStrays = async (call: RelatedCall<{ id: string }>, collection: string, changed: readonly Row[]) => {
    if (filter === "") return;
    const left = new Set(changed);
    for (const batch of inBatches(changed, idsBesideFilter)) {
      const wanted = joinFilters(filter, `(${idsFilter(batch.map(({ id }) => id))})`);
      const query = { filter: wanted };
      const found = await send(call, { path: { collection }, query }).catch(() => ({ items: batch }));
      const ids = new Set(found.items.map(({ id }) => id));
      for (const row of batch) if (ids.has(row.id)) left.delete(row);
    }
    setStrays((before) => new Set([...before, ...left]));
  };
  return { strays: rows.filter((row) => strays.has(row)).length, findStrays };
}
