import { expect, test, vi } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { callTimeLimit } from "../../../definitions/backend/backend-limits";
import { logs } from "../../support/product";
import { call, typeOf } from "../../../definitions/language/call";
import { texts } from "../../../definitions/texts/texts";
import { cancelReads, cancelSessionCalls } from "../../../src/backend/api/in-flight";
import { listQuery, newQueryClient, readList, rowQuery, rowsQuery } from "../../../src/backend/api/queries";
import { reportFailure } from "../../../src/backend/api/report-failure";
import { toFailure } from "../../../src/backend/calls/failure";
import { send } from "../../../src/backend/api/send";
import { valueAt } from "../../../src/values/json/path";
import { useToasts } from "../../../src/browser/toasts";
import { fakeBackend, Refusal, type Asked } from "../../support/fake-backend";
import { admin, pageOf, session, storedCollections } from "../../support/fixtures";
import { signedIn } from "../../support/open";

const newAdmin = (email: string) => ({
  body: { avatar: 0, email, password: "a-long-password", passwordConfirm: "a-long-password" },
});

test("sends the token without a prefix, and the language", async () => {
  signedIn();
  const backend = fakeBackend();
  await send(calls.readSettings);
  expect(backend.asked[0]?.headers.get("Authorization")).toBe(session.token);
  expect(backend.asked[0]?.headers.get("Accept-Language")).toBe("en-US");
});

test("sends no token with a sign-in", async () => {
  signedIn();
  const backend = fakeBackend();
  await send(calls.signIn, { body: { identity: "a@example.com", password: "x" } });
  expect(backend.asked[0]?.headers.has("Authorization")).toBe(false);
});

test("sends creates of one kind at the same time", async () => {
  signedIn();
  const backend = fakeBackend();
  const release = backend.holds("addAdmin");
  const emails = ["a@example.com", "b@example.com", "c@example.com"];
  const creates = emails.map((email) => send(calls.addAdmin, newAdmin(email)));
  expect(backend.payloads("addAdmin").map(({ email }) => email)).toEqual(emails);
  release();
  await expect(Promise.all(creates)).resolves.toHaveLength(3);
});

test("reads all pages of a list", async () => {
  const backend = fakeBackend();
  backend.answers("listCollections", ({ payload }: Asked) => pageOf(storedCollections, Number(payload["page"]), 1));
  expect(await readList(calls.listCollections)).toEqual(storedCollections);
  expect(await newQueryClient().fetchQuery(listQuery(calls.listCollections))).toEqual(storedCollections);
  expect(backend.payloads("listCollections").map(({ page }) => page)).toEqual(["1", "2", "1", "2"]);
});

test("refuses a row with another id than the requested one", async () => {
  const backend = fakeBackend();
  const queries = newQueryClient();
  const asked = rowQuery(calls.readAdmin, admin.id);
  backend.answers("readAdmin", { ...admin, id: "admin0000000002" });
  await expect(queries.fetchQuery(asked)).rejects.toMatchObject({ status: 404, message: texts.failure.noRow });
  backend.recovers("readAdmin");
  await expect(queries.fetchQuery(asked)).resolves.toEqual(admin);
});

test("reads a changed row again completely, and keeps equal values identical", async () => {
  const backend = fakeBackend();
  const queries = newQueryClient();
  const asked = rowQuery(calls.readRecord, "record000000001", "boats");
  const known = async (row: object) => {
    backend.answers("readRecord", { id: "record000000001", ...row });
    await queries.fetchQuery(asked);
    return queries.getQueryData(asked.queryKey)!;
  };
  await known({ title: "first", ["__proto__"]: "kept", data: { ["__proto__"]: "first" } });
  const second = await known({ title: "second", ["__proto__"]: "kept", data: { ["__proto__"]: "second" } });
  expect(JSON.stringify(second)).toContain('"title":"second","__proto__":"kept","data":{"__proto__":"second"}');
  const third = await known({ title: "third", data: { same: 1 } });
  const fourth = await known({ title: "fourth", data: { same: 1 } });
  expect(fourth).toHaveProperty("title", "fourth");
  expect(valueAt(fourth, "data")).toBe(valueAt(third, "data"));
});

test("cancels the earlier read of the same rows without a toast", async () => {
  const backend = fakeBackend();
  const release = backend.holds("listLogs");
  const queries = newQueryClient();
  const asked = rowsQuery(logs.list, { sort: "-rowid", filter: "" });
  const earlier = queries.fetchInfiniteQuery(asked);
  const other = send(calls.listLogs, { query: { page: 2, sort: "-rowid" } });
  await queries.cancelQueries({ queryKey: asked.queryKey });
  const later = queries.fetchInfiniteQuery(asked);
  await expect(earlier).rejects.toBeDefined();
  release();
  await expect(later).resolves.toMatchObject({ pages: [{ page: 1 }] });
  await expect(other).resolves.toMatchObject({ page: 2 });
  expect(useToasts.getState()).toEqual([]);
});

test("cancels a call on request without a toast", async () => {
  const backend = fakeBackend();
  backend.holds("readSettings");
  const stop = new AbortController();
  const waiting = send(calls.readSettings, {}, { signal: stop.signal });
  stop.abort();
  const failure = await waiting.catch(toFailure);
  expect(failure).toMatchObject({ aborted: true, message: "" });
  expect(reportFailure(failure)).toBeUndefined();
  expect(useToasts.getState()).toEqual([]);
});

test("cancels the calls of a session, or only those that read", async () => {
  const backend = fakeBackend();
  const releases = (["readSettings", "testEmail", "signIn"] as const).map(backend.holds);
  const reading = send(calls.readSettings);
  const sending = send(calls.testEmail, { body: { template: "verification", email: "a@example.com" } });
  const entering = send(calls.signIn, { body: { identity: "a@example.com", password: "x" } });
  cancelReads();
  await expect(reading).rejects.toMatchObject({ aborted: true });
  cancelSessionCalls();
  await expect(sending).rejects.toMatchObject({ aborted: true });
  for (const release of releases) release();
  await expect(entering).resolves.toMatchObject({ token: session.token });
});

/** Ends the time limit of a call at once. */
const timeOut = (timers: { mock: { calls: readonly unknown[][] } }): number[] =>
  timers.mock.calls.flatMap(([late, ms]) => {
    (late as () => void)();
    return ms as number;
  });

test.each([
  ["a read", () => send(calls.readSettings), callTimeLimit, texts.failure.timeout],
  ["a write", () => send(calls.saveSettings, { body: {} }), callTimeLimit, texts.failure.writeTimeout],
  [
    "a call with a limit of its own",
    () => send(calls.testStorage, { body: { filesystem: "storage" } }),
    30_000,
    "S3 test connection timeout.",
  ],
] as const)("limits the time of %s, and reports a timeout", async (_, make, limit, sentence) => {
  const backend = fakeBackend();
  for (const name of ["readSettings", "saveSettings", "testStorage"] as const) backend.holds(name);
  const timers = vi.spyOn(globalThis, "setTimeout");
  const waiting = make();
  expect(timeOut(timers)).toEqual([limit]);
  await expect(waiting).rejects.toMatchObject({ message: sentence, status: 0, aborted: false });
});

test.each([
  ["a page of something else", new Response("<!doctype html><title>Router</title>")],
  ["an answer that was cut off", new Response('{"meta":')],
])("refuses %s as an answer", async (_, answer) => {
  const backend = fakeBackend();
  backend.answers("readSettings", answer);
  await expect(send(calls.readSettings)).rejects.toMatchObject({ status: 0, message: texts.failure.unreadable });
});

test("reports a row that is gone to a write, but not to a read", async () => {
  const backend = fakeBackend();
  for (const name of ["readAdmin", "saveAdmin", "removeAdmin"] as const)
    backend.answers(name, new Refusal(404, "The requested resource wasn't found."));
  const path = { id: "admin0000000002" };
  const read = await send(calls.readAdmin, { path }).catch(toFailure);
  expect(read).toMatchObject({ status: 404, gone: false });
  expect(reportFailure(read)).toBeUndefined();
  expect(useToasts.getState()).toEqual([]);
  for (const write of [send(calls.saveAdmin, { path, body: {} }), send(calls.removeAdmin, { path })]) {
    const failure = await write.catch(toFailure);
    expect(failure).toMatchObject({ status: 404, gone: true });
    expect(reportFailure(failure)).toBe(texts.failure.gone);
    expect(useToasts.getState()).toMatchObject([{ text: texts.failure.gone }]);
  }
});

test("reports a refused write that is not about a row in the backend's words", async () => {
  const backend = fakeBackend();
  backend.answers("testStorage", new Refusal(404, "Not Found."));
  const failure = await send(calls.testStorage, { body: { filesystem: "storage" } }).catch(toFailure);
  expect(failure).toMatchObject({ gone: false });
  expect(reportFailure(failure)).toBe("Not Found.");
  expect(useToasts.getState()).toMatchObject([{ text: "Not Found." }]);
});

test("refuses the answer to an upload that was redirected", async () => {
  class RedirectedUpload extends EventTarget {
    upload = new EventTarget();
    status = 200;
    responseText = "{}";
    responseURL = "https://elsewhere.example/api/boats";
    open(): void {}
    setRequestHeader(): void {}
    getResponseHeader = (): null => null;
    send(): void {
      queueMicrotask(() => this.dispatchEvent(new Event("load")));
    }
  }
  vi.stubGlobal("XMLHttpRequest", RedirectedUpload);
  const upload = call("POST /api/boats", { body: typeOf<Blob>() });
  const failure = await send(upload, { body: new Blob(["x"]) }).catch(toFailure);
  expect(failure).toMatchObject({ status: 0, message: texts.failure.unreachable });
});

test("gives an upload no time limit", () => {
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      upload = { addEventListener: () => {} };
      open(): void {}
      setRequestHeader(): void {}
      addEventListener(): void {}
      send(): void {}
      abort(): void {}
    },
  );
  const timers = vi.spyOn(globalThis, "setTimeout");
  const upload = call("POST /api/boats", { body: typeOf<Blob>() });
  void send(upload, { body: new Blob(["x"]) }).catch(() => {});
  expect(timers).not.toHaveBeenCalled();
});
