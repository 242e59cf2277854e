import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { draftTexts } from "../../definitions/texts/drafts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { useDrafts } from "../../src/runtime/store/drafts";
import { askConfirmation, closeConfirmation } from "../../src/runtime/store/confirmation";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { collectionsWith, storedRecords } from "../support/fixtures";
import { draftsKept, leaveDraftOf } from "../support/saved-drafts";
import { signedIn } from "../support/open";
import { openRecord, panelGone, sent } from "../support/open-record";

// Load the editors first, which takes a while.
beforeAll(() => import("../../src/features/records/lazy-record-widgets"), 60_000);
beforeEach(signedIn);

const [ada] = storedRecords;
const ofFewFields = () => fakeBackend(collectionsWith("a_text", "a_url", "a_file"));
const field = (name: string): HTMLElement => screen.getByRole("textbox", { name });
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

test("locks a form while it is saved", async () => {
  const backend = ofFewFields();
  const opened = await openRecord(ada!.id, backend);
  await opened.user.click(screen.getByRole("switch", { name: "Change password" }));
  await opened.user.click(await screen.findByRole("button", { name: "Generate password" }));
  await opened.user.type(field("a_text"), "!");
  const release = backend.holds("saveRecord");
  fireEvent.click(button("Save changes"));
  // Typed before the form is drawn again.
  fireEvent.change(field("a_text"), { target: { value: "Late" } });
  await waitFor(() => expect(field("a_text")).toHaveProperty("disabled", true));
  expect(field("a_text")).toHaveProperty("value", "North of the light!");
  expect(button("Generate another password")).toHaveProperty("disabled", true);
  release();
  await panelGone();
  expect(sent(opened, "saveRecord")).toMatchObject([{ a_text: "North of the light!" }]);
});

test("restores no saved draft while its form is saved", async () => {
  const edits = [{ path: "a_text", label: "a_text", base: "North of the light", value: "Kept" }];
  await leaveDraftOf("sailors00000000", ada!.id, edits);
  const backend = ofFewFields();
  await openRecord(ada!.id, backend);
  await screen.findByRole("region", { name: draftTexts.title });
  const release = backend.holds("saveRecord");
  // Restore first checks storage, so the save starts before it.
  fireEvent.click(button("Restore"));
  fireEvent.change(field("a_url"), { target: { value: "https://example.com/charts" } });
  fireEvent.click(button("Save changes"));
  await waitFor(() => expect(field("a_text")).toHaveProperty("disabled", true));
  expect(field("a_text")).toHaveProperty("value", "North of the light");
  release();
  await panelGone();
  await waitFor(async () => expect((await draftsKept()).map((draft) => draft.edits)).toEqual([edits]));
});

/** Chooses a file; the returned function ends its reading. */
function chooseSlowFile(): () => Promise<void> {
  const file = new File(["map"], "map.png");
  let read = (): void => {};
  const reading = new Promise<ArrayBuffer>((done) => (read = () => done(new ArrayBuffer(0))));
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => reading });
  fireEvent.drop(screen.getByRole("group", { name: "a_file" }), { dataTransfer: { files: [file], types: ["Files"] } });
  return () =>
    act(async () => {
      read();
      await reading;
    });
}

test("adds a file after a failed save, and reports one that came too late", async () => {
  const backend = ofFewFields();
  backend.answers("saveRecord", new Refusal(500, "The disk is on holiday."));
  const opened = await openRecord(ada!.id, backend);
  const read = chooseSlowFile();
  await opened.user.type(field("a_text"), "!");
  const release = backend.holds("saveRecord");
  await opened.user.click(button("Save changes"));
  await read();
  release();
  await screen.findByText("map.png");
  await opened.user.click(button("Remove map.png"));
  backend.recovers("saveRecord");
  const readAgain = chooseSlowFile();
  const releaseAgain = backend.holds("saveRecord");
  await opened.user.click(button("Save changes"));
  await waitFor(() => expect(field("a_text")).toHaveProperty("disabled", true));
  releaseAgain();
  await panelGone();
  await screen.findByText("map.png was not saved: it was still being read. Add it again.");
  await readAgain();
});

test("ignores a file that is read after its new record was closed", async () => {
  const { user } = await openRecord("new", ofFewFields());
  const read = chooseSlowFile();
  await user.click(button("Cancel"));
  await panelGone();
  await read();
  expect([...useDrafts.getState().keys()]).toEqual([]);
});

test("keeps a question open when an earlier one has finished", async () => {
  await openRecord(ada!.id, ofFewFields());
  let carriedOut = (): void => {};
  act(() => askConfirmation("First?", () => new Promise((done) => (carriedOut = done))));
  fireEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await waitFor(() => expect(button("No")).toHaveProperty("disabled", true));
  act(() => {
    closeConfirmation();
    askConfirmation("Second?", () => {});
  });
  await screen.findByRole("alertdialog", { name: "Second?" });
  expect(button("No")).toHaveProperty("disabled", false);
  await act(async () => carriedOut());
  expect(screen.getByRole("alertdialog").textContent).toContain("Second?");
});
