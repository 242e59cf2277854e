import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { askToUnlock, unlock, lockNow, useLock } from "../../../src/backend/api/lock";
import { lazyScreens } from "../../../src/join/lazy-screens";
import { awaitLock, observeCalls, send } from "../../../src/backend/api/send";
import { storeSession } from "../../../src/backend/session/session";
import { session } from "../../support/fixtures";

const { dataset } = document.documentElement;

const enter = (isProtected?: true): void => {
  dataset["environment"] = "production";
  dataset["environments"] = JSON.stringify([{ name: "production", host: "example.com", place: "p", isProtected }]);
};

const change = (): Promise<unknown> => send(calls.removeCollection, { path: { id: "c" } });

const answered = (status: number) => vi.fn(() => Promise.resolve(new Response(status < 300 ? null : "{}", { status })));

beforeEach(() => storeSession(session));

afterEach(() => {
  lockNow();
  askToUnlock(false);
  delete dataset["environment"];
  delete dataset["environments"];
});

it("refuses changes before the switcher of environments is loaded", async () => {
  enter(true);
  const sent = answered(200);
  vi.stubGlobal("fetch", sent);
  awaitLock(() => Promise.reject(new TypeError("not loaded")));
  await expect(change()).rejects.toMatchObject({ message: expect.any(String) });
  awaitLock(lazyScreens.Environment);
  await expect(change()).rejects.toMatchObject({ status: 423 });
  expect(sent).not.toHaveBeenCalled();
});

it("asks for the name if the front refuses a change, and stays on the page", async () => {
  enter();
  await lazyScreens.Environment();
  const onForbidden = vi.fn();
  observeCalls({
    onAnswer: () => {},
    servesGuests: () => false,
    isProven: () => true,
    isAlive: () => Promise.resolve(true),
    onEnded: () => {},
    onForbidden,
    onMissingRoute: () => {},
  });
  vi.stubGlobal("fetch", answered(423));
  await expect(change()).rejects.toMatchObject({ status: 423 });
  expect([useLock.getState().isAsked, onForbidden.mock.calls]).toEqual([true, []]);
});

it("follows no redirect with a token", async () => {
  enter(true);
  unlock();
  const sent = answered(200);
  vi.stubGlobal("fetch", sent);
  await change();
  expect(sent.mock.lastCall).toMatchObject([expect.any(String), { redirect: "error" }]);
});
