import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { recordImportTexts as said } from "../../../definitions/texts/record-import";
import { panelTexts } from "../../../definitions/texts/panel";
import { texts } from "../../../definitions/texts/texts";
import { guardSession } from "../../../src/backend/guard/guard-session";
import { changeImport, importInto, useRecordImports } from "../../../src/features/records/transfer/record-imports";
import { endSession, storeSession } from "../../../src/backend/session/session";
import { fakeBackend, Refusal, type FakeBackend } from "../../support/fake-backend";
import { admin, pageOf, password, session, storedCollections } from "../../support/fixtures";
import { withNavigation } from "../../support/leaving";
import { open, signedIn, type Opened } from "../../support/open";

beforeEach(signedIn);

const address = "#/collections?collectionId=ports0000000000&filter=&sort=-created&import=ports0000000000";
const press = async ({ user }: Opened, name: string): Promise<void> =>
  user.click(await screen.findByRole("button", { name }));

async function running(backend: FakeBackend): Promise<Opened> {
  backend.answers("exportRecords", pageOf([]));
  const opened = open(address, backend);
  guardSession(opened.queries, () => {});
  await opened.user.click(await screen.findByRole("textbox", { name: said.paste }));
  await opened.user.paste("a_text\none\ntwo\nthree");
  await press(opened, said.read);
  await press(opened, "Check 3 rows");
  await press(opened, "Import 3 records");
  return opened;
}

const sent = (backend: FakeBackend) => backend.payloads("addRecord").map(({ a_text: text }) => text);

/** The session ends with the second record. */
function endingSession(backend: FakeBackend): void {
  let calls = 0;
  backend.answers("addRecord", ({ payload }: { payload: object }) =>
    ++calls === 1 ? { ...payload, id: "record000000001" } : new Refusal(401, "The session has ended."),
  );
}

test("creates records one after another, in the order of the file", async () => {
  const backend = fakeBackend();
  const release = backend.holds("addRecord");
  await running(backend);
  await waitFor(() => expect(sent(backend)).toEqual(["one"]));
  release();
  await screen.findByText("3 records were created.");
  expect(sent(backend)).toEqual(["one", "two", "three"]);
});

test("pauses when the session ends, and continues in the next one", async () => {
  const backend = fakeBackend();
  endingSession(backend);
  const opened = await running(backend);
  await opened.user.type(await screen.findByLabelText(/^Password/), password);
  backend.answers("addRecord", ({ payload }: { payload: object }) => ({ ...payload }));
  backend.answers("readRecord", new Refusal(404, "Not found."));
  await press(opened, "Login");
  const before = sent(backend);
  await press(opened, said.resume);
  await screen.findByText("3 records were created.");
  expect(sent(backend).slice(before.length)).toEqual(["two", "three"]);
});

test("reports no success if the session ended before the last record", async () => {
  const backend = fakeBackend(storedCollections.map((each) => ({ ...each, createRule: "" })));
  backend.answers("addRecord", ({ payload }: { payload: { a_text: string } }) => {
    if (payload.a_text === "three") backend.answers("renewSession", new Refusal(401, "The session has ended."));
    return payload;
  });
  const opened = await running(backend);
  await opened.user.type(await screen.findByLabelText(/^Password/), password);
  await press(opened, "Login");
  await screen.findByText(said.done.asGuest);
  await screen.findByText("3 records were created.");
});

test("creates no record again whose answer was lost", async () => {
  const backend = fakeBackend();
  backend.answers("addRecord", new Refusal(502, "The way there is broken."));
  const opened = await running(backend);
  await screen.findByText("The import is paused: The way there is broken.");
  backend.answers("readRecord", ({ payload }: { payload: { id: string } }) => ({ id: payload.id, a_text: "" }));
  backend.answers("addRecord", ({ payload }: { payload: object }) => payload);
  await press(opened, said.resume);
  await screen.findByText("3 records were created.");
  expect(sent(backend)).toEqual(["one", "two", "three"]);
});

const withoutText = ({ payload: { id } }: { payload: { id: string } }) => ({ id });

test("pauses when a field is renamed, and repairs the records later", async () => {
  const backend = fakeBackend();
  backend.answers("addRecord", withoutText);
  const opened = await running(backend);
  await screen.findByText(/^The import is paused: another admin renamed or removed a_text/);
  expect(sent(backend)).toEqual(["one"]);
  backend.answers("saveRecord", ({ payload }: { payload: object }) => payload);
  backend.answers("addRecord", ({ payload }: { payload: object }) => payload);
  await press(opened, said.resume);
  await screen.findByText("3 records were created.");
  expect(sent(backend)).toEqual(["one", "two", "three"]);
  expect(backend.payloads("saveRecord").map(({ a_text: text }) => text)).toEqual(["one"]);
});

/** Another admin deletes the collection after the first record. */
function deleteAfterFirst(backend: FakeBackend): void {
  let calls = 0;
  backend.answers("addRecord", ({ payload }: { payload: object }) => {
    if (++calls === 1) return payload;
    backend.answers("listCollections", pageOf(storedCollections.slice(1), 1, 200));
    for (const name of ["listRecords", "readRecord"] as const) backend.answers(name, new Refusal(404, "Not found."));
    return new Refusal(404, "Not found.");
  });
}

const firstShown = 'Collection "ports" not found. Showing the first one.';

test("keeps the rest of an import into a deleted collection until it is closed", async () => {
  const backend = fakeBackend();
  deleteAfterFirst(backend);
  const opened = await running(backend);
  await screen.findByText(`The import is paused: ${said.noItem}`);
  const read = backend.payloads("listCollections").length;
  await press(opened, said.stop);
  await waitFor(() => expect(backend.payloads("listCollections").length).toBeGreaterThan(read));
  await screen.findByRole("button", { name: "Download the 2 rows that were not imported" });
  expect(screen.queryByText(firstShown)).toBeNull();
  await opened.user.keyboard("{Escape}");
  await screen.findByText(firstShown);
  await screen.findByRole("heading", { level: 1, name: "sailors" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(useRecordImports.getState().size).toBe(0);
});

test("keeps pasted text if the collection is deleted before the import", async () => {
  const backend = fakeBackend();
  backend.answers("exportRecords", pageOf([]));
  const opened = open(address.replace(/&import=.*/, ""), backend);
  await press(opened, "Import records");
  await opened.user.click(await screen.findByRole("textbox", { name: said.paste }));
  await opened.user.paste("a_text\none");
  await press(opened, said.read);
  await press(opened, "Check 1 row");
  await screen.findByText(said.checked.right);
  backend.answers("listCollections", pageOf(storedCollections.slice(1), 1, 200));
  await press(opened, "Import 1 record");
  await screen.findByText(panelTexts.noItem);
  await press(opened, said.back);
  await press(opened, said.other);
  expect(await screen.findByRole("textbox", { name: said.paste })).toHaveProperty("value", "a_text\none");
  await opened.user.keyboard("{Escape}");
  await screen.findByText(said.leave);
  await press(opened, "Yes");
  await screen.findByRole("heading", { level: 1, name: "sailors" });
  expect(screen.getAllByText(/^Collection /).map((toast) => toast.textContent)).toEqual([firstShown]);
  expect(sent(backend)).toEqual([]);
});

test("lists the records that were stored without a field", async () => {
  const backend = fakeBackend();
  backend.answers("addRecord", withoutText);
  const opened = await running(backend);
  await screen.findByText(/^The import is paused: another admin/);
  await press(opened, said.stop);
  await screen.findByText("1 row was not imported.");
  expect(screen.getAllByText(/Stored as \w{15}, but without a_text\./)).toHaveLength(1);
});

test("asks before a running import is closed or left; Logout drops it", async () => {
  const goElsewhere = withNavigation();
  const backend = fakeBackend();
  const release = backend.holds("addRecord");
  const opened = await running(backend);
  await screen.findByRole("progressbar", { name: said.running });
  expect(asksBeforeReload()).toBe(true);
  for (const leave of [() => opened.user.keyboard("{Escape}"), async () => expect(await goElsewhere()).toBe(true)]) {
    await leave();
    await screen.findByText(said.leaveRunning);
    await press(opened, "No");
    await screen.findByRole("progressbar", { name: said.running });
  }
  endSession();
  release();
  await screen.findByLabelText(/^Password/);
  expect(useRecordImports.getState().size).toBe(0);
});

test("continues an import on another page after a redirect, and still asks", async () => {
  const backend = fakeBackend();
  const release = backend.holds("addRecord");
  await running(backend);
  await screen.findByRole("progressbar", { name: said.running });
  const redirect = (to: string): Promise<void> =>
    act(async () => {
      window.history.replaceState(null, "", to);
      fireEvent(window, new PopStateEvent("popstate"));
    });
  await redirect("#/logs");
  await screen.findByRole("heading", { level: 1, name: "Request logs" });
  expect(asksBeforeReload()).toBe(true);
  await redirect(address);
  await screen.findByRole("progressbar", { name: said.running });
  release();
  await screen.findByText("3 records were created.");
  expect(asksBeforeReload()).toBe(false);
});

test("returns from the check to the columns and to the text", async () => {
  const backend = fakeBackend();
  backend.answers("exportRecords", pageOf([]));
  const opened = open(address, backend);
  await opened.user.click(await screen.findByRole("textbox", { name: said.paste }));
  const rows = '{"a_text": 1}\n{"id": "x"}';
  await opened.user.paste(rows);
  await press(opened, said.read);
  await screen.findByText("Pasted text: NDJSON with 2 records and 2 columns.");
  await press(opened, "Check 2 rows");
  await screen.findByText("An id has 15 characters.", { exact: false });
  await press(opened, said.back);
  await opened.user.selectOptions(await screen.findByRole("combobox", { name: "Field for id" }), "Skip");
  await press(opened, "Check 2 rows");
  await screen.findByText(said.checked.right);
  await press(opened, said.back);
  await press(opened, said.other);
  expect(await screen.findByRole("textbox", { name: said.paste })).toHaveProperty("value", rows);
});

test("keeps a text that was only typed, and asks before it is lost", async () => {
  const opened = open(address);
  const text = (): Promise<HTMLElement> => screen.findByRole("textbox", { name: said.paste });
  expect(asksBeforeReload()).toBe(false);
  await opened.user.type(await text(), "a_text");
  expect(asksBeforeReload()).toBe(true);
  await opened.user.keyboard("{Escape}");
  await screen.findByText(said.leave);
  await press(opened, "No");
  act(() => endSession(texts.session.ended));
  await screen.findByLabelText(/^Password/);
  act(() => storeSession(session));
  expect(await text()).toHaveProperty("value", "a_text");
  await opened.user.clear(await text());
  expect(asksBeforeReload()).toBe(false);
  await opened.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("asks before Logout loses an unfinished import", async () => {
  const opened = open(address.replace(/&import=.*/, ""));
  act(() => changeImport("ports0000000000", { text: "a_text\none" }));
  await press(opened, `Account of ${admin.email}`);
  await opened.user.click(await screen.findByRole("menuitem", { name: "Logout" }));
  await screen.findByText("An unfinished import of records will be lost. Do you really want to sign out?");
  await press(opened, "No");
  expect(importInto("ports0000000000").text).toBe("a_text\none");
});

const asksBeforeReload = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("warns of cells that an update clears, and shows refused rows", async () => {
  const backend = fakeBackend();
  const stored = { id: "port00000000001", a_text: "North" };
  backend.answers("exportRecords", pageOf([stored]));
  const opened = open(address, backend);
  await opened.user.click(await screen.findByRole("textbox", { name: said.paste }));
  await opened.user.paste(`id,a_text\n${stored.id},\nnone,x`);
  await press(opened, said.read);
  await opened.user.click(await screen.findByRole("radio", { name: said.modes.update }));
  await press(opened, "Check 2 rows");
  await screen.findByText(/^Empty cells will clear 1 a_text\./);
  const group = await screen.findByRole("group");
  expect(group.textContent).toBe("id: No record has this id.1 rowRow 3none");
});
