import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { recordPanel } from "../../../definitions/screens/record-panel";
import { selectBackend } from "../../../src/backend/version/backend";
import { Failure } from "../../../src/backend/calls/failure";
import { RecordPayload } from "../../../src/backend/calls/record-body";
import { useToasts } from "../../../src/browser/toasts";
import type { LineModel } from "../../../src/runtime/model/form/form-model";
import { sortFiles } from "../../../src/runtime/model/form/file-order";
import { saveRow } from "../../../src/runtime/row-form/save-row";
import * as sending from "../../../src/backend/api/send";
import { fakeBackend } from "../../support/fake-backend";
import { storedRecords } from "../../support/fixtures";
import { signedIn } from "../../support/open";
import { openRecord, sent } from "../../support/open-record";

// Load the editors and what moves files first, which takes a while.
beforeAll(async () => {
  await import("../../../src/features/records/lazy-record-widgets");
  await import("../../../src/features/records/SortedFiles");
}, 60_000);
beforeEach(() => {
  signedIn();
  selectBackend("v0.22");
});

const [ada] = storedRecords;
const stored = { ...ada!, a_file: ["one.png", "two.png", "three.png"] };

test("moves a file by keys, and sends the names in order", async () => {
  const backend = fakeBackend();
  backend.answers("readRecord", stored);
  const opened = await openRecord(ada!.id, backend);
  const files = within(screen.getByRole("group", { name: "a_file" }));
  (await files.findByRole("button", { name: "Move three.png" })).focus();
  await opened.user.keyboard(" {ArrowUp}{ArrowUp} ");
  await waitFor(() => files.getByText("three.png is dropped at position 1 of 3."));
  await opened.user.click(files.getByRole("button", { name: "Remove one.png" }));
  await opened.user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Successfully updated record.");
  expect(sent(opened, "saveRecord")).toEqual([{ a_file: ["three.png", "two.png"] }]);
});

/** Saves two stored files with a new one in front. Returns the sent values. */
async function savedInFront(...answers: readonly (object | Failure)[]) {
  const lines = [{ kind: "field", path: "docs", value: "file", schema: {} }] as unknown as LineModel[];
  const added = [{ key: "x", file: new File([], "new.png") }];
  const docs = sortFiles({ names: ["a", "b"], removed: [], added }, ["x", "a", "b"]);
  const left = [...answers];
  const send = vi.spyOn(sending, "send").mockImplementation(async () => {
    const answer = left.shift();
    if (answer instanceof Failure) throw answer;
    return answer as never;
  });
  const state = { stored: {}, data: { docs }, lines, changed: new Set(["docs"]), errors: new Map() };
  const target = { panel: recordPanel, item: { id: "c" }, hasLock: true, onProgress: () => {}, signal: undefined };
  const row = await saveRow(target as unknown as Parameters<typeof saveRow>[0], "r", state);
  const bodies = send.mock.calls.map(([, payload]) => (payload as { body: RecordPayload }).body);
  return { row, sent: bodies.map(({ values, files }) => [values, files.map(([name]) => name)]) };
}

const appended = { id: "r", docs: ["a", "b", "new_1.png"] };

test("puts a new file among stored ones with a second request, once it has a name", async () => {
  const inOrder = { id: "r", docs: ["new_1.png", "a", "b"] };
  const { row, sent: requests } = await savedInFront(appended, inOrder);
  expect(requests).toEqual([
    [{ docs: ["a", "b"] }, ["docs+"]],
    [{ docs: ["new_1.png", "a", "b"] }, []],
  ]);
  expect(row).toEqual(inOrder);
});

test("reports a refused order, and keeps the stored files", async () => {
  const { row } = await savedInFront(appended, new Failure("Not now."));
  expect(row).toEqual(appended);
  const texts = useToasts.getState().map(({ text }) => text);
  expect(texts).toEqual(["The files are saved, but new ones come last: Not now. Put them in order and save again."]);
});
