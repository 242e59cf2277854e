import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { calls } from "../../../definitions/backend/calls";
import type { AnyRow } from "../../../definitions/language/call";
import type { Collection } from "../../../definitions/types/collection";
import { listQuery, relatedQuery } from "../../runtime/api/queries";
import type { Schema } from "../../runtime/model/form/schema";
import { idsFilter, inIdFilters } from "../../runtime/model/table/relations";
import { recordTitle } from "./model/record-title";

/** Titles of related records. */
export interface RelatedRecords {
  /** Titles by id: null for deleted records; no entry while unknown. */
  titles: ReadonlyMap<string, string | null>;
  /** Stores a title known from elsewhere; null for a deleted record. */
  learn: (id: string, title: string | null) => void;
  error: unknown;
  retry: () => void;
}

/** Returns the collection of a relation field, and whether it was deleted. */
export function useRelatedCollection({ relatedTo }: Schema) {
  const { data: collections } = useQuery(listQuery(calls.listCollections));
  const collection = collections?.find(({ id }) => id === relatedTo);
  return { collection, isGone: collections !== undefined && !collection };
}

/** Fetches the titles of records. */
export function useRelatedRecords(collection: Collection | undefined, ids: readonly string[]): RelatedRecords {
  const [learned, setLearned] = useState<ReadonlyMap<string, string | null>>(new Map());
  // Titles of removed ids stay known.
  const [requested, setRequested] = useState<readonly string[]>(ids);
  const isRequested = useMemo(() => new Set(requested), [requested]);
  const fresh = ids.filter((id) => !isRequested.has(id) && !learned.has(id));
  if (fresh.length > 0) setRequested([...requested, ...fresh]);
  const batches = collection ? inIdFilters(requested) : [];
  const queries = useQueries({
    queries: batches.map((batch) => relatedQuery(calls.listRelated, collection?.id ?? "", idsFilter(batch))),
  });
  const titles = new Map<string, string | null>();
  queries.forEach(({ data }, index) => {
    if (!data) return;
    for (const id of batches[index] ?? []) titles.set(id, null);
    for (const row of data) titles.set(row.id, recordTitle(row as unknown as AnyRow, collection?.fields));
  });
  for (const [id, title] of learned) titles.set(id, title);
  return {
    titles,
    learn: (id, title) => setLearned((known) => new Map([...known, [id, title]])),
    error: queries.find((query) => query.error)?.error,
    retry: () => queries.forEach((query) => query.error && void query.refetch()),
  };
}
