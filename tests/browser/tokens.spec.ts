import { expect, type Page, type Route } from "@playwright/test";
import { redacted } from "../../definitions/backend/limits";
import { test } from "./support/own-settings";
import { save, toast } from "./support/settings";
import { field, fillIn, firstAdmin, signIn, type Site } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const saved = "Successfully saved tokens options.";
const reason = "All admins were signed out, because the admins auth token was invalidated. Sign in again.";

const kinds = [
  ["Auth record authentication token", "recordAuthToken", "14 days"],
  ["Auth record email verification token", "recordVerificationToken", "7 days"],
  ["Auth record password reset token", "recordPasswordResetToken", "30 minutes"],
  ["Auth record email change token", "recordEmailChangeToken", "30 minutes"],
  ["Admins auth token", "adminAuthToken", "14 days"],
  ["Admins password reset token", "adminPasswordResetToken", "30 minutes"],
] as const;

type Kind = (typeof kinds)[number][0];

const duration = (page: Page, kind: Kind) => field(page, `${kind} duration (in seconds)`);
const invalidations = (page: Page) => page.getByRole("button", { name: "Invalidate all previously issued tokens" });
const invalidate = (page: Page, kind: Kind) => invalidations(page).nth(kinds.findIndex(([title]) => title === kind));
const question = (page: Page) =>
  page.getByRole("alertdialog", { name: "All admins will be signed out, including you." });
/** Saves what is asked about, and says 'Yes' to that. */
async function saveAfter(page: Page, asked: string): Promise<void> {
  await save(page).click();
  const dialog = page.getByRole("alertdialog", { name: asked });
  await dialog.getByRole("button", { name: "Yes" }).click();
  await expect(dialog).toBeHidden();
}
const secret = expect.stringMatching(/^[A-Za-z0-9]{50}$/) as unknown;

test.describe("Durations", () => {
  test("are saved, limits included, and read back", async ({ signedIn: page, saves, stored }) => {
    const before = await stored();
    await page.goto("#/settings/tokens");
    const seconds = [5, 63_072_000, 60, 3600, 86_400, 1801];
    for (const [index, [kind]] of kinds.entries()) await duration(page, kind).fill(String(seconds[index]));
    await expect(page.getByText("6 unsaved changes")).toBeVisible();
    await save(page).click();
    await expect(toast(page, saved)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    expect(saves).toEqual([Object.fromEntries(kinds.map(([, key], index) => [key, { duration: seconds[index] }]))]);
    const now = kinds.map(([, key], index) => [key, { duration: seconds[index], secret: redacted }]);
    expect(await stored()).toEqual({ ...before, ...Object.fromEntries(now) });
  });
});

test.describe("Invalidation", () => {
  test("sends a new secret once, and ends tokens of that kind", async ({ signedIn: page, ownSite, saves }) => {
    const token = await recordToken(ownSite);
    expect(await refreshed(ownSite, token)).toBe(200);
    await page.goto("#/settings/tokens");
    await invalidate(page, "Auth record authentication token").click();
    await saveAfter(page, "All users of your application will be signed out.");
    await expect(toast(page, saved)).toBeVisible();
    await expect(question(page)).toBeHidden();
    await expect(invalidate(page, "Auth record authentication token")).toHaveAttribute("aria-pressed", "false");
    expect(await refreshed(ownSite, token)).toBe(401);

    await duration(page, "Auth record authentication token").fill("60");
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    await invalidate(page, "Auth record authentication token").click();
    await saveAfter(page, "All users of your application will be signed out.");
    await expect(invalidate(page, "Auth record authentication token")).toHaveAttribute("aria-pressed", "false");
    expect(saves).toEqual([
      { recordAuthToken: { secret } },
      { recordAuthToken: { duration: 60 } },
      { recordAuthToken: { secret } },
    ]);
    expect(JSON.stringify(saves[2])).not.toBe(JSON.stringify(saves[0]));
    expect((await signIn(ownSite)).token).toBeTruthy();
  });

  test("signs all admins out, says why, and leads back", async ({ signedIn: page, ownSite, saves, expectProblem }) => {
    expectProblem(/status of 500 .*\/api\/settings$/);
    await page.goto("#/settings/tokens");
    await duration(page, "Admins auth token").fill("3600");
    await invalidate(page, "Admins auth token").click();
    await test.step("when the save fails after 'Yes', one stays signed in, and the choice is kept", async () => {
      const json = { code: 500, message: "The disk is full.", data: {} };
      const fail = (route: Route): Promise<void> =>
        route.request().method() === "PATCH" ? route.fulfill({ status: 500, json }) : route.continue();
      await page.route("**/api/settings", fail);
      await save(page).click();
      await question(page).getByRole("button", { name: "Yes" }).click();
      await expect(toast(page, "The disk is full.")).toBeVisible();
      await expect(question(page)).toBeHidden();
      await expect(invalidate(page, "Admins auth token")).toHaveAttribute("aria-pressed", "true");
      await page.unroute("**/api/settings", fail);
    });
    await test.step("after 'Yes' the sign-in page says why", async () => {
      await save(page).click();
      await question(page).getByRole("button", { name: "Yes" }).click();
      await expect(page.getByRole("heading", { name: "Admin sign in" })).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();
      await expect(question(page)).toBeHidden();
      expect(saves.slice(1)).toEqual([{ adminAuthToken: { duration: 3600, secret } }]);
      await expect(ownSite.call("GET", "/api/settings")).rejects.toThrow(/answered 401/);
    });
    await test.step("it leads back to this page", async () => {
      await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page).toHaveURL(/#\/settings\/tokens$/);
      await expect(duration(page, "Admins auth token")).toHaveValue("3600");
      await expect(invalidate(page, "Admins auth token")).toHaveAttribute("aria-pressed", "false");
      await expect(page.getByText(reason)).toBeHidden();
      await expect(save(page)).toBeDisabled();
    });
  });
});

/** The token of somebody who has signed in to the app behind the backend. */
async function recordToken(site: Site): Promise<string> {
  const password = "a-reader-password";
  await site.call("POST", "/api/collections/users/records", {
    username: "reader",
    password,
    passwordConfirm: password,
  });
  // Only guests may: no token goes along.
  const answer = await fetch(`${site.api}/api/collections/users/auth-with-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ identity: "reader", password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** The status with which the backend answers to a record's token. */
async function refreshed({ api }: Site, token: string): Promise<number> {
  const url = `${api}/api/collections/users/auth-refresh`;
  return (await fetch(url, { method: "POST", headers: { Authorization: token } })).status;
}
