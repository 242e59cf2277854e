import { expect } from "@playwright/test";
import { test } from "./support/own-settings";
import { save, toast } from "./support/settings";
import { field, fillIn, firstAdmin, type Site } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

/** Signs in an account of the application; gives what tells the status that its token is answered with. */
async function enterAccount({ call, api }: Site): Promise<() => Promise<number>> {
  const password = "a-reader-password";
  const users = "/api/collections/users";
  await call("POST", `${users}/records`, { username: "reader", password, passwordConfirm: password });
  const answer = await fetch(`${api}${users}/auth-with-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ identity: "reader", password }),
  });
  const { token } = (await answer.json()) as { token: string };
  const headers = { Authorization: token };
  return async () => (await fetch(`${api}${users}/auth-refresh`, { method: "POST", headers })).status;
}

test("ends the tokens of users or of all admins after a question", async ({
  signedIn: page,
  ownSite,
  saves,
  expectProblem,
}) => {
  expectProblem(/status of 500 .*\/api\/settings$/);
  const secret = expect.stringMatching(/^[A-Za-z0-9]{50}$/) as unknown;
  const statusOfUser = await enterAccount(ownSite);
  const invalidate = page.getByRole("button", { name: "Invalidate all previously issued tokens" });
  const ofUsers = invalidate.first();
  const ofAdmins = invalidate.nth(4);
  const duration = field(page, "Admins auth token duration (in seconds)");
  const saveAfter = async (asked: string): Promise<void> => {
    await save(page).click();
    const question = page.getByRole("alertdialog", { name: asked });
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(question).toBeHidden();
  };
  const allAdmins = "All admins will be signed out, including you.";
  await page.goto("#/settings/tokens");

  await test.step("ends the tokens of users with a new secret each time", async () => {
    expect(await statusOfUser()).toBe(200);
    for (const _ of ["once", "again"]) {
      await ofUsers.click();
      await saveAfter("All users of your application will be signed out.");
      await expect(ofUsers).toHaveAttribute("aria-pressed", "false");
    }
    expect(await statusOfUser()).toBe(401);
    expect(saves).toEqual([{ recordAuthToken: { secret } }, { recordAuthToken: { secret } }]);
    expect(saves[0]).not.toEqual(saves[1]);
  });
  await test.step("keeps the choice and the session if the save fails", async () => {
    await duration.fill("3600");
    await ofAdmins.click();
    const json = { code: 500, message: "The disk is full.", data: {} };
    const path = "**/api/settings";
    await page.route(path, (route) =>
      route.request().method() === "PATCH" ? route.fulfill({ status: 500, json }) : route.continue(),
    );
    await saveAfter(allAdmins);
    await expect(toast(page, "The disk is full.")).toBeVisible();
    await expect(ofAdmins).toHaveAttribute("aria-pressed", "true");
    await page.unroute(path);
  });
  await test.step("signs all admins out, says why, and leads back", async () => {
    await saveAfter(allAdmins);
    await expect(page.getByText(/^All admins were signed out, because the admins auth token was/)).toBeVisible();
    expect(saves.at(-1)).toEqual({ adminAuthToken: { duration: 3600, secret } });
    await expect(ownSite.call("GET", "/api/settings")).rejects.toThrow(/answered 401/);
    await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
    await page.getByRole("button", { name: "Login" }).click();
    await expect(duration).toHaveValue("3600");
    await expect(save(page)).toBeDisabled();
  });
});
