import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import type { RecordRow } from "../../../definitions/types/record";
import { send } from "../../backend/api/send";
import { backend } from "../../backend/version/backend";
import type { NamedCollection } from "./model/resolve-name";
import { readAccount, runTrial } from "./run-trial";

// Trials change nothing. They are repeated each time, because records may change at any moment.

/** Returns the query of the newest accounts that match a filter, at most `count`. */
export const accountsQuery = (collection: string, filter: string, count: number) =>
  queryOptions({
    queryKey: ["trial accounts", collection, filter],
    queryFn: async ({ signal }) => {
      const query = { page: 1, sort: backend().newestFirst, ...(filter && { filter }) };
      const { items } = await send(calls.listRecords, { path: { collection }, query }, { signal });
      return items.slice(0, count);
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** Returns the query of the records that pass a filter, and of those that do not. Disabled without a filter. */
export const trialQuery = ({ id, type }: Pick<NamedCollection, "id" | "type">, filter: string | undefined) =>
  queryOptions({
    queryKey: ["trial", id, filter],
    queryFn: ({ signal }) => runTrial({ id, type }, filter!, signal),
    enabled: filter !== undefined,
    gcTime: 0,
  });

/** Returns the query of an account with the relations that the rule follows. Disabled if there are none. */
export const relationsQuery = (account: RecordRow | undefined, expand: string | undefined) =>
  queryOptions({
    queryKey: ["trial relations", account?.collectionId, account?.id, expand],
    queryFn: ({ signal }) => readAccount(account!, expand!, signal),
    enabled: account !== undefined && expand !== undefined,
    gcTime: 0,
  });
