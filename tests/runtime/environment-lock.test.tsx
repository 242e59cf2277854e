import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { consentTo, lockNow, unlock, useLock } from "../../src/backend/api/lock";
import type { Call } from "../../definitions/language/call";
import { isRead } from "../../src/backend/calls/request";
import { send } from "../../src/backend/api/send";
import { endSession } from "../../src/backend/session/session";
import { enterProduction } from "../support/environments";
import { mailToken } from "../support/fixtures";
import { open, signedIn } from "../support/open";

beforeEach(() => {
  enterProduction(true);
  signedIn();
});

async function openPage() {
  const opened = open("#/settings");
  const sent = vi.fn(fetch);
  vi.stubGlobal("fetch", sent);
  await screen.findByRole("button", { name: /^Environment: / });
  sent.mockClear();
  return { ...opened, headersSent: () => sent.mock.calls.map(([, options]) => options?.headers) };
}

const refused = "production is locked. Unlock it to make changes.";
const change = (): Promise<unknown> => send(calls.removeCollection, { path: { id: "c" } });

describe("a locked environment", () => {
  it("refuses changes before they are sent, and asks for its name", async () => {
    const { headersSent, user } = await openPage();
    await expect(change()).rejects.toMatchObject({ message: refused, status: 423 });
    await expect(send(calls.runSql, { body: { query: "select 1" } })).rejects.toMatchObject({ status: 423 });
    expect(headersSent()).toEqual([]);
    const popup = await screen.findByRole("dialog", { name: "Unlock production" });
    const name = within(popup).getByRole("textbox", { name: "Type production to unlock" });
    const act = within(popup).getByRole("button", { name: "Unlock for 15 minutes" });
    await user.type(name, "staging");
    expect(act.hasAttribute("disabled")).toBe(true);
    await user.clear(name);
    await user.type(name, "production{Enter}");
    await waitFor(() => expect(popup.isConnected).toBe(false));
    expect(screen.getByRole("button", { name: "Environment: production, unlocked" }).textContent).toContain("15:00");
    await change();
    expect(headersSent().at(-1)).toMatchObject({ "Sextant-Unlocked": "production" });
  });

  it("lets reading, sign-in and SQL through that only reads", async () => {
    const { headersSent } = await openPage();
    await send(calls.renewSession);
    await send(calls.listCollections, { query: { page: 1 } });
    await send(calls.runSql, { body: { query: "select 1" } }, { reads: true });
    expect(headersSent()).toHaveLength(3);
    for (const headers of headersSent()) expect(headers).not.toHaveProperty("Sextant-Unlocked");
  });

  it("locks again after 15 minutes, by hand, at a sign-out and for a wrong clock", async () => {
    const { user } = await openPage();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    unlock();
    await change();
    vi.advanceTimersByTime(15 * 60_000);
    await expect(change()).rejects.toThrow(refused);
    unlock();
    vi.setSystemTime(Date.now() - 3_600_000);
    await expect(change()).rejects.toThrow(refused);
    vi.useRealTimers();
    lockNow();
    unlock();
    await user.click(await screen.findByRole("button", { name: "Environment: production, unlocked" }));
    await screen.findByText(/^Locks again in 1[45]:\d\d\.$/);
    await user.click(await screen.findByRole("menuitem", { name: "Lock now" }));
    await expect(change()).rejects.toThrow(refused);
    unlock();
    endSession();
    await expect(change()).rejects.toThrow(refused);
    await waitFor(() => expect(useLock.getState().isAsked).toBe(true));
  });
});

test("carries out a link of a mail while locked, and shows its reader no environments", async () => {
  endSession();
  const account = mailToken("authRecord");
  const { backend } = open(`#/auth/confirm-verification/${account}`);
  await screen.findByText("You can close this page.");
  expect(backend.payloads("confirmVerification")).toEqual([{ collection: "sailors00000000", token: account }]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Environment: / })).toBeNull();
});

describe("the switcher", () => {
  it("links to the same page elsewhere, with version and session", async () => {
    const { user } = await openPage();
    let isReachable = false;
    vi.stubGlobal("fetch", (address: string) => {
      const found = address.includes("/staging/") ? { release: "0.40.4", isReachable: true } : { isReachable };
      return Promise.resolve(new Response(JSON.stringify(found)));
    });
    expect(document.title).toMatch(/^production - /);
    await user.click(screen.getByRole("button", { name: "Environment: production, locked" }));
    const staging = await screen.findByRole("menuitem", { name: /^staging.*PocketBase 0\.40\.4.*Sign in$/ });
    expect(staging.getAttribute("href")).toBe("http://localhost:3000/staging/#/settings");
    await screen.findByRole("menuitem", { name: /^production.*Not reachable$/ });
    await user.keyboard("{Escape}");
    isReachable = true;
    await user.click(screen.getByRole("button", { name: "Environment: production, locked" }));
    await screen.findByRole("menuitem", { name: /^staging.*PocketBase 0\.40\.4/ });
    await screen.findByRole("menuitem", { name: /^production.*Sign in$/ });
  });
});

test("returns the focus to the switcher once the name is typed or not", async () => {
  const { user } = await openPage();
  const chip = screen.getByRole("button", { name: "Environment: production, locked" });
  await user.click(chip);
  await user.click(await screen.findByRole("menuitem", { name: /^Unlock for 15 minutes/ }));
  await screen.findByRole("dialog", { name: "Unlock production" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(chip));
});

test("offers no Unlock before the sign-in", async () => {
  endSession();
  const { user } = open("#/login");
  await user.click(await screen.findByRole("button", { name: "Environment: production, locked" }));
  await screen.findByRole("menuitem", { name: /^staging/ });
  expect(screen.queryByRole("menuitem", { name: /Unlock/ })).toBeNull();
});

test("refuses every call that is neither a read, the sign-in nor of a mail", async () => {
  const known: readonly (readonly [string, Call])[] = Object.entries(calls);
  const passed = known.filter(([, call]) => {
    try {
      return !isRead(call) && Object.keys(consentTo(call, true)).length === 0;
    } catch {
      return false;
    }
  });
  expect(passed.map(([name]) => name).toSorted()).toEqual([
    "confirmAdminPasswordReset",
    "confirmEmailChange",
    "confirmPasswordReset",
    "confirmVerification",
    "dryRunView",
    "fileToken",
    "renewSession",
    "requestSignInCode",
    "runSql",
    "signIn",
    "signInWithCode",
    "subscribe",
  ]);
  expect(known.length - passed.length).toBeGreaterThan(20);
  await waitFor(() => expect(useLock.getState().isAsked).toBe(true));
});
