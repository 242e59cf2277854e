import { expect, test } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { hasPendingWrites } from "../../../src/backend/api/in-flight";
import { send } from "../../../src/backend/api/send";
import { fakeBackend } from "../../support/fake-backend";

const collection = "sailors00000000";

test("reports writes of a collection, and no reads or other writes", async () => {
  const backend = fakeBackend();
  const held = (["makeBackup", "listRecords", "removeCollection"] as const).map((name) => backend.holds(name));
  const others = [
    send(calls.makeBackup, { body: {} }),
    send(calls.listRecords, { path: { collection }, query: { page: 1, sort: "" } }),
  ];
  expect(hasPendingWrites(collection)).toBe(false);
  const removal = send(calls.removeCollection, { path: { id: collection } });
  expect(hasPendingWrites(collection)).toBe(true);
  expect(hasPendingWrites("ports0000000000")).toBe(false);
  for (const go of held) go();
  await Promise.all([...others, removal]);
  expect(hasPendingWrites(collection)).toBe(false);
});
