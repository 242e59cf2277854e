import { act, renderHook, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { sessionKey } from "../../../definitions/backend/backend-limits";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { texts } from "../../../definitions/texts/texts";
import type { Session } from "../../../definitions/types/admin";
import { guardSession } from "../../../src/backend/guard/guard-session";
import { newQueryClient } from "../../../src/backend/api/queries";
import { reportFailure } from "../../../src/backend/api/report-failure";
import { observeCalls, unobserved, send } from "../../../src/backend/api/send";
import {
  endSession,
  subscribeToTabs,
  storeSession,
  useSession,
  validSession,
} from "../../../src/backend/session/session";
import { useToasts } from "../../../src/browser/toasts";
import { useClockWarning } from "../../../src/runtime/ui/notices/use-clock-warning";
import { fakeBackend, Refusal, type Asked, type CallName, type FakeBackend } from "../../support/fake-backend";
import { admin, now, session, storedSettings, tokenUntil } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";

const day = 86_400_000;
const inDays = (days: number): Date => new Date(now.getTime() + days * day);
const newer: Session = { token: tokenUntil(inDays(15)), model: admin };
const other: Session = { token: tokenUntil(inDays(16)), model: { ...admin, id: "admin0000000002" } };
const dead = new Refusal(401, "The request requires valid admin authorization token to be set.");

const tokenNow = (): string | undefined => useSession.getState().session?.token;
const stored = (): Session | null => JSON.parse(localStorage.getItem(sessionKey) ?? "null") as Session | null;
/** Acts as another tab, or PocketBase's own dashboard, before its event arrives. */
const storeElsewhere = (elsewhere: Session): void => localStorage.setItem(sessionKey, JSON.stringify(elsewhere));

const goHome = vi.fn<() => void>();

/** A guarded session on a backend that knows only these tokens. */
function guarded(name: CallName, answer: unknown, ...alive: readonly Session[]): FakeBackend {
  const backend = fakeBackend();
  const tokens = new Set(alive.map(({ token }) => token));
  backend.answers(name, ({ headers }: Asked) => (tokens.has(headers.get("Authorization") ?? "") ? answer : dead));
  goHome.mockClear();
  guardSession(newQueryClient(), goHome);
  return backend;
}

beforeEach(signedIn);

test("ends the session in all tabs after a 401", async () => {
  guarded("readSettings", storedSettings);
  await expect(send(calls.readSettings)).rejects.toMatchObject({ status: 401 });
  expect(tokenNow()).toBeUndefined();
  expect(stored()).toBeNull();
  expect(useSession.getState().endReason).toBe(texts.session.ended);
});

test("repeats a call with the newer token after a late 401", async () => {
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

test("takes over the session of another tab after a late 401", async () => {
  const backend = guarded("saveSettings", storedSettings, newer);
  const release = backend.holds("saveSettings");
  const asked = send(calls.saveSettings, { body: { meta: { appName: "Harbour" } } });
  storeElsewhere(newer);
  release();
  await expect(asked).resolves.toEqual(storedSettings);
  expect(tokenNow()).toBe(newer.token);
  expect(stored()).toEqual(newer);
});

test("sends nothing in the name of another admin, and says so", async () => {
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

test("ends the session after a 401 of the newer token, too", async () => {
  const backend = guarded("readSettings", storedSettings);
  const release = backend.holds("readSettings");
  const asked = send(calls.readSettings);
  storeElsewhere(newer);
  release();
  await expect(asked).rejects.toMatchObject({ status: 401 });
  expect(backend.payloads("readSettings")).toHaveLength(2);
  expect(stored()).toBeNull();
});

test("takes over no stored session that has expired", async () => {
  const backend = guarded("readSettings", storedSettings);
  const release = backend.holds("readSettings");
  const asked = send(calls.readSettings);
  storeElsewhere({ token: tokenUntil(inDays(-1)), model: admin });
  release();
  await expect(asked).rejects.toMatchObject({ status: 401 });
  expect(backend.payloads("readSettings")).toHaveLength(1);
  expect(tokenNow()).toBeUndefined();
});

test("keeps a newer session after a late 401 to a renewal", async () => {
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

test("restores no session by a renewal after a sign-out in another tab", async () => {
  const backend = fakeBackend();
  backend.answers("renewSession", { token: newer.token, admin });
  const release = backend.holds("renewSession");
  guardSession(newQueryClient(), goHome);
  await vi.waitFor(() => expect(backend.payloads("renewSession")).toHaveLength(1));
  localStorage.removeItem(sessionKey);
  // A doubtful refusal waits for the same renewal.
  backend.answers("testStorage", new Refusal(400, "No."));
  const doubted = send(calls.testStorage, { body: { filesystem: "storage" } });
  release();
  await expect(doubted).rejects.toMatchObject({ status: 400 });
  expect(backend.payloads("renewSession")).toHaveLength(1);
  expect(stored()).toBeNull();
});

test("drops data that was read between two sessions of one admin", () => {
  fakeBackend();
  const queries = newQueryClient();
  guardSession(queries, goHome);
  endSession(texts.session.ended);
  queries.setQueryData(["read"], "as a stranger");
  storeSession(session);
  expect(queries.getQueryData(["read"])).toBeUndefined();
});

test("takes over a new avatar from a renewal", async () => {
  const backend = fakeBackend();
  backend.answers("renewSession", { token: newer.token, admin: { ...admin, avatar: 8 } });
  const { queries } = open("#/settings", backend);
  const account = await screen.findByRole("button", { name: `Account of ${admin.email}` });
  within(account).getByRole("img", { name: "Halves" });
  guardSession(queries, goHome);
  await within(account).findByRole("img", { name: "Lozenge" });
  expect(stored()).toEqual({ token: newer.token, model: { ...admin, avatar: 8 } });
});

test("cancels reads but no save after a refusal that leads home", async () => {
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
] as const)("checks the session after a 400 to %s with the reasons %j: %i times", async (name, data, times) => {
  const isAlive = vi.fn(() => Promise.resolve(true));
  observeCalls({ ...unobserved, isAlive });
  fakeBackend().answers(name, new Refusal(400, "No.", data));
  const sent = name === "readSettings" ? send(calls[name]) : send(calls[name], { body: { filesystem: "storage" } });
  await expect(sent).rejects.toMatchObject({ status: 400 });
  expect(isAlive).toHaveBeenCalledTimes(times);
});

test("finishes a sign-in though an older session ends", async () => {
  const backend = fakeBackend();
  guardSession(newQueryClient(), goHome);
  const release = backend.holds("signIn");
  const entering = send(calls.signIn, { body: { identity: admin.email, password: "x" } });
  endSession(texts.session.ended);
  release();
  await expect(entering).resolves.toEqual(session);
});

test("follows the sign-in and sign-out of other tabs", () => {
  const stop = subscribeToTabs();
  storeElsewhere(newer);
  window.dispatchEvent(new StorageEvent("storage", { key: sessionKey }));
  expect(tokenNow()).toBe(newer.token);
  localStorage.removeItem(sessionKey);
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(useSession.getState()).toMatchObject({ session: undefined, endReason: texts.session.elsewhere });
  stop();
});

test("follows other tabs when the browser restores a page", () => {
  const stop = subscribeToTabs();
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

test("keeps the reason when a session ends in another tab", () => {
  const stop = subscribeToTabs();
  const ended = JSON.stringify({ ended: texts.session.newPassword });
  localStorage.removeItem(sessionKey);
  for (const newValue of [ended, null])
    window.dispatchEvent(new StorageEvent("storage", { key: sessionKey, newValue }));
  expect(useSession.getState()).toMatchObject({ session: undefined, endReason: texts.session.newPassword });
  stop();
});

/** An answer with another clock. */
const at = (date: Date, body: unknown): Response => Response.json(body, { headers: { Date: date.toUTCString() } });

test("judges the token by the backend's clock, and warns of a fast clock once", async () => {
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

test("remembers the clock's offset until the clock is right", async () => {
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
])("judges a token before any answer, with a clock that is %s", (_, remembered, ends, valid) => {
  localStorage.setItem(storageKeys.clock, String(remembered * day));
  storeSession({ token: tokenUntil(inDays(ends)), model: admin });
  expect(validSession() !== undefined).toBe(valid);
});

test.each([
  [-59_000, []],
  [3 * day, ["This computer's clock is 3 days behind the backend's."]],
])("warns of a slow clock by days, but not by seconds: %i", async (offset, warnings) => {
  fakeBackend().answers("readSettings", at(new Date(now.getTime() + offset), storedSettings));
  const { rerender } = renderHook(useClockWarning);
  await act(() => send(calls.readSettings));
  rerender();
  expect(useToasts.getState().map(({ text }) => text)).toEqual(warnings);
  expect(localStorage.getItem(storageKeys.clock) === null).toBe(warnings.length === 0);
});
