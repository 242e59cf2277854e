import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { recordImportTexts as said } from "../../definitions/texts/record-import";
import { texts } from "../../definitions/texts/texts";
import { guardSession } from "../../src/runtime/api/guard-session";
import { useRecordImports } from "../../src/runtime/store/record-imports";
import { endSession, storeSession } from "../../src/runtime/store/session";
import { fakeBackend, Refusal, type FakeBackend } from "../support/fake-backend";
import { pageOf, password, session } from "../support/fixtures";
import { open, signedIn, type Opened } from "../support/open";

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

/** The second of the records that are sent meets a session that has ended, and so does what is sent with it. */
function endingSession(backend: FakeBackend): void {
  let calls = 0;
  backend.answers("addRecord", ({ payload }: { payload: object }) =>
    ++calls === 1 ? { ...payload, id: "record000000001" } : new Refusal(401, "The session has ended."),
  );
}

test("an import whose session ends waits for the next one, and then goes on with what was not stored", async () => {
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
  expect(sent(backend).slice(before.length).toSorted()).toEqual(["three", "two"]);
});

test("what was created before its answer was lost is not created again", async () => {
  const backend = fakeBackend();
  backend.answers("addRecord", new Refusal(502, "The way there is broken."));
  const opened = await running(backend);
  await screen.findByText("The import is paused: The way there is broken.");
  const before = sent(backend).length;
  backend.answers("readRecord", ({ payload }: { payload: { id: string } }) => ({ id: payload.id, a_text: "" }));
  await press(opened, said.resume);
  await screen.findByText("3 records were created.");
  expect(sent(backend)).toHaveLength(before);
});

const withoutText = ({ payload: { id } }: { payload: { id: string } }) => ({ id });

test("where a field is renamed meanwhile an import pauses, and once it is back what lacked it is saved with it", async () => {
  const backend = fakeBackend();
  backend.answers("addRecord", withoutText);
  const opened = await running(backend);
  await screen.findByText(/^The import is paused: somebody else has renamed or removed a_text/);
  expect(sent(backend).toSorted()).toEqual(["one", "three", "two"]);
  backend.answers("saveRecord", ({ payload }: { payload: object }) => payload);
  await press(opened, said.resume);
  await screen.findByText("3 records were created.");
  expect(sent(backend)).toHaveLength(3);
  const saved = backend.payloads("saveRecord").map(({ a_text: text }) => text);
  expect(saved.toSorted()).toEqual(["one", "three", "two"]);
});

test("which records were stored without a field is told where such an import is stopped", async () => {
  const backend = fakeBackend();
  backend.answers("addRecord", withoutText);
  const opened = await running(backend);
  await screen.findByText(/^The import is paused: somebody else/);
  await press(opened, said.stop);
  await screen.findByText("3 rows were not imported.");
  expect(screen.getAllByText(/It was stored as \w{15}, but without a_text\./)).toHaveLength(3);
});

test("a panel that is closed in the middle asks first; who signs out leaves nothing behind", async () => {
  const backend = fakeBackend();
  const release = backend.holds("addRecord");
  const opened = await running(backend);
  await screen.findByRole("progressbar", { name: said.running });
  await opened.user.keyboard("{Escape}");
  await screen.findByText(said.leaveRunning);
  await press(opened, "No");
  await screen.findByRole("progressbar", { name: said.running });
  endSession();
  release();
  await screen.findByLabelText(/^Password/);
  expect(useRecordImports.getState().size).toBe(0);
});

test("one record and one column are counted as such", async () => {
  const opened = open(address);
  await opened.user.click(await screen.findByRole("textbox", { name: said.paste }));
  await opened.user.paste('a_text\n""');
  await press(opened, said.read);
  await screen.findByText("The pasted text: CSV with 1 record and 1 column.");
});

test("a file that was checked can be set up otherwise, and another one chosen", async () => {
  const backend = fakeBackend();
  backend.answers("exportRecords", pageOf([]));
  const opened = open(address, backend);
  await opened.user.click(await screen.findByRole("textbox", { name: said.paste }));
  const rows = '{"a_text": 1}\n{"id": "x"}';
  await opened.user.paste(rows);
  await press(opened, said.read);
  await screen.findByText("The pasted text: NDJSON with 2 records and 2 columns.");
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

test("a text that was only typed is not lost without a question, nor with its session", async () => {
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

const asksBeforeReload = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
