import { afterEach, expect, test, vi } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { callTimeLimit } from "../../definitions/backend/limits";
import { texts } from "../../definitions/texts/texts";
import { enqueueWrite } from "../../src/runtime/api/write-queue";
import { send } from "../../src/runtime/api/send";
import { fakeBackend, Refusal } from "../support/fake-backend";

afterEach(() => void vi.useRealTimers());

const renamed = (appName: string) => send(calls.saveSettings, { body: { meta: { appName } } });

test("changes of the same thing are made one after the other, of which the backend would lose one", async () => {
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

test("a change that fails or is stopped holds up none that waits for it; one that waits stops at once", async () => {
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

test("a change that waits for one without an end says so after a while, and is not sent; one that can be stopped waits on", async () => {
  vi.useFakeTimers();
  const signal = new AbortController().signal;
  let end = (): void => {};
  const upload = enqueueWrite("/one", () => new Promise<void>((done) => (end = done)), { signal, patient: true });
  const write = vi.fn(() => Promise.resolve());
  const save = enqueueWrite("/one", write, { signal, patient: false });
  const isLate = expect(save).rejects.toMatchObject({ message: texts.failure.queued, aborted: false });
  const patient = vi.fn(() => Promise.resolve());
  const other = enqueueWrite("/one", patient, { signal, patient: true });
  await vi.advanceTimersByTimeAsync(callTimeLimit);
  await isLate;
  end();
  await Promise.all([upload, other]);
  expect([write.mock.calls.length, patient.mock.calls.length]).toEqual([0, 1]);
});
