import type { Page } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/limits";
import { expiryOf } from "../../src/runtime/model/calls/token";
import { saved, toast } from "./support/settings";
import { expect, field, fillIn, firstAdmin, signIn, storeSession, test, type Site } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const ended = "Your session has ended. Sign in again.";
const endedKept = `${ended} Your unsaved changes are saved as a draft.`;

const account = (page: Page) => page.getByRole("button", { name: `Account of ${firstAdmin.email}` });
const signInPage = (page: Page) => page.getByRole("heading", { name: "Admin sign in" });
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const refresh = (page: Page) => page.getByRole("button", { name: "Refresh" });

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);
const storedToken = async (page: Page): Promise<string> =>
  (JSON.parse((await stored(page)) ?? "{}") as { token?: string }).token ?? "";

async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
}

async function enter(page: Page): Promise<void> {
  await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
  await page.getByRole("button", { name: "Login" }).click();
}

/** Makes every token that was given out until now a dead one, in the name of who is signed in. */
const killTokens = async (site: Site, page: Page): Promise<void> => {
  const secret = `another-secret-${Date.now()}-`.repeat(2);
  const body = JSON.stringify({ adminAuthToken: { secret } });
  const headers = { Authorization: await storedToken(page), "Content-Type": "application/json" };
  expect((await fetch(`${site.api}/api/settings`, { method: "PATCH", headers, body })).status).toBe(200);
};

/** A collection that answers 403 to strangers, with a record in it; gives the address of its page. */
async function locked(site: Site): Promise<string> {
  const schema = [{ name: "title", type: "text" }];
  const { id } = await site.call<{ id: string }>("POST", "/api/collections", { name: "papers", type: "base", schema });
  await site.call("POST", `/api/collections/${id}/records`, { title: "On longitude" });
  return `${site.url}#/collections?collectionId=${id}`;
}

test("asks before unsaved changes end with the session, then forgets it", async ({ signedIn: page }) => {
  await test.step("the session of the backend's own dashboard is taken over", async () => {
    await page.goto("");
    await expect(account(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/collections/);
  });
  await test.step("signing out asks before unsaved changes go, and No keeps both", async () => {
    await mainMenu(page).getByRole("link", { name: "Settings" }).click();
    await field(page, "Application name").fill("Harbour");
    await signOut(page);
    const question = page.getByRole("alertdialog", {
      name: /^Unsaved changes will be lost: Application name\./,
    });
    await expect(question.getByRole("button", { name: "No" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(account(page)).toBeFocused();
    await expect(field(page, "Application name")).toHaveValue("Harbour");
    await signOut(page);
    await question.getByRole("button", { name: "Yes" }).click();
  });
  const isForgotten = async (): Promise<void> => {
    await expect(signInPage(page)).toBeVisible();
    await expect(mainMenu(page)).toBeHidden();
    await expect(field(page, "Email")).toHaveValue("");
    await expect(page.getByText(/^Your session has ended/)).toBeHidden();
    expect(await stored(page)).toBeNull();
  };
  await test.step("it leads to the sign-in page, forgets the session and says nothing", isForgotten);
  await test.step("who signed out is not led back to where that was, and finds what is stored", async () => {
    await enter(page);
    await expect(page).toHaveURL(/#\/collections/);
    await mainMenu(page).getByRole("link", { name: "Settings" }).click();
    await expect(field(page, "Application name")).toHaveValue("Acme");
  });
  await test.step("without changes nothing is asked, and no address leads in any more", async () => {
    await page.getByRole("link", { name: "Mail settings" }).click();
    await signOut(page);
    await isForgotten();
    await page.goto("#/settings");
    await expect(signInPage(page)).toBeVisible();
  });
});

test("signs out and in again in all tabs", async ({ signedIn }) => {
  const other = await signedIn.context().newPage();
  await signedIn.goto("#/collections");
  await other.goto("#/settings/mail");
  await expect(account(other)).toBeVisible();
  await signOut(signedIn);
  await expect(signInPage(other)).toBeVisible();
  await expect(other.getByText("You signed out in another tab.")).toBeVisible();
  await enter(signedIn);
  await expect(other.getByRole("heading", { name: "Mail settings" })).toBeVisible();
});

test("ends a session in every tab, and keeps what was typed", async ({ page, ownSite, expectProblem }) => {
  expectProblem(/status of 401 .*\/api\/admins\?/);
  expectProblem(/status of 401 .*\/api\/settings$/);
  await storeSession(page, ownSite, ownSite);
  const other = await page.context().newPage();
  await page.goto(`${ownSite.url}#/settings/admins`);
  await other.goto(`${ownSite.url}#/settings/mail`);
  await test.step("a session that ends in one tab does so in the others", async () => {
    await field(other, "Sender name").fill("Harbour office");
    await killTokens(ownSite, page);
    await refresh(page).click();
    await expect(page.getByText(ended, { exact: true })).toBeVisible();
    await expect(other.getByText(endedKept, { exact: true })).toBeVisible();
    for (const tab of [page, other]) await expect(field(tab, "Email")).toHaveValue(firstAdmin.email);
    expect(await stored(page)).toBeNull();
    await enter(page);
    await expect(field(other, "Sender name")).toHaveValue("Harbour office");
  });
  await test.step("a 401 while a form has unsaved edits keeps them: after signing in again they can be saved", async () => {
    await field(other, "Sender name").fill("Harbour master");
    await killTokens(ownSite, page);
    const sent: string[] = [];
    other.on("request", (request) => sent.push(request.method()));
    await other.getByRole("button", { name: "Save changes" }).click();
    await expect(other.getByText(endedKept)).toBeVisible();
    // In nobody's name nothing is saved.
    expect(sent).not.toContain("PATCH");
    await enter(other);
    await expect(other).toHaveURL(/#\/settings\/mail$/);
    await expect(field(other, "Sender name")).toHaveValue("Harbour master");
    await expect(other.getByText("1 unsaved change")).toBeVisible();

    await other.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(other, saved.mail)).toBeVisible();
    const headers = { Authorization: await storedToken(other) };
    const answer = await fetch(`${ownSite.api}/api/settings`, { headers });
    expect(await answer.json()).toMatchObject({ meta: { senderName: "Harbour master" } });
  });
});

test("leads to the sign-in page without a valid session", async ({ signedIn: page }) => {
  await page.goto("#/collections");
  await test.step("a session that runs out while a page is open ends with the next step, also one that asks for nothing", async () => {
    await mainMenu(page).getByRole("link", { name: "Logs" }).click();
    const row = page.getByRole("table", { name: "Request logs" }).getByRole("row").nth(1);
    await expect(row).toBeVisible();
    await page.clock.setFixedTime((expiryOf(await storedToken(page)) ?? 0) + 60_000);
    await row.click();
    await expect(signInPage(page)).toBeVisible();
    await expect(page.getByText(ended)).toBeVisible();
  });
  await test.step("what is stored but is no session leads there, too", async () => {
    await page.evaluate((key) => localStorage.setItem(key, '{"token":'), sessionKey);
    await page.reload();
    await expect(signInPage(page)).toBeVisible();
  });
});

test("renews the token silently", async ({ page, ownSite }) => {
  const give = (duration: number) => ownSite.call("PATCH", "/api/settings", { adminAuthToken: { duration } });
  await give(40);
  await storeSession(page, ownSite, await signIn(ownSite));
  const atFirst = page.waitForResponse("**/api/admins/auth-refresh");
  await page.goto(await locked(ownSite));
  await (await atFirst).finished();
  await expect(page.getByText("On longitude")).toBeVisible();
  const first = expiryOf(await storedToken(page));
  await give(50);
  const working = async (): Promise<number> => {
    await refresh(page).click();
    return expiryOf(await storedToken(page));
  };
  // The page's clock is on its way, but not by so much that it would be taken to be wrong.
  await page.clock.setFixedTime(first - 10_000);
  await expect.poll(working).toBeGreaterThan(first);
  // Now the first token has run out.
  await page.clock.setFixedTime(first + 2000);
  const asked = page.waitForRequest(/\/records\?/);
  const newer = await storedToken(page);
  await refresh(page).click();
  expect((await asked).headers()["authorization"]).toBe(newer);
  await expect(page.getByText("On longitude")).toBeVisible();
  await expect(page.getByText(ended)).toBeHidden();
});
