import { screen as page } from "@testing-library/react";
import type { SignedOutPage, MessagePage, Screen, SettingsPage } from "../../../definitions/language/screen";
import { schemas } from "../../../definitions/schemas";
import { texts } from "../../../definitions/texts/texts";
import { settingsNotes } from "../../../definitions/texts/settings-notes";
import type { Schema } from "../../../src/runtime/model/form/schema";
import { withValueAt } from "../../../src/values/json/path";
import { resolveLines } from "../../../src/runtime/model/form/resolve-lines";
import { allFields } from "../../../src/runtime/model/form/visible";
import { fakeBackend, Refusal, type FakeBackend } from "../../support/fake-backend";
import { password } from "../../support/fixtures";
import { addressOfPage, tokenFor } from "../addresses";
import { open, type Opened } from "../../support/open";
import { generic, nameOf, opened, type Before, type Scenarios } from "./bring";
import { contentScenarios } from "./content-scenarios";
import { listedScenarios, wholeScenarios } from "./table-scenarios";

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

// The first field of the page.
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

// A toast is announced for a second, at no fixed time.
const announced = async (text: string): Promise<unknown> =>
  page.findByText((said) => said.startsWith(`${texts.shell.notification} ${text}`));

const settings: Scenarios<SettingsPage> = {
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
};

const popupScenario = ({ button, opens }: NonNullable<SettingsPage["whenClean"]>): Scenarios<SettingsPage> => ({
  popup: async (screen) => {
    const { user } = await loaded(screen);
    await user.click(page.getByRole("button", { name: button }));
    await page.findByRole("dialog", { name: opens.title });
  },
});

const fresh = async (screen: SignedOutPage, before: (backend: FakeBackend) => void = () => {}): Promise<Opened> => {
  const backend = fakeBackend();
  before(backend);
  const now = open(addressOfPage(screen, tokenFor(screen)), backend);
  await page.findByRole("heading", { name: screen.heading });
  return now;
};

// A required field has an asterisk in its visible label.
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

const signedOutScenarios = (screen: SignedOutPage): Scenarios<SignedOutPage> => ({
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
  }),
});

const messages: Scenarios<MessagePage> = {
  shown: async (screen) => {
    open("#/nowhere");
    await page.findByText(screen.title);
  },
};

// States of a single page.
const own: Readonly<Record<string, Scenarios<SettingsPage>>> = {
  tokens: {
    loaded: async (screen) => {
      await loaded(screen);
      // Its buttons are a file of their own.
      await page.findAllByRole("button", { name: "Invalidate all previously issued tokens" });
    },
  },
  storage: {
    loaded: async (screen) => {
      await loaded(screen);
      await page.findByText(settingsNotes.storageTest.works);
    },
  },
};

/** States that are alike on all pages of a kind, with the pages that show them. Outlines show the differences. */
const alike: Partial<Record<Screen["kind"], Readonly<Record<string, readonly string[]>>>> = {
  settings: { dirty: ["mail"], "failed save": ["mail"] },
  signedOut: {
    fresh: ["signIn", "confirmEmailChange"],
    refused: ["signIn", "confirmAdminPasswordReset"],
    done: ["requestPasswordReset"],
    waiting: ["confirmVerification"],
    "dead link": ["confirmVerification"],
  },
};

/** The states of a screen that its role trees show. */
export const scenariosOf = (name: string, screen: Screen): Readonly<Record<string, () => Promise<unknown>>> =>
  Object.fromEntries(
    Object.entries(allScenariosOf(name, screen)).filter(
      ([state]) => alike[screen.kind]?.[state]?.includes(name) ?? true,
    ),
  );

/** The states of a screen: those of its kind, and its own. */
function allScenariosOf(name: string, screen: Screen): Readonly<Record<string, () => Promise<unknown>>> {
  switch (screen.kind) {
    case "settings":
      return of(screen, { ...settings, ...(screen.whenClean && popupScenario(screen.whenClean)), ...own[name] });
    case "table":
      return of(screen, screen.sidebar ? listedScenarios(screen.sidebar, screen) : wholeScenarios(screen));
    case "content":
      return of(screen, contentScenarios[screen.content]);
    case "signedOut":
      return of(screen, signedOutScenarios(screen));
    case "message":
      return of(screen, messages);
  }
}

const of = <S>(screen: S, states: Scenarios<S>): Readonly<Record<string, () => Promise<unknown>>> =>
  Object.fromEntries(Object.entries(states).map(([state, bring]) => [state, () => bring(screen)]));
