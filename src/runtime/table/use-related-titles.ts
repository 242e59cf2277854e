import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { RelatedCall } from "../../../definitions/language/call-kinds";
import { relatedQuery } from "../../backend/api/queries";
import { toFailure, type Failure } from "../../backend/calls/failure";
import type { ColumnModel } from "../model/table/columns";
import { relatedIds } from "../model/table/relations";
import { idsFilter, inIdFilters } from "../../backend/filter/id-filters";
import { useTitling, type RecordTitles, type Titling } from "../registry/record-titles";
import type { Row } from "../registry/cell";

/** Titles known so far, and the ids already requested. */
interface Known extends RecordTitles {
  /** Marks ids as requested, and returns those not requested in this round. Known titles stay until the answer. */
  claim: (round: string, collectionId: string, ids: Iterable<string>) => string[];
  learn: (collectionId: string, titles: ReadonlyMap<string, string>) => void;
  /** Runs the work of a collection one after the other, to avoid making the same call twice at once. */
  next: (collectionId: string, work: () => Promise<void>) => Promise<void>;
}

const nothing: ReadonlyMap<string, string> = new Map();

function knownTitles(): Known {
  const titles = new Map<string, ReadonlyMap<string, string>>();
  const listeners = new Set<() => void>();
  const requested = new Set<string>();
  const underWay = new Map<string, Promise<void>>();
  let last = "";
  return {
    inCollection: (collectionId) => titles.get(collectionId) ?? nothing,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    claim: (round, collectionId, ids) => {
      if (round !== last) requested.clear();
      last = round;
      const fresh = [...ids].filter((id) => !requested.has(`${collectionId} ${id}`));
      fresh.forEach((id) => requested.add(`${collectionId} ${id}`));
      return fresh;
    },
    learn: (collectionId, more) => {
      titles.set(collectionId, new Map([...(titles.get(collectionId) ?? []), ...more]));
      listeners.forEach((changed) => changed());
    },
    next: (collectionId, work) => {
      const before = underWay.get(collectionId) ?? Promise.resolve();
      const done = before.then(work, work);
      underWay.set(collectionId, done);
      return done;
    },
  };
}

interface RelatedTitles {
  titles: RecordTitles;
  /** Reason why some titles are missing. */
  failure: Failure | undefined;
  retry: () => void;
}

/** Fetches the titles of records that rows refer to: after the rows, in batches, each record once. */
export function useRelatedTitles(
  call: RelatedCall | undefined,
  columns: readonly ColumnModel[],
  rows: readonly Row[] | undefined,
  refreshCount: number,
): RelatedTitles {
  const queries = useQueryClient();
  const titling = useTitling();
  const [known] = useState(knownTitles);
  const [tries, setTries] = useState(0);
  const round = `${refreshCount} ${tries}`;
  const [failed, fail] = useState<{ round: string; failure: Failure }>();
  useEffect(() => {
    if (!call || !rows) return;
    for (const [collectionId, ids] of relatedIds(columns, rows)) {
      const fresh = known.claim(round, collectionId, ids);
      const learn = (): Promise<void> => learnTitles({ queries, call, known, titling, collectionId, ids: fresh });
      known.next(collectionId, learn).catch((thrown: unknown) => {
        const failure = toFailure(thrown);
        if (!failure.aborted) fail({ round, failure });
      });
    }
  }, [queries, call, columns, rows, known, titling, round]);
  const failure = failed?.round === round ? failed.failure : undefined;
  return { titles: known, failure, retry: () => setTries(tries + 1) };
}

interface Learning {
  queries: QueryClient;
  call: RelatedCall;
  known: Known;
  titling: Titling;
  collectionId: string;
  ids: readonly string[];
}

async function learnTitles({ queries, call, known, titling, collectionId, ids }: Learning): Promise<void> {
  const expand = titling.expandOf(collectionId);
  for (const batch of inIdFilters(ids)) {
    const records = await queries.fetchQuery(relatedQuery(call, collectionId, idsFilter(batch), expand));
    // A deleted record keeps its id as title.
    const titles = new Map(batch.map((id) => [id, id]));
    for (const record of records) titles.set(record.id, titling.titleOf(record, collectionId));
    known.learn(collectionId, titles);
  }
}
