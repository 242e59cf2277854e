import { expect, test } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { texts } from "../../definitions/texts/texts";
import { cancelAll, send } from "../../src/runtime/api/send";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { session } from "../support/fixtures";
import { signedIn } from "../support/open";

test("the token goes as it is, without a word before it, and the language goes along", async () => {
  signedIn();
  const backend = fakeBackend();
  await send(calls.readSettings);
  expect(backend.asked[0]?.headers.get("Authorization")).toBe(session.token);
  expect(backend.asked[0]?.headers.get("Accept-Language")).toBe("en-US");
});

test("where signed-in callers are refused, no token goes", async () => {
  signedIn();
  const backend = fakeBackend();
  await send(calls.signIn, { identity: "a@example.com", password: "x" });
  expect(backend.asked[0]?.headers.has("Authorization")).toBe(false);
});

test("an identical call that is still under way is cancelled by the later one", async () => {
  const backend = fakeBackend();
  const release = backend.holds("listRecords");
  const asked = { collection: "a", page: 1, sort: "" };
  const first = send(calls.listRecords, asked);
  const second = send(calls.listRecords, { ...asked, page: 2 });
  const other = send(calls.listRecords, { ...asked, collection: "b" });
  await expect(first).rejects.toMatchObject({ aborted: true, message: "" });
  release();
  await expect(second).resolves.toMatchObject({ page: 2 });
  await expect(other).resolves.toMatchObject({ page: 1 });
});

test("calls of the same path with different purposes leave each other alone", async () => {
  const backend = fakeBackend();
  const release = backend.holds("listLogs");
  const list = send(calls.listLogs, { page: 1, sort: "-rowid" });
  await expect(send(calls.findLogs, { filter: "status = 400" })).resolves.toMatchObject({ page: 1 });
  await expect(send(calls.countLogs, { filter: "" })).resolves.toMatchObject({ page: 1 });
  release();
  await expect(list).resolves.toMatchObject({ page: 1 });
});

test("all calls under way can be cancelled", async () => {
  const backend = fakeBackend();
  backend.holds("readSettings");
  const waiting = send(calls.readSettings);
  cancelAll();
  await expect(waiting).rejects.toMatchObject({ aborted: true });
});

test("an answer without content is nothing", async () => {
  fakeBackend();
  await expect(send(calls.testEmail, { template: "verification", email: "a@example.com" })).resolves.toBeUndefined();
});

test("a refusal is thrown with its words and its tree of errors", async () => {
  const backend = fakeBackend();
  backend.answers("readSettings", new Refusal(400, "No.", { meta: {} }));
  await expect(send(calls.readSettings)).rejects.toMatchObject({ status: 400, message: "No.", data: { meta: {} } });
});

test("a backend that does not answer is told in words", async () => {
  const backend = fakeBackend();
  backend.dies();
  await expect(send(calls.readSettings)).rejects.toMatchObject({ status: 0, message: texts.failure.unreachable });
});
