import type { Page } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/limits";
import {
  account,
  askToDelete,
  avatars,
  button,
  edit,
  first,
  other,
  password,
  save,
  emails,
  listCalls,
  panel,
  picture,
  queryIn,
  rowOf,
  test,
} from "./support/admins";
import { toast } from "./support/settings";
import { clickBeside, expect, field, fillIn, firstAdmin, waitForFocus, type Site } from "./support/test";

const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null") as { token: string } | null, sessionKey);

/** Whether the backend lets an admin in with a password. */
async function opens({ api }: Site, identity: string, secret: string): Promise<boolean> {
  const body = JSON.stringify({ identity, password: secret });
  const headers = { "Content-Type": "application/json" };
  return (await fetch(`${api}/api/admins/auth-with-password`, { method: "POST", headers, body })).ok;
}

const third = "a-third-long-password";

test.describe("The own account", () => {
  test("shows its new email and avatar in the side menu at once, and goes on with a new password, or is told why it cannot", async ({
    signedIn: page,
    admins,
    ownSite,
    expectProblem,
  }) => {
    const own = account(page, other).getByRole("img", { name: "Frame" });
    const changePassword = async (email: string, secret: string): Promise<void> => {
      const form = await edit(page, email);
      await form.getByLabel("Change password").click();
      await fillIn(form, { Password: secret, "Password confirm": secret });
    };
    await admins.open();

    await test.step("a new email and avatar are in the side menu at once, and the session is kept", async () => {
      await field(await edit(page, first), "Email").fill(other);
      await picture(page, "Frame").click();
      await save(page).click();
      await expect(toast(page, "Successfully updated admin.")).toBeVisible();
      await expect(own).toBeVisible();
      expect(await stored(page)).toMatchObject({ model: { email: other, avatar: 5 } });
      await page.reload();
      await expect(own).toBeVisible();
      await expect(rowOf(page, other).getByText("You", { exact: true })).toBeVisible();
    });

    await test.step("with a new password no call is refused", async () => {
      const before = await stored(page);
      await changePassword(other, password);
      await save(page).click();
      await expect(toast(page, "Successfully updated admin.")).toBeVisible();
      const listing = page.waitForResponse(listCalls);
      await button(page, "Refresh").click();
      expect((await listing).status()).toBe(200);
      await expect(emails(page)).toHaveText([other]);
      expect((await stored(page))?.token).not.toBe(before?.token);
      const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
      expect(JSON.stringify(kept)).not.toContain(password);
      await page.goto("#/settings");
      await page.reload();
      await expect(field(page, "Application name")).toBeVisible();
      expect(await opens(ownSite, other, password)).toBe(true);
      expect(await opens(ownSite, other, firstAdmin.password)).toBe(false);
    });

    await test.step("with one that it cannot be signed in with at once it is signed out, and told why", async () => {
      expectProblem(/ERR_CONNECTION_RESET .*auth-with-password$/);
      await admins.open();
      await changePassword(other, third);
      await page.route("**/api/admins/auth-with-password", (route) => route.abort("connectionreset"), { times: 1 });
      await save(page).click();
      await expect(page.getByText("Your password has changed. Sign in with the new one.")).toBeVisible();
      await fillIn(page, { Email: other, Password: third });
      await button(page, "Login").click();
      await expect(panel(page)).toBeVisible();
      expect(await stored(page)).toMatchObject({ model: { email: other } });
    });
  });

  test("stays as it is with another's change, and is signed out once it is deleted, which the other admin sees", async ({
    signedIn: page,
    admins,
    ownSite,
  }) => {
    const anna = "anna@harbour.example";
    await admins.add(other);
    await admins.open();

    await test.step("another's change shows nothing new in the side menu", async () => {
      await field(await edit(page, other), "Email").fill(anna);
      await save(page).click();
      await expect(rowOf(page, anna)).toBeVisible();
      await expect(account(page, first)).toBeVisible();
      expect(await stored(page)).toMatchObject({ model: { email: first } });
    });

    await test.step("it is signed out once it is deleted, which the other admin sees", async () => {
      await edit(page, first);
      const question = await askToDelete(page);
      await expect(question).toContainText(`${first}: this is you.`);
      await button(question, "Yes").click();
      await expect(page.getByRole("heading", { name: "Admin sign in" })).toBeVisible();
      await expect(toast(page, "Successfully deleted admin.")).toBeVisible();
      await expect(page.getByText(/^Your session has ended/)).toBeHidden();
      expect(await stored(page)).toBeNull();
      expect(await opens(ownSite, first, firstAdmin.password)).toBe(false);
      await fillIn(page, { Email: anna, Password: firstAdmin.password });
      await button(page, "Login").click();
      await expect(account(page, anna)).toBeVisible();
      await page.goto("#/settings/admins");
      await expect(emails(page)).toHaveText([anna]);
    });
  });
});

test.describe("The panel of an admin", () => {
  const leave = (page: Page) =>
    page.getByRole("alertdialog", { name: "You have unsaved changes. Do you really want to close the panel?" });
  const ways: readonly (readonly [name: string, close: (page: Page) => Promise<void>])[] = [
    ["Cancel", (page) => button(panel(page), "Cancel").click()],
    ["its cross", (page) => button(panel(page), "Close").click()],
    ["Escape", (page) => page.keyboard.press("Escape")],
    ["a click beside it", (page) => clickBeside(page, 300, 500)],
    ["Back", (page) => page.evaluate(() => window.history.back())],
  ];

  test("is closed by a button, a key, a click beside it and Back, after a question when something is unsaved, and opened again by Forward", async ({
    signedIn: page,
    admins,
  }) => {
    await admins.open({ filter: "", sort: "-created" });
    for (const [name, close] of ways) {
      await test.step(name, async () => {
        const form = await edit(page, first);
        // What was given up before is not there any more.
        await expect(field(form, "Email")).toHaveValue(first);
        await close(page);
        await expect(form).toBeHidden();
        await expect(leave(page)).toBeHidden();
        await edit(page, first);
        await field(form, "Email").fill(other);
        await close(page);
        await expect(button(leave(page), "No")).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(leave(page)).toBeHidden();
        await waitForFocus(form);
        await expect(field(form, "Email")).toHaveValue(other);
        await close(page);
        await button(leave(page), "Yes").click();
        await expect(form).toBeHidden();
        expect(queryIn(page)["adminId"]).toBeUndefined();
      });
    }
    await edit(page, first);
    await expect(avatars(page)).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(emails(page)).toHaveText([first]);
    await page.goForward();
    await expect(field(panel(page), "Email")).toHaveValue(first);
  });
});
