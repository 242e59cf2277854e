import { act, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { texts } from "../../../definitions/texts/texts";
import { guardSession } from "../../../src/backend/guard/guard-session";
import { dropDraftsWithSession } from "../../../src/runtime/store/drafts-of-session";
import { useDrafts } from "../../../src/runtime/store/drafts";
import { endSession, storeSession } from "../../../src/backend/session/session";
import { Refusal, fakeBackend, type Asked } from "../../support/fake-backend";
import { collectionsWith, admin, pageOf, session, storedCollections, storedRecords } from "../../support/fixtures";
import { open, signedIn, type Opened } from "../../support/open";

// Load the editors first, which takes a while.
beforeAll(() => import("../../../src/features/records/lazy-record-widgets"), 60_000);
beforeEach(signedIn);

const kept = `${texts.session.ended} ${texts.session.kept}`;

/** Ends the session as a 401 does. */
async function end(): Promise<void> {
  act(() => endSession(texts.session.ended));
  await screen.findByRole("heading", { name: "Admin sign in" });
}

test("keeps edits of a page until the next sign-in, and says so", async () => {
  const { user } = open("#/settings/mail");
  const sender = (): Promise<HTMLElement> => screen.findByRole("textbox", { name: "Sender name" });
  await user.clear(await sender());
  await user.type(await sender(), "Harbour");
  await end();
  // The focus is in the form, so a screen reader needs the alert.
  expect((await screen.findByRole("alert")).textContent).toBe(kept);
  act(() => storeSession(session));
  expect(await sender()).toHaveProperty("value", "Harbour");
});

test("does not claim to keep edits of a popup", async () => {
  const { user } = open("#/settings/mail");
  await user.click(await screen.findByRole("button", { name: "Send test email" }));
  await user.click(await screen.findByRole("radio", { name: '"Password reset" template' }));
  await end();
  await screen.findByText(texts.session.ended);
});

test.each([
  ["an id from here", {}, "", /^[a-z0-9]{15}$/],
  ["a given id", {}, "given0000000001", /^given0000000001$/],
  ["an id from the backend", { idsByBackend: true }, "", /^backend00000001$/],
])("completes a new record with %s, created after the session ended", async (_, more, given, id) => {
  const backend = fakeBackend(storedCollections.map((each) => ({ ...each, ...more, createRule: "" })));
  const { user, queries } = open("#/collections?collectionId=ports0000000000&recordId=new", backend);
  const text = (): Promise<HTMLElement> => screen.findByRole("textbox", { name: "a_text" });
  const create = async (): Promise<void> => user.click(await screen.findByRole("button", { name: "Create" }));
  await user.type(await text(), "Leith");
  if (given !== "") await user.type(await screen.findByRole("textbox", { name: "id" }), given);
  guardSession(queries, () => {});
  const dead = new Refusal(401, "The request requires valid authorization.");
  backend.answers("addRecord", ({ payload }: Asked) => {
    backend.answers("renewSession", dead);
    return { id: "backend00000001", ...payload };
  });
  await create();
  expect((await screen.findByRole("alert")).textContent).toBe(kept);
  expect(screen.queryByText(/Successfully/)).toBeNull();
  backend.recovers("renewSession");
  backend.answers("readRecord", ({ payload }: Asked) => ({ id: payload["id"] }));
  backend.answers("saveRecord", ({ payload }: Asked) => payload);
  act(() => storeSession(session));
  expect(await text()).toHaveProperty("value", "Leith");
  await create();
  await screen.findByText("Successfully created record.");
  expect(backend.payloads("addRecord")).toHaveLength(1);
  expect(backend.payloads("saveRecord")).toMatchObject([{ id: expect.stringMatching(id), a_text: "Leith" }]);
});

describe("a bulk edit at the end of a session", () => {
  const address = "#/collections?collectionId=sailors00000000&filter=&sort=-created";

  /** The form of two selected records, with a typed text. */
  async function typed(backend = fakeBackend(collectionsWith("a_text"))): Promise<Opened> {
    const opened = open(address, backend);
    for (const { id } of storedRecords.slice(0, 2)) await opened.user.click(await boxOf(id));
    await opened.user.click(screen.getByRole("button", { name: "Edit selected" }));
    await opened.user.click(await screen.findByRole("switch", { name: "Set a_text" }));
    await opened.user.type(await screen.findByRole("textbox", { name: "a_text" }), "Leith");
    return opened;
  }
  const boxOf = (id: string): Promise<HTMLElement> => screen.findByRole("checkbox", { name: `Select ${id}` });

  test("is there again with its selection after the next sign-in", async () => {
    const { user } = await typed();
    await end();
    expect((await screen.findByRole("alert")).textContent).toBe(kept);
    act(() => storeSession(session));
    await screen.findByRole("dialog", { name: "Edit 2 records" });
    expect(await screen.findByRole("textbox", { name: "a_text" })).toHaveProperty("value", "Leith");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    await user.click(screen.getByRole("button", { name: "Edit selected" }));
    expect(await screen.findByRole("switch", { name: "Set a_text", checked: false })).toBeTruthy();
  });

  const start = async ({ user }: Opened): Promise<void> => {
    await user.click(screen.getByRole("button", { name: "Preview changes" }));
    await user.click(await screen.findByRole("button", { name: "Confirm" }));
  };
  const confirm = async (opened: Opened): Promise<void> => {
    await start(opened);
    await screen.findByRole("progressbar", { name: "Edit selected" });
  };
  const stored = ({ payload: { filter } }: { payload: { filter: string } }) =>
    pageOf(
      storedRecords.filter(({ id }) => filter.includes(id)),
      1,
    );

  test.each([
    ["from elsewhere", undefined],
    ["with the answer to the record under way", new Refusal(401, "The request requires valid authorization.")],
  ])("reports a run that was stopped %s, and marks no record", async (_, answer) => {
    const opened = await typed();
    const { backend, queries, user } = opened;
    guardSession(queries, () => {});
    backend.answers("listRelated", stored);
    const release = backend.holds("saveRecord");
    if (answer) backend.answers("saveRecord", answer);
    await confirm(opened);
    if (answer) release();
    else act(() => endSession(texts.session.ended));
    await screen.findByRole("heading", { name: "Admin sign in" });
    await screen.findByText("Stopped because your session ended: 0 of 2 records are done, perhaps 1 more.");
    expect(screen.queryByText(/you left the page/)).toBeNull();
    act(() => storeSession(session));
    const box = await boxOf(storedRecords[0]!.id);
    expect(box).toHaveProperty("checked", true);
    expect(box.getAttribute("aria-invalid")).not.toBe("true");
    expect(screen.queryByRole("button", { name: "Show reasons" })).toBeNull();
    expect(backend.payloads("saveRecord")).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Edit selected" }));
    expect(await screen.findByRole("textbox", { name: "a_text" })).toHaveProperty("value", "Leith");
  });

  test.each([
    ["before the last record", false, 1],
    ["before the admin stopped it", true, 0],
  ])("reports no success if the session ended %s", async (_, stops, done) => {
    const backend = fakeBackend(collectionsWith("a_text").map((each) => ({ ...each, updateRule: "" })));
    const opened = await typed(backend);
    guardSession(opened.queries, () => {});
    backend.answers("listRelated", stored);
    const release = backend.holds("saveRecord");
    backend.answers("saveRecord", ({ payload }: Asked) => {
      backend.answers("renewSession", new Refusal(401, "The request requires valid authorization."));
      return payload;
    });
    await confirm(opened);
    if (stops) await opened.user.click(screen.getByRole("button", { name: "Cancel" }));
    release();
    await screen.findByText(`Stopped because your session ended: ${done} of 2 records are done, perhaps 1 more.`);
    expect(screen.queryByText(/Successfully/)).toBeNull();
    expect(backend.payloads("saveRecord")).toHaveLength(done + 1);
  });

  test("reads as many pages again as were loaded", async () => {
    const records = Array.from({ length: 61 }, (_, index) => ({ id: `record${1000 + index}` }));
    const backend = fakeBackend();
    backend.answers("listRecords", ({ payload }: { payload: { page: string } }) =>
      pageOf(records, Number(payload.page)),
    );
    const { user, queries } = open(address, backend);
    guardSession(queries, () => {});
    await user.click(await screen.findByRole("button", { name: "Load more (30 of 31)" }));
    await screen.findByRole("button", { name: "Load more (1)" });
    await user.click(screen.getByRole("checkbox", { name: "Select all loaded records" }));
    await user.click(screen.getByRole("button", { name: "Edit selected" }));
    await screen.findByRole("dialog", { name: "Edit 60 records" });
    await end();
    act(() => storeSession(session));
    await screen.findByRole("dialog", { name: "Edit 60 records" });
  });

  test("is dropped if all of its records were deleted", async () => {
    const opened = await typed();
    guardSession(opened.queries, () => {});
    await end();
    opened.backend.answers("listRecords", pageOf([]));
    act(() => storeSession(session));
    await screen.findByText("No records found.");
    await waitFor(() => expect(useDrafts.getState().size).toBe(0));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each([
    ["who signs out by choice", () => endSession(), session],
    [
      "another admin",
      () => endSession(texts.session.ended),
      { ...session, model: { ...admin, id: "another00000000" } },
    ],
  ])("is dropped for %s", async (_, leave, next) => {
    const { queries } = await typed();
    guardSession(queries, () => {});
    dropDraftsWithSession();
    act(leave);
    await screen.findByRole("heading", { name: "Admin sign in" });
    act(() => storeSession(next));
    window.location.hash = address;
    expect(await boxOf(storedRecords[0]!.id)).toHaveProperty("checked", false);
    expect(useDrafts.getState().size).toBe(0);
  });
});
