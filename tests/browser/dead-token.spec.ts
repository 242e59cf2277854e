import type { Locator, Page } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/backend-limits";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, countTo } from "./support/collections";
import { bodyOf, tokenChange } from "./support/stored-bodies";
import { expect, field, fillIn, firstAdmin, storeSession, test, type Site } from "./support/test";

// Rules hide records from guests: the backend answers a dead token with 404, and a create with 400.
const rule = '@request.auth.id != ""';

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole("button", { name, exact: true });

/** Opens a collection of five records, of which guests see none or those that a rule allows. */
async function openLetters(page: Page, site: Site, listRule = rule): Promise<{ id: string; first: string }> {
  const rules = { listRule, viewRule: rule, createRule: rule, updateRule: rule, deleteRule: rule };
  const shape = bodyOf(site.version, { name: "letters", type: "base", fields: { title: "text" } });
  const made = await site.call<{ id: string }>("POST", "/api/collections", { ...shape, ...rules });
  const path = `/api/collections/${made.id}/records`;
  for (const n of countTo(5)) await site.call("POST", path, { title: `Letter ${n}` });
  const { items } = await site.call<{ items: RecordRow[] }>("GET", `${path}?sort=title`);
  await storeSession(page, site, site);
  await page.goto(site.url + addressOf({ collectionId: made.id, sort: "+title" }));
  await expect(page.getByRole("cell", { name: "Letter 1", exact: true })).toBeVisible();
  return { id: made.id, first: items[0]!.id };
}

/** Ends the session behind the back of the page, then clicks. */
async function actAsStranger(page: Page, site: Site, act: Locator): Promise<void> {
  await expect(act).toBeEnabled();
  await killTokens(page, site);
  await act.click();
  await expect(page.getByRole("heading", { name: "Admin sign in" })).toBeVisible();
  await expect(page.getByText(/^Your session has ended\. Sign in again\./)).toBeVisible();
  await expect(page.getByText(/Successfully|no longer exists/)).toBeHidden();
}

/** Calls the API with the session that the page has stored. */
async function callAs<Answer>(page: Page, site: Site, method: string, path: string, body?: object): Promise<Answer> {
  const stored = await page.evaluate((key) => localStorage.getItem(key)!, sessionKey);
  const { token } = JSON.parse(stored) as { token: string };
  const answer = await fetch(site.api + path, {
    method,
    headers: { Authorization: token, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as Answer;
}

const killTokens = (page: Page, site: Site): Promise<unknown> =>
  callAs(page, site, ...tokenChange(site.version, { secret: crypto.randomUUID() }));

async function signInAgain(page: Page): Promise<void> {
  await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
  await button(page, "Login").click();
  await expect(page.getByText("Letter 5", { exact: true }).last()).toBeVisible();
}

/** The stored titles, read with the page's new session. */
async function titlesIn(page: Page, site: Site, id: string): Promise<string[]> {
  const path = `/api/collections/${id}/records?perPage=100&sort=title`;
  const { items } = await callAs<{ items: { title: string }[] }>(page, site, "GET", path);
  return items.map(({ title }) => title);
}

const before = countTo(5).map((n) => `Letter ${n}`);

test.beforeEach(({ expectProblem }) => {
  expectProblem(/status of (400|401|403|404) .*\/api\/collections/);
  expectProblem(/status of 401 .*\/auth-refresh$/);
});

test("asks for a new session where a dead token sees no records", async ({ page, ownSite }) => {
  test.slow();
  const { id, first } = await openLetters(page, ownSite);
  await test.step("deletes none of the selected records", async () => {
    await page.getByRole("checkbox", { name: "Select all loaded records" }).check();
    await button(page, "Delete selected").click();
    await actAsStranger(page, ownSite, button(page.getByRole("alertdialog"), "Yes"));
    await signInAgain(page);
    expect(await titlesIn(page, ownSite, id)).toEqual(before);
    await expect(page.getByRole("cell", { name: /^Letter \d$/ })).toHaveCount(5);
  });
  await test.step("reports no record as gone", async () => {
    await page.goto(`${ownSite.url}${addressOf({ collectionId: id })}&recordId=${first}`);
    const panel = page.getByRole("dialog", { name: "Edit letters record" });
    await button(panel, "More").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await actAsStranger(page, ownSite, button(page.getByRole("alertdialog"), "Yes"));
    await signInAgain(page);
    expect(await titlesIn(page, ownSite, id)).toEqual(before);
    await expect(field(panel, "title")).toHaveValue("Letter 1");
    await expect(page.getByText(/no longer exists/)).toBeHidden();
  });
  await test.step("creates no record as a guest where rules admit guests", async () => {
    // A save reads the record first, and a guest would not be given it. Nothing precedes a create.
    const open = { listRule: "", viewRule: "", createRule: "", updateRule: "" };
    await callAs(page, ownSite, "PATCH", `/api/collections/${id}`, open);
    await page.goto(`${ownSite.url}${addressOf({ collectionId: id })}&recordId=new`);
    await page.reload();
    const panel = page.getByRole("dialog", { name: "New letters record" });
    await field(panel, "title").fill("Letter 6");
    await actAsStranger(page, ownSite, button(panel, "Create"));
    await signInAgain(page);
    expect(await titlesIn(page, ownSite, id)).toEqual(before);
    await expect(field(panel, "title")).toHaveValue("Letter 6");
    await button(panel, "Create").click();
    await expect(panel).toBeHidden();
    expect(await titlesIn(page, ownSite, id)).toEqual([...before, "Letter 6"]);
  });
});

test("never takes the records that guests see for all records", async ({ page, ownSite }) => {
  test.slow();
  await openLetters(page, ownSite, 'title > "Letter 3"');
  await test.step("shows all records after a new sign-in", async () => {
    const byTitle = page.getByRole("columnheader", { name: "title" }).getByRole("button", { name: "title" });
    await actAsStranger(page, ownSite, byTitle);
    await signInAgain(page);
    await expect(page.getByText("Showing 5 of 5")).toBeVisible();
  });
  await test.step("saves no export that became a guest's on the way", async () => {
    await page.reload();
    await expect(page.getByText("Showing 5 of 5")).toBeVisible();
    let pages = 0;
    await page.route(/records\?(?=.*perPage=500)/, async (route) => {
      pages += 1;
      if (pages === 2) await killTokens(page, ownSite);
      await route.continue({ url: route.request().url().replace("perPage=500", "perPage=3") });
    });
    await button(page, "Export records").click();
    const panel = page.getByRole("dialog", { name: "Export records" });
    await button(panel, "Export").click();
    await expect(page.getByText(/^Your session has ended\. Sign in again\./)).toBeVisible();
    await expect(page.getByText(/are exported/)).toBeHidden();
  });
});
