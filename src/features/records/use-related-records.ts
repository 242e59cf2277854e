import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { calls } from "../../../definitions/backend/calls";
import type { AnyRow } from "../../../definitions/language/call";
import type { Collection } from "../../../definitions/types/collection";
import { collectionsQuery, relatedQuery } from "../../backend/api/queries";
import type { Schema } from "../../runtime/model/form/schema";
import { idsFilter, inIdFilters } from "../../backend/filter/id-filters";
import { useRecordTitling } from "./use-record-titling";

/** Titles of related records. */
export interface RelatedRecords {
  /** Titles by id: null for deleted records; no entry while unknown. */
  titles: ReadonlyMap<string, string | null>;
  /** Stores a title known from elsewhere; null for a deleted record. */
  learn: (id: string, title: string | null) => void;
  /** Stores the title of a saved record, with the records that the title names. */
  learnSaved: (row: AnyRow) => void;
  error: unknown;
  retry: () => void;
}

/** Returns the collection of a relation field, and whether it was deleted. */
export function useRelatedCollection({ relatedTo }: Schema) {
  const { data: collections } = useQuery(collectionsQuery);
  const collection = collections?.find(({ id }) => id === relatedTo);
  return { collection, isGone: collections !== undefined && !collection };
}

/** Fetches the titles of records. */
export function useRelatedRecords(collection: Collection | undefined, ids: readonly string[]): RelatedRecords {
  const client = useQueryClient();
  const { titleOf, expandOf } = useRecordTitling();
  const own = collection?.id ?? "";
  const expand = expandOf(own);
  const [learned, setLearned] = useState<ReadonlyMap<string, string | null>>(new Map());
  // Titles of removed ids stay known.
  const [requested, setRequested] = useState<readonly string[]>(ids);
  const isRequested = useMemo(() => new Set(requested), [requested]);
  const fresh = ids.filter((id) => !isRequested.has(id) && !learned.has(id));
  if (fresh.length > 0) setRequested([...requested, ...fresh]);
  const batches = collection ? inIdFilters(requested) : [];
  const queries = useQueries({
    queries: batches.map((batch) => relatedQuery(calls.listRelated, own, idsFilter(batch), expand)),
  });
  const titles = new Map<string, string | null>();
  queries.forEach(({ data }, index) => {
    if (!data) return;
    for (const id of batches[index] ?? []) titles.set(id, null);
    for (const row of data) titles.set(row.id, titleOf(row, own));
  });
  for (const [id, title] of learned) titles.set(id, title);
  const learn = (id: string, title: string | null): void => setLearned((known) => new Map([...known, [id, title]]));
  return {
    titles,
    learn,
    learnSaved: (row) => {
      learn(row.id, titleOf(row, own));
      if (expand === undefined) return;
      const read = { ...relatedQuery(calls.listRelated, own, idsFilter([row.id]), expand), staleTime: 0 };
      // Without an answer the title stays.
      client.fetchQuery(read).then(
        ([found]) => found && learn(row.id, titleOf(found, own)),
        () => {},
      );
    },
    error: queries.find((query) => query.error)?.error,
    retry: () => queries.forEach((query) => query.error && void query.refetch()),
  };
}
