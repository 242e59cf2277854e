import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { registry } from "../../support/registry";
import { unsavedFields } from "../../../src/runtime/store/drafts";
import { fakeBackend, Refusal } from "../../support/fake-backend";
import { storedSettings } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";

beforeEach(signedIn);

const generic = "Something went wrong while processing your request.";
const errorOf = (message: string) => ({ code: "validation_x", message });
const box = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const descriptionOf = (field: Element): string => {
  const notes = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return notes.map((id) => document.getElementById(id)?.textContent).join(" ");
};

test("keeps edits of a page that is left without a question", async () => {
  const { user } = open("#/settings/mail");
  await user.type(await box("Sender name"), " II");
  await user.click(screen.getByRole("link", { name: "Application" }));
  await box("Application name");
  expect(screen.queryByText("1 unsaved change")).toBeNull();
  await user.click(screen.getByRole("link", { name: "Mail settings Unsaved changes" }));
  expect((await box("Sender name")).value).toBe("Support II");
  expect(screen.getByText("1 unsaved change")).toBeDefined();
});

test("keeps edits of hidden fields, but neither counts nor sends them", async () => {
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

test("undoes all edits by Cancel", async () => {
  const { user } = open("#/settings/mail");
  await user.type(await box("Sender name"), " II");
  await user.click(screen.getByRole("switch", { name: /Use SMTP/ }));
  expect(screen.getByText("2 unsaved changes")).toBeDefined();
  await user.click(button("Cancel"));
  expect((await box("Sender name")).value).toBe("Support");
  expect(await box("SMTP server host")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});

test("ignores a second press while it saves", async () => {
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

test("sends only what changed, and never the mask of a secret", async () => {
  const { user, backend } = open("#/settings/mail");
  await user.clear(await box("Port"));
  await user.type(await box("Port"), "25");
  await user.click(button("Set new value"));
  await user.click(button("Keep the stored value"));
  await user.click(button("Save changes"));
  await screen.findByText("Successfully saved mail settings.");
  expect(backend.payloads("saveSettings")).toEqual([{ smtp: { port: 25 } }]);
});

test("refuses a new secret of spaces, and keeps the stored one", async () => {
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

test("shows the backend's error at its field until that is edited", async () => {
  const { user, backend } = open("#/settings/mail");
  const data = { meta: { senderName: errorOf("Too plain."), senderAddress: errorOf("Unknown.") } };
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

test("removes the toast of a failed save when the next one starts", async () => {
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

test("marks closed accordions with errors, and opens the first", async () => {
  const { user, backend } = open("#/settings/mail");
  const data = {
    meta: {
      verificationTemplate: { subject: errorOf("Too long.") },
      resetPasswordTemplate: { subject: errorOf("Too short.") },
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

test("removes the error of a field that is hidden", async () => {
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

test("reports settings that can no longer be read, and keeps edits", async () => {
  const { user, backend } = open("#/settings");
  expect((await box("Application name")).value).toBe("Lighthouse");
  backend.answers("readSettings", new Refusal(500, generic));
  await user.click(screen.getByRole("link", { name: "Mail settings" }));
  const note = await screen.findByRole("alert");
  expect(note.textContent).toContain(`The settings could not be loaded. ${generic}`);
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

test("warns of mail links that lead elsewhere", async () => {
  const others = Object.entries(registry.screens).filter(([, each]) => !("token" in each));
  const screens = Object.fromEntries(others);
  open("#/settings", mailsLeadElsewhere(), { ...registry, screens });
  await screen.findByText(/^Links in emails lead to this address, but you opened Sextant at/);
  expect(screen.queryByRole("button", { name: /^Use http/ })).toBeNull();
});

test("offers the page's own address for mail links", async () => {
  const { user } = open("#/settings", mailsLeadElsewhere());
  await user.click(await screen.findByRole("button", { name: "Use http://localhost:3000" }));
  expect((await box("Application url")).value).toBe("http://localhost:3000");
  expect(screen.queryByRole("button", { name: /^Use http/ })).toBeNull();
  expect(screen.getByText("1 unsaved change")).toBeDefined();
});
