import type { Page } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/backend-limits";
import { expiryOf } from "../../src/backend/calls/token";
import { saved, toast } from "./support/settings";
import { expect, field, fillIn, firstAdmin, storeSession, test, type Site } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const ended = "Your session has ended. Sign in again.";
const endedKept = `${ended} Your unsaved changes are saved as a draft.`;

const account = (page: Page) => page.getByRole("button", { name: `Account of ${firstAdmin.email}` });
const signInPage = (page: Page) => page.getByRole("heading", { name: "Admin sign in" });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);
const storedToken = async (page: Page): Promise<string> =>
  (JSON.parse((await stored(page))!) as { token: string }).token;

async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
}

async function enter(page: Page): Promise<void> {
  await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
  await page.getByRole("button", { name: "Login" }).click();
}

/** Ends all tokens, in the name of the admin who is signed in. */
async function killTokens({ api }: Site, page: Page): Promise<void> {
  const body = JSON.stringify({ adminAuthToken: { secret: `another-secret-${Date.now()}-`.repeat(2) } });
  const headers = { Authorization: await storedToken(page), "Content-Type": "application/json" };
  expect((await fetch(`${api}/api/settings`, { method: "PATCH", headers, body })).status).toBe(200);
}

test("signs out and in again in all tabs, after a question", async ({ signedIn: page }) => {
  const other = await page.context().newPage();
  await page.goto("#/settings");
  await other.goto("#/settings/mail");
  await expect(account(other)).toBeVisible();
  await field(page, "Application name").fill("Harbour");
  const question = page.getByRole("alertdialog", { name: /^Unsaved changes will be lost: Application name\./ });
  await signOut(page);
  await expect(question.getByRole("button", { name: "No" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(account(page)).toBeFocused();
  await expect(field(page, "Application name")).toHaveValue("Harbour");
  await signOut(page);
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(signInPage(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
  await expect(other.getByText("You signed out in another tab.")).toBeVisible();
  await enter(page);
  await expect(other.getByRole("heading", { name: "Mail settings" })).toBeVisible();
});

test("ends a session in every tab, and keeps the edits", async ({ page, ownSite, expectProblem }) => {
  expectProblem(/status of 401 .*\/api\/admins\?/);
  expectProblem(/status of 401 .*\/api\/settings$/);
  await storeSession(page, ownSite, ownSite);
  const other = await page.context().newPage();
  await page.goto(`${ownSite.url}#/settings/admins`);
  await other.goto(`${ownSite.url}#/settings/mail`);
  await test.step("ends in a tab after a 401 in another one", async () => {
    await field(other, "Sender name").fill("Harbour office");
    await killTokens(ownSite, page);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText(ended, { exact: true })).toBeVisible();
    await expect(other.getByText(endedKept, { exact: true })).toBeVisible();
    for (const tab of [page, other]) await expect(field(tab, "Email")).toHaveValue(firstAdmin.email);
    expect(await stored(page)).toBeNull();
    await enter(page);
    await expect(field(other, "Sender name")).toHaveValue("Harbour office");
  });
  await test.step("saves the edits after the next sign-in, and nothing before", async () => {
    await field(other, "Sender name").fill("Harbour master");
    await killTokens(ownSite, page);
    const sent: string[] = [];
    other.on("request", (request) => sent.push(request.method()));
    await other.getByRole("button", { name: "Save changes" }).click();
    await expect(other.getByText(endedKept)).toBeVisible();
    expect(sent).not.toContain("PATCH");
    await enter(other);
    await expect(field(other, "Sender name")).toHaveValue("Harbour master");
    await other.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(other, saved.mail)).toBeVisible();
    const headers = { Authorization: await storedToken(other) };
    const answer = await fetch(`${ownSite.api}/api/settings`, { headers });
    expect(await answer.json()).toMatchObject({ meta: { senderName: "Harbour master" } });
  });
  await test.step("ends with its token at the next press", async () => {
    await other.close();
    await page.goto(`${ownSite.url}#/logs`);
    const row = page.getByRole("table", { name: "Request logs" }).getByRole("row").nth(1);
    await expect(row).toBeVisible();
    await page.clock.setFixedTime((expiryOf(await storedToken(page)) ?? 0) + 60_000);
    await row.click();
    await expect(page.getByText(ended)).toBeVisible();
  });
});
