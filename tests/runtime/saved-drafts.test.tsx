import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { sessionKey } from "../../definitions/backend/backend-limits";
import { draftTexts } from "../../definitions/texts/drafts";
import { texts } from "../../definitions/texts/texts";
import { guardSession } from "../../src/backend/guard/guard-session";
import { dropDraftsWithSession } from "../../src/runtime/store/drafts-of-session";
import { send } from "../../src/backend/api/send";
import { noDraft } from "../../src/runtime/model/form/draft";
import { useDrafts } from "../../src/runtime/store/drafts";
import { eraseDrafts, saveDraftNow, stopSavingDrafts } from "../../src/runtime/store/saved-drafts";
import { endSession, subscribeToTabs, storeSession } from "../../src/backend/session/session";
import { useToasts } from "../../src/browser/toasts";
import { Refusal, fakeBackend } from "../support/fake-backend";
import { admin, collectionsWith, now, session, storedRecords } from "../support/fixtures";
import { draftsKept } from "../support/saved-drafts";
import { open, signedIn, type Opened } from "../support/open";

beforeEach(signedIn);

const [ada] = storedRecords;
const backendOfFew = (...names: readonly string[]) => fakeBackend(collectionsWith("a_file", ...names));
const address = "#/collections?collectionId=sailors00000000&filter=&sort=-created";
const field = (name: string): HTMLElement => screen.getByRole("textbox", { name });
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const offer = (): Promise<HTMLElement> => screen.findByRole("region", { name: draftTexts.title });
const noOffer = (): void => expect(screen.queryByRole("region", { name: draftTexts.title })).toBeNull();
const offered = (part: HTMLElement): string[] =>
  within(part)
    .getAllByRole("term")
    .map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`);

/** Opens the panel of a record, once its editors are there. */
async function openRecord(id: string, backend = backendOfFew("a_text")): Promise<Opened> {
  const opened = open(`${address}&recordId=${id}`, backend);
  // The first panel loads its chunks.
  await screen.findByRole("textbox", { name: "a_text" }, { timeout: 25_000 });
  return opened;
}

/** Ends the page at once. */
function killPage(): void {
  cleanup();
  stopSavingDrafts();
  useDrafts.setState(new Map(), true);
}

const keptEdits = async (): Promise<(readonly [string, unknown])[]> =>
  (await draftsKept()).flatMap(({ edits }) => edits.map(({ path, value }) => [path, value] as const));

const kept = (...edits: (readonly [string, unknown])[]): Promise<void> =>
  waitFor(async () => expect(await keptEdits()).toEqual(edits));

/** Types into a record's text, and ends the page once the draft is saved. */
async function leaveDraft(id: string = ada!.id): Promise<void> {
  const { user } = await openRecord(id);
  await user.type(field("a_text"), "!");
  await kept(["a_text", id === "new" ? "!" : "North of the light!"]);
  killPage();
}

describe("a saved draft", () => {
  test("is restored without overwriting newer input", async () => {
    await leaveDraft();
    await openRecord(ada!.id);
    await offer();
    fireEvent.click(button("Restore"));
    fireEvent.change(field("a_text"), { target: { value: "South" } });
    await waitFor(noOffer);
    expect(field("a_text")).toHaveProperty("value", "South");
  });

  test("is offered with its age and its changes, and saved after it is restored", async () => {
    await leaveDraft();
    vi.setSystemTime(now.getTime() + 5 * 60_000);
    const opened = await openRecord(ada!.id);
    const part = await offer();
    expect(within(part).getByRole("alert").textContent).toBe("You have unsaved changes from 5 minutes ago.");
    expect(offered(part)).toEqual(["Account: a_text: North of the light North of the light!"]);
    expect(field("a_text")).toHaveProperty("value", "North of the light");
    await opened.user.click(button("Restore"));
    await waitFor(() => expect(field("a_text")).toHaveProperty("value", "North of the light!"));
    noOffer();
    await opened.user.click(button("Save changes"));
    await waitFor(() =>
      expect(opened.backend.payloads("saveRecord")).toMatchObject([{ a_text: "North of the light!" }]),
    );
    await kept();
  });

  test("is erased by Discard, which leaves the form unchanged", async () => {
    await leaveDraft();
    const { user } = await openRecord(ada!.id);
    await offer();
    await user.click(button("Discard"));
    noOffer();
    expect(field("a_text")).toHaveProperty("value", "North of the light");
    await kept();
  });

  test("gives way to newer input, and is offered again next time", async () => {
    await leaveDraft();
    const { user } = await openRecord(ada!.id);
    await offer();
    vi.setSystemTime(now.getTime() + 60_000);
    await user.type(field("a_text"), "?");
    noOffer();
    await user.type(field("a_text"), "{Backspace}");
    await offer();
    await user.type(field("a_text"), "?");
    await waitFor(async () => expect(await keptEdits()).toHaveLength(2));
    killPage();
    await openRecord(ada!.id);
    const part = await offer();
    await within(part).findByText("1 more draft is stored here.");
    expect(offered(part)).toEqual(["Account: a_text: North of the light North of the light?"]);
    await user.click(button("Discard"));
    await waitFor(() =>
      expect(offered(screen.getByRole("region", { name: draftTexts.title }))).toEqual([
        "Account: a_text: North of the light North of the light!",
      ]),
    );
  });

  test("is restored into a new record", async () => {
    await leaveDraft("new");
    const { user, backend } = await openRecord("new");
    const part = await offer();
    expect(within(part).getByRole("alert").textContent).toMatch(/ ago: !\.$/);
    expect(offered(part)).toEqual(["a_text: !"]);
    await user.click(button("Restore"));
    await waitFor(() => expect(field("a_text")).toHaveProperty("value", "!"));
    await user.type(screen.getByLabelText(/^Password\W*$/), "long-enough-1");
    await user.type(screen.getByLabelText(/^Password confirm/), "long-enough-1");
    await user.click(button("Create"));
    await waitFor(() => expect(backend.payloads("addRecord")).toMatchObject([{ a_text: "!" }]));
    await kept();
  });

  test("contains no secret and no file, and says so", async () => {
    const { user } = await openRecord("new");
    await user.type(screen.getByLabelText(/^Password\W*$/), "long-enough-1");
    await user.upload(screen.getByLabelText(/^Upload new file/), new File(["of the harbour"], "plan.txt"));
    await user.type(field("a_text"), "Leith");
    await kept(["a_text", "Leith"]);
    expect(JSON.stringify(await draftsKept())).not.toMatch(/long-enough|of the harbour/);
    killPage();
    await openRecord("new");
    await within(await offer()).findByText("Not stored, enter again: Password, a_file: plan.txt.");
  });

  test("is erased once its edits are undone, discarded or saved", async () => {
    const { user } = await openRecord(ada!.id);
    await user.type(field("a_text"), "!");
    await kept(["a_text", "North of the light!"]);
    await user.type(field("a_text"), "{Backspace}");
    await kept();
    await user.type(field("a_text"), "?");
    await kept(["a_text", "North of the light?"]);
    await user.click(button("Cancel"));
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    await kept();
  });

  test("is not offered if all of it is stored already", async () => {
    await leaveDraft();
    const backend = backendOfFew("a_text");
    backend.answers("readRecord", { ...ada, a_text: "North of the light!" });
    backend.answers("listRecords", { page: 1, perPage: 30, totalItems: 0, totalPages: 0, items: [] });
    await openRecord(ada!.id, backend);
    await kept();
    noOffer();
  });

  test("shows its values if the record or the field was deleted", async () => {
    await leaveDraft();
    const backend = backendOfFew("a_text");
    backend.answers("readRecord", new Refusal(404, "Not found."));
    open(`${address}&recordId=${ada!.id}`, backend);
    const part = await offer();
    expect(offered(part)).toEqual(["Account: a_text: North of the light!"]);
    cleanup();
    const { user } = open(`${address}&recordId=${ada!.id}`, backendOfFew());
    await within(await offer()).findByText(draftTexts.gone);
    expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
    await user.click(button("Discard"));
    await kept();
  });
});

describe("the end of a session", () => {
  test("saves the latest edits if the session expired", async () => {
    const { user, backend, queries } = await openRecord(ada!.id);
    guardSession(queries, () => {});
    dropDraftsWithSession();
    await user.type(field("a_text"), "!");
    backend.answers(
      "readSettings",
      new Refusal(401, "The request requires valid admin authorization token to be set."),
    );
    await expect(send(calls.readSettings)).rejects.toMatchObject({ status: 401 });
    await screen.findByRole("heading", { name: "Admin sign in" });
    killPage();
    expect(await keptEdits()).toEqual([["a_text", "North of the light!"]]);
  });

  test("erases all drafts after Logout", async () => {
    await leaveDraft();
    const { queries } = await openRecord(ada!.id);
    guardSession(queries, () => {});
    dropDraftsWithSession();
    await offer();
    endSession();
    await kept();
  });

  test("erases drafts after a Logout in another tab, but saves open edits again", async () => {
    const stop = subscribeToTabs();
    const { user } = await openRecord(ada!.id);
    await user.type(field("a_text"), "!");
    await kept(["a_text", "North of the light!"]);
    localStorage.removeItem(sessionKey);
    window.dispatchEvent(new StorageEvent("storage", { key: sessionKey }));
    await eraseDrafts();
    await screen.findByText(texts.session.elsewhere);
    await user.type(field("Email"), "admin@example.com");
    await kept();
    storeSession(session);
    expect(await screen.findByRole("textbox", { name: "a_text" })).toHaveProperty("value", "North of the light!");
    await kept(["a_text", "North of the light!"]);
    stop();
  });

  test.each(["whose event has not come yet", "of which an event tells"])(
    "saves nothing after a Logout in another tab, %s",
    async (how) => {
      const stop = subscribeToTabs();
      const { user } = await openRecord(ada!.id);
      await user.type(field("a_text"), "!");
      localStorage.removeItem(sessionKey);
      if (how === "of which an event tells") window.dispatchEvent(new StorageEvent("storage", { key: sessionKey }));
      await Promise.all([...useDrafts.getState().keys()].map((name) => saveDraftNow(name)));
      // Storage keeps the order: this ends after any save under way.
      await eraseDrafts("nobody").then(() => eraseDrafts("nobody"));
      expect(await draftsKept()).toEqual([]);
      stop();
    },
  );

  test("hides the drafts of one admin from another", async () => {
    await leaveDraft();
    storeSession({ ...session, model: { ...admin, id: "admin0000000002" } });
    const { user } = await openRecord(ada!.id);
    await user.type(field("a_text"), "?");
    await waitFor(async () => expect(await keptEdits()).toHaveLength(2));
    noOffer();
  });
});

test("warns once if the browser cannot store drafts", async () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  const reported = new Set<number>();
  const stop = useToasts.subscribe((toasts) =>
    toasts.forEach(({ id, text }) => text === draftTexts.refused && reported.add(id)),
  );
  const { user, backend } = await openRecord(ada!.id);
  await user.type(field("a_text"), "!");
  await waitFor(() => expect(reported.size).toBe(1));
  await user.type(field("a_text"), "!");
  await user.click(button("Save changes"));
  await waitFor(() => expect(backend.payloads("saveRecord")).toMatchObject([{ a_text: "North of the light!!" }]));
  stop();
  expect(reported.size).toBe(1);
  expect([...useDrafts.getState().values()].every(({ edits }) => edits === noDraft.edits)).toBe(true);
});
