import { screen as page } from "@testing-library/react";
import type { SignedOutPage, MessagePage, Screen, SettingsPage } from "../../definitions/language/screen";
import { schemas } from "../../definitions/schemas";
import { texts } from "../../definitions/texts/texts";
import type { Schema } from "../../src/runtime/model/form/schema";
import { withValueAt } from "../../src/runtime/model/values/json/path";
import { resolveLines } from "../../src/runtime/model/form/resolve";
import { allFields } from "../../src/runtime/model/form/visible";
import { expectComplaint } from "../support/complaints";
import { fakeBackend, Refusal, type FakeBackend } from "../support/fake-backend";
import { mailToken, password, storedSettings } from "../support/fixtures";
import { open, type Opened } from "../support/open";
import { generic, nameOf, opened, type Before, type States } from "./bring";
import { contentStates } from "./content-states";
import { listedStates, wholeStates } from "./table-states";

const known = schemas as Readonly<Record<string, Schema>>;
const linesOf = ({ fields, type }: SettingsPage | SignedOutPage) => resolveLines(fields, known[type]!, known);
const fieldsOf = (screen: SettingsPage | SignedOutPage) => allFields(linesOf(screen));

const loaded = async (screen: SettingsPage, before: Before = () => {}): Promise<Opened> => {
  const now = await opened(screen, "", before);
  const [first] = linesOf(screen);
  if (first?.kind !== "accordion") await control(screen);
  else await now.user.click(await page.findByRole("button", { name: new RegExp(`^${first.title}`) }));
  return now;
};

// The first one: each page has one to change.
const control = async (screen: SettingsPage): Promise<HTMLElement> => {
  const { label, widget } = fieldsOf(screen)[0]!;
  const [found] = await page.findAllByRole(widget === "switch" ? "switch" : "textbox", { name: label });
  return found!;
};

const changed = async (screen: SettingsPage, before?: Before): Promise<Opened> => {
  const now = await loaded(screen, before);
  const first = await control(screen);
  if (first.getAttribute("role") === "switch") await now.user.click(first);
  else await now.user.type(first, fieldsOf(screen)[0]!.schema.type === "integer" ? "0" : " II");
  return now;
};

const saving = async (screen: SettingsPage, before?: (backend: FakeBackend) => void): Promise<void> => {
  const { user } = await changed(screen, before);
  await user.click(page.getByRole("button", { name: texts.form.save }));
};

// A toast stands there, and for a second it is read out: nothing is waited for after that.
// What can be done about it is read out after that.
const announced = async (text: string): Promise<unknown> =>
  page.findByText((said) => said.startsWith(`${texts.shell.notification} ${text}`));

const settings: States<SettingsPage> = {
  loading: async (screen) => {
    await opened(screen, "", (backend) => backend.holds("readSettings"));
    await page.findByText(texts.form.loading);
    await page.findByRole("heading", { name: screen.title });
  },
  "failed load": async (screen) => {
    expectComplaint(/^The application's name could not be read/);
    await opened(screen, "", (backend) => backend.answers("readSettings", new Refusal(400, generic)));
    await page.findByRole("button", { name: texts.failure.retry });
  },
  loaded: (screen) => loaded(screen),
  dirty: async (screen) => {
    await changed(screen);
    await page.findByText("1 unsaved change");
  },
  "failed save": async (screen) => {
    const { path } = fieldsOf(screen)[0]!;
    const fault = { code: "validation_length_out_of_range", message: "The length must be between 1 and 255." };
    const data = withValueAt(
      { s3: { bucket: { code: "validation_required", message: "Cannot be blank." } } },
      path,
      fault,
    );
    await saving(screen, (backend) => backend.answers("saveSettings", new Refusal(400, generic, data)));
    await announced(generic);
    page.getByText("s3.bucket: Cannot be blank.");
  },
  saved: async (screen) => {
    await saving(screen);
    await announced(screen.success);
  },
};

const popupState = ({ button, opens }: NonNullable<SettingsPage["whenClean"]>): States<SettingsPage> => ({
  popup: async (screen) => {
    const { user } = await loaded(screen);
    await user.click(page.getByRole("button", { name: button }));
    await page.findByRole("dialog", { name: opens.title });
  },
});

const tokenFor = ({ token }: SignedOutPage, more?: object): string =>
  token
    ? mailToken(token.account, { ...(token.emails.includes("newEmail") && { newEmail: "ada@example.org" }), ...more })
    : "";

const addressOf = (screen: SignedOutPage, token: string): string =>
  screen.route ? `#${screen.route.replace(":token", token)}` : `?${screen.flag}`;

const fresh = async (
  screen: SignedOutPage,
  before: (backend: FakeBackend) => void = () => {},
  token = tokenFor(screen),
): Promise<Opened> => {
  const backend = fakeBackend();
  before(backend);
  const now = open(addressOf(screen, token), backend);
  await page.findByRole("heading", { name: screen.heading });
  return now;
};

// The asterisk of what is required is for the eye.
const labelled = (label: string): RegExp => new RegExp(`^${label}\\*?$`);

const sent = async (screen: SignedOutPage, before?: (backend: FakeBackend) => void): Promise<void> => {
  const { user } = await fresh(screen, before);
  for (const { label, widget } of fieldsOf(screen))
    await user.type(page.getByLabelText(labelled(label)), widget.endsWith("password") ? password : "a@example.com");
  if (screen.submit) await user.click(page.getByRole("button", { name: screen.submit.label }));
};

const refusing =
  (screen: SignedOutPage, refusal: Refusal) =>
  (backend: FakeBackend): void =>
    backend.answers(nameOf(screen.calls[0]!.call), refusal);

const invalidToken = { token: { code: "validation_invalid_token", message: "Invalid or expired token." } };

const signedOutStates = (screen: SignedOutPage): States<SignedOutPage> => ({
  [screen.submit ? "fresh" : "waiting"]: () =>
    fresh(screen, (backend) => !screen.submit && void backend.holds(nameOf(screen.calls[0]!.call))),
  refused: async () => {
    await sent(screen, refusing(screen, new Refusal(400, "Failed to authenticate.")));
    await page.findByRole("alert");
  },
  ...(screen.done && {
    done: async () => {
      await sent(screen);
      await page.findByText(screen.done!.says[0]!.split("{")[0]!.trim());
    },
  }),
  ...(screen.token && {
    "dead link": async () => {
      await sent(screen, refusing(screen, new Refusal(400, generic, invalidToken)));
      await page.findByText(/Invalid or expired token/);
    },
    "expired link": async () => {
      await fresh(screen, undefined, tokenFor(screen, { exp: 1_670_000_000 }));
      await page.findByText(/This link expired at/);
    },
  }),
});

const messages: States<MessagePage> = {
  shown: async (screen) => {
    open("#/nowhere");
    await page.findByText(screen.title);
  },
};

// What only one page has.
const own: Readonly<Record<string, States<SettingsPage>>> = {
  storage: {
    loaded: async (screen) => {
      await loaded(screen);
      await page.findByText(texts.storage.works);
    },
    trying: async (screen) => {
      await loaded(screen, (backend) => backend.holds("testStorage"));
      await page.findByText(texts.storage.trying);
    },
    failing: async (screen) => {
      await loaded(screen, (backend) => backend.answers("testStorage", new Refusal(400, "No bucket.")));
      await page.findByText("No bucket.");
    },
    off: (screen) => {
      const s3 = { ...storedSettings.s3, enabled: false };
      return loaded(screen, (backend) => backend.answers("readSettings", { ...storedSettings, s3 }));
    },
  },
  tokens: {
    invalidated: async (screen) => {
      const { user } = await loaded(screen);
      for (const button of page.getAllByRole("button", { name: "Invalidate all previously issued tokens" }).slice(3, 5))
        await user.click(button);
      await page.findByText("2 unsaved changes");
    },
    asked: async (screen) => {
      const { user } = await loaded(screen);
      await user.click(page.getAllByRole("button", { name: "Invalidate all previously issued tokens" })[4]!);
      await user.click(page.getByRole("button", { name: texts.form.save }));
      await page.findByText(screen.endsSession!.question);
    },
  },
};

/** States that are alike on all pages of a kind, each with the pages that show it: outlines show what differs. */
const alike: Partial<Record<Screen["kind"], Readonly<Record<string, readonly string[]>>>> = {
  settings: {
    loading: ["mail"],
    "failed load": ["mail"],
    dirty: ["mail"],
    "failed save": ["mail", "authProviders"],
    saved: ["mail"],
  },
  table: {
    loading: ["collections"],
    failed: ["collections"],
    empty: ["collections"],
    "filtered empty": ["collections"],
    "bad filter": ["collections"],
  },
  content: { loading: ["importCollections"], failed: ["importCollections"] },
  signedOut: {
    refused: ["signIn", "confirmAdminPasswordReset", "confirmVerification"],
    "dead link": ["confirmVerification"],
    "expired link": ["confirmVerification"],
  },
};

/** The states of a screen that its role trees show. */
export const statesOf = (name: string, screen: Screen): Readonly<Record<string, () => Promise<unknown>>> =>
  Object.fromEntries(
    Object.entries(allStatesOf(name, screen)).filter(([state]) => alike[screen.kind]?.[state]?.includes(name) ?? true),
  );

/** The states of a screen: those of its kind, and those that only it has. */
function allStatesOf(name: string, screen: Screen): Readonly<Record<string, () => Promise<unknown>>> {
  switch (screen.kind) {
    case "settings":
      return of(screen, { ...settings, ...(screen.whenClean && popupState(screen.whenClean)), ...own[name] });
    case "table":
      return of(screen, screen.sidebar ? listedStates(screen.sidebar, screen) : wholeStates(screen));
    case "content":
      return of(screen, contentStates[screen.content]);
    case "signedOut":
      return of(screen, signedOutStates(screen));
    case "message":
      return of(screen, messages);
  }
}

const of = <S>(screen: S, states: States<S>): Readonly<Record<string, () => Promise<unknown>>> =>
  Object.fromEntries(Object.entries(states).map(([state, bring]) => [state, () => bring(screen)]));
