import { screen as page, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { calls } from "../../definitions/backend/calls";
import type { DoorPage, MessagePage, Screen, SettingsPage, TablePage } from "../../definitions/language/screen";
import { schemas } from "../../definitions/schemas";
import { words } from "../../definitions/words/words";
import type { Schema } from "../../src/runtime/model/model";
import { put } from "../../src/runtime/model/path";
import { resolve } from "../../src/runtime/model/resolve";
import { allFields } from "../../src/runtime/model/visible";
import { expectComplaint } from "../support/complaints";
import { fakeBackend, Refusal, type CallName, type FakeBackend } from "../support/fake-backend";
import { pageOf, storedCollections } from "../support/fixtures";
import { open, signedIn, type Opened } from "../support/open";

/** Brings a screen into a state, as somebody who uses it would. */
type Bring<S> = (screen: S) => Promise<unknown>;
type States<S> = Readonly<Record<string, Bring<S>>>;

const generic = "Something went wrong while processing your request.";

const opened = async (
  screen: { route: string },
  query: string,
  before: (backend: FakeBackend) => void,
): Promise<Opened> => {
  const backend = fakeBackend();
  before(backend);
  signedIn();
  return open(`#${screen.route}${query}`, backend);
};

const loaded = async (screen: SettingsPage, before: (backend: FakeBackend) => void = () => {}): Promise<Opened> => {
  const now = await opened(screen, "", before);
  await page.findByRole("textbox", { name: fieldsOf(screen)[0]!.label });
  return now;
};

const fieldsOf = ({ fields, type }: SettingsPage | DoorPage) =>
  allFields(resolve(fields, (schemas as Readonly<Record<string, Schema>>)[type]!));

const changed = async (screen: SettingsPage, before?: (backend: FakeBackend) => void): Promise<Opened> => {
  const now = await loaded(screen, before);
  await now.user.type(page.getByRole("textbox", { name: fieldsOf(screen)[0]!.label }), " II");
  return now;
};

const saving = async (screen: SettingsPage, before?: (backend: FakeBackend) => void): Promise<void> => {
  const { user } = await changed(screen, before);
  await user.click(page.getByRole("button", { name: words.form.save }));
};

// A toast stands there, and for a second it is read out: nothing is waited for after that.
const announced = async (text: string): Promise<unknown> => page.findByText(`${words.shell.notification} ${text}`);

const settings: States<SettingsPage> = {
  loading: async (screen) => {
    await opened(screen, "", (backend) => backend.holds("readSettings"));
    await page.findByText(words.form.loading);
    await page.findByRole("heading", { name: screen.title });
  },
  "failed load": async (screen) => {
    expectComplaint(/^The application's name could not be read/);
    await opened(screen, "", (backend) => backend.answers("readSettings", new Refusal(400, generic)));
    await page.findByRole("button", { name: words.failure.retry });
  },
  loaded: (screen) => loaded(screen),
  dirty: async (screen) => {
    await changed(screen);
    await page.findByText("1 unsaved change");
  },
  "failed save": async (screen) => {
    const { path } = fieldsOf(screen)[0]!;
    const fault = { code: "validation_length_out_of_range", message: "The length must be between 1 and 255." };
    const data = put({ s3: { bucket: { code: "validation_required", message: "Cannot be blank." } } }, path, fault);
    await saving(screen, (backend) => backend.answers("saveSettings", new Refusal(400, generic, data)));
    await announced(generic);
    page.getByText("s3.bucket: Cannot be blank.");
  },
  saved: async (screen) => {
    await saving(screen);
    await announced(screen.saved);
  },
};

const chosen = storedCollections.find(({ type }) => type === "auth")!;

const table =
  (before: (backend: FakeBackend) => void, text: string, filter = ""): Bring<TablePage> =>
  async (screen) => {
    await opened(screen, `?${screen.of.address}=${chosen.id}&filter=${filter}&sort=-created`, before);
    await page.findByText(text);
    // The application is known by its name once the settings are there.
    await waitFor(() => expect(document.title).toContain("Lighthouse"));
  };

const tables: States<TablePage> = {
  "loading list": table((backend) => backend.holds("listCollections"), "Loading collections..."),
  "failed list": table(
    (backend) => backend.answers("listCollections", new Refusal(400, generic)),
    words.failure.entries,
  ),
  loading: table((backend) => backend.holds("listRecords"), words.form.loading),
  loaded: table(() => {}, "North of the light"),
  empty: table((backend) => backend.answers("listRecords", pageOf([])), "No records found."),
  "filtered empty": table((backend) => backend.answers("listRecords", pageOf([])), "No records found.", "id=0"),
  failed: table(
    (backend) => backend.answers("listRecords", new Refusal(500, generic)),
    "The records could not be loaded.",
  ),
  "bad filter": table(
    (backend) => backend.answers("listRecords", new Refusal(400, "Invalid filter parameters.")),
    "The backend does not understand this filter: Invalid filter parameters.",
    "what",
  ),
};

const fresh = async (screen: DoorPage, before: (backend: FakeBackend) => void = () => {}): Promise<Opened> => {
  const backend = fakeBackend();
  before(backend);
  const now = open(screen.route ? `#${screen.route}` : `?${screen.flag}`, backend);
  await page.findByRole("heading", { name: screen.heading });
  return now;
};

// The asterisk of what is required is for the eye.
const labelled = (label: string): RegExp => new RegExp(`^${label}\\*?$`);

const doors: States<DoorPage> = {
  fresh: (screen) => fresh(screen),
  refused: async (screen) => {
    const [name] = Object.entries(calls).find(([, call]) => call === screen.calls[0]!.call)!;
    const { user } = await fresh(screen, (backend) =>
      backend.answers(name as CallName, new Refusal(400, "Failed to authenticate.")),
    );
    for (const { label, widget } of fieldsOf(screen)) {
      await user.type(
        page.getByLabelText(labelled(label)),
        widget === "password" ? "a-long-password" : "a@example.com",
      );
    }
    await user.click(page.getByRole("button", { name: screen.submit.label }));
    await page.findByRole("alert");
  },
};

const messages: States<MessagePage> = {
  shown: async (screen) => {
    open("#/nowhere");
    await page.findByText(screen.title);
  },
};

/** The states of every kind of screen. */
export const states: { [K in Screen["kind"]]: States<Extract<Screen, { kind: K }>> } = {
  settings,
  table: tables,
  door: doors,
  message: messages,
};
