import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { send } from "../../src/backend/api/send";
import { endSession } from "../../src/backend/session/session";
import { fakeBackend, Refusal, type FakeBackend } from "../support/fake-backend";
import { FakeStream, fakeStreams, lastStream as stream } from "../support/fake-stream";
import { pageOf, storedRecords } from "../support/fixtures";
import { open, signedIn, type Opened } from "../support/open";

beforeEach(signedIn);

beforeEach(fakeStreams);

const topic = "sailors00000000/*";
const [first, second] = storedRecords as [(typeof storedRecords)[0], (typeof storedRecords)[0]];

const connect = async (): Promise<void> => {
  stream().sends("PB_CONNECT", { clientId: "client1" });
  await screen.findByText("Live", { selector: "[role=status]" });
};

/** Opens the table with live rows. The backend has `rows`, of which those with an id in `matching` match the filter. */
async function openLive(filter = "", backend: FakeBackend = fakeBackend()) {
  const present = new Map<string, object>(storedRecords.map((row) => [row.id, row]));
  const matching = new Set(present.keys());
  backend.answers("listRelated", ({ payload }: { payload: Record<string, unknown> }) => {
    const asked = String(payload["filter"]);
    const rows = [...present].filter(([id]) => asked.includes(id) && (!asked.includes("a_text") || matching.has(id)));
    return pageOf(
      rows.map(([, row]) => row),
      1,
      200,
    );
  });
  localStorage.setItem("sailors00000000@live", "1");
  const opened: Opened = open(`#/collections?collectionId=sailors00000000&filter=${filter}&sort=-created`, backend);
  await screen.findByText("record000000001");
  await waitFor(() => expect(FakeStream.all).toHaveLength(1));
  return { ...opened, present, matching };
}

const passMinute = (): void => void vi.setSystemTime(Date.now() + 60_000);

const rowOf = (text: string): HTMLElement => screen.getByText(text).closest("tr")!;

test("subscribes with the token in the body's request, never in an address", async () => {
  const { backend } = await openLive();
  expect(stream().url).toBe("http://localhost:3000/api/realtime");
  await connect();
  expect(backend.payloads("subscribe")).toEqual([{ clientId: "client1", subscriptions: [topic] }]);
});

test("keeps edits in cells when another admin changes the same values", async () => {
  localStorage.setItem("sailors00000000@cellEdits", "1");
  const { user } = await openLive();
  await connect();
  await screen.findByRole("switch", { name: "Edit cells", checked: true, busy: false });
  await user.dblClick(screen.getByText(String(first["a_text"])));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "a_text" })));
  await user.keyboard("Mine");
  stream().sends(topic, { action: "update", record: { ...first, a_text: "Theirs", a_number: 71 } });
  await screen.findByText("71");
  expect(screen.getByRole("textbox", { name: "a_text" })).toHaveProperty("value", "Mine");
  await user.keyboard("{Enter}");
  await screen.findByRole("cell", { name: "Mine" });
  expect(screen.queryByText("Theirs")).toBeNull();
});

test("changes cells in place, and gathers new rows until they are asked for", async () => {
  const { backend, user, present } = await openLive();
  await connect();
  const lists = backend.payloads("listRecords").length;
  stream().sends(topic, { action: "update", record: { ...first, a_text: "South of the light" } });
  const cell = (await screen.findByText("South of the light")).closest("td")!;
  expect(cell.dataset["tip"]).toBe("Before: North of the light");
  for (const id of ["new000000000001", "new000000000002"]) stream().sends(topic, { action: "create", record: { id } });
  const chip = await screen.findByRole("button", { name: "2 new records" });
  await screen.findByText("2 new records", { selector: "[role=status]" });
  expect(backend.payloads("listRecords")).toHaveLength(lists);
  present.set("new000000000001", { ...first, id: "new000000000001" });
  backend.answers("listRecords", () => pageOf([...present.values()], 1));
  await user.click(chip);
  await screen.findByText("new000000000001");
  expect(screen.queryByText(/new record/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("switch", { name: "Live" }));
});

test("strikes a deleted row once a read confirms it, and deselects it", async () => {
  const { user, present } = await openLive();
  await connect();
  await user.click(screen.getByRole("checkbox", { name: `Select ${second.id}` }));
  await screen.findByRole("button", { name: "Delete selected" });
  // The first read still finds it.
  stream().sends(topic, { action: "delete", record: second });
  present.delete(second.id);
  await screen.findByText("1 selected record was deleted", { selector: ".live-lost" });
  within(rowOf(second.id)).getByText("Deleted");
  expect(rowOf(second.id).getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByRole("button", { name: "Delete selected" })).toBeNull();
  await user.click(within(rowOf(second.id)).getByText(second.id));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("marks a row that no longer matches the filter, and keeps it", async () => {
  const { matching, present } = await openLive("a_text!=''");
  await connect();
  const changed = { ...first, a_text: "" };
  present.set(first.id, changed);
  matching.delete(first.id);
  stream().sends(topic, { action: "update", record: changed });
  await screen.findByText("1 no longer matches");
  within(rowOf(first.id)).getByText("No longer matches");
});

test("reads everything that is shown after a gap", async () => {
  const { present } = await openLive();
  await connect();
  stream().breaks();
  expect(stream().isClosed).toBe(true);
  await screen.findByText("Reconnecting, attempt 1");
  present.set(first.id, { ...first, a_text: "Changed in between" });
  present.delete(second.id);
  await waitFor(() => expect(FakeStream.all).toHaveLength(2));
  await connect();
  await screen.findByText("Changed in between");
  within(rowOf(second.id)).getByText("Deleted");
});

test("goes live although the filter is refused, and reconnects after a failure", async () => {
  const { backend } = await openLive();
  backend.answers("listRecords", new Refusal(400, "Invalid filter."));
  await connect();
  backend.answers("listRecords", new Refusal(503, "Busy."));
  stream().breaks();
  await waitFor(() => expect(FakeStream.all).toHaveLength(2));
  stream().sends("PB_CONNECT", { clientId: "client2" });
  await screen.findByText("Reconnecting, attempt 2");
});

test("shows changes while a backup is being made", async () => {
  const { backend } = await openLive();
  await connect();
  const finish = backend.holds("makeBackup");
  const backup = send(calls.makeBackup, { body: {} });
  stream().sends(topic, { action: "update", record: { ...first, a_text: "South of the light" } });
  await screen.findByText("South of the light");
  finish();
  await backup;
});

test("pauses while the tab is hidden, and ends with the session", async () => {
  await openLive();
  await connect();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await screen.findByText("Paused");
  expect(stream().isClosed).toBe(true);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await connect();
  expect(stream().isClosed).toBe(false);
  act(() => endSession());
  expect(stream().isClosed).toBe(true);
});

test("is off by one switch, which is kept", async () => {
  const { user } = await openLive();
  await connect();
  await user.click(screen.getByRole("switch", { name: "Live" }));
  expect(stream().isClosed).toBe(true);
  expect(localStorage.getItem("sailors00000000@live")).toBe("0");
});

test("reports a change in the open panel, and compares it with the edits", async () => {
  const backend = fakeBackend();
  const { user, present } = await openLive("", backend);
  await connect();
  await user.click(within(rowOf(first.id)).getByText("ada"));
  const panel = await screen.findByRole("dialog");
  await waitFor(() => expect(backend.payloads("readRecord")).toHaveLength(1));
  const text = await within(panel).findByLabelText("a_text");
  await user.clear(text);
  await user.type(text, "West of the light");
  const changed = { ...first, a_text: "South of the light", a_email: "pier@example.com" };
  present.set(first.id, changed);
  backend.answers("readRecord", () => changed);
  passMinute();
  stream().sends(topic, { action: "update", record: changed });
  await within(panel).findByText(/^This record changed at .* UTC\. Your edits are kept\.$/);
  passMinute();
  await user.click(within(panel).getByRole("button", { name: "Show the change" }));
  const question = await screen.findByRole("alertdialog", { name: "This record changed" });
  expect(question.textContent).toContain("pier@example.com");
  await user.click(within(question).getByRole("radio", { name: /^Theirs/ }));
  await user.click(within(question).getByRole("button", { name: "Use the new values" }));
  await waitFor(() => expect(within(panel).queryByText(/^This record changed/)).toBeNull());
  expect(within(panel).getByLabelText("a_text")).toHaveProperty("value", "South of the light");
  expect(within(panel).getByLabelText("a_email")).toHaveProperty("value", "pier@example.com");
});
