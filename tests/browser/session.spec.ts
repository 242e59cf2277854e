import type { Page } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/limits";
import { expiryOf } from "../../src/runtime/model/calls/token";
import { expiredSession } from "./support/site";
import { saved, toast } from "./support/settings";
import { expect, field, fillIn, firstAdmin, signIn, storeSession, test, type Site } from "./support/test";

const ended = "Your session has ended. Sign in again to go on.";
const endedKept = `${ended} Your unsaved changes are kept.`;

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

/** Makes every token that was given out until now a dead one. */
const killTokens = (site: Site): Promise<unknown> =>
  site.call("PATCH", "/api/settings", { adminAuthToken: { secret: "another-secret-".repeat(3) } });

/** A collection that answers 403 to strangers, with a record in it; gives the address of its page. */
async function locked(site: Site): Promise<string> {
  const schema = [{ name: "title", type: "text" }];
  const { id } = await site.call<{ id: string }>("POST", "/api/collections", { name: "papers", type: "base", schema });
  await site.call("POST", `/api/collections/${id}/records`, { title: "On longitude" });
  return `${site.url}#/collections?collectionId=${id}`;
}

test("signing out leads to the sign-in page, forgets the session and says nothing", async ({ signedIn }) => {
  await signedIn.goto("#/settings/mail");
  await signOut(signedIn);
  await expect(signInPage(signedIn)).toBeVisible();
  await expect(mainMenu(signedIn)).toBeHidden();
  await expect(field(signedIn, "Email")).toHaveValue("");
  await expect(signedIn.getByText(/^Your session has ended/)).toBeHidden();
  expect(await stored(signedIn)).toBeNull();
  await signedIn.goto("#/settings");
  await expect(signInPage(signedIn)).toBeVisible();
});

test("signing out asks before unsaved changes go, and No keeps both", async ({ signedIn }) => {
  await signedIn.goto("#/settings");
  await field(signedIn, "Application name").fill("Harbour");
  await signOut(signedIn);
  const question = signedIn.getByRole("alertdialog", {
    name: /^You have unsaved changes, which end with the session: Application name\./,
  });
  await expect(question.getByRole("button", { name: "No" })).toBeFocused();
  await signedIn.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(account(signedIn)).toBeFocused();
  await expect(field(signedIn, "Application name")).toHaveValue("Harbour");
  await signOut(signedIn);
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(signInPage(signedIn)).toBeVisible();
  await enter(signedIn);
  await mainMenu(signedIn).getByRole("link", { name: "Settings" }).click();
  await expect(field(signedIn, "Application name")).toHaveValue("Acme");
});

test("who signed out is not led back to where that was", async ({ signedIn }) => {
  await signedIn.goto("#/settings/mail");
  await signOut(signedIn);
  await enter(signedIn);
  await expect(signedIn).toHaveURL(/#\/collections/);
});

test("signing out in one tab signs out the others, and signing in lets them in again", async ({ signedIn }) => {
  const other = await signedIn.context().newPage();
  await signedIn.goto("#/collections");
  await other.goto("#/settings/mail");
  await expect(account(other)).toBeVisible();
  await signOut(signedIn);
  await expect(signInPage(other)).toBeVisible();
  await expect(other.getByText("You have signed out in another tab.")).toBeVisible();
  await enter(signedIn);
  await expect(other.getByRole("heading", { name: "Mail settings" })).toBeVisible();
});

test("a session that ends by itself in one tab does so in the others, which say why and keep what was typed", async ({
  page,
  ownSite,
  expectProblem,
}) => {
  expectProblem(/status of 401 /);
  await storeSession(page, ownSite, ownSite);
  const other = await page.context().newPage();
  await page.goto(`${ownSite.url}#/settings/admins`);
  await other.goto(`${ownSite.url}#/settings/mail`);
  await field(other, "Sender name").fill("Harbour office");
  await killTokens(ownSite);
  await refresh(page).click();
  await expect(page.getByText(ended, { exact: true })).toBeVisible();
  await expect(other.getByText(endedKept, { exact: true })).toBeVisible();
  for (const tab of [page, other]) await expect(field(tab, "Email")).toHaveValue(firstAdmin.email);
  expect(await stored(page)).toBeNull();
  await enter(page);
  await expect(field(other, "Sender name")).toHaveValue("Harbour office");
});

test("the session of the backend's own dashboard is taken over", async ({ page, site }) => {
  const { token, model } = await signIn(site);
  await storeSession(page, site, { token, model });
  await page.goto("");
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/collections/);
});

test("what is stored but is no session leads to the sign-in page", async ({ page, site }) => {
  const localStorage = [{ name: sessionKey, value: '{"token":' }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: site.api, localStorage }] });
  await page.goto("#/settings");
  await expect(signInPage(page)).toBeVisible();
});

test("a session that runs out while a page is open ends with the next step, also one that asks for nothing", async ({
  signedIn: page,
}) => {
  await page.goto("#/logs");
  const row = page.getByRole("table", { name: "Request logs" }).getByRole("row").nth(1);
  await expect(row).toBeVisible();
  await page.clock.setFixedTime((expiryOf(await storedToken(page)) ?? 0) + 60_000);
  await row.click();
  await expect(signInPage(page)).toBeVisible();
  await expect(page.getByText(ended)).toBeVisible();
});

test("a stored session that has run out is forgotten, and the sign-in page says so", async ({ page, site }) => {
  await storeSession(page, site, expiredSession(site));
  await page.goto("#/settings");
  await expect(page.getByText(ended)).toBeVisible();
  expect(await stored(page)).toBeNull();
  await expect(field(page, "Email")).toHaveValue(firstAdmin.email);
  await expect(field(page, "Password")).toBeFocused();
  await enter(page);
  await expect(page.getByRole("heading", { name: "Application settings" })).toBeVisible();
  await expect(page.getByText(ended)).toBeHidden();
});

test("a 401 while a form has unsaved edits keeps them: after signing in again they can be saved", async ({
  page,
  ownSite,
  expectProblem,
}) => {
  expectProblem(/status of 401 .*\/api\/settings$/);
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}#/settings/mail`);
  await field(page, "Sender name").fill("Harbour office");
  await killTokens(ownSite);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.method()));
  await page.getByRole("button", { name: "Save changes" }).click();

  await expect(page.getByText(endedKept)).toBeVisible();
  // In nobody's name nothing is saved.
  expect(sent).not.toContain("PATCH");
  await enter(page);
  await expect(page).toHaveURL(/#\/settings\/mail$/);
  await expect(field(page, "Sender name")).toHaveValue("Harbour office");
  await expect(page.getByText("1 unsaved change")).toBeVisible();

  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, saved.mail)).toBeVisible();
  const { token } = await signIn(ownSite);
  const answer = await fetch(`${ownSite.api}/api/settings`, { headers: { Authorization: token } });
  expect(await answer.json()).toMatchObject({ meta: { senderName: "Harbour office" } });
});

test("a record that is saved in a session that has ended says that alone", async ({ page, ownSite, expectProblem }) => {
  expectProblem(/status of 403 .*\/records\//);
  expectProblem(/status of 401 .*\/api\/admins\/auth-refresh$/);
  await storeSession(page, ownSite, ownSite);
  await page.goto(await locked(ownSite));
  await page.getByRole("cell", { name: "On longitude" }).click();
  const panel = page.getByRole("dialog", { name: "Edit papers record" });
  await field(panel, "title").fill("On latitude");
  await killTokens(ownSite);
  await panel.getByRole("button", { name: "Save changes" }).click();
  await expect(signInPage(page)).toBeVisible();
  await expect(page.getByText(endedKept)).toBeVisible();
  await expect(page.getByRole("region", { name: /^Notifications/ })).toBeHidden();
});

test("a 403 with a dead token signs out, and does not go round in circles", async ({
  page,
  ownSite,
  expectProblem,
}) => {
  expectProblem(/status of 403 .*\/records\?/);
  expectProblem(/status of 401 .*\/api\/admins\/auth-refresh$/);
  await storeSession(page, ownSite, ownSite);
  await page.goto(await locked(ownSite));
  await expect(page.getByText("On longitude")).toBeVisible();
  await killTokens(ownSite);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  // Another order reads the rows alone, which strangers are refused.
  await page.getByRole("table").getByRole("button", { name: "title", exact: true }).click();
  await expect(page.getByText(ended)).toBeVisible();
  await expect(signInPage(page)).toBeVisible();
  expect(calls.filter((path) => path.endsWith("/records"))).toHaveLength(1);

  await enter(page);
  await expect(page.getByText("On longitude")).toBeVisible();
  expect(calls.filter((path) => path.endsWith("/auth-refresh"))).toHaveLength(1);
});

test("a 403 with a living session goes home", async ({ signedIn, expectProblem }) => {
  expectProblem(/status of 403 .*\/api\/settings$/);
  const message = "You are not allowed to perform this request.";
  await signedIn.route("**/api/settings", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 403, json: { code: 403, message, data: {} } })
      : route.fallback(),
  );
  await signedIn.goto("#/settings");
  await field(signedIn, "Application name").fill("Harbour");
  await signedIn.getByRole("button", { name: "Save changes" }).click();
  await expect(signedIn).toHaveURL(/#\/collections/);
  await expect(account(signedIn)).toBeVisible();
  await expect(toast(signedIn, message)).toBeVisible();
});

test("where a list is refused with 403, one is told so at home", async ({ signedIn, expectProblem }) => {
  expectProblem(/status of 403 .*\/api\/admins\?/);
  const message = "You are not allowed to perform this request.";
  await signedIn.route("**/api/admins?*", (route) =>
    route.fulfill({ status: 403, json: { code: 403, message, data: {} } }),
  );
  await signedIn.goto("#/settings/admins");
  await expect(signedIn).toHaveURL(/#\/collections/);
  await expect(toast(signedIn, message)).toHaveCount(1);
});

test("the token is renewed silently while the admin works", async ({ page, ownSite }) => {
  await ownSite.call("PATCH", "/api/settings", { adminAuthToken: { duration: 6 } });
  const short = await signIn(ownSite);
  await storeSession(page, ownSite, short);
  await page.goto(await locked(ownSite));
  await expect(page.getByText("On longitude")).toBeVisible();
  // Until after the first token has run out.
  const later = expiryOf(short.token) + 6000;
  const working = async (): Promise<number> => {
    await refresh(page).click();
    return expiryOf(await storedToken(page));
  };
  await expect.poll(working, { intervals: [250], timeout: 20_000 }).toBeGreaterThan(later);
  await expect(page.getByText("On longitude")).toBeVisible();
  await expect(page.getByText(ended)).toBeHidden();
});
