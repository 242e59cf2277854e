import type { Locator, Page } from "@playwright/test";
import type { StoredCollection } from "../support/stored-collection";
import { recordImportTexts as said } from "../../definitions/texts/record-import";
import { addressOf, countTo, shown, test } from "./support/collections";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const panelOf = (page: Page): Locator => page.getByRole("dialog", { name: "Import records" });
const button = (page: Page, name: string): Locator => panelOf(page).getByRole("button", { name, exact: true });
const question = (page: Page): Locator => page.getByRole("alertdialog", { name: said.leaveRunning });
const progress = (page: Page): Locator => panelOf(page).getByRole("progressbar");

/** Starts an import of 20 records whose first requests wait; returns their path, and how to release them. */
async function running(page: Page, ships: StoredCollection) {
  const records = `/api/collections/${ships.id}/records`;
  const waiting: (() => void)[] = [];
  await page.route(`**${records}`, async (route) => {
    if (route.request().method() === "POST") await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  await page.goto(addressOf({ collectionId: ships.id }));
  await page.getByRole("button", { name: "Import records" }).click();
  await panelOf(page)
    .getByLabel("Or paste the text")
    .fill(["name", ...countTo(20)].join("\n"));
  await button(page, "Read the text").click();
  await button(page, "Check 20 rows").click();
  await button(page, "Import 20 records").click();
  await expect.poll(() => waiting.length).toBe(4);
  return { records, waiting };
}

/** The browser asks before the page closes, and is told to stay. */
async function expectAsked(page: Page): Promise<void> {
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
}

test("asks before a running import is left, and ends it only by Yes", async ({ signedIn: page, store, site }) => {
  const { records, waiting } = await running(page, await store.collection("ships", { name: "text" }));
  await test.step("continues behind another page, and shows its progress again", async () => {
    await expectAsked(page);
    const address = page.url();
    await page.evaluate(() => window.location.replace("#/logs"));
    await expect(page.getByRole("heading", { level: 1, name: "Request logs" })).toBeVisible();
    await expectAsked(page);
    await page.evaluate((to) => window.location.replace(to), address);
    await expect(progress(page)).toBeVisible();
  });
  await test.step("stays after No", async () => {
    await page.evaluate(() => void (window.location.hash = "#/logs"));
    await question(page).getByRole("button", { name: "No" }).click();
    await expect(progress(page)).toBeVisible();
  });
  await test.step("ends after Yes, and keeps the records that were already sent", async () => {
    await page.evaluate(() => window.history.back());
    await question(page).getByRole("button", { name: "Yes" }).click();
    await expect(panelOf(page)).toBeHidden();
    for (const go of waiting) go();
    const stored = async (): Promise<number> => (await site.call<{ totalItems: number }>("GET", records)).totalItems;
    await expect.poll(stored).toBe(4);
    await expect(shown(page)).toHaveText("Showing 4 of 4");
    expect(waiting).toHaveLength(4);
  });
});
