import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { callTimeLimit } from "../../definitions/backend/limits";
import { registry } from "../support/registry";
import { unsavedFields } from "../../src/runtime/store/drafts";
import { guardSession } from "../../src/runtime/api/guard-session";
import { expectComplaint } from "../support/complaints";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { password, storedSettings } from "../support/fixtures";
import { open, signedIn } from "../support/open";

beforeEach(signedIn);

const generic = "Something went wrong while processing your request.";
const leaf = (message: string) => ({ code: "validation_x", message });
const box = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const descriptionOf = (field: Element): string => {
  const notes = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return notes.map((id) => document.getElementById(id)?.textContent).join(" ");
};

test("where the browser does not tell that one leaves, what is typed waits for one to come back", async () => {
  const { user } = open("#/settings/mail");
  await user.type(await box("Sender name"), " II");
  await user.click(screen.getByRole("link", { name: "Application" }));
  await box("Application name");
  expect(screen.queryByText("1 unsaved change")).toBeNull();
  await user.click(screen.getByRole("link", { name: "Mail settings Unsaved changes" }));
  expect((await box("Sender name")).value).toBe("Support II");
  expect(screen.getByText("1 unsaved change")).toBeDefined();
});

test("what is typed outlives the session: after signing in again the page has it", async () => {
  const backend = fakeBackend();
  const { user, queries } = open("#/settings/mail", backend);
  guardSession(queries, () => {});
  await user.type(await box("Sender name"), " II");
  backend.answers("saveSettings", new Refusal(401, "The request requires valid admin authorization token to be set."));
  await user.click(button("Save changes"));
  await screen.findByText(/^Your session has ended/);
  await user.type(await box("Email"), "admin@example.com");
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(button("Login"));
  expect((await box("Sender name")).value).toBe("Support II");
  expect(window.location.hash).toBe("#/settings/mail");
});

test("what was typed and is hidden is not unsaved, and waits to be shown again, also after another save", async () => {
  const { user, backend } = open("#/settings/mail");
  const smtp = await screen.findByRole("switch", { name: /Use SMTP/ });
  await user.type(await box("SMTP server host"), ".net");
  await user.click(smtp);
  expect(screen.getByText("1 unsaved change")).toBeDefined();
  expect(unsavedFields()).toEqual(["Use SMTP mail server (recommended)"]);
  await user.click(smtp);
  expect(unsavedFields()).toEqual(["SMTP server host"]);
  await user.click(smtp);
  await user.click(button("Save changes"));
  await waitFor(() => expect(unsavedFields()).toEqual([]));
  expect(backend.payloads("saveSettings")).toEqual([{ smtp: { enabled: false } }]);
  await user.click(smtp);
  expect((await box("SMTP server host")).value).toBe("smtp.example.com.net");
});

test("Cancel takes back everything, and there is nothing left to save", async () => {
  const { user } = open("#/settings/mail");
  await user.type(await box("Sender name"), " II");
  await user.click(screen.getByRole("switch", { name: /Use SMTP/ }));
  expect(screen.getByText("2 unsaved changes")).toBeDefined();
  await user.click(button("Cancel"));
  expect((await box("Sender name")).value).toBe("Support");
  expect(await box("SMTP server host")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});

test("Send test email is offered only when nothing has changed, Cancel and Save only when something has", async () => {
  const { user } = open("#/settings/mail");
  const name = await box("Sender name");
  expect(button("Send test email")).toBeDefined();
  for (const other of ["Save changes", "Cancel"]) expect(screen.queryByRole("button", { name: other })).toBeNull();
  await user.type(name, "x");
  expect(screen.queryByRole("button", { name: "Send test email" })).toBeNull();
  expect(button("Save changes")).toHaveProperty("disabled", false);
  expect(button("Cancel")).toBeDefined();
  await user.type(name, "{Backspace}");
  expect(button("Send test email")).toBeDefined();
});

test("Save can be pressed only when something has changed and nothing is being saved", async () => {
  const { user, backend } = open("#/settings");
  const name = await box("Application name");
  expect(button("Save changes")).toHaveProperty("disabled", true);
  await user.type(name, " II");
  expect(button("Save changes")).toHaveProperty("disabled", false);
  const release = backend.holds("saveSettings");
  await user.click(button("Save changes"));
  await waitFor(() => expect(button("Save changes").getAttribute("aria-busy")).toBe("true"));
  expect(name.disabled).toBe(true);
  release();
  await screen.findByText("Successfully saved application settings.");
  expect(button("Save changes")).toHaveProperty("disabled", true);
});

test("a second press while it is being saved is ignored, by pointer and by keyboard", async () => {
  const { user, backend } = open("#/settings");
  const name = await box("Application name");
  await user.type(name, " II");
  const release = backend.holds("saveSettings");
  await user.dblClick(button("Save changes"));
  await user.keyboard("{Enter}");
  release();
  await screen.findByText("Successfully saved application settings.");
  expect(backend.payloads("saveSettings")).toEqual([{ meta: { appName: "Lighthouse II" } }]);
});

test("only what changed is sent, and never the stand-in of a secret", async () => {
  const { user, backend } = open("#/settings/mail");
  await user.clear(await box("Port"));
  await user.type(await box("Port"), "25");
  await user.click(button("Set new value"));
  await user.click(button("Keep the stored value"));
  await user.click(button("Save changes"));
  await screen.findByText("Successfully saved mail settings.");
  expect(backend.payloads("saveSettings")).toEqual([{ smtp: { port: 25 } }]);
});

test("a new secret of blanks alone is told to be that, and does not take the stored one's place", async () => {
  const { user, backend } = open("#/settings/mail");
  await user.type(await box("Sender name"), " II");
  await user.click(button("Set new value"));
  const secret = screen.getByLabelText<HTMLInputElement>("Password");
  await user.type(secret, "   ");
  await user.click(button("Save changes"));
  await screen.findByText("Must not be only spaces.");
  expect(descriptionOf(secret)).toContain("Must not be only spaces.");
  expect(backend.payloads("saveSettings")).toEqual([]);
  await user.clear(secret);
  await user.click(button("Save changes"));
  await screen.findByText("Successfully saved mail settings.");
  expect(backend.payloads("saveSettings")).toEqual([{ meta: { senderName: "Support II" } }]);
});

test("an error of the server stands at its field until the field is edited", async () => {
  const { user, backend } = open("#/settings/mail");
  const data = { meta: { senderName: leaf("Too plain."), senderAddress: leaf("Unknown.") } };
  backend.answers("saveSettings", new Refusal(400, generic, data));
  const name = await box("Sender name");
  await user.type(name, " II");
  await user.click(button("Save changes"));
  await screen.findByText("Too plain.");
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(descriptionOf(name)).toContain("Too plain.");
  await user.type(name, "I");
  expect(screen.queryByText("Too plain.")).toBeNull();
  expect(name.getAttribute("aria-invalid")).toBe("false");
  expect(descriptionOf(await box("Sender address"))).toContain("Unknown.");
});

test("what was told of a failed save is taken back once the next one is under way", async () => {
  const { user, backend } = open("#/settings");
  await user.type(await box("Application name"), " II");
  backend.answers("saveSettings", new Refusal(400, generic));
  await user.click(button("Save changes"));
  await screen.findByText(generic);
  backend.recovers("saveSettings");
  await user.click(button("Save changes"));
  await screen.findByText("Successfully saved application settings.");
  expect(screen.queryByText(generic)).toBeNull();
});

test("a closed accordion says 'Has errors'; the first that hides an error opens", async () => {
  const { user, backend } = open("#/settings/mail");
  const data = {
    meta: {
      verificationTemplate: { subject: leaf("Too long.") },
      resetPasswordTemplate: { subject: leaf("Too short.") },
    },
  };
  backend.answers("saveSettings", new Refusal(400, generic, data));
  await user.type(await box("Sender name"), " II");
  await user.click(button("Save changes"));
  await screen.findByText("Too long.");
  const [first, second] = [button(/"Verification"/), button(/"Password reset"/)];
  expect(first.getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement).toBe(await box("Subject"));
  expect(second.getAttribute("aria-expanded")).toBe("false");
  expect(within(second).getByText("Has errors")).toBeDefined();
  expect(within(button(/"Confirm email change"/)).queryByText("Has errors")).toBeNull();
  await user.click(first);
  expect(screen.queryByText("Too long.")).toBeNull();
  expect(within(first).getByText("Has errors")).toBeDefined();
  expect((await box("Sender name")).value).toBe("Support II");
});

test("a field that leaves the screen takes its error along", async () => {
  const { user, backend } = open("#/settings/mail");
  await user.clear(await box("SMTP server host"));
  await user.click(button("Save changes"));
  await screen.findByText("Cannot be blank.");
  expect(backend.payloads("saveSettings")).toEqual([]);
  const smtp = screen.getByRole("switch", { name: /Use SMTP/ });
  await user.click(smtp);
  expect(screen.queryByRole("textbox", { name: "SMTP server host" })).toBeNull();
  await user.click(smtp);
  expect((await box("SMTP server host")).value).toBe("");
  expect(screen.queryByText("Cannot be blank.")).toBeNull();
});

test("what is not on the screen is not sent, and does not stand in the way of saving", async () => {
  const { user, backend } = open("#/settings/mail");
  await user.clear(await box("SMTP server host"));
  await user.click(screen.getByRole("switch", { name: /Use SMTP/ }));
  await user.click(button("Save changes"));
  await screen.findByText("Successfully saved mail settings.");
  expect(backend.payloads("saveSettings")).toEqual([{ smtp: { enabled: false } }]);
});

test("settings that could not be loaded can be loaded again", async () => {
  expectComplaint(/^The application's name could not be read/);
  const backend = fakeBackend();
  backend.answers("readSettings", new Refusal(400, generic));
  const { user } = open("#/settings", backend);
  await screen.findByText(generic);
  backend.answers("readSettings", storedSettings);
  await user.click(button("Retry"));
  expect((await box("Application name")).value).toBe("Lighthouse");
});

test("settings that do not come in time say so, with Retry", async () => {
  const backend = fakeBackend();
  const release = backend.holds("readSettings");
  const timers = vi.spyOn(globalThis, "setTimeout");
  const { user } = open("#/settings", backend);
  await waitFor(() => expect(backend.payloads("readSettings")).toHaveLength(1));
  expectComplaint(/^The application's name could not be read: The backend took too long to answer\.$/);
  for (const [late, ms] of timers.mock.calls) if (ms === callTimeLimit) late();
  await screen.findByText("The backend took too long to answer.");
  release();
  await user.click(button("Retry"));
  expect((await box("Application name")).value).toBe("Lighthouse");
});

test("settings that could be read once and cannot any more are not shown as if all were well", async () => {
  const { user, backend } = open("#/settings");
  expect((await box("Application name")).value).toBe("Lighthouse");
  backend.answers("readSettings", new Refusal(500, generic));
  await user.click(screen.getByRole("link", { name: "Mail settings" }));
  const note = await screen.findByRole("alert");
  expect(note.textContent).toContain(`The settings could not be loaded. ${generic}`);
  // What is typed is not lost to it.
  await user.type(await box("Sender name"), " II");
  backend.answers("readSettings", storedSettings);
  await user.click(within(note).getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect((await box("Sender name")).value).toBe("Support II");
});

const mailsLeadElsewhere = () => {
  const backend = fakeBackend();
  const elsewhere = { ...storedSettings, meta: { ...storedSettings.meta, appUrl: "https://example.com" } };
  backend.answers("readSettings", elsewhere);
  return backend;
};

test("links in mails that lead elsewhere are told; an address without their pages is not offered", async () => {
  const others = Object.entries(registry.screens).filter(([, each]) => !("token" in each));
  const screens = Object.fromEntries(others);
  open("#/settings", mailsLeadElsewhere(), { ...registry, screens });
  await screen.findByText(/^Links in emails lead to this address, but you opened Sextant at/);
  expect(screen.queryByRole("button", { name: /^Use http/ })).toBeNull();
});

test("where the pages that mails lead to are there, the page's own address is one click away", async () => {
  const { user } = open("#/settings", mailsLeadElsewhere());
  await user.click(await screen.findByRole("button", { name: "Use http://localhost:3000" }));
  expect((await box("Application url")).value).toBe("http://localhost:3000");
  expect(screen.queryByRole("button", { name: /^Use http/ })).toBeNull();
  expect(screen.getByText("1 unsaved change")).toBeDefined();
});
