import { expect, test, vi } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { callTimeLimit } from "../../../definitions/backend/backend-limits";
import { texts } from "../../../definitions/texts/texts";
import { cancelSessionCalls } from "../../../src/backend/api/in-flight";
import { enqueueWrite, acquireWriteLock } from "../../../src/backend/api/write-queue";
import { send } from "../../../src/backend/api/send";
import { fakeBackend, Refusal } from "../../support/fake-backend";

const renamed = (appName: string) => send(calls.saveSettings, { body: { meta: { appName } } });

test("sends changes of one object one after another", async () => {
  const backend = fakeBackend();
  const release = backend.holds("saveSettings");
  const saves = ["Harbour", "Lighthouse", "Quay"].map(renamed);
  const other = send(calls.removeAdmin, { path: { id: "admin0000000002" } });
  await expect(other).resolves.toBeUndefined();
  expect(backend.payloads("saveSettings")).toEqual([{ meta: { appName: "Harbour" } }]);
  release();
  await expect(Promise.all(saves)).resolves.toMatchObject([
    { meta: { appName: "Harbour" } },
    { meta: { appName: "Lighthouse" } },
    { meta: { appName: "Quay" } },
  ]);
});

test("continues after a failed or cancelled change", async () => {
  const backend = fakeBackend();
  backend.answers("saveSettings", new Refusal(400, "No."));
  const release = backend.holds("saveSettings");
  const first = renamed("Harbour");
  const stop = new AbortController();
  const second = send(calls.saveSettings, { body: {} }, { signal: stop.signal });
  const isStopped = expect(second).rejects.toMatchObject({ aborted: true });
  stop.abort();
  await isStopped;
  const third = renamed("Quay");
  release();
  await expect(first).rejects.toMatchObject({ message: "No." });
  await expect(third).rejects.toMatchObject({ message: "No." });
  expect(backend.payloads("saveSettings")).toHaveLength(2);
});

test("reports a change that waits too long, and does not send it", async () => {
  vi.useFakeTimers();
  const signal = new AbortController().signal;
  let end = (): void => {};
  const upload = enqueueWrite("one", () => new Promise<void>((done) => (end = done)), signal);
  const write = vi.fn(() => Promise.resolve());
  const isLate = expect(enqueueWrite("one", write, signal)).rejects.toMatchObject({
    message: texts.failure.queued,
    aborted: false,
  });
  await vi.advanceTimersByTimeAsync(callTimeLimit);
  await isLate;
  end();
  await upload;
  expect(write).not.toHaveBeenCalled();
});

test("writes at once with the write lock, and stops waiting when the session ends", async () => {
  const backend = fakeBackend();
  const release = await acquireWriteLock({ call: calls.saveSettings });
  const other = renamed("Harbour");
  other.catch(() => {});
  await send(calls.saveSettings, { body: { meta: { appName: "Quay" } } }, { hasLock: true });
  expect(backend.payloads("saveSettings")).toEqual([{ meta: { appName: "Quay" } }]);
  const isStopped = expect(acquireWriteLock({ call: calls.saveSettings })).rejects.toMatchObject({ aborted: true });
  cancelSessionCalls();
  await isStopped;
  release();
  await expect(other).rejects.toMatchObject({ aborted: true });
});
