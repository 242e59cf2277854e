import { act, renderHook, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { sessionKey } from "../../definitions/backend/limits";
import { storageKeys } from "../../definitions/texts/storage-keys";
import { texts } from "../../definitions/texts/texts";
import type { Session } from "../../definitions/types/admin";
import { guardSession } from "../../src/runtime/api/guard-session";
import { newQueryClient } from "../../src/runtime/api/queries";
import { reportFailure } from "../../src/runtime/api/report-failure";
import { observeCalls, send } from "../../src/runtime/api/send";
import { endSession, followTabs, storeSession, useSession, validSession } from "../../src/runtime/store/session";
import { useToasts } from "../../src/runtime/store/toasts";
import { useClockWarning } from "../../src/runtime/ui/notices/use-clock-warning";
import { fakeBackend, Refusal, type Asked, type CallName, type FakeBackend } from "../support/fake-backend";
import { admin, now, session, storedSettings, tokenUntil } from "../support/fixtures";
import { open, signedIn } from "../support/open";

const day = 86_400_000;
const inDays = (days: number): Date => new Date(now.getTime() + days * day);
const newer: Session = { token: tokenUntil(inDays(15)), model: admin };
const other: Session = { token: tokenUntil(inDays(16)), model: { ...admin, id: "admin0000000002" } };
const dead = new Refusal(401, "The request requires valid admin authorization token to be set.");

const tokenNow = (): string | undefined => useSession.getState().session?.token;
const stored = (): Session | null => JSON.parse(localStorage.getItem(sessionKey) ?? "null") as Session | null;
/** What another tab, or the backend's own dashboard, does; its event has not come yet. */
const storeElsewhere = (elsewhere: Session): void => localStorage.setItem(sessionKey, JSON.stringify(elsewhere));

const goHome = vi.fn<() => void>();

/** A guarded session before a backend that knows only these tokens. */
function guarded(name: CallName, answer: unknown, ...alive: readonly Session[]): FakeBackend {
  const backend = fakeBackend();
  const tokens = new Set(alive.map(({ token }) => token));
  backend.answers(name, ({ headers }: Asked) => (tokens.has(headers.get("Authorization") ?? "") ? answer : dead));
  goHome.mockClear();
  guardSession(newQueryClient(), goHome);
  return backend;
}

beforeEach(signedIn);

test("a 401 ends the session, here and in other tabs", async () => {
  guarded("readSettings", storedSettings);
  await expect(send(calls.readSettings)).rejects.toMatchObject({ status: 401 });
  expect(tokenNow()).toBeUndefined();
  expect(stored()).toBeNull();
  expect(useSession.getState().endReason).toBe(texts.session.ended);
});

test("a late 401 of an old token ends no newer session: the call is made again with the new token", async () => {
  const backend = guarded("readSettings", storedSettings, newer);
  const release = backend.holds("readSettings");
  const asked = send(calls.readSettings);
  storeSession(newer);
  release();
  await expect(asked).resolves.toEqual(storedSettings);
  expect(tokenNow()).toBe(newer.token);
  expect(stored()).toEqual(newer);
  expect(backend.payloads("readSettings")).toHaveLength(2);
});

test("nor does it end a session that another tab has begun, and this tab takes it over", async () => {
  const backend = guarded("saveSettings", storedSettings, newer);
  const release = backend.holds("saveSettings");
  const asked = send(calls.saveSettings, { body: { meta: { appName: "Harbour" } } });
  storeElsewhere(newer);
  release();
  await expect(asked).resolves.toEqual(storedSettings);
  expect(tokenNow()).toBe(newer.token);
  expect(stored()).toEqual(newer);
});

test("nothing is done in the name of another admin who has signed in meanwhile, and that is told", async () => {
  const backend = guarded("saveSettings", storedSettings, other);
  const release = backend.holds("saveSettings");
  const asked = send(calls.saveSettings, { body: { meta: { appName: "Harbour" } } });
  storeElsewhere(other);
  release();
  await asked.catch(reportFailure);
  expect(backend.payloads("saveSettings")).toHaveLength(1);
  expect(tokenNow()).toBe(other.token);
  expect(stored()).toEqual(other);
  expect(useToasts.getState()).toMatchObject([{ text: dead.message }]);
});

test("a 401 of the new token, too, is the end", async () => {
  const backend = guarded("readSettings", storedSettings);
  const release = backend.holds("readSettings");
  const asked = send(calls.readSettings);
  storeElsewhere(newer);
  release();
  await expect(asked).rejects.toMatchObject({ status: 401 });
  expect(backend.payloads("readSettings")).toHaveLength(2);
  expect(stored()).toBeNull();
});

test("a session in store that has run out is no newer one", async () => {
  const backend = guarded("readSettings", storedSettings);
  const release = backend.holds("readSettings");
  const asked = send(calls.readSettings);
  storeElsewhere({ token: tokenUntil(inDays(-1)), model: admin });
  release();
  await expect(asked).rejects.toMatchObject({ status: 401 });
  expect(backend.payloads("readSettings")).toHaveLength(1);
  expect(tokenNow()).toBeUndefined();
});

test("a late 401 to a renewal of an old token ends no newer session", async () => {
  const backend = fakeBackend();
  backend.answers("renewSession", dead);
  const release = backend.holds("renewSession");
  guardSession(newQueryClient(), goHome);
  await vi.waitFor(() => expect(backend.payloads("renewSession")).toHaveLength(1));
  storeElsewhere(newer);
  release();
  await vi.waitFor(() => expect(tokenNow()).toBe(newer.token));
  expect(stored()).toEqual(newer);
});

test("a renewal that is answered after a sign-out in another tab brings no session back", async () => {
  const backend = fakeBackend();
  backend.answers("renewSession", { token: newer.token, admin });
  const release = backend.holds("renewSession");
  guardSession(newQueryClient(), goHome);
  await vi.waitFor(() => expect(backend.payloads("renewSession")).toHaveLength(1));
  localStorage.removeItem(sessionKey);
  // A refusal that is doubted waits for the same renewal.
  backend.answers("testStorage", new Refusal(400, "No."));
  const doubted = send(calls.testStorage, { body: { filesystem: "storage" } });
  release();
  await expect(doubted).rejects.toMatchObject({ status: 400 });
  expect(backend.payloads("renewSession")).toHaveLength(1);
  expect(stored()).toBeNull();
});

test("what is read after a session's end is not what the next one of the same admin shows", () => {
  fakeBackend();
  const queries = newQueryClient();
  guardSession(queries, goHome);
  endSession(texts.session.ended);
  queries.setQueryData(["read"], "as a stranger");
  storeSession(session);
  expect(queries.getQueryData(["read"])).toBeUndefined();
});

test("what a renewal says of the admin is taken over: an avatar that was chosen elsewhere is in the menu", async () => {
  const backend = fakeBackend();
  backend.answers("renewSession", { token: newer.token, admin: { ...admin, avatar: 8 } });
  const { queries } = open("#/settings", backend);
  const account = await screen.findByRole("button", { name: `Account of ${admin.email}` });
  within(account).getByRole("img", { name: "Halves" });
  guardSession(queries, goHome);
  await within(account).findByRole("img", { name: "Lozenge" });
  expect(stored()).toEqual({ token: newer.token, model: { ...admin, avatar: 8 } });
});

test("a refusal that leads home stops what is read, and lets a save come to its end", async () => {
  const backend = guarded("listAdmins", undefined, session);
  backend.answers("listAdmins", new Refusal(403, "Not for you."));
  const release = backend.holds("saveSettings");
  backend.holds("readSettings");
  const saving = send(calls.saveSettings, { body: {} });
  const reading = send(calls.readSettings);
  await expect(send(calls.listAdmins, { query: { page: 1, sort: "" } })).rejects.toMatchObject({ status: 403 });
  await expect(reading).rejects.toMatchObject({ aborted: true });
  release();
  await expect(saving).resolves.toEqual(storedSettings);
  expect(goHome).toHaveBeenCalledOnce();
});

test.each([
  ["readSettings", {}, 0],
  ["testStorage", {}, 1],
  ["testStorage", { s3: { code: "x", message: "No." } }, 0],
] as const)("a 400 to %s with the reasons %j is doubted %i times", async (name, data, times) => {
  const isAlive = vi.fn(() => Promise.resolve(true));
  observeCalls({ onAnswer: vi.fn(), isAlive, onEnded: vi.fn(), onForbidden: vi.fn() });
  fakeBackend().answers(name, new Refusal(400, "No.", data));
  const sent = name === "readSettings" ? send(calls[name]) : send(calls[name], { body: { filesystem: "storage" } });
  await expect(sent).rejects.toMatchObject({ status: 400 });
  expect(isAlive).toHaveBeenCalledTimes(times);
});

test("a sign-in under way is not stopped by the end of an older session", async () => {
  const backend = fakeBackend();
  guardSession(newQueryClient(), goHome);
  const release = backend.holds("signIn");
  const entering = send(calls.signIn, { body: { identity: admin.email, password: "x" } });
  endSession(texts.session.ended);
  release();
  await expect(entering).resolves.toEqual(session);
});

test("a session that begins or ends in another tab does so here", () => {
  const stop = followTabs();
  storeElsewhere(newer);
  window.dispatchEvent(new StorageEvent("storage", { key: sessionKey }));
  expect(tokenNow()).toBe(newer.token);
  localStorage.removeItem(sessionKey);
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(useSession.getState()).toMatchObject({ session: undefined, endReason: texts.session.elsewhere });
  stop();
});

test("a page that comes back from where the browser had put it away is as signed out, or in, as the other tabs are", () => {
  const stop = followTabs();
  const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  const { receivedAt } = useSession.getState();
  comeBack(true);
  expect(useSession.getState()).toMatchObject({ session, receivedAt });
  storeElsewhere(newer);
  comeBack(true);
  expect(tokenNow()).toBe(newer.token);
  localStorage.removeItem(sessionKey);
  comeBack(true);
  expect(useSession.getState()).toMatchObject({ session: undefined, endReason: texts.session.elsewhere });
  stop();
});

test("why it ended is not forgotten when its removal is heard of, too", () => {
  const stop = followTabs();
  const ended = JSON.stringify({ ended: texts.session.newPassword });
  localStorage.removeItem(sessionKey);
  for (const newValue of [ended, null])
    window.dispatchEvent(new StorageEvent("storage", { key: sessionKey, newValue }));
  expect(useSession.getState()).toMatchObject({ session: undefined, endReason: texts.session.newPassword });
  stop();
});

/** An answer of a backend whose clock says something else. */
const at = (date: Date, body: unknown): Response => Response.json(body, { headers: { Date: date.toUTCString() } });

test("a clock ahead of the token's life: the token is judged by the backend's time, and that is said once", async () => {
  const backend = fakeBackend();
  const life = { token: tokenUntil(inDays(-6)), model: admin };
  backend.answers("signIn", at(inDays(-20), { token: life.token, admin }));
  backend.answers("readSettings", at(inDays(-20), storedSettings));
  storeSession(await send(calls.signIn, { body: { identity: admin.email, password: "x" } }));
  expect(validSession()).toEqual(life);
  const { rerender } = renderHook(useClockWarning);
  await act(() => send(calls.readSettings));
  rerender();
  expect(useToasts.getState().map(({ text }) => text)).toEqual([
    "This computer's clock is 20 days ahead of the backend's.",
  ]);
});

test("a clock behind is said to be off, too", async () => {
  fakeBackend().answers("readSettings", at(inDays(3), storedSettings));
  const { rerender } = renderHook(useClockWarning);
  await act(() => send(calls.readSettings));
  rerender();
  expect(useToasts.getState().map(({ text }) => text)).toEqual([
    "This computer's clock is 3 days behind the backend's.",
  ]);
});

test("it is remembered, so that a page loaded anew does not take the session for over", async () => {
  const backend = fakeBackend();
  backend.answers("readSettings", at(inDays(-20), storedSettings));
  await send(calls.readSettings);
  const offset = localStorage.getItem(storageKeys.clock)!;
  expect(Number(offset)).toBe(-20 * day);
  backend.answers("readSettings", at(now, storedSettings));
  await send(calls.readSettings);
  expect(localStorage.getItem(storageKeys.clock)).toBeNull();
});

test.each([
  ["ahead by as much as was remembered", -20, -6, true],
  ["set right meanwhile", -20, 6, true],
  ["behind, as was remembered, and no reason to end what still lives by it", 20, 6, true],
  ["right, and the token has run out", 0, -6, false],
  ["ahead, but the token has run out all the same", -20, -26, false],
])("before any answer, a clock that is %s", (_, remembered, ends, valid) => {
  localStorage.setItem(storageKeys.clock, String(remembered * day));
  storeSession({ token: tokenUntil(inDays(ends)), model: admin });
  expect(validSession() !== undefined).toBe(valid);
});

test("a clock that is wrong by less than a minute is not worth a word", async () => {
  const backend = fakeBackend();
  backend.answers("readSettings", at(new Date(now.getTime() - 59_000), storedSettings));
  await send(calls.readSettings);
  renderHook(useClockWarning);
  expect(useToasts.getState()).toEqual([]);
  expect(localStorage.getItem(storageKeys.clock)).toBeNull();
});
