import { userType } from "../../../definitions/backend/import-conversions";
import { infiniteQueryOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import { files } from "../../../definitions/backend/files";
import { texts } from "../../../definitions/texts/texts";
import type { AnyRow } from "../../../definitions/language/call";
import type { Collection } from "../../../definitions/types/collection";
import type { LinkedProvider } from "../../../definitions/types/record";
import { refetchCall } from "../../backend/api/queries";
import { removeRow, storeRow } from "../../backend/api/changed-rows";
import { refetchRows, replaceRow } from "../../backend/api/rows-cache";
import { send } from "../../backend/api/send";
import { transmit } from "../../backend/api/transmit";
import { Failure } from "../../backend/calls/failure";
import type { RowData, RowPlace } from "../../runtime/registry/row-data";
import type { FileOwner } from "./file-url";
import type { PickerFilters } from "./model/picker-search";

const listsOf = (item: AnyRow | undefined) => ({ call: calls.listRecords, itemId: item?.id });

/** Deleting records can delete or change others that link to them. */
function leave(queries: QueryClient, { id, item }: RowPlace): void {
  if (linksToItself(item)) refetchRows(queries, listsOf(item));
  else removeRow(queries, listsOf(item), id);
}

/** Effects of each change of a record on the cache. A collection may have very many: only a doubt refetches them. */
export const recordData: RowData = {
  created: (queries, { item }, row) => {
    storeRow(queries, calls.readRecord, { id: row.id, itemId: item?.id }, row);
    refetchRows(queries, listsOf(item));
  },
  saved: (queries, { id, item }, row) => {
    storeRow(queries, calls.readRecord, { id, itemId: item?.id }, row);
    replaceRow(queries, listsOf(item), id, row);
  },
  removed: leave,
  gone: leave,
  unsure: (queries, { item }) => {
    refetchRows(queries, listsOf(item));
    // The record may lack a field because its collection does.
    refetchCall(queries, calls.listCollections);
  },
  endRemovals: (queries, item) => {
    if (linksToItself(item)) refetchRows(queries, listsOf(item));
  },
};

const linksToItself = (item: AnyRow | undefined): boolean =>
  ((item as Partial<Collection> | undefined)?.fields ?? []).some((field) => linkedCollection(field) === item?.id);

// The type for accounts before v0.23 always relates to the users.
const linkedCollection = (field: object): unknown => {
  const { type, collectionId } = field as Readonly<Record<string, unknown>>;
  return type === userType.type ? userType.relatesTo : type === "relation" ? collectionId : undefined;
};

/** Fetches the records of a collection that match a filter, and their number. Throws a Failure. */
export const readRelated = (collection: string, filter: string) =>
  send(calls.listRelated, { path: { collection }, query: { filter } });

/** Refetches the records of a collection after an import into it. */
export const recordsImported = (queries: QueryClient, itemId: string): void =>
  refetchRows(queries, { call: calls.listRecords, itemId });

/** Records offered by a picker. */
interface Picked {
  collection: string;
  /** The second one is used if the first finds nothing. */
  filters: PickerFilters;
  expand: string | undefined;
}

/** Returns the query for selectable records, page by page. */
export const pickedQuery = ({ collection, filters, expand }: Picked) =>
  infiniteQueryOptions({
    queryKey: [calls.pickRecords.route, "picked", collection, filters, expand],
    queryFn: async ({ pageParam: { page, filter }, signal }) => {
      const read = async (tried: string) => {
        const query = { page, filter: tried, ...(expand && { expand }) };
        return { ...(await send(calls.pickRecords, { path: { collection }, query }, { signal })), filter: tried };
      };
      const [best, next] = filters;
      const firstPage = await read(filter ?? best);
      return filter === undefined && firstPage.items.length === 0 && next !== undefined ? read(next) : firstPage;
    },
    initialPageParam: { page: 1, filter: undefined as string | undefined },
    getNextPageParam: ({ page, totalPages, filter }) => (page < totalPages ? { page: page + 1, filter } : undefined),
  });

/** Place of an account: its collection and its id. */
interface AccountPath {
  collection: string;
  id: string;
}

/** Returns the query of an account's linked providers. */
export const linkedQuery = (path: Readonly<AccountPath>) =>
  queryOptions({
    queryKey: [calls.listLinkedProviders.route, path],
    queryFn: ({ signal }) => send(calls.listLinkedProviders, { path: { ...path } }, { signal }),
  });

/** Unlinks a provider from an account. Throws a Failure. */
export const unlinkProvider = (path: AccountPath, { id: link, provider }: LinkedProvider): Promise<unknown> =>
  send(calls.unlinkProvider, { path: { ...path, provider, link } });

/** Refetches the linked providers of an account. Another admin may have unlinked one first. */
export const providersChanged = (queries: QueryClient, path: AccountPath): Promise<void> =>
  queries.invalidateQueries({ queryKey: linkedQuery(path).queryKey });

/** Stored file and its URL. */
interface StoredFile {
  owner: FileOwner;
  name: string;
  url: string;
}

const fileKey = ({ owner, name }: StoredFile, as: "bytes" | "text") => [
  files.path,
  owner.collectionId,
  owner.id,
  name,
  as,
];

// `limit` is in bytes: the rest is not read. Throws a Failure.
async function readFile(url: string, signal: AbortSignal, limit?: number): Promise<Blob> {
  const headers = limit === undefined ? {} : { Range: `bytes=0-${limit - 1}` };
  const response = await transmit(url, { method: "GET", headers, body: undefined, signal, onProgress: undefined });
  const { status } = response;
  if (!response.ok) throw new Failure(status === 404 ? texts.failure.noRow : texts.failure.unreachable, { status });
  return response.blob();
}

/** Returns the query of a stored file's bytes. They are not kept. */
export const fileQuery = (file: StoredFile) =>
  queryOptions({
    queryKey: fileKey(file, "bytes"),
    queryFn: ({ signal }) => readFile(file.url, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns the query of a stored file's text, up to `limit` bytes. It is not kept. */
export const fileTextQuery = (file: StoredFile, limit: number) =>
  queryOptions({
    queryKey: fileKey(file, "text"),
    queryFn: async ({ signal }) => {
      const bytes = await readFile(file.url, signal, limit);
      return { text: await bytes.slice(0, limit).text(), isCut: bytes.size >= limit };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
