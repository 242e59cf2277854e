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
import { expect, field, fillIn, firstAdmin, hears, type Site } from "./support/test";

const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null") as { token: string } | null, sessionKey);

/** Whether the backend lets the first admin in with a password. */
async function opens(page: Page, { api }: Site, secret: string): Promise<boolean> {
  const data = { identity: first, password: secret };
  return (await page.request.post(`${api}/api/admins/auth-with-password`, { data })).ok();
}

test.describe("The own account", () => {
  test("shows a new email and avatar in the side menu at once, and keeps the session", async ({
    signedIn: page,
    admins,
  }) => {
    await admins.open();
    const avatar = (name: string) => account(page, other).getByRole("img", { name });
    const form = await edit(page, first);
    await field(form, "Email").fill(other);
    await picture(page, "Frame").click();
    await save(page).click();
    await expect(toast(page, "Successfully updated admin.")).toBeVisible();
    await expect(avatar("Frame")).toBeVisible();
    expect(await stored(page)).toMatchObject({ model: { email: other, avatar: 5 } });
    await page.reload();
    await expect(avatar("Frame")).toBeVisible();
    await expect(rowOf(page, other).getByText("You", { exact: true })).toBeVisible();
  });

  test("with another's change shows nothing new in the side menu", async ({ signedIn: page, admins }) => {
    await admins.add(other);
    await admins.open();
    await field(await edit(page, other), "Email").fill("anna@harbour.example");
    await save(page).click();
    await expect(rowOf(page, "anna@harbour.example")).toBeVisible();
    await expect(account(page, first)).toBeVisible();
    expect(await stored(page)).toMatchObject({ model: { email: first } });
  });

  test("goes on with a new password, and no call after it is refused", async ({ signedIn: page, admins, ownSite }) => {
    await admins.open();
    const form = await edit(page, first);
    const before = await stored(page);
    await form.getByLabel("Change password").click();
    await fillIn(form, { Password: password, "Password confirm": password });
    await save(page).click();
    await expect(toast(page, "Successfully updated admin.")).toBeVisible();
    const listing = page.waitForResponse(listCalls);
    await button(page, "Refresh").click();
    expect((await listing).status()).toBe(200);
    await expect(emails(page)).toHaveText([first]);
    expect((await stored(page))?.token).not.toBe(before?.token);
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage, ...sessionStorage })))).not.toContain(password);
    await page.goto("#/settings");
    await page.reload();
    await expect(field(page, "Application name")).toBeVisible();
    expect(await opens(page, ownSite, password)).toBe(true);
    expect(await opens(page, ownSite, firstAdmin.password)).toBe(false);
  });

  test("with a new password that it cannot be signed in with at once is signed out, and told why", async ({
    signedIn: page,
    admins,
    ownSite,
    expectProblem,
  }) => {
    expectProblem(/ERR_CONNECTION_RESET .*auth-with-password$/);
    await admins.open();
    const form = await edit(page, first);
    await form.getByLabel("Change password").click();
    await fillIn(form, { Password: password, "Password confirm": password });
    await page.route("**/api/admins/auth-with-password", (route) => route.abort("connectionreset"), { times: 1 });
    await save(page).click();
    await expect(page.getByText("Your password is changed. Sign in with the new one to go on.")).toBeVisible();
    expect(await opens(page, ownSite, password)).toBe(true);
    await fillIn(page, { Email: first, Password: password });
    await button(page, "Login").click();
    await expect(panel(page)).toBeVisible();
    expect(await stored(page)).toMatchObject({ model: { email: first } });
  });

  test("is signed out once it is deleted, which another admin sees", async ({ signedIn: page, admins, ownSite }) => {
    await admins.add(other);
    await admins.open();
    await edit(page, first);
    const question = await askToDelete(page);
    await expect(question).toContainText(`${first}: this is you.`);
    await button(question, "Yes").click();
    await expect(page.getByRole("heading", { name: "Admin sign in" })).toBeVisible();
    await expect(toast(page, "Successfully deleted admin.")).toBeVisible();
    await expect(page.getByText(/^Your session has ended/)).toBeHidden();
    expect(await stored(page)).toBeNull();
    expect(await opens(page, ownSite, firstAdmin.password)).toBe(false);
    await fillIn(page, { Email: other, Password: firstAdmin.password });
    await button(page, "Login").click();
    await expect(account(page, other)).toBeVisible();
    await page.goto("#/settings/admins");
    await expect(emails(page)).toHaveText([other]);
  });
});

test.describe("The panel of an admin", () => {
  const leave = (page: Page) =>
    page.getByRole("alertdialog", { name: "You have unsaved changes. Do you really want to close the panel?" });
  const ways: readonly (readonly [name: string, close: (page: Page) => Promise<void>])[] = [
    ["Cancel", (page) => button(panel(page), "Cancel").click()],
    ["its cross", (page) => button(panel(page), "Close").click()],
    ["Escape", (page) => page.keyboard.press("Escape")],
    ["a click beside it", (page) => page.mouse.click(300, 500)],
    ["Back", (page) => page.evaluate(() => window.history.back())],
  ];

  test("is closed by a button, a key, a click beside it and Back, after a question when something is unsaved", async ({
    signedIn: page,
    admins,
  }) => {
    await admins.open();
    for (const [name, close] of ways) {
      await test.step(name, async () => {
        const form = await edit(page, first);
        await close(page);
        await expect(form).toBeHidden();
        await expect(leave(page)).toBeHidden();
        await edit(page, first);
        await field(form, "Email").fill(other);
        await close(page);
        await expect(button(leave(page), "No")).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(leave(page)).toBeHidden();
        await hears(form);
        await expect(field(form, "Email")).toHaveValue(other);
        await close(page);
        await button(leave(page), "Yes").click();
        await expect(form).toBeHidden();
        expect(queryIn(page)["adminId"]).toBeUndefined();
        await edit(page, first);
        await expect(field(form, "Email")).toHaveValue(first);
        await page.keyboard.press("Escape");
        await expect(form).toBeHidden();
      });
    }
  });

  test("is closed by Back and opened again by Forward", async ({ signedIn: page, admins }) => {
    await admins.open({ filter: "", sort: "-created" });
    await edit(page, first);
    await expect(avatars(page)).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(emails(page)).toHaveText([first]);
    await page.goForward();
    await expect(field(panel(page), "Email")).toHaveValue(first);
  });
});
