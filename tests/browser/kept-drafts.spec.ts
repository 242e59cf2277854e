import type { Locator, Page } from "@playwright/test";
import { draftTexts } from "../../definitions/texts/drafts";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, test } from "./support/collections";
import { admitted, crash, keptIn, offer } from "./support/drafts";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, field, fillIn, firstAdmin, storageWith, type Site } from "./support/test";

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const panelOf = (page: Page): Locator => page.getByRole("dialog", { name: "Edit papers record" });

/** Makes a collection with a record in it; gives the address of its panel, and what is stored of it. */
async function paper(site: Site) {
  const schema = ["title", "note"].map((name) => ({ name, type: "text" }));
  const { id } = await site.call<{ id: string }>("POST", "/api/collections", { name: "papers", type: "base", schema });
  const path = `/api/collections/${id}/records`;
  const record = await site.call<RecordRow>("POST", path, { title: "On longitude", note: "draft" });
  return {
    address: `${site.url}${addressOf({ collectionId: id })}&recordId=${record.id}`,
    stored: () => site.call<Record<string, unknown>>("GET", `${path}/${record.id}`),
    remove: () => site.call("DELETE", `${path}/${record.id}`),
  };
}

async function type(page: Page, text: string): Promise<void> {
  await field(panelOf(page), "title").fill(text);
  await expect.poll(() => keptIn(page)).toContain(text);
}

/** Changes a record's title in a page, and saves nothing; gives what `paper` does. */
async function typed(page: Page, site: Site): ReturnType<typeof paper> {
  await admitted(page, site);
  const made = await paper(site);
  await page.goto(made.address);
  await type(page, "On latitude");
  return made;
}

async function enter(page: Page): Promise<void> {
  await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
  await button(page, "Login").click();
}

test("What was typed in a tab that crashed is offered with its age and its changes, and is saved by keys alone", async ({
  page,
  ownSite: site,
}) => {
  await admitted(page, site);
  const { address, stored } = await paper(site);
  await page.goto(address);
  await type(page, "On latitude");
  await crash(page);
  const next = await page.context().newPage();
  await next.goto(address);
  await expect(offer(next)).toContainText(/^You left changes unsaved here .+ ago\./);
  await expect(offer(next).getByRole("deletion")).toHaveText("On longitude");
  await expect(offer(next).getByRole("insertion")).toHaveText("On latitude");
  await expect(field(panelOf(next), "title")).toHaveValue("On longitude");
  await axeInBothThemes(next);
  await next.setViewportSize({ width: 360, height: 740 });
  await axeInBothThemes(next);
  const restore = button(offer(next), "Restore");
  for (let steps = 0; steps < 10 && !(await restore.evaluate((each) => each === document.activeElement)); steps++)
    await next.keyboard.press("Tab");
  await expect(restore).toBeFocused();
  await next.keyboard.press("Enter");
  await expect(offer(next)).toBeHidden();
  await expect(field(panelOf(next), "title")).toHaveValue("On latitude");
  await next.keyboard.press("ControlOrMeta+S");
  await expect(toast(next, "Successfully updated record.")).toBeVisible();
  expect(await stored()).toMatchObject({ title: "On latitude", note: "draft" });
  await expect.poll(() => keptIn(next)).toBe("[]");
});

test("A draft that is open in another tab is not offered before that tab has gone without it", async ({
  page,
  ownSite: site,
}) => {
  const { address } = await typed(page, site);
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(field(panelOf(other), "title")).toHaveValue("On longitude");
  // What another tab has open would be read by now: its own draft is.
  await type(other, "On altitude");
  await expect(offer(other)).toBeHidden();
  await crash(page);
  await expect(offer(other).getByRole("insertion")).toHaveText("On latitude");
  await button(offer(other), "Discard").click();
  await expect(field(panelOf(other), "title")).toHaveValue("On altitude");
  await expect.poll(() => keptIn(other)).not.toContain("On latitude");
});

test("What was restored in one tab is not restored again in another that offers it still", async ({
  page,
  ownSite: site,
}) => {
  const { address } = await typed(page, site);
  await crash(page);
  const [one, other] = [await page.context().newPage(), await page.context().newPage()];
  for (const tab of [one, other]) {
    await tab.goto(address);
    await expect(offer(tab).getByRole("insertion")).toHaveText("On latitude");
  }
  await button(offer(one), "Restore").click();
  await expect(field(panelOf(one), "title")).toHaveValue("On latitude");
  await expect.poll(async () => JSON.parse(await keptIn(one)).length).toBe(1);
  await one.keyboard.press("ControlOrMeta+S");
  await expect(toast(one, "Successfully updated record.")).toBeVisible();
  await button(offer(other), "Restore").click();
  await expect(toast(other, draftTexts.elsewhere)).toBeVisible();
  await expect(offer(other)).toBeHidden();
  await expect(field(panelOf(other), "title")).toHaveValue("On longitude");
});

test("A session that ends in the middle keeps what was typed: in the tab, and for the next one", async ({
  page,
  ownSite: site,
  expectProblem,
}) => {
  expectProblem(/status of 40[13]/);
  await admitted(page, site);
  const { address } = await paper(site);
  await page.goto(address);
  await field(panelOf(page), "title").fill("On latitude");
  await site.call("PATCH", "/api/settings", { adminAuthToken: { secret: "another-secret-".repeat(3) } });
  await page.keyboard.press("ControlOrMeta+S");
  const ended = page.getByText("Your session has ended. Sign in again to go on. Your unsaved changes are kept.");
  await expect(ended).toBeVisible();
  await enter(page);
  await expect(field(panelOf(page), "title")).toHaveValue("On latitude");
  await crash(page);
  const next = await page.context().newPage();
  await next.goto(address);
  await expect(offer(next).getByRole("insertion")).toHaveText("On latitude");
  await button(offer(next), "Restore").click();
  await expect(field(panelOf(next), "title")).toHaveValue("On latitude");
  await next.keyboard.press("ControlOrMeta+S");
  await expect(toast(next, "Successfully updated record.")).toBeVisible();
});

test("Logout erases the drafts of this browser", async ({ page, ownSite: site }) => {
  const { address } = await typed(page, site);
  await crash(page);
  const next = await page.context().newPage();
  await next.goto(address.replace(/&recordId=.*/, ""));
  expect(await keptIn(next)).toContain("On latitude");
  await button(next, `Account of ${firstAdmin.email}`).click();
  await next.getByRole("menuitem", { name: "Logout" }).click();
  await expect(next.getByRole("heading", { name: "Admin sign in" })).toBeVisible();
  await expect.poll(() => keptIn(next)).toBe("[]");
});

test("A draft of a record that is deleted since is told, to be copied or discarded", async ({
  page,
  ownSite: site,
  expectProblem,
}) => {
  expectProblem(/status of 404 .*\/records\//);
  await admitted(page, site);
  const { address, remove } = await paper(site);
  await page.goto(address);
  await type(page, "On latitude");
  await crash(page);
  await remove();
  const next = await page.context().newPage();
  await next.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await next.goto(address);
  await expect(offer(next)).toContainText("You left these changes unsaved here");
  await button(offer(next), "Copy as JSON").click();
  await expect(toast(next, "Copied the unsaved changes to clipboard")).toBeVisible();
  expect(JSON.parse(await next.evaluate(() => navigator.clipboard.readText()))).toEqual({ title: "On latitude" });
  await axeInBothThemes(next);
  await button(offer(next), "Discard").click();
  await expect(offer(next)).toBeHidden();
  await expect.poll(() => keptIn(next)).toBe("[]");
});

test("Where the browser refuses to keep drafts, that is told once, and one goes on", async ({
  page,
  ownSite: site,
}) => {
  await admitted(page, site);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
  });
  const { address, stored } = await paper(site);
  await page.goto(address);
  await field(panelOf(page), "title").fill("On latitude");
  await expect(toast(page, draftTexts.refused)).toBeVisible();
  await expect(toast(page, draftTexts.refused)).toBeHidden();
  await field(panelOf(page), "note").fill("done");
  await page.keyboard.press("ControlOrMeta+S");
  await expect(toast(page, "Successfully updated record.")).toBeVisible();
  await expect(toast(page, draftTexts.refused)).toBeHidden();
  expect(await stored()).toMatchObject({ title: "On latitude", note: "done" });
});

test("Two browsers save one record: neither loses a value unnoticed", async ({
  page,
  ownSite: site,
  browser,
  watch,
}) => {
  await admitted(page, site);
  const { address, stored } = await paper(site);
  const context = await browser.newContext({ storageState: storageWith(site, site) });
  watch(context);
  const other = await context.newPage();
  await page.goto(address);
  await other.goto(address);
  await field(panelOf(page), "title").fill("Of one");
  await field(panelOf(other), "title").fill("Of the other");
  await field(panelOf(other), "note").fill("of the other");
  await button(panelOf(page), "Save changes").click();
  await expect(panelOf(page)).toBeHidden();
  await button(panelOf(other), "Save changes").click();
  const question = other.getByRole("alertdialog", { name: "Somebody else has changed this meanwhile" });
  await expect(question).toContainText("Before: On longitude");
  expect(await stored()).toMatchObject({ title: "Of one", note: "draft" });
  await axeInBothThemes(other);
  await question.getByRole("radio", { name: "Theirs Of one" }).check();
  await button(question, "Save as chosen").click();
  // Beneath a question the panel is hidden, too.
  await expect(toast(other, "Successfully updated record.")).toBeVisible();
  expect(await stored()).toMatchObject({ title: "Of one", note: "of the other" });
  await context.close();
});

test("Related records are told by name where a draft is offered, and where somebody else has saved others", async ({
  page,
  ownSite: site,
}) => {
  await admitted(page, site);
  const made = (body: object) => site.call<{ id: string }>("POST", "/api/collections", { type: "base", ...body });
  const title = { name: "title", type: "text" };
  const people = await made({ name: "people", schema: [title] });
  const add = (collection: string, body: object) =>
    site.call<RecordRow>("POST", `/api/collections/${collection}/records`, body);
  const ada = await add(people.id, { title: "Ada" });
  const bob = await add(people.id, { title: "Bob" });
  const cid = await add(people.id, { title: "Cid" });
  const author = { name: "author", type: "relation", options: { collectionId: people.id, maxSelect: 1 } };
  const papers = await made({ name: "papers", schema: [title, author] });
  const record = await add(papers.id, { title: "On longitude", author: ada.id });
  await page.goto(`${site.url}${addressOf({ collectionId: papers.id })}&recordId=${record.id}`);
  await button(panelOf(page), "Select").click();
  await page.getByRole("radio", { name: /^Bob/ }).click();
  await expect.poll(() => keptIn(page)).toContain(bob.id);
  await crash(page);
  const next = await page.context().newPage();
  await next.goto(page.url());
  await expect(offer(next).getByRole("deletion")).toHaveText(`Ada (${ada.id})`);
  await expect(offer(next).getByRole("insertion")).toHaveText(`Bob (${bob.id})`);
  await button(offer(next), "Restore").click();
  await site.call("PATCH", `/api/collections/${papers.id}/records/${record.id}`, { author: cid.id });
  await button(panelOf(next), "Save changes").click();
  const question = next.getByRole("alertdialog", { name: "Somebody else has changed this meanwhile" });
  await expect(question).toContainText(`Before: Ada (${ada.id})`);
  await expect(question.getByRole("radio", { name: `Theirs Cid (${cid.id})` })).toBeVisible();
  await button(question, "Save as chosen").click();
  await expect(toast(next, "Successfully updated record.")).toBeVisible();
});
