import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { generic, sessionKey } from "../../definitions/backend/backend-limits";
import { admins, failureLookup, screens } from "../support/product";
import { Failure } from "../../src/backend/calls/failure";
import { endOwnSession, updateOwnSession } from "../../src/backend/guard/own-account";
import { reportFailure } from "../../src/backend/api/report-failure";
import { showFailedRequest } from "../../src/runtime/store/failed-request";
import { closeRowRun, useRowRun } from "../../src/runtime/store/row-run";
import { useSession } from "../../src/backend/session/session";
import { useToasts } from "../../src/browser/toasts";
import { runOverRows } from "../../src/runtime/many-rows/run-over-rows";
import { messageLookup } from "../../definitions/screens/message-lookup";
import { logLookupFilter } from "../../src/features/logs/log-lookup-filter";
import { createRow } from "../../src/runtime/row-form/save-row";
import { noDraft } from "../../src/runtime/model/form/draft";
import { draftOf, dropDrafts } from "../../src/runtime/store/drafts";
import type { OwnAccount, FormPanel } from "../../definitions/language/form-panel";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { admin, pageOf, session, storedSettings } from "../support/fixtures";
import { storedLogs } from "../support/logs";
import { registry } from "../support/registry";
import { open, signedIn } from "../support/open";

const changed = { ...admin, email: "zoe@example.com", avatar: 5 };
const { account } = admins.opens as FormPanel & { account: OwnAccount };
const now = () => useSession.getState().session;

beforeEach(signedIn);

test("stores changes of one's own account in the session", async () => {
  const backend = fakeBackend();
  await updateOwnSession(account, admin.id, changed, { email: changed.email, avatar: 5 });
  expect(now()).toEqual({ token: session.token, model: changed });
  expect(JSON.parse(localStorage.getItem(sessionKey)!)).toEqual(now());
  expect(backend.asked).toEqual([]);
});

test("signs in again after a change of one's own password", async () => {
  const backend = fakeBackend();
  backend.answers("signIn", { token: "fresh", admin: changed });
  await updateOwnSession(account, admin.id, changed, { password: "another-password" });
  expect(backend.payloads("signIn")).toEqual([{ identity: changed.email, password: "another-password" }]);
  expect(now()).toEqual({ token: "fresh", model: changed });
});

test("keeps the session after changes of other accounts", async () => {
  const backend = fakeBackend();
  await updateOwnSession(account, "another00000001", changed, { password: "another-password" });
  await updateOwnSession(account, "new", changed, { password: "another-password" });
  expect(now()).toEqual(session);
  expect(backend.asked).toEqual([]);
});

test("ends the session only if one's own account was deleted", () => {
  endOwnSession("another00000001");
  expect(now()).toEqual(session);
  endOwnSession(admin.id);
  expect(useSession.getState()).toMatchObject({ session: undefined, endReason: undefined, leftByChoice: true });
});

test.each([
  [admin.id, `${admin.email}: this is you. You will be signed out.`],
  ["admin0000000002", "second@example.com"],
])("asks before it deletes the account %s: %s", async (id, about) => {
  const backend = fakeBackend();
  const email = id === admin.id ? admin.email : "second@example.com";
  backend.answers("readAdmin", { ...admin, id, email });
  const { user } = open(`#/settings/admins?adminId=${id}`, backend);
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await screen.findByText(`Do you really want to delete the selected admin? ${about}`);
  await user.click(screen.getByRole("button", { name: "No" }));
});

test.each([
  [400, 3],
  [404, 3],
  [401, 1],
  [429, 1],
  [500, 1],
  [0, 1],
])("ends a run after a refusal of %i over three rows after %i of them", async (status, tried) => {
  const make = vi.fn(() => Promise.reject(new Failure("No.", { status })));
  const rows = ["a", "b", "c"].map((id) => ({ id }));
  const words = { label: "Delete", unit: "records", success: "Done." };
  await runOverRows({
    ...words,
    rows,
    titleOf: ({ id }) => id,
    make,
    onFailed: vi.fn(),
    onGone: vi.fn(),
    onEnd: vi.fn(),
  });
  expect(make).toHaveBeenCalledTimes(tried);
  expect(useRowRun.getState().run?.state).toBe(tried === rows.length ? "ended" : "halted");
  closeRowRun();
});

test.each([
  ["refuses it", { status: 400 }, 1],
  ["does not answer", { status: 0 }, 1],
  ["is asked too often", { status: 429 }, 0],
  ["is no longer asked", { aborted: true }, 0],
])("marks a row that the backend %s only if that says something about the row", async (_, details, marked) => {
  const onFailed = vi.fn();
  const make = () => Promise.reject(new Failure("No.", details));
  const words = { label: "Edit", unit: "records", success: "Done." };
  const setup = { ...words, rows: [{ id: "a" }], titleOf: ({ id }: { id: string }) => id, make, onFailed };
  await runOverRows({ ...setup, onGone: vi.fn(), onEnd: vi.fn() });
  expect(onFailed).toHaveBeenCalledTimes(marked);
  closeRowRun();
});

const request = { method: "PATCH", path: "api/settings", status: 400, at: Date.parse("2022-12-04T12:00:03Z") };

test("filters the log by path, method, status and two seconds around", () => {
  expect(logLookupFilter(failureLookup, request)).toBe(
    'url = "/api/settings" || url >= "/api/settings?" && url < "/api/settings@" && ' +
      'method = "patch" && status = 400 && ' +
      'created >= "2022-12-04 12:00:01.000Z" && created <= "2022-12-04 12:00:05.000Z"',
  );
});

const whyOf = (message: string, path: string) => {
  useToasts.setState([], true);
  reportFailure(new Failure(message, { status: 400, request: { ...request, path } }));
  return useToasts.getState().at(-1)?.failedRequest;
};

test("offers the log for the generic message, but not for calls it never contains", () => {
  expect(whyOf(generic.message, "api/settings")).toEqual(request);
  expect(whyOf(generic.message, "api/logs/requests")).toBeUndefined();
  expect(whyOf("The disk is full.", "api/settings")).toBeUndefined();
});

test.each([
  [5, "The log has no entry for this request."],
  [0, /^Request logs are turned off, so the reason is unknown\./],
])("explains a missing entry if logs are kept for %i days: %s", async (maxDays, text) => {
  const backend = fakeBackend();
  backend.answers("readSettings", { ...storedSettings, logs: { maxDays } });
  backend.answers("findLogs", pageOf([], 1, 10));
  const { user } = open("#/settings", backend);
  await screen.findByRole("textbox", { name: "Application name" });
  act(() => showFailedRequest(request));
  const popup = await screen.findByRole("dialog", { name: failureLookup.title });
  await within(popup).findByText(text);
  await user.keyboard("{Escape}");
});

/** Opens the reason of a failed request, with these log entries. */
async function lookedUp(found: unknown) {
  const backend = fakeBackend();
  backend.answers("findLogs", found);
  const { user } = open("#/settings", backend);
  await screen.findByRole("textbox", { name: "Application name" });
  act(() => showFailedRequest(request));
  return { user, backend, popup: await screen.findByRole("dialog", { name: failureLookup.title }) };
}

const refusedUrl = "meta: (appUrl: must be a valid URL.).";
const refusals = (count: number) =>
  pageOf(
    storedLogs.slice(0, count).map((log) => ({ ...log, meta: { errorMessage: "Failed.", errorDetails: refusedUrl } })),
    1,
    10,
  );

test("lists every entry that may explain a failed request", async () => {
  const { user, popup } = await lookedUp(refusals(2));
  await within(popup).findByText("2 possible entries:");
  expect(within(popup).getAllByText(refusedUrl)).toHaveLength(2);
  await user.keyboard("{Escape}");
});

test("reports that the log cannot be read, and retries", async () => {
  const { user, backend, popup } = await lookedUp(new Refusal(500, "The disk is on holiday."));
  const failed = await within(popup).findByRole("alert");
  expect(failed.textContent).toContain("The log could not be read.");
  expect(failed.textContent).toContain("The disk is on holiday.");
  backend.answers("findLogs", refusals(1));
  await user.click(within(failed).getByRole("button", { name: "Retry" }));
  await within(popup).findByText(refusedUrl);
  expect(within(popup).queryByText(/possible entries/)).toBeNull();
  await user.keyboard("{Escape}");
});

test("leaves no draft of a new row whose form was closed during its save", async () => {
  const backend = fakeBackend();
  const release = backend.holds("addRecord");
  const target = {
    panel: screens.collections.opens as FormPanel,
    item: { id: "sailors00000000" },
    hasLock: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  };
  const made = createRow(target, "form", { stored: {}, data: {}, lines: [], changed: new Set(), errors: new Map() });
  await vi.waitFor(() => expect(backend.payloads("addRecord")).toHaveLength(1));
  dropDrafts("form");
  release();
  await made;
  expect(draftOf("form")).toBe(noDraft);
});

test("waits for an entry that the backend has not written yet", async () => {
  const backend = fakeBackend();
  const entry = {
    id: "a",
    created: "2022-12-04 12:00:04.000Z",
    level: 8,
    message: "",
    data: { details: "The cause." },
  };
  let asked = 0;
  backend.answers("findLogMessages", () => pageOf((asked += 1) < 2 ? [] : [entry], 1, 10));
  const { user } = open("#/settings", backend, { ...registry, logLookups: [messageLookup] });
  await screen.findByRole("textbox", { name: "Application name" });
  act(() => showFailedRequest(request));
  const popup = await screen.findByRole("dialog", { name: messageLookup.title });
  await within(popup).findByText(messageLookup.batches!.waiting);
  await within(popup).findByText("The cause.", {}, { timeout: 3000 });
  expect(asked).toBe(2);
  await user.keyboard("{Escape}");
});
