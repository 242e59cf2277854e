import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { sampleSize } from "../../../definitions/backend/backend-limits";
import { calls } from "../../../definitions/backend/calls";
import type { AnyRow } from "../../../definitions/language/call";
import type { Collection } from "../../../definitions/types/collection";
import { fetchCurrent } from "../../backend/api/fetch-current";
import { collectionsQuery, listQuery, refetchCall } from "../../backend/api/queries";
import { storeRow } from "../../backend/api/changed-rows";
import { send } from "../../backend/api/send";
import { decodeBody } from "../../backend/dialects/translate";
import { isEqual } from "../../values/json/equal";
import { valueAt } from "../../values/json/path";
import type { RowData } from "../../runtime/registry/row-data";

/** Patches the list at once, so that the sidebar follows, and refetches it. */
function change(queries: QueryClient, next: (all: Collection[]) => Collection[]): void {
  queries.setQueryData(collectionsQuery.queryKey, (all) => all && next(all));
  refetchCall(queries, calls.listCollections);
}

// A collection has more properties than the list.
const asListed = (row: AnyRow): Collection => decodeBody(calls.listCollections, row) as Collection;

/** Effects of each change of a collection on the cache. Tables refetch their records once their collection differs. */
export const collectionData: RowData = {
  created: (queries, _, row) => change(queries, (all) => [...all, asListed(row)]),
  saved: (queries, { id }, row) => {
    storeRow(queries, calls.readCollection, { id, itemId: undefined }, row);
    change(queries, (all) => all.map((each) => (each.id === id ? asListed(row) : each)));
  },
  removed: (queries, { id }) => change(queries, (all) => all.filter((each) => each.id !== id)),
  // It stays listed until its panel closes, which refetches the list: the panel unmounts without it.
  gone: () => {},
  unsure: (queries) => refetchCall(queries, calls.listCollections),
  endRemovals: () => {},
};

/** Query of all collections with all properties, as exported and imported. */
export const configurationQuery = listQuery(calls.exportCollections);

/** Refetches the configuration and returns whether it is unchanged. */
export async function isConfigurationCurrent(queries: QueryClient): Promise<boolean> {
  const before = queries.getQueryData(configurationQuery.queryKey);
  return isEqual(before, await fetchCurrent(queries, configurationQuery));
}

/**
 * Refetches the collections and their records after an import. Not awaited, because the backend may still be busy with
 * the import.
 */
export const collectionsImported = (queries: QueryClient): void =>
  void queries.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).includes("/api/collections"),
  });

/** Returns the query of a view's columns, from a dry run of its SQL query. */
export const viewColumnsQuery = (sql: string) =>
  queryOptions({
    queryKey: [calls.dryRunView.route, sql],
    queryFn: ({ signal }) => send(calls.dryRunView, { body: { query: sql } }, { signal }),
  });

/** Returns the query of the first rows of a view's SQL, which the backend must have accepted as a single query. */
export const sampleRowsQuery = (sql: string) =>
  queryOptions({
    queryKey: [calls.runSql.route, sql],
    queryFn: async ({ signal }): Promise<SampleRows> => {
      const inner = sql.replace(/[\s;]+$/, "");
      const query = `SELECT * FROM (\n${inner}\n) LIMIT ${sampleSize}`;
      const { columns, rows } = await send(calls.runSql, { body: { query } }, { signal, reads: true });
      return { columns: columns.map(({ name }) => name), rows };
    },
  });

/** Returns the query of the first rows of a stored view. */
export const storedRowsQuery = (collection: string) =>
  queryOptions({
    queryKey: [calls.listRecords.route, collection, "sample"],
    queryFn: async ({ signal }): Promise<SampleRows> => {
      const query = { page: 1, sort: "" };
      const { items } = await send(calls.sampleRecords, { path: { collection }, query }, { signal });
      const columns = Object.keys(items[0] ?? {}).filter((name) => !ofAllRecords.has(name));
      return { columns, rows: items.map((row) => columns.map((name) => valueAt(row, name))) };
    },
  });

// Added to each row by the backend.
const ofAllRecords = new Set(["collectionId", "collectionName", "expand"]);

/** Rows of a query, with the names of their columns. */
export interface SampleRows {
  columns: readonly string[];
  rows: readonly (readonly unknown[])[];
}

/** Returns the query of counts for an import, by the keys of what is counted. */
export const importCountsQuery = <Counts>(keys: readonly string[], count: (signal: AbortSignal) => Promise<Counts>) =>
  queryOptions({ queryKey: ["import counts", ...keys], queryFn: ({ signal }) => count(signal), gcTime: 0 });
