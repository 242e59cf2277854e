import { expect, type Locator, type Page } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/backend-limits";
import { button, edit, other, panel, test } from "./support/admins";
import { enabled, head, provider } from "./support/providers";
import { save, saved, smtp, toast } from "./support/settings";
import { pathStyle, s3 } from "./support/storage";
import { field, fillIn, firstAdmin, type Site } from "./support/test";

const typed = { mail: "typed-mail-canary", s3: "typed-s3-canary", client: "typed-client-canary" };

/** Collects what a page logs, requests and visits. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(message.text()));
  page.on("pageerror", ({ message, stack }) => heard.push(message, stack ?? ""));
  page.on("framenavigated", (frame) => heard.push(frame.url()));
  page.on("request", (request) => {
    heard.push(request.url());
    // Only saves and sign-ins may send secrets.
    if (!/\/api\/(settings|admins(\/auth-with-password|\/\w{15})?)$/.test(request.url()))
      heard.push(request.postData() ?? "");
  });
  return heard;
}

/** The page without its password inputs, and all that the browser stores for it. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const shown = document.documentElement.cloneNode(true) as HTMLElement;
    for (const hiding of shown.querySelectorAll('input[type="password"]')) hiding.remove();
    const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const kept = [{ ...localStorage }, { ...sessionStorage }, history.state, await indexedDB.databases(), files];
    const texts = [location.href, document.title, document.cookie, window.name, shown.outerHTML];
    return [...texts, ...kept.map((all) => JSON.stringify(all))].join("\n");
  });

/** Checks that no secret is, or was, on the page or in what it let out. */
async function expectNone(page: Page, heard: string[], canaries: readonly string[]): Promise<void> {
  heard.push(await seen(page));
  const all = heard.join("\n");
  expect(all).toContain(page.url());
  for (const canary of canaries) expect(all, canary).not.toContain(canary);
}

/** Checks that the backend's log has no secret. */
async function expectNoneLogged(page: Page, { api }: Site, canaries: readonly string[]): Promise<void> {
  const stored = await page.evaluate((key) => localStorage.getItem(key)!, sessionKey);
  const { token } = JSON.parse(stored) as { token: string };
  const logs = await page.request.get(`${api}/api/logs/requests?perPage=500`, { headers: { Authorization: token } });
  expect(await logs.text()).toContain("/api/");
  for (const canary of canaries) expect(await logs.text()).not.toContain(canary);
}

/** Follows the links of the main menu, and looks at each page. */
async function walkMain(page: Page, look: () => Promise<void>): Promise<void> {
  for (const name of ["Collections", "Logs", "Settings"]) {
    await openLink(page, linkIn(page, "Main", name));
    await look();
  }
}

/** Follows every link of the menus, and looks at each page. */
async function walk(page: Page, look: () => Promise<void>): Promise<void> {
  await walkMain(page, look);
  const links = linkIn(page, "Settings", /./);
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    await openLink(page, link);
    await look();
  }
}

const linkIn = (page: Page, menu: string, name: string | RegExp): Locator =>
  page.getByRole("navigation", { name: menu }).getByRole("link", { name });

async function openLink(page: Page, link: Locator): Promise<void> {
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("main")).not.toContainText("Loading...");
}

async function typeMail(page: Page): Promise<void> {
  await smtp(page).click();
  await fillIn(page, { "SMTP server host": "127.0.0.1", Port: "25", Password: typed.mail });
}

async function typeStorage(page: Page, endpoint: string): Promise<void> {
  await s3(page).click();
  const others = { Bucket: "files", Region: "us-east-1", "Access key": "S3RVER" };
  await fillIn(page, { ...others, Endpoint: endpoint, Secret: typed.s3 });
  await pathStyle(page).click();
}

const typeClient = async (page: Page): Promise<void> =>
  fillIn(await enabled(page, "Google"), { "Client ID": "a-client", "Client Secret": typed.client });

test("keeps secrets in their fields while they are typed, and nowhere once saved", async ({
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
  const invalidate = page.getByRole("button", { name: "Invalidate all previously issued tokens" }).first();
  const pages = [
    ["Mail settings", saved.mail, () => typeMail(page)],
    ["Files storage", saved.storage, () => typeStorage(page, storage.settings.endpoint)],
    ["Auth providers", saved.providers, () => typeClient(page)],
    ["Token options", "Successfully saved tokens options.", () => invalidate.click()],
  ] as const;
  const saveWith = async (name: string): Promise<void> => {
    await save(page).click();
    if (name === "Token options") await button(page, "Yes").click();
  };
  await page.goto("#/settings");
  for (const [name, done, type] of pages)
    await test.step(`saves ${name}`, async () => {
      await page.getByRole("link", { name }).click();
      await type();
      await page.getByRole("link", { name: "Application", exact: true }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await look();
      await button(page, "Keep editing").click();
      broken = true;
      await saveWith(name);
      await expect(toast(page, "The disk is full.")).toBeVisible();
      await expect(save(page)).toBeEnabled();
      await look();
      broken = false;
      await saveWith(name);
      await expect(toast(page, done)).toBeVisible();
      await look();
    });

  const { recordAuthToken } = saves.at(-1) as { recordAuthToken: { secret: string } };
  expect(recordAuthToken.secret).toMatch(/^\w{50}$/);
  for (const canary of canaries) expect(JSON.stringify(saves)).toContain(canary);
  const lookForAll = () => expectNone(page, heard, [...canaries, recordAuthToken.secret]);
  await page.reload();
  await walk(page, lookForAll);
  await page.getByRole("link", { name: "Auth providers" }).click();
  await head(page, "Google").click();
  await provider(page, "Google").getByRole("button", { name: "Set new value" }).click();
  await lookForAll();
  await expectNoneLogged(page, ownSite, canaries);
});

test("keeps the passwords of admins in their fields alone", async ({ page, ownSite, expectProblem }) => {
  expectProblem(/status of 400 .*\/auth-with-password$/);
  expectProblem(/status of 400 .*\/api\/admins$/);
  const heard = listen(page);
  const [wrong, others, confirm, own] = ["wrong-canary", "anothers-canary", "confirm-canary", "own-canary"] as const;
  const canaries = [firstAdmin.password, wrong, others, confirm, own];
  const look = () => expectNone(page, heard, canaries);

  await test.step("signs in after a wrong password", async () => {
    await page.goto("#/settings/admins?adminId=new");
    await fillIn(page, { Email: firstAdmin.email, Password: wrong });
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Invalid login credentials.")).toBeVisible();
    await look();
    await field(page, "Password").fill(firstAdmin.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(panel(page, "New admin")).toBeVisible();
    await look();
  });
  await test.step("creates another admin", async () => {
    const form = panel(page, "New admin");
    await fillIn(form, { Email: other, Password: others, "Password confirm": confirm });
    await button(form, "Create").click();
    await expect(field(form, "Password confirm")).toHaveAccessibleDescription(/Values don't match\./);
    await look();
    await field(form, "Password confirm").fill(others);
    await button(form, "Create").click();
    await expect(toast(page, "Successfully created admin.")).toBeVisible();
    await look();
  });
  await test.step("changes the own password", async () => {
    const mine = await edit(page, firstAdmin.email);
    await mine.getByLabel("Change password").click();
    await fillIn(mine, { Password: own, "Password confirm": own });
    await look();
    await button(mine, "Save changes").click();
    await expect(toast(page, "Successfully updated admin.")).toBeVisible();
    await walkMain(page, look);
  });
  await ownSite.call("POST", "/api/admins/auth-with-password", { identity: other, password: others });
  await expectNoneLogged(page, ownSite, canaries);
});
