import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { callTimeLimit } from "../../../definitions/backend/backend-limits";
import { detailTexts, panelTexts } from "../../../definitions/texts/panel";
import { texts } from "../../../definitions/texts/texts";
import { guardSession } from "../../../src/backend/guard/guard-session";
import { isRead } from "../../../src/backend/calls/request";
import { storeSession, useSession } from "../../../src/backend/session/session";
import { useToasts } from "../../../src/browser/toasts";
import { Refusal, fakeBackend, type CallName, type FakeBackend } from "../../support/fake-backend";
import { collectionsWith, pageOf, session, storedRecords } from "../../support/fixtures";
import { open, signedIn, type Opened } from "../../support/open";

const [ada] = storedRecords;
const table = "#/collections?collectionId=sailors00000000&filter=&sort=-created";
const refused = "You are not allowed to perform this request.";

/** A failure, and its sentence; none if the session ends instead. */
interface Fault {
  bring: (backend: FakeBackend, call: CallName) => void;
  says: (call: CallName) => string | undefined;
  /** It is shown in its place, without a toast. */
  inPlace?: true;
}

const faults: Readonly<Record<string, Fault>> = {
  offline: {
    // A call that waited for the network would be sent later, without the admin.
    bring: (backend, call) => {
      onlineManager.setOnline(false);
      onTestFinished(() => onlineManager.setOnline(true));
      backend.answers(call, () => Promise.reject(new TypeError("Failed to fetch")));
    },
    says: () => texts.failure.unreachable,
  },
  hang: {
    bring: (backend, call) => {
      backend.holds(call);
      const real = globalThis.setTimeout;
      vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms?: number) =>
        real(run, ms === callTimeLimit ? 100 : ms)) as typeof setTimeout);
    },
    says: (call) => (isRead(calls[call]) ? texts.failure.timeout : texts.failure.writeTimeout),
  },
  "500": {
    bring: (backend, call) => backend.answers(call, new Refusal(500, "The disk is on holiday.")),
    says: () => "The disk is on holiday.",
  },
  "malformed answer": {
    bring: (backend, call) => backend.answers(call, new Response("<!doctype html><p>Hello.")),
    says: () => texts.failure.unreadable,
  },
  "403 of a session that lives": {
    bring: (backend, call) => backend.answers(call, new Refusal(403, refused)),
    says: () => refused,
  },
  "404": {
    bring: (backend, call) => backend.answers(call, new Refusal(404, "The requested resource wasn't found.")),
    says: (call) => (isRead(calls[call]) ? "The requested resource wasn't found." : panelTexts.gone),
    inPlace: true,
  },
  "401": {
    bring: (backend, call) => backend.answers(call, new Refusal(401, "The request requires valid admin token.")),
    says: () => undefined,
  },
  "403 of a session that is dead": {
    bring: (backend, call) => {
      backend.answers("renewSession", new Refusal(401, "The request requires valid admin token."));
      backend.answers(call, new Refusal(403, refused));
    },
    says: () => undefined,
  },
};

/** A task that makes a call. */
interface Task {
  call: CallName;
  before?: (backend: FakeBackend) => void;
  /** The record of the open panel; without one, only the table is open. */
  record?: string;
  /** The sentence for a 404. */
  missing?: string;
  /** The failure is there before the panel opens. */
  opening?: true;
  /** Waits for the message in the panel. */
  reported?: () => Promise<unknown>;
  start?: (opened: Opened) => Promise<unknown>;
  /** The retry, if it differs from the start. */
  again?: (opened: Opened) => Promise<unknown>;
  done: () => Promise<unknown>;
}

const button = (name: string): Promise<HTMLElement> => screen.findByRole("button", { name });
const press =
  (name: string) =>
  async ({ user }: Opened): Promise<void> =>
    user.click(await button(name));
const retry = async ({ user }: Opened): Promise<void> =>
  user.click((await screen.findAllByRole("button", { name: texts.failure.retry })).at(-1)!);
const inMenu =
  (name: string) =>
  async ({ user }: Opened): Promise<void> => {
    await user.click(await button("More"));
    await user.click(await screen.findByRole("menuitem", { name }));
    await user.click(await button("Yes"));
  };
// On a busy machine a toast may be gone before it is looked for.
const heard: string[] = [];
useToasts.subscribe((toasts) => heard.push(...toasts.map(({ text }) => text)));
const said = (text: string) => (): Promise<unknown> =>
  waitFor(() => expect([...heard, document.body.textContent].join("\n")).toContain(text));
const panelGone = (): Promise<void> =>
  waitFor(() => expect([...screen.queryAllByRole("dialog"), ...screen.queryAllByRole("alertdialog")]).toEqual([]));
const unverified =
  (...names: readonly ("listRecords" | "readRecord")[]) =>
  (backend: FakeBackend): void => {
    const row = { ...ada, verified: false };
    for (const name of names) backend.answers(name, name === "readRecord" ? row : pageOf([row]));
  };
const linked = (backend: FakeBackend): void =>
  backend.answers("listLinkedProviders", [{ id: "link00000000001", provider: "google", providerId: "123" }]);
const tab =
  (name: string) =>
  async ({ user }: Opened): Promise<void> =>
    user.click(await screen.findByRole("tab", { name }));
const relation = (): Promise<HTMLElement> => screen.findByRole("group", { name: "a_relation" });

const tasks: Readonly<Record<string, Task>> = {
  "the rows of a table": { call: "listRecords", again: retry, done: said("North of the light") },
  "a record that is opened": {
    call: "readRecord",
    before: (backend) => backend.answers("listRecords", pageOf([])),
    record: ada!.id,
    opening: true,
    missing: detailTexts.missing.title,
    again: retry,
    done: () => screen.findByRole("textbox", { name: "a_text" }),
  },
  "a record that is read again behind its row": {
    call: "readRecord",
    record: ada!.id,
    opening: true,
    missing: detailTexts.missing.title,
    again: retry,
    done: () => waitFor(() => expect(screen.queryByRole("button", { name: texts.failure.retry })).toBeNull()),
  },
  "a record as its save begins": {
    call: "readRecord",
    record: ada!.id,
    missing: panelTexts.gone,
    start: press("Save changes"),
    done: panelGone,
  },
  "a save": { call: "saveRecord", record: ada!.id, start: press("Save changes"), done: panelGone },
  "a new record": {
    call: "addRecord",
    record: "new",
    missing: panelTexts.noItem,
    start: async ({ user }) => {
      for (const label of [/^Password\W*$/, /^Password confirm/]) {
        const field = screen.getByLabelText(label);
        await user.clear(field);
        await user.type(field, "long-enough-1");
      }
      await user.click(await button("Create"));
    },
    done: panelGone,
  },
  "a deletion": { call: "removeRecord", record: ada!.id, start: inMenu("Delete"), done: panelGone },
  "what a deletion would do": {
    call: "listCollections",
    record: ada!.id,
    missing: panelTexts.gone,
    start: async ({ user }) => {
      await user.click(await button("More"));
      await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    },
    done: said("Do you really want to delete the selected record?"),
  },
  "records to choose from": {
    call: "pickRecords",
    record: ada!.id,
    start: async ({ user }) => user.click(within(await relation()).getByRole("button", { name: "Select" })),
    again: retry,
    done: () => screen.findByRole("checkbox", { name: /^Aberdeen/ }),
  },
  "the names of related records": {
    call: "listRelated",
    record: ada!.id,
    opening: true,
    reported: async () => within(await relation()).findByRole("button", { name: texts.failure.retry }),
    again: retry,
    done: () => screen.findByRole("button", { name: "Open Aberdeen" }),
  },
  "the linked providers": {
    call: "listLinkedProviders",
    record: ada!.id,
    start: tab("Authorized providers"),
    again: retry,
    done: said("No linked OAuth2 providers."),
  },
  "an unlinked provider": {
    call: "unlinkProvider",
    before: linked,
    record: ada!.id,
    start: async (opened) => {
      await tab("Authorized providers")(opened);
      await press("Unlink google")(opened);
      await press("Yes")(opened);
    },
    done: said("Successfully unlinked the google provider."),
  },
  "a verification mail": {
    call: "requestVerification",
    before: unverified("listRecords", "readRecord"),
    record: ada!.id,
    start: inMenu("Send verification email"),
    done: said("Successfully sent verification email"),
  },
};

const collections = collectionsWith("a_text", "a_relation");
const goHome = vi.fn<() => void>();
const withFaults = Object.entries(faults).map(([name, fault]) => ({ name, fault }));
const shownText = (): Promise<HTMLElement> => screen.findByRole("textbox", { name: "a_text" }, { timeout: 25_000 });

/** Opens the page, types if possible, and starts the task with the failure. */
async function begin({ call, before, record, opening, start }: Task, { bring }: Fault) {
  const backend = fakeBackend(collections);
  before?.(backend);
  const early = opening === true || record === undefined;
  if (early) bring(backend, call);
  const opened = open(record === undefined ? table : `${table}&recordId=${record}`, backend);
  guardSession(opened.queries, goHome);
  let typed: string | undefined;
  if (!early) {
    const field = await shownText();
    await opened.user.type(field, "!");
    typed = (field as HTMLTextAreaElement).value;
    bring(backend, call);
    await start?.(opened);
  }
  return { opened, backend, typed };
}

const expectTyped = async (opened: Opened, typed: string | undefined): Promise<void> => {
  if (typed === undefined) return;
  const inSight = (): HTMLElement | null => screen.queryByRole("textbox", { name: "a_text" });
  await waitFor(() => expect(inSight() ?? screen.queryByRole("tab", { name: "Account" })).not.toBeNull());
  if (!inSight()) await tab("Account")(opened);
  expect(await shownText()).toHaveProperty("value", typed);
};

beforeEach(() => {
  signedIn();
  goHome.mockClear();
  heard.length = 0;
});

const expectKept = async ({ opened, backend, typed }: Awaited<ReturnType<typeof begin>>, task: Task): Promise<void> => {
  await screen.findByRole("heading", { name: "Admin sign in" });
  screen.getByText(typed === undefined ? texts.session.ended : `${texts.session.ended} ${texts.session.kept}`);
  backend.recovers(task.call);
  backend.recovers("renewSession");
  task.before?.(backend);
  act(() => storeSession(session));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Admin sign in" })).toBeNull());
  await expectTyped(opened, typed);
};

// Network failures are the same for all calls: one read and one write are enough. A 404 without a sentence of its own
// is shown as a 500 is, and the end of a session keeps edits only where there can be some.
const ofAll = new Set(["the rows of a table", "a save"]);
const isTried = (name: string, { missing, opening }: Task): boolean =>
  name === "500" || (name === "404" && missing !== undefined) || (name === "401" && !opening);

describe.each(Object.entries(tasks))("a failure of %s", (name, task) => {
  const some = withFaults.filter((each) => ofAll.has(name) || isTried(each.name, task));
  test.each(some)("reports $name, loses nothing, and tries again", async ({ fault }) => {
    const begun = await begin(task, fault);
    const { opened, backend, typed } = begun;
    const text = (fault.inPlace && task.missing) ?? fault.says(task.call);
    if (text === undefined) return expectKept(begun, task);
    await said(text)();
    await task.reported?.();
    if (fault.inPlace) expect(useToasts.getState()).toEqual([]);
    expect(useSession.getState().session).toBeDefined();
    expect(goHome).toHaveBeenCalledTimes(text === refused ? (task.reported ? 2 : 1) : 0);
    const inSight = screen.queryByRole("textbox", { name: "a_text" }) !== null;
    if (inSight) await expectTyped(opened, typed);
    vi.restoreAllMocks();
    backend.recovers(task.call);
    await (task.again ?? task.start)?.(opened);
    await task.done();
    if (!inSight) await expectTyped(opened, typed);
  });
});
