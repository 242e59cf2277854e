import type { Page } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/limits";
import {
  account,
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
  rowOf,
  test,
} from "./support/admins";
import { toast } from "./support/settings";
import { expect, field, fillIn, firstAdmin, type Site } from "./support/test";

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
  test("shows its new email and avatar, and continues with a new password", async ({
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
});
