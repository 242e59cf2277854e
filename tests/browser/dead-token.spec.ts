import type { Locator, Page } from "@playwright/test";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, countTo } from "./support/collections";
import { expect, field, fillIn, firstAdmin, signIn, storeSession, test, type Site } from "./support/test";

// Rules hide records from strangers as if there were none: the backend answers 404 to a dead token, and 400 to what it creates.
const rule = '@request.auth.id != ""';

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole("button", { name, exact: true });

/** A collection of whose records strangers see none, unless a rule says which, with five of them, and its table. */
async function openLetters(page: Page, site: Site, listRule = rule): Promise<{ id: string; first: string }> {
  const rules = { listRule, viewRule: rule, createRule: rule, updateRule: rule, deleteRule: rule };
  const schema = [{ name: "title", type: "text" }];
  const made = await site.call<{ id: string }>("POST", "/api/collections", {
    name: "letters",
    type: "base",
    schema,
    ...rules,
  });
  const path = `/api/collections/${made.id}/records`;
  for (const n of countTo(5)) await site.call("POST", path, { title: `Letter ${n}` });
  const { items } = await site.call<{ items: RecordRow[] }>("GET", `${path}?sort=title`);
  await storeSession(page, site, site);
  await page.goto(site.url + addressOf({ collectionId: made.id, sort: "+title" }));
  await expect(page.getByRole("cell", { name: "Letter 1", exact: true })).toBeVisible();
  return { id: made.id, first: items[0]!.id };
}

/** Ends the session without its page knowing, and does what asks for something next. */
async function actAsStranger(page: Page, site: Site, act: Locator): Promise<void> {
  await expect(act).toBeEnabled();
  await killTokens(site);
  await act.click();
  await expect(page.getByRole("heading", { name: "Admin sign in" })).toBeVisible();
  await expect(page.getByText(/^Your session has ended\. Sign in again to go on/)).toBeVisible();
  await expect(page.getByText(/Successfully|no longer exists/)).toBeHidden();
}

const killTokens = (site: Site): Promise<unknown> =>
  site.call("PATCH", "/api/settings", { adminAuthToken: { secret: "another-secret-".repeat(3) } });

async function signInAgain(page: Page): Promise<void> {
  await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
  await button(page, "Login").click();
  await expect(page.getByText("Letter 1", { exact: true }).last()).toBeVisible();
}

/** The titles that are stored, as a session that lives reads them. */
async function titlesIn(site: Site, id: string): Promise<string[]> {
  const { token } = await signIn(site);
  const answer = await fetch(`${site.api}/api/collections/${id}/records?perPage=100&sort=title`, {
    headers: { Authorization: token },
  });
  return ((await answer.json()) as { items: { title: string }[] }).items.map(({ title }) => title);
}

const before = countTo(5).map((n) => `Letter ${n}`);

test.beforeEach(({ expectProblem }) => {
  expectProblem(/status of (400|401|403|404) .*\/api\/collections/);
  expectProblem(/status of 401 .*\/api\/admins\/auth-refresh$/);
});

test("Records that a dead token does not see are not said to be deleted", async ({ page, ownSite }) => {
  const { id } = await openLetters(page, ownSite);
  await page.getByRole("checkbox", { name: "Select all loaded records" }).check();
  await button(page, "Delete selected").click();
  await actAsStranger(page, ownSite, button(page.getByRole("alertdialog"), "Yes"));
  expect(await titlesIn(ownSite, id)).toEqual(before);
  await signInAgain(page);
  await expect(page.getByRole("cell", { name: /^Letter \d$/ })).toHaveCount(5);
});

test("A record that a dead token does not see is not said to be gone", async ({ page, ownSite }) => {
  const { id, first } = await openLetters(page, ownSite);
  await page.goto(`${ownSite.url}${addressOf({ collectionId: id })}&recordId=${first}`);
  const panel = page.getByRole("dialog", { name: "Edit letters record" });
  await button(panel, "More").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await actAsStranger(page, ownSite, button(page.getByRole("alertdialog"), "Yes"));
  expect(await titlesIn(ownSite, id)).toEqual(before);
  await signInAgain(page);
  await expect(field(panel, "title")).toHaveValue("Letter 1");
  await expect(page.getByText(/no longer exists/)).toBeHidden();
  await button(panel, "More").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await button(page.getByRole("alertdialog"), "Yes").click();
  await expect(panel).toBeHidden();
  expect(await titlesIn(ownSite, id)).toEqual(before.slice(1));
});

test("An import whose session ends waits, and goes on in the next one", async ({ page, ownSite }) => {
  const { id } = await openLetters(page, ownSite);
  await button(page, "Import records").click();
  const panel = page.getByRole("dialog", { name: "Import records" });
  const titles = countTo(30).map((n) => `New ${String(n).padStart(2, "0")}`);
  await field(panel, "Or paste the text").fill(["title", ...titles].join("\n"));
  await button(panel, "Read the text").click();
  await button(panel, /^Check /).click();
  await actAsStranger(page, ownSite, button(panel, "Import 30 records"));
  expect(await titlesIn(ownSite, id)).toEqual(before);
  await signInAgain(page);
  if (await panel.isHidden()) await button(page, "Import records").click();
  await expect(panel.getByRole("alert")).toContainText("The import is paused: Your session has ended.");
  await button(panel, "Resume").click();
  await expect(panel.getByRole("status")).toContainText("30 records were created.");
  expect(await titlesIn(ownSite, id)).toEqual([...before, ...titles]);
});

test.describe("Of records of which guests see some", () => {
  const shown = 'title > "Letter 3"';

  test("those are not taken for all that there are", async ({ page, ownSite }) => {
    await openLetters(page, ownSite, shown);
    const byTitle = page.getByRole("columnheader", { name: "title" }).getByRole("button", { name: "title" });
    await actAsStranger(page, ownSite, byTitle);
    await signInAgain(page);
    await expect(page.getByText("Showing 5 of 5")).toBeVisible();
  });

  test("an export that is a guest's in the middle is none", async ({ page, ownSite }) => {
    await openLetters(page, ownSite, shown);
    let pages = 0;
    await page.route(/records\?(?=.*perPage=500)/, async (route) => {
      pages += 1;
      if (pages === 2) await killTokens(ownSite);
      await route.continue({ url: route.request().url().replace("perPage=500", "perPage=3") });
    });
    await button(page, "Export records").click();
    const panel = page.getByRole("dialog", { name: "Export records" });
    await button(panel, "Export").click();
    await expect(page.getByText(/^Your session has ended\. Sign in again to go on/)).toBeVisible();
    await expect(page.getByText(/are exported/)).toBeHidden();
  });

  test("the others are not said to be deleted where all are to be edited", async ({ page, ownSite }) => {
    await openLetters(page, ownSite, shown);
    await page.getByRole("checkbox", { name: "Select all loaded records" }).check();
    await button(page, "Edit selected").click();
    const panel = page.getByRole("dialog", { name: "Edit 5 records" });
    await panel.getByRole("switch", { name: "Set title" }).check();
    await actAsStranger(page, ownSite, button(panel, "Preview changes"));
    await expect(page.getByText(/deleted/)).toBeHidden();
    await signInAgain(page);
    await expect(page.getByRole("cell", { name: /^Letter \d$/ })).toHaveCount(5);
  });
});
