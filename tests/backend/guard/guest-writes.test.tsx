import { beforeEach, expect, test, vi } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { sessionKey } from "../../../definitions/backend/backend-limits";
import { texts } from "../../../definitions/texts/texts";
import { guardSession } from "../../../src/backend/guard/guard-session";
import { listQuery, newQueryClient } from "../../../src/backend/api/queries";
import { confirmSession, send } from "../../../src/backend/api/send";
import { isRefusal, toFailure, type Failure } from "../../../src/backend/calls/failure";
import { useSession } from "../../../src/backend/session/session";
import { fakeBackend, Refusal, type Asked, type CallName, type FakeBackend } from "../../support/fake-backend";
import { admin, now, storedCollections, tokenUntil } from "../../support/fixtures";
import { signedIn } from "../../support/open";

// Writes that the backend also serves to guests: with an invalid token, their answer would not differ.

const newer = { token: tokenUntil(new Date(now.getTime() + 86_400_000)), model: admin };
const other = { ...newer, model: { ...admin, id: "admin0000000002" } };
const dead = new Refusal(401, "The request requires valid admin authorization token to be set.");

beforeEach(signedIn);

const path = { collection: "ports0000000000", id: "record000000001" };
const writes = (): [string, () => Promise<unknown>][] => [
  ["addRecord", () => send(calls.addRecord, { path, body: {} })],
  ["saveRecord", () => send(calls.saveRecord, { path, body: {} })],
  ["removeRecord", () => send(calls.removeRecord, { path })],
  ["requestVerification", () => send(calls.requestVerification, { path, body: { email: admin.email } })],
];

/** A guarded session in a collection with these rules, some seconds after the last success. */
async function later(rule: string | null): Promise<FakeBackend> {
  const rules = { createRule: rule, updateRule: rule, deleteRule: rule };
  const backend = fakeBackend(storedCollections.map((each) => ({ ...each, ...rules })));
  const queries = newQueryClient();
  guardSession(queries, () => {});
  await queries.prefetchQuery(listQuery(calls.listCollections));
  await vi.waitFor(() => expect(useSession.getState().receivedAt).toBeGreaterThan(0));
  vi.setSystemTime(now.getTime() + 3000);
  return backend;
}

test.each(writes())("sends no %s without a session", async (name, write) => {
  const backend = await later("");
  useSession.setState({ session: undefined });
  await expect(write()).rejects.toMatchObject({ status: 401, message: texts.session.ended });
  expect(backend.payloads(name as CallName)).toEqual([]);
});

test.each(writes())("sends no %s with an invalid token if rules admit guests", async (name, write) => {
  const backend = await later("");
  backend.answers("renewSession", dead);
  await expect(write()).rejects.toMatchObject({ status: 401, message: texts.session.ended });
  expect(backend.payloads(name as CallName)).toEqual([]);
  expect(useSession.getState()).toMatchObject({ session: undefined, endReason: texts.session.ended });
});

test("sends a write with the token that another tab renewed", async () => {
  const backend = await later("");
  const tokens: unknown[] = [];
  const note = ({ headers }: Asked) => void tokens.push(headers.get("Authorization"));
  backend.answers("removeRecord", note);
  const isNewer = ({ headers }: Asked): boolean => headers.get("Authorization") === newer.token;
  backend.answers("renewSession", (asked: Asked) => (isNewer(asked) ? { token: newer.token, admin } : dead));
  localStorage.setItem(sessionKey, JSON.stringify(newer));
  await send(calls.removeRecord, { path });
  expect(tokens).toEqual([newer.token]);
});

test("sends no write as another admin", async () => {
  const backend = await later("");
  backend.answers("renewSession", dead);
  localStorage.setItem(sessionKey, JSON.stringify(other));
  await expect(send(calls.removeRecord, { path })).rejects.toMatchObject({ message: texts.session.ended });
  expect(backend.payloads("removeRecord")).toEqual([]);
  expect(useSession.getState().session?.token).toBe(other.token);
});

test("reports no success of a write if the session ended just before it", async () => {
  const backend = await later("");
  backend.answers("removeRecord", () => backend.answers("renewSession", dead));
  const failure = await send(calls.removeRecord, { path }).catch(toFailure);
  expect(failure).toMatchObject({ status: 401, asGuest: true });
  expect(isRefusal(failure as Failure)).toBe(false);
  expect(backend.payloads("removeRecord")).toHaveLength(1);
  expect(useSession.getState()).toMatchObject({ session: undefined, endReason: texts.session.ended });
});

test("trusts no renewal that was sent before the write", async () => {
  const backend = await later("");
  await send(calls.readRecord, { path });
  const release = backend.holds("renewSession");
  const waiting = send(calls.testStorage, { body: { filesystem: "storage" } }).catch(toFailure);
  backend.answers("testStorage", new Refusal(400, "No."));
  await vi.waitFor(() => expect(backend.payloads("renewSession")).toHaveLength(2));
  backend.answers("removeRecord", () => {
    queueMicrotask(release);
    return undefined;
  });
  await send(calls.removeRecord, { path }, { hasLock: true });
  await waiting;
  expect(backend.payloads("renewSession")).toHaveLength(3);
});

test("confirms the writes of a run once", async () => {
  const backend = await later("");
  const write = () => send(calls.removeRecord, { path }, { isInRun: true });
  await write();
  await write();
  const renewals = backend.payloads("renewSession").length;
  expect([await confirmSession(), await confirmSession()]).toEqual([true, true]);
  expect(backend.payloads("renewSession")).toHaveLength(renewals + 1);
  await write();
  backend.answers("renewSession", dead);
  expect(await confirmSession()).toBe(false);
  expect(useSession.getState()).toMatchObject({ session: undefined, endReason: texts.session.ended });
});

test.each([
  ["before and after it", "", () => send(calls.readHealth), {}, 2],
  ["before and after it, even after a read", "", () => send(calls.readRecord, { path }), {}, 2],
  ["only after it if a form has just read", "", () => send(calls.readRecord, { path }), { hasLock: true }, 1],
  ["only before it in a run", "", () => send(calls.readHealth), { isInRun: true }, 1],
  ["never where the rules admit only admins", null, () => send(calls.readHealth), {}, 0],
] as const)("checks the session %s", async (_, rule, before, options, times) => {
  const backend = await later(rule);
  const renewals = backend.payloads("renewSession").length;
  await before();
  await send(calls.saveRecord, { path, body: {} }, options);
  expect(backend.payloads("renewSession")).toHaveLength(renewals + times);
});
