import { screen } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fakeBackend } from "../support/fake-backend";
import { storedRecords } from "../support/fixtures";
import { signedIn } from "../support/open";
import { openRecord, sent } from "../support/open-record";

// What edits the values is loaded with the first record, which takes its time.
beforeAll(() => import("../../src/features/records/parts"), 60_000);
beforeEach(signedIn);

const [ada] = storedRecords;
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

describe("an account", () => {
  test("is verified after a question alone", async () => {
    const opened = await openRecord(ada!.id);
    const verified = screen.getByRole("switch", { name: "Verified" });
    await opened.user.click(verified);
    await screen.findByText("Do you really want to manually change the verified account state?");
    await opened.user.click(button("No"));
    expect(verified).toHaveProperty("checked", true);
    await opened.user.click(verified);
    await opened.user.click(await screen.findByRole("button", { name: "Yes" }));
    expect(verified).toHaveProperty("checked", false);
  });

  test("is told of a username that is too short for the backend", async () => {
    const opened = await openRecord(ada!.id);
    const username = screen.getByRole("textbox", { name: "username" });
    await opened.user.clear(username);
    await opened.user.type(username, "ab");
    await opened.user.click(button("Save changes"));
    await screen.findByText(/^Must be at least 3 bytes long\./);
    expect(sent(opened, "saveRecord")).toEqual([]);
  });

  test("gets another password where that is wanted, of the length that its collection asks for", async () => {
    const opened = await openRecord(ada!.id);
    const change = screen.getByRole("switch", { name: "Change password" });
    expect(screen.queryByLabelText(/^Password\W*$/)).toBeNull();
    await opened.user.click(change);
    await opened.user.type(screen.getByLabelText(/^Password\W*$/), "short");
    await opened.user.type(screen.getByLabelText(/^Password confirm/), "short");
    await opened.user.click(button("Save changes"));
    await screen.findByText(/^Must be at least \d+ bytes long\./);
    await opened.user.click(change);
    expect(button("Save changes")).toHaveProperty("disabled", true);
    await opened.user.click(change);
    await opened.user.type(screen.getByLabelText(/^Password\W*$/), "long-enough-1");
    await opened.user.type(screen.getByLabelText(/^Password confirm/), "long-enough-1");
    await opened.user.click(button("Save changes"));
    await screen.findByText("Successfully updated record.");
    expect(sent(opened, "saveRecord")).toEqual([{ password: "long-enough-1", passwordConfirm: "long-enough-1" }]);
  });

  test("gets a password that is made for it, which is shown and copied on demand", async () => {
    const opened = await openRecord(ada!.id);
    await opened.user.click(screen.getByRole("switch", { name: "Change password" }));
    await opened.user.click(await screen.findByRole("button", { name: "Generate password" }));
    const made = await screen.findByRole("status", { name: "Generated password" });
    expect(made.textContent).toMatch(/^•+$/);
    await opened.user.click(button("Show"));
    const password = made.textContent!;
    expect(password).toMatch(/^[A-Za-z0-9]{24}$/);
    await opened.user.click(button("Copy password"));
    expect(await navigator.clipboard.readText()).toBe(password);
    await screen.findByText("Copied the password to clipboard");
    await opened.user.click(button("Generate another password"));
    expect(screen.getByRole("status", { name: "Generated password" }).textContent).toMatch(/^•+$/);
    await opened.user.click(button("Show"));
    const other = screen.getByRole("status", { name: "Generated password" }).textContent;
    expect(other).not.toBe(password);
    await opened.user.click(button("Save changes"));
    await screen.findByText("Successfully updated record.");
    expect(sent(opened, "saveRecord")).toEqual([{ password: other, passwordConfirm: other }]);
  });

  test("is sent a mail after a question, and what that means is said", async () => {
    const opened = await openRecord(ada!.id);
    await opened.user.click(button("More"));
    // It is verified already.
    expect(screen.queryByRole("menuitem", { name: "Send verification email" })).toBeNull();
    await opened.user.click(await screen.findByRole("menuitem", { name: "Send password reset email" }));
    await screen.findByText("Do you really want to sent password reset email to ada@example.com?");
    await opened.user.click(button("Yes"));
    await screen.findByText(/^Successfully sent password reset email to ada@example\.com\./);
    expect(sent(opened, "requestPasswordReset")).toEqual([{ email: "ada@example.com" }]);
  });

  test("is unlinked from a provider after a question", async () => {
    const backend = fakeBackend();
    backend.answers("listLinkedProviders", [{ id: "link00000000001", provider: "google", providerId: "123" }]);
    const opened = await openRecord(ada!.id, backend);
    await opened.user.click(screen.getByRole("tab", { name: "Authorized providers" }));
    await opened.user.click(await screen.findByRole("button", { name: "Unlink google" }));
    await screen.findByText("Do you really want to unlink the google provider?");
    backend.answers("listLinkedProviders", []);
    await opened.user.click(button("Yes"));
    await screen.findByText("Successfully unlinked the google provider.");
    expect(backend.payloads("unlinkProvider")).toEqual([
      { collection: "sailors00000000", id: ada!.id, provider: "google" },
    ]);
    await screen.findByText("No linked OAuth2 providers.");
  });
});
