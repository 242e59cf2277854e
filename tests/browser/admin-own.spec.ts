import { account, button, edit, emails, first, listCalls, other, password, save, test } from "./support/admins";
import { toast } from "./support/settings";
import { expect, field, fillIn, firstAdmin, type Site } from "./support/test";

/** Whether the backend accepts a password. */
async function opens({ api }: Site, identity: string, secret: string): Promise<boolean> {
  const body = JSON.stringify({ identity, password: secret });
  const headers = { "Content-Type": "application/json" };
  return (await fetch(`${api}/api/admins/auth-with-password`, { method: "POST", headers, body })).ok;
}

test("continues the session after a change of one's own email and password", async ({
  signedIn: page,
  admins,
  ownSite,
  expectProblem,
}) => {
  const change = async (email: string, secret: string): Promise<void> => {
    const form = await edit(page, email);
    await form.getByLabel("Change password").click();
    await fillIn(form, { Password: secret, "Password confirm": secret });
  };
  await admins.open();
  await field(await edit(page, first), "Email").fill(other);
  await save(page).click();
  await expect(account(page, other)).toBeVisible();

  await test.step("stores no password in the browser, and is refused nothing", async () => {
    await change(other, password);
    await save(page).click();
    await expect(toast(page, "Successfully updated admin.").last()).toBeVisible();
    const listing = page.waitForResponse(listCalls);
    await button(page, "Refresh").click();
    expect((await listing).status()).toBe(200);
    await expect(emails(page)).toHaveText([other]);
    const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
    expect(JSON.stringify(kept)).not.toContain(password);
    expect(await opens(ownSite, other, password)).toBe(true);
    expect(await opens(ownSite, other, firstAdmin.password)).toBe(false);
  });

  await test.step("asks for the new password where signing in with it fails", async () => {
    expectProblem(/ERR_CONNECTION_RESET .*auth-with-password$/);
    await change(other, "a-third-long-password");
    await page.route("**/api/admins/auth-with-password", (route) => route.abort("connectionreset"), { times: 1 });
    await save(page).click();
    await expect(page.getByText("Your password has changed. Sign in with the new one.")).toBeVisible();
  });
});
