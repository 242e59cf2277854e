import { beforeEach, expect, test } from "vitest";
import { collectionsQuery, newQueryClient } from "../../../src/backend/api/queries";
import {
  backupRestored,
  backupsChanged,
  backupsQuery,
  removeBackup,
  runQuery,
} from "../../../src/features/backups/data";
import { fakeBackend, Refusal } from "../../support/fake-backend";
import { signedIn } from "../../support/open";
import { fetchesFinished, show } from "../../support/shown";

beforeEach(signedIn);

/** Shows the backups, whether one is running, and the collections. */
async function shown() {
  const backend = fakeBackend();
  backend.answers("listBackups", []);
  const queries = newQueryClient();
  await show(queries, backupsQuery);
  await show(queries, runQuery);
  await show(queries, collectionsQuery);
  const counts = () =>
    (["listBackups", "readHealth", "listCollections"] as const).map((name) => backend.payloads(name).length);
  return { backend, queries, counts };
}

test("fetches the backups and the running one again after a change", async () => {
  const { queries, counts } = await shown();
  backupsChanged(queries);
  await fetchesFinished(queries);
  expect(counts()).toEqual([2, 2, 1]);
});

test("fetches the backups again after a refused deletion, too", async () => {
  const { backend, queries, counts } = await shown();
  backend.answers("removeBackup", new Refusal(400, "Not found."));
  await expect(removeBackup(queries, "first.zip")).rejects.toMatchObject({ status: 400 });
  await fetchesFinished(queries);
  expect(counts()).toEqual([2, 2, 1]);
});

test("fetches everything again after a restore", async () => {
  const { queries, counts } = await shown();
  backupRestored(queries);
  await fetchesFinished(queries);
  expect(counts()).toEqual([2, 2, 2]);
});
