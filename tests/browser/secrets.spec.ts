import { expect, type Locator, type Page } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/limits";
import { button, edit, other, panel, test } from "./support/admins";
import { enabled, head, provider } from "./support/providers";
import type { Storage } from "./support/s3";
import { save, saved, smtp, toast } from "./support/settings";
import { pathStyle, s3 } from "./support/storage";
import { field, fillIn, firstAdmin } from "./support/test";

const typed = { mail: "typed-mail-canary", s3: "typed-s3-canary", client: "typed-client-canary" };

/** All that a page has let out, from the moment that this is called. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(message.text()));
  page.on("pageerror", ({ message, stack }) => heard.push(message, stack ?? ""));
  page.on("framenavigated", (frame) => heard.push(frame.url()));
  page.on("request", (request) => {
    heard.push(request.url());
    // A save and a sign-in are where secrets go.
    if (!/\/api\/(settings|admins(\/auth-with-password|\/\w{15})?)$/.test(request.url()))
      heard.push(request.postData() ?? "");
  });
  return heard;
}

/** What stands on the page, apart from what is typed in fields that hide it, and in all that the browser keeps for it. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const shown = document.documentElement.cloneNode(true) as HTMLElement;
    for (const hiding of shown.querySelectorAll('input[type="password"]')) hiding.remove();
    const kept = [{ ...localStorage }, { ...sessionStorage }, history.state, await indexedDB.databases()];
    const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return [
      location.href,
      document.title,
      document.cookie,
      window.name,
      shown.outerHTML,
      ...[...kept, files].map((all) => JSON.stringify(all)),
    ].join("\n");
  });

/** Takes down what is seen now, and checks that none of these is in it nor in anything before. */
async function expectNone(page: Page, heard: string[], canaries: readonly string[]): Promise<void> {
  heard.push(await seen(page));
  const all = heard.join("\n");
  expect(all).toContain(page.url());
  for (const canary of canaries) expect(all, canary).not.toContain(canary);
}

/** Goes to every page by its link, and looks at each. */
async function walk(page: Page, look: () => Promise<void>): Promise<void> {
  const main = page.getByRole("navigation", { name: "Main" });
  for (const name of ["Collections", "Logs", "Settings"]) {
    await follow(page, main.getByRole("link", { name }));
    await look();
  }
  const pages = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
  await expect(pages.first()).toBeVisible();
  for (const link of await pages.all()) {
    await follow(page, link);
    await look();
  }
}

async function follow(page: Page, link: Locator): Promise<void> {
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Loading...");
}

/** The pages on which a secret is typed, or has one made: how, and what they say once it is saved. */
const pages = (page: Page, storage: Storage) =>
  [
    ["Mail settings", saved.mail, () => typeMail(page)],
    ["Files storage", saved.storage, () => typeStorage(page, storage)],
    ["Auth providers", saved.providers, () => typeClient(page)],
    ["Token options", "Successfully saved tokens options.", () => invalidate(page).first().click()],
  ] as const;

const invalidate = (page: Page) => page.getByRole("button", { name: "Invalidate all previously issued tokens" });

async function typeMail(page: Page): Promise<void> {
  await smtp(page).click();
  await fillIn(page, { "SMTP server host": "127.0.0.1", Port: "25", Password: typed.mail });
}

async function typeStorage(page: Page, storage: Storage): Promise<void> {
  await s3(page).click();
  const { endpoint, bucket, region, accessKey } = storage.settings;
  await fillIn(page, { Endpoint: endpoint, Bucket: bucket, Region: region, "Access key": accessKey, Secret: typed.s3 });
  await pathStyle(page).click();
}

const typeClient = async (page: Page): Promise<void> =>
  fillIn(await enabled(page, "Google"), { "Client ID": "a-client", "Client Secret": typed.client });

/** Tries to leave a page with unsaved changes, and stays. */
async function stay(page: Page, look: () => Promise<void>): Promise<void> {
  await page.getByRole("link", { name: "Application", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look();
  await button(page, "No").click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
}

/** Saves a page, and says 'Yes' where it asks before tokens end. */
async function saveWith(page: Page, name: string): Promise<void> {
  await save(page).click();
  if (name === "Token options") await button(page, "Yes").click();
}

test("secrets are only in their fields while they are typed, also when the saving fails; once stored they are nowhere, nor in a page that is loaded anew", async ({
  signedIn: page,
  ownSite,
  storage,
  saves,
  expectProblem,
}) => {
  const heard = listen(page);
  const canaries = Object.values(typed);
  const look = () => expectNone(page, heard, canaries);
  expectProblem(/status of 500 .*\/api\/settings$/);
  let broken = true;
  const json = { code: 500, message: "The disk is full.", data: {} };
  await page.route("**/api/settings", (route) =>
    broken && route.request().method() === "PATCH" ? route.fulfill({ status: 500, json }) : route.continue(),
  );
  await page.goto("#/settings");
  for (const [name, done, type] of pages(page, storage)) {
    await page.getByRole("link", { name }).click();
    await type();
    await stay(page, look);
    broken = true;
    const refused = page.waitForResponse((response) => response.status() === 500);
    await saveWith(page, name);
    await refused;
    await expect(toast(page, "The disk is full.")).toBeVisible();
    await expect(save(page)).toBeEnabled();
    await look();
    broken = false;
    await saveWith(page, name);
    await expect(toast(page, done)).toBeVisible();
    await look();
  }

  const { recordAuthToken } = saves.at(-1) as { recordAuthToken: { secret: string } };
  expect(recordAuthToken.secret).toMatch(/^\w{50}$/);
  for (const canary of canaries) expect(JSON.stringify(saves)).toContain(canary);
  const lookForAll = () => expectNone(page, heard, [...canaries, recordAuthToken.secret]);
  await walk(page, lookForAll);

  await page.reload();
  await expect(page.getByRole("navigation", { name: "Settings" })).toBeVisible();
  for (const name of ["Mail settings", "Files storage", "Token options", "Auth providers"]) {
    await follow(page, page.getByRole("link", { name }));
    await lookForAll();
  }
  await head(page, "Google").click();
  await provider(page, "Google").getByRole("button", { name: "Set new value" }).click();
  await lookForAll();
  const logs = await ownSite.call("GET", "/api/logs/requests?perPage=500&sort=-rowid");
  for (const canary of canaries) expect(JSON.stringify(logs)).not.toContain(canary);
});

test("the password that one signs in with is kept nowhere, also when it was wrong at first", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/auth-with-password$/);
  const heard = listen(page);
  const canaries = [firstAdmin.password, "wrong-password-canary"];
  await page.goto("#/settings/tokens");
  await fillIn(page, { Email: firstAdmin.email, Password: "wrong-password-canary" });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Invalid login credentials.")).toBeVisible();
  await expectNone(page, heard, canaries);
  await field(page, "Password").fill(firstAdmin.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Token options" })).toBeVisible();
  await expectNone(page, heard, canaries);
});

test("an admin's new password is only in its fields, and gone once it is saved, one's own, too", async ({
  signedIn: page,
  ownSite,
  admins,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/api\/admins$/);
  const heard = listen(page);
  const canaries = ["anothers-password-canary", "wrong-confirm-canary", "own-password-canary"];
  const [anothers, wrong, own] = canaries as [string, string, string];
  const look = () => expectNone(page, heard, canaries);

  await admins.open({ adminId: "new" });
  const form = panel(page, "New admin");
  await fillIn(form, { Email: other, Password: anothers, "Password confirm": wrong });
  await look();
  await button(form, "Create").click();
  await expect(field(form, "Password confirm")).toHaveAccessibleDescription(/Values don't match\./);
  await look();
  await field(form, "Password confirm").fill(anothers);
  await button(form, "Create").click();
  await expect(toast(page, "Successfully created admin.")).toBeVisible();
  await look();

  const mine = await edit(page, firstAdmin.email);
  await mine.getByLabel("Change password").click();
  await fillIn(mine, { Password: own, "Password confirm": own });
  await look();
  await button(mine, "Save changes").click();
  await expect(toast(page, "Successfully updated admin.")).toBeVisible();
  await walk(page, look);

  await ownSite.call("POST", "/api/admins/auth-with-password", { identity: other, password: anothers });
  const Authorization = await page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key)!) as { token: string }).token,
    sessionKey,
  );
  const logs = await page.request.get(`${ownSite.api}/api/logs/requests?perPage=500`, { headers: { Authorization } });
  expect(await logs.text()).toContain("/api/admins");
  for (const canary of canaries) expect(await logs.text()).not.toContain(canary);
});
