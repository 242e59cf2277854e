import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { product as written } from "../../../definitions/eras/superusers";
import { questionTexts } from "../../../definitions/texts/questions";
import { selectBackend } from "../../../src/backend/version/backend";
import { interpolate } from "../../../src/values/text/text";
import { resolveProduct } from "../../../src/backend/version/resolve-product";
import { columnsOf } from "../../../src/runtime/model/table/columns";
import { vocabularyOf } from "../../../src/runtime/model/table/vocabulary";
import { storedMessages } from "../../examples/listed";
import { fakeBackend, Refusal, type FakeBackend } from "../../support/fake-backend";
import { pageOf, storedSettings } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";
import { registryOf } from "../../support/registry";

const product = resolveProduct("v0.40", written);
const registry = registryOf("v0.40", product);
const { logMessages, logSettings } = product.screens;

const message = storedMessages[0]!;
const logs = { maxDays: 5, minLevel: 0, logIP: true, logAuthId: false, maxDataSize: 0 };

beforeEach(() => {
  selectBackend("v0.40");
  signedIn();
});

const headings = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const asked = () => new URLSearchParams(window.location.hash.split("?")[1]);

/** Opens an address on a backend with one log entry. */
function opened(address: string, backend: FakeBackend = fakeBackend()) {
  backend.answers("readSettings", { ...storedSettings, logs });
  return open(address, backend, registry);
}

test("narrows the log to requests by a press, and back by another", async () => {
  const { user, backend } = opened("#/logs?all=1&filter=level = 4 || level = 8");
  const button = await screen.findByRole("button", { name: "Requests only" });
  await user.click(button);
  const filter = '(level = 4 || level = 8) && data.type = "request"';
  await waitFor(() => expect(backend.payloads("listLogMessages").at(-1)).toMatchObject({ filter }));
  expect(button.getAttribute("aria-pressed")).toBe("true");
  await user.click(button);
  await waitFor(() => expect(asked().get("filter")).toBe("(level = 4 || level = 8)"));
});

test("narrows the log to refused requests by a press", async () => {
  const { user, backend } = opened("#/logs?all=1");
  await user.click(await screen.findByRole("button", { name: "Refused only" }));
  const filter = "data.status >= 400";
  await waitFor(() => expect(backend.payloads("listLogMessages").at(-1)).toMatchObject({ filter }));
});

test("shows who was refused, why and how long it took, and hides columns by choice", async () => {
  const { user } = opened("#/logs?all=1");
  const row = await screen.findByRole("row", { name: /Guest/ });
  expect(row.textContent).toContain("The request requires a valid token.");
  expect(row.textContent).toContain("1.25");
  expect(headings()).toContain("reason");
  expect(headings()).not.toContain("referer");
  expect(headings()).not.toContain("User IP");
  await user.click(screen.getByRole("button", { name: "Toggle columns" }));
  const menu = await screen.findByRole("menu", { name: "Toggle columns" });
  await user.click(within(menu).getByRole("menuitemcheckbox", { name: "reason" }));
  await user.click(within(menu).getByRole("menuitemcheckbox", { name: "referer" }));
  expect(headings()).not.toContain("reason");
  expect(headings()).toContain("referer");
  expect(JSON.parse(localStorage.getItem("logs@hiddenColumns")!)).toEqual([
    "@data.authId",
    "@data.userIP",
    "@data.userAgent",
    "@data.error",
  ]);
});

test("shows nothing as the reason of a request that was not refused", async () => {
  const { error: _, ...data } = message.data;
  const backend = fakeBackend();
  backend.answers("listLogMessages", pageOf([{ ...message, data: { ...data, referer: "" } }]));
  const { user } = opened("#/logs?all=1", backend);
  const row = await screen.findByRole("row", { name: /Guest/ });
  expect(within(row).queryByRole("img", { name: "No value" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Toggle columns" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "referer" }));
  expect(within(row).getByRole("img", { name: "No value" }).textContent).toBe("–");
});

test("saves selected logs as a JSON file", async () => {
  const { user } = opened("#/logs?all=1");
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  await user.click(await screen.findByRole("checkbox", { name: `Select ${message.id}` }));
  const bar = screen.getByRole("group", { name: "Selection" });
  expect(bar.textContent).toContain("Selected 1 log");
  await user.click(within(bar).getByRole("button", { name: "Save as JSON" }));
  expect(JSON.parse(await files[0]!.text())).toEqual([message]);
  await user.click(within(bar).getByRole("button", { name: "Reset" }));
  expect(screen.queryByRole("group", { name: "Selection" })).toBeNull();
});

test("calls a request without an account one of a guest in its details", async () => {
  opened(`#/logs?logId=${message.id}`);
  const panel = await screen.findByRole("dialog", { name: "Log entry" });
  await within(panel).findByText("Guest");
});

test("reports a refused deletion of all logs, and no success", async () => {
  const backend = fakeBackend();
  backend.answers("clearLogMessages", new Refusal(400, "The disk is on holiday."));
  const { user } = opened("#/logs?all=1", backend);
  await user.click(await screen.findByRole("button", { name: "Delete all logs" }));
  await user.click(await screen.findByRole("button", { name: "Yes" }));
  await screen.findByText("The disk is on holiday.");
  expect(screen.queryByText("Successfully deleted all logs.")).toBeNull();
});

test.each([
  ["Filter by this Status", "level >= 4 && data.status = 401"],
  ["Exclude this Status", "level >= 4 && data.status != 401"],
  ["Exclude this User IP", 'level >= 4 && data.userIP != "192.0.2.7"'],
  [
    "Exclude the path of this URL",
    'level >= 4 && (data.url = null || data.url < "/api/settings" || ' +
      'data.url > "/api/settings" && data.url < "/api/settings?" || data.url >= "/api/settings@")',
  ],
])("narrows the filter by %s", async (name, filter) => {
  const { user } = opened(`#/logs?logId=${message.id}&filter=level >= 4`);
  const panel = await screen.findByRole("dialog", { name: "Log entry" });
  await user.click(await within(panel).findByRole("button", { name }));
  await waitFor(() => expect(asked().get("filter")).toBe(filter));
  expect(asked().has("logId")).toBe(false);
});

test("completes the keys of data, but not the error", () => {
  const names = vocabularyOf(logMessages, columnsOf(logMessages.columns, undefined)).names.map(({ name }) => name);
  expect(names).toContain("data.authId");
  expect(names).toContain("data.remoteIP");
  expect(names).not.toContain("data.remoteIp");
  expect(names).not.toContain("data.error");
});

test("saves only the changed log setting, after a question about deleted logs", async () => {
  const backend = fakeBackend();
  backend.answers("countLogs", { ...pageOf([]), totalItems: 3 });
  const { user } = opened("#/logs?all=1", backend);
  await user.click(await screen.findByRole("link", { name: logSettings.title }));
  const days = await screen.findByRole("textbox", { name: "Logs max days retention" });
  await user.clear(days);
  await user.type(days, "2");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText(interpolate(questionTexts.logsDeleted.many, { n: 3 }));
  expect(backend.payloads("saveSettings")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Yes" }));
  await waitFor(() => expect(backend.payloads("saveSettings")).toEqual([{ logs: { maxDays: 2 } }]));
});
