import { beforeEach, expect, test } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import type { AnyRow } from "../../../definitions/language/call";
import { collectionsQuery, newQueryClient, rowQuery } from "../../../src/backend/api/queries";
import { collectionData, collectionsImported } from "../../../src/features/collections/data";
import { fakeBackend } from "../../support/fake-backend";
import { storedCollections } from "../../support/fixtures";
import { signedIn } from "../../support/open";
import { fetchesFinished, show, showRows } from "../../support/shown";

const [ports] = storedCollections as unknown as [AnyRow];
const place = { id: ports.id, item: undefined };

beforeEach(signedIn);

/** Shows the sidebar and the records of a collection. */
async function shown() {
  const backend = fakeBackend();
  const queries = newQueryClient();
  await show(queries, collectionsQuery);
  await showRows(queries, calls.listRecords, { itemId: ports.id, sort: "-created", filter: "" });
  const names = () => queries.getQueryData(collectionsQuery.queryKey)?.map(({ name }) => name);
  const counts = () => [backend.payloads("listCollections").length, backend.payloads("listRecords").length];
  return { queries, names, counts };
}

const all = storedCollections.map(({ name }) => name);

test.each([
  ["created", [...all, "new"]],
  ["saved", ["new", ...all.slice(1)]],
] as const)("lists a %s collection at once, then fetches the list again", async (kind, names) => {
  const now = await shown();
  collectionData[kind](now.queries, place, { ...ports, name: "new" });
  expect(now.names()).toEqual(names);
  await fetchesFinished(now.queries);
  expect(now.counts()).toEqual([2, 1]);
});

test("stores a saved collection, so that its panel shows it", async () => {
  const { queries } = await shown();
  collectionData.saved(queries, place, { ...ports, name: "new" });
  expect(queries.getQueryData(rowQuery(calls.readCollection, ports.id).queryKey)).toMatchObject({ name: "new" });
});

test("drops a deleted collection at once, then fetches the list again", async () => {
  const now = await shown();
  collectionData.removed(now.queries, place);
  expect(now.names()).toEqual(all.slice(1));
  await fetchesFinished(now.queries);
  expect(now.counts()).toEqual([2, 1]);
});

test("keeps a collection listed that another admin deleted while its panel is open", async () => {
  const now = await shown();
  collectionData.gone(now.queries, place);
  await fetchesFinished(now.queries);
  expect([now.names(), now.counts()]).toEqual([all, [1, 1]]);
});

test("fetches the list again after a refused save", async () => {
  const now = await shown();
  collectionData.unsure(now.queries, place);
  await fetchesFinished(now.queries);
  expect(now.counts()).toEqual([2, 1]);
});

test("fetches collections and records again after an import", async () => {
  const now = await shown();
  collectionsImported(now.queries);
  await fetchesFinished(now.queries);
  expect(now.counts()).toEqual([2, 2]);
});
