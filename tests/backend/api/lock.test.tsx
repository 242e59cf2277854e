import { beforeEach, expect, it, vi } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { unlock, useLock } from "../../../src/backend/api/lock";
import { lazyScreens } from "../../../src/join/lazy-screens";
import { awaitLock, observeCalls, unobserved, send } from "../../../src/backend/api/send";
import { storeSession } from "../../../src/backend/session/session";
import { enterProduction } from "../../support/environments";
import { session } from "../../support/fixtures";

const change = (): Promise<unknown> => send(calls.removeCollection, { path: { id: "c" } });

const answered = (status: number) => vi.fn(() => Promise.resolve(new Response(status < 300 ? null : "{}", { status })));

beforeEach(() => storeSession(session));

it("refuses changes before the switcher of environments is loaded", async () => {
  enterProduction(true);
  const sent = answered(200);
  vi.stubGlobal("fetch", sent);
  awaitLock(() => Promise.reject(new TypeError("not loaded")));
  await expect(change()).rejects.toMatchObject({ message: expect.any(String) });
  awaitLock(lazyScreens.Environment);
  await expect(change()).rejects.toMatchObject({ status: 423 });
  expect(sent).not.toHaveBeenCalled();
});

it("asks for the name if the front refuses a change, and stays on the page", async () => {
  enterProduction();
  await lazyScreens.Environment();
  const onForbidden = vi.fn();
  observeCalls({ ...unobserved, onForbidden });
  vi.stubGlobal("fetch", answered(423));
  await expect(change()).rejects.toMatchObject({ status: 423 });
  expect([useLock.getState().isAsked, onForbidden.mock.calls]).toEqual([true, []]);
});

it("follows no redirect with a token", async () => {
  enterProduction(true);
  unlock();
  const sent = answered(200);
  vi.stubGlobal("fetch", sent);
  await change();
  expect(sent.mock.lastCall).toMatchObject([expect.any(String), { redirect: "error" }]);
});
