import { screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { collectionsWith, storedRecords } from "../../support/fixtures";
import { fakeBackend } from "../../support/fake-backend";
import { open, signedIn } from "../../support/open";
import { openRecord, recordsAddress, sent } from "../../support/open-record";

// Load the editors first, which takes a while.
beforeAll(() => import("../../../src/features/records/lazy-record-widgets"), 60_000);
beforeEach(signedIn);

const [ada] = storedRecords;
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const ofFewFields = () => fakeBackend(collectionsWith("a_text"));
const openAda = () => openRecord(ada!.id, ofFewFields());

describe("an account", () => {
  test("changes Verified only after a question", async () => {
    const opened = await openAda();
    const verified = screen.getByRole("switch", { name: "Verified" });
    await opened.user.click(verified);
    await screen.findByText("Do you really want to manually change the verified account state?");
    await opened.user.click(button("No"));
    expect(verified).toHaveProperty("checked", true);
    await opened.user.click(verified);
    await opened.user.click(await screen.findByRole("button", { name: "Yes" }));
    expect(verified).toHaveProperty("checked", false);
  });

  test("changes the password to one that is long enough", async () => {
    const opened = await openAda();
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

  test("generates a password that is shown and copied on demand", async () => {
    const opened = await openAda();
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

  test("copies a generated password after the save, until another record is shown", async () => {
    const opened = await openAda();
    await opened.user.click(screen.getByRole("switch", { name: "Change password" }));
    await opened.user.click(await screen.findByRole("button", { name: "Generate password" }));
    await opened.user.keyboard("{Control>}s{/Control}");
    const saved = await screen.findByRole("status", { name: "Saved password" });
    expect(saved.textContent).toMatch(/^•+$/);
    await opened.user.click(button("Copy password"));
    const [{ password }] = sent(opened, "saveRecord") as [{ password: string }];
    expect(await navigator.clipboard.readText()).toBe(password);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href).not.toContain(password);
    // A save of something else keeps it.
    await opened.user.type(screen.getByRole("textbox", { name: "a_text" }), "!{Control>}s{/Control}");
    await waitFor(() => expect(sent(opened, "saveRecord")).toHaveLength(2));
    expect(screen.getByRole("status", { name: "Saved password" })).toBeDefined();
    await waitFor(() => expect(button("Next record (Alt+Page Down)")).toHaveProperty("disabled", false));
    await opened.user.click(button("Next record (Alt+Page Down)"));
    await waitFor(() => expect(screen.queryByDisplayValue(/^North of the light/)).toBeNull());
    await opened.user.click(button("Previous record (Alt+Page Up)"));
    await screen.findByDisplayValue(/^North of the light/);
    expect(screen.queryByRole("status", { name: "Saved password" })).toBeNull();
  });

  test("does not offer a generated password after another one is saved", async () => {
    const opened = await openAda();
    const change = screen.getByRole("switch", { name: "Change password" });
    await opened.user.click(change);
    await opened.user.click(await screen.findByRole("button", { name: "Generate password" }));
    for (const field of [/^Password\W*$/, /^Password confirm/])
      await opened.user.type(screen.getByLabelText(field), "!");
    await opened.user.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(change).toHaveProperty("checked", false));
    expect(sent(opened, "saveRecord")).toHaveLength(1);
    expect(screen.queryByRole("status", { name: "Saved password" })).toBeNull();
  });

  test("copies the generated password of an account that was just created", async () => {
    const opened = open(`${recordsAddress}&recordId=new`, ofFewFields());
    await opened.user.type(await screen.findByRole("textbox", { name: "username" }), "grace");
    await opened.user.click(await screen.findByRole("button", { name: "Generate password" }));
    await opened.user.keyboard("{Control>}s{/Control}");
    await screen.findByRole("status", { name: "Saved password" });
    await opened.user.click(button("Copy password"));
    const [{ password }] = sent(opened, "addRecord") as [{ password: string }];
    expect(await navigator.clipboard.readText()).toBe(password);
  });

  test("sends a mail after a question, and says what was sent", async () => {
    const opened = await openAda();
    await opened.user.click(button("More"));
    // The account is verified already.
    expect(screen.queryByRole("menuitem", { name: "Send verification email" })).toBeNull();
    await opened.user.click(await screen.findByRole("menuitem", { name: "Send password reset email" }));
    await screen.findByText("Do you really want to sent password reset email to ada@example.com?");
    await opened.user.click(button("Yes"));
    await screen.findByText(/^Successfully sent password reset email to ada@example\.com\./);
    expect(sent(opened, "requestPasswordReset")).toEqual([{ email: "ada@example.com" }]);
  });
});
