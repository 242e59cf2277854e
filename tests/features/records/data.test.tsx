import { beforeEach, expect, test } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { collectionsQuery, newQueryClient, rowQuery } from "../../../src/backend/api/queries";
import { refreshCountQuery } from "../../../src/backend/api/rows-cache";
import { recordData, recordsImported } from "../../../src/features/records/data";
import type { Row } from "../../../src/runtime/registry/cell";
import { fakeBackend } from "../../support/fake-backend";
import { pageOf } from "../../support/fixtures";
import { signedIn } from "../../support/open";
import { fetchesFinished, show, showRows } from "../../support/shown";

const ports = { id: "ports0000000000", fields: [] };
const people = { id: "people000000000", fields: [{ type: "relation", collectionId: "people000000000" }] };
const request = { sort: "-created", filter: "" };

const rowOf = (id: string): Row => ({ id, title: id });

beforeEach(signedIn);

/** Shows the records of an item in one table. */
async function shown({ id }: { id: string }) {
  const backend = fakeBackend();
  backend.answers("listRecords", pageOf(["a", "b"].map(rowOf), 1, 30));
  const queries = newQueryClient();
  await show(queries, collectionsQuery);
  const ids = await showRows(queries, calls.listRecords, { itemId: id, ...request });
  const refreshes = () => queries.getQueryData(refreshCountQuery({ call: calls.listRecords, itemId: id }).queryKey);
  return { backend, queries, ids, refreshes };
}

const counts = ({ payloads }: ReturnType<typeof fakeBackend>) => ({
  records: payloads("listRecords").length,
  collections: payloads("listCollections").length,
});

test("patches a saved record in its table, without a request", async () => {
  const { backend, queries, ids } = await shown(ports);
  recordData.saved(queries, { id: "a", item: ports }, { id: "a", title: "new" });
  expect(ids()).toEqual(["a", "b"]);
  expect(queries.getQueryData(rowQuery(calls.readRecord, "a", ports.id).queryKey)).toMatchObject({ title: "new" });
  expect(counts(backend)).toEqual({ records: 1, collections: 1 });
});

test("fetches the table again after a create, because only the backend knows the order", async () => {
  const { backend, queries, refreshes } = await shown(ports);
  recordData.created(queries, { id: "new", item: ports }, rowOf("c"));
  await fetchesFinished(queries);
  expect(counts(backend)).toEqual({ records: 2, collections: 1 });
  expect(refreshes()).toBe(1);
});

test("keeps the table of another collection after a create", async () => {
  const { backend, queries, refreshes } = await shown(ports);
  recordData.created(queries, { id: "new", item: people }, rowOf("c"));
  await fetchesFinished(queries);
  expect(counts(backend)).toEqual({ records: 1, collections: 1 });
  expect(refreshes()).toBeUndefined();
});

test.each(["removed", "gone"] as const)(
  "takes a record that is %s out of its table, without a request",
  async (kind) => {
    const { backend, queries, ids } = await shown(ports);
    recordData[kind](queries, { id: "a", item: ports });
    expect(ids()).toEqual(["b"]);
    expect(counts(backend)).toEqual({ records: 1, collections: 1 });
  },
);

test("fetches a table again that lacks the deleted record", async () => {
  const { backend, queries } = await shown(ports);
  recordData.removed(queries, { id: "z", item: ports });
  await fetchesFinished(queries);
  expect(counts(backend)).toEqual({ records: 2, collections: 1 });
});

test("fetches records again that link to their own collection, also after a run", async () => {
  const { backend, queries } = await shown(people);
  recordData.removed(queries, { id: "a", item: people });
  await fetchesFinished(queries);
  expect(counts(backend).records).toBe(2);
  recordData.endRemovals(queries, people);
  await fetchesFinished(queries);
  expect(counts(backend).records).toBe(3);
  recordData.endRemovals(queries, ports);
  await fetchesFinished(queries);
  expect(counts(backend).records).toBe(3);
});

test("fetches records and collections again after a create without an answer", async () => {
  const { backend, queries } = await shown(ports);
  recordData.unsure(queries, { id: "new", item: ports });
  await fetchesFinished(queries);
  expect(counts(backend)).toEqual({ records: 2, collections: 2 });
});

test("fetches the records of a collection again after an import into it", async () => {
  const { backend, queries } = await shown(ports);
  recordsImported(queries, ports.id);
  await fetchesFinished(queries);
  expect(counts(backend)).toEqual({ records: 2, collections: 1 });
});
