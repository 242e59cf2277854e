import { screen } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storedRecords } from "../../support/fixtures";
import { signedIn } from "../../support/open";
import { openRecord, sent } from "../../support/open-record";

// Load the editors first, which takes a while.
beforeAll(() => import("../../../src/features/records/lazy-record-widgets"), 60_000);
beforeEach(signedIn);

const [ada] = storedRecords;
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

describe("an account", () => {
  test("changes Verified only after a question", async () => {
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

  test("changes the password to one that is long enough", async () => {
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

  test("generates a password that is shown and copied on demand", async () => {
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

  test("sends a mail after a question, and says what was sent", async () => {
    const opened = await openRecord(ada!.id);
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
