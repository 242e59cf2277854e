import type { Locator, Page } from "@playwright/test";
import { draftTexts } from "../../definitions/texts/drafts";
import { addressOf, test, type Store } from "./support/collections";
import { crash, keptIn, offer } from "./support/drafts";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, field, firstAdmin, tabTo, type Site } from "./support/test";

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const panelOf = (page: Page): Locator => page.getByRole("dialog", { name: "Edit papers record" });

/** Makes a record, and changes its title in a page without saving; returns its address and how to read it. */
async function typed(page: Page, store: Store, site: Site) {
  const papers = await store.collection("papers", { title: "text", note: "text" });
  const [record] = await store.records(papers, [{ title: "On longitude", note: "draft" }]);
  const address = `${site.url}${addressOf({ collectionId: papers.id })}&recordId=${record!.id}`;
  await page.goto(address);
  await type(page, "On latitude");
  const path = `/api/collections/${papers.id}/records/${record!.id}`;
  return { address, stored: () => site.call<Record<string, unknown>>("GET", path) };
}

async function type(page: Page, text: string): Promise<void> {
  await field(panelOf(page), "title").fill(text);
  await expect.poll(() => keptIn(page)).toContain(text);
}

test("offers the edits of a crashed tab once, and saves them by keys", async ({ signedIn: page, store, site }) => {
  const { address, stored } = await typed(page, store, site);
  await crash(page);
  const [next, other] = [await page.context().newPage(), await page.context().newPage()];
  for (const tab of [other, next]) {
    await tab.goto(address);
    await expect(offer(tab).getByRole("insertion")).toHaveText("On latitude");
  }
  await next.bringToFront();
  await expect(offer(next)).toContainText(/^You have unsaved changes from .+ ago\./);
  await expect(field(panelOf(next), "title")).toHaveValue("On longitude");
  await axeInBothThemes(next);
  await next.setViewportSize({ width: 360, height: 740 });
  await test.step("restores and saves them by keys alone", async () => {
    await tabTo(button(offer(next), "Restore"), "Enter");
    await expect(offer(next)).toBeHidden();
    await expect(field(panelOf(next), "title")).toHaveValue("On latitude");
    await expect(field(panelOf(next), "title")).toBeFocused();
    await expect.poll(async () => JSON.parse(await keptIn(next)).length).toBe(1);
    await next.keyboard.press("ControlOrMeta+S");
    await expect(toast(next, "Successfully updated record.")).toBeVisible();
    expect(await stored()).toMatchObject({ title: "On latitude", note: "draft" });
    await expect.poll(() => keptIn(next)).toBe("[]");
  });
  await test.step("restores no draft in a second tab", async () => {
    await button(offer(other), "Restore").click();
    await expect(toast(other, draftTexts.elsewhere)).toBeVisible();
    await expect(offer(other)).toBeHidden();
    await expect(field(panelOf(other), "title")).toHaveValue("On longitude");
  });
});

test("offers a draft once its tab is gone; Logout erases it", async ({ signedIn: page, store, site }) => {
  const { address } = await typed(page, store, site);
  await test.step("offers the last keys before a reload", async () => {
    page.on("dialog", (question) => question.accept());
    await field(panelOf(page), "title").focus();
    await page.keyboard.press("End");
    await page.keyboard.type("s");
    await page.reload();
    await expect(offer(page).getByRole("insertion")).toHaveText("On latitudes");
    await button(offer(page), "Restore").click();
    await expect(field(panelOf(page), "title")).toHaveValue("On latitudes");
  });
  const other = await page.context().newPage();
  await test.step("offers no draft of a tab that is still open", async () => {
    await other.goto(address);
    await expect(field(panelOf(other), "title")).toHaveValue("On longitude");
    // The drafts of other tabs are read before the own one is stored.
    await type(other, "On altitude");
    await expect(offer(other)).toBeHidden();
    await crash(page);
  });
  await test.step("offers it only while nothing newer is typed", async () => {
    await field(panelOf(other), "title").fill("On longitude");
    await expect(offer(other).getByRole("insertion")).toHaveText("On latitudes");
    await field(panelOf(other), "title").fill("On altitude");
    await expect(offer(other)).toBeHidden();
    await field(panelOf(other), "title").fill("On longitude");
    await button(offer(other), "Discard").click();
    await type(other, "On altitude");
    await expect.poll(() => keptIn(other)).not.toContain("On latitude");
  });
  await test.step("erases the drafts of this browser by Logout", async () => {
    await crash(other);
    const next = await page.context().newPage();
    await next.goto(address.replace(/&recordId=.*/, ""));
    expect(await keptIn(next)).toContain("On altitude");
    await button(next, `Account of ${firstAdmin.email}`).click();
    await next.getByRole("menuitem", { name: "Logout" }).click();
    await expect(next.getByRole("heading", { name: "Admin sign in" })).toBeVisible();
    await expect.poll(() => keptIn(next)).toBe("[]");
  });
});
