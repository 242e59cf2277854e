import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { importLimits } from "../../../../definitions/limits/sizes";
import type { DescribedChange } from "./model/import-job";
import type { CountedRecords } from "./model/summary";
import { importCountsQuery } from "../data";
import { duplicates, violationOf, type Violation } from "../consequences/violation";
import { valueAt } from "../../../values/json/path";
import { findBreaking } from "../consequences/find-breaking";
import { countRecords, readRecords } from "../consequences/read-all";

/** Returns a count of records: undefined while loading, null if it is unavailable. */
export type CountOf = (counted: CountedRecords) => number | null | undefined;

const keyOf = ({ collectionId, filter, limit }: CountedRecords): string =>
  JSON.stringify([collectionId, limit ?? filter]);

/** Counts the affected records, deletions first. The number of counts is limited. */
export function useCounts(changes: readonly DescribedChange[]): CountOf {
  const wanted = useMemo(() => wantedCounts(changes), [changes]);
  const { data } = useQuery({
    ...importCountsQuery([...wanted.keys()], (signal) => countAll([...wanted], signal)),
    enabled: wanted.size > 0,
  });
  return (counted) => {
    if (!wanted.has(keyOf(counted))) return null;
    return data === undefined ? undefined : (data.get(keyOf(counted)) ?? null);
  };
}

function wantedCounts(changes: readonly DescribedChange[]): ReadonlyMap<string, CountedRecords> {
  const facts = changes.flatMap((change) => change.facts);
  const inOrder = [...facts.filter(({ grave }) => grave), ...facts.filter(({ grave }) => !grave)];
  const counted = inOrder.flatMap(({ counts }) => (counts ? [[keyOf(counts), counts] as const] : []));
  return new Map([...new Map(counted)].slice(0, importLimits.counts));
}

async function countAll(
  wanted: readonly (readonly [string, CountedRecords])[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const waiting = [...wanted];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, counted] = next;
      try {
        const count = await countOne(counted, signal);
        if (count !== undefined) counts.set(key, count);
      } catch {
        // The list shows that the count is unavailable.
      }
    }
  };
  await Promise.all(Array.from({ length: importLimits.countsAtOnce }, work));
  return counts;
}

// Limits without a filter are checked record by record, and not at all in very large collections.
async function countOne(counted: CountedRecords, signal: AbortSignal): Promise<number | undefined> {
  const { collectionId: collection, limit } = counted;
  const violation: Violation = limit ? violationAt(limit) : { filter: counted.filter };
  const breaks = await findBreaking(violation);
  if (!breaks) return violation.filter === undefined ? undefined : countRecords(collection, violation.filter, signal);
  const { records, all } = await readRecords(collection, signal);
  const values = records.map((record) => valueAt(record, limit!.field));
  return all ? breaks(values).length : undefined;
}

const violationAt = ({ type, option, value, field }: NonNullable<CountedRecords["limit"]>): Violation =>
  option === "unique" ? duplicates : (violationOf(type, option, value, field) ?? {});
