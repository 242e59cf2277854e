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
const goBack = (page: Page): Promise<void> => page.evaluate(() => window.history.back());

/** An import of 20 records, of which the first ones wait on their way: where they are stored, and what lets them go on. */
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

/** The browser asks before the page is closed; it stays. */
async function expectAsked(page: Page): Promise<void> {
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
}

const ways: readonly (readonly [name: string, leave: (page: Page) => Promise<unknown>])[] = [
  ["Back", goBack],
  ["the address", (page) => page.evaluate(() => void (window.location.hash = "#/logs"))],
];

test("An import that runs asks before it is left by Back or the address, and ends with a Yes", async ({
  signedIn: page,
  store,
  site,
}) => {
  const ships = await store.collection("ships", { name: "text" });
  for (const [index, [name, leave]] of ways.entries())
    await test.step(name, async () => {
      const { records, waiting } = await running(page, ships);
      await leave(page);
      await question(page).getByRole("button", { name: "No" }).click();
      await expect(progress(page)).toBeVisible();
      await leave(page);
      await question(page).getByRole("button", { name: "Yes" }).click();
      await expect(panelOf(page)).toBeHidden();
      for (const go of waiting) go();
      // What was on its way is stored all the same, and shown.
      const stored = async (): Promise<number> => (await site.call<{ totalItems: number }>("GET", records)).totalItems;
      const all = 4 * (index + 1);
      await expect.poll(stored).toBe(all);
      if (leave === goBack) await expect(shown(page)).toHaveText(`Showing ${all} of ${all}`);
      expect(waiting).toHaveLength(4);
      await page.unroute(`**${records}`);
    });
});

test("An import outlives a redirect: the browser still asks before it ends with its page, and its panel has it again", async ({
  signedIn: page,
  store,
}) => {
  await running(page, await store.collection("ships", { name: "text" }));
  await expectAsked(page);
  const address = page.url();
  await page.evaluate(() => window.location.replace("#/logs"));
  await expect(page.getByRole("heading", { level: 1, name: "Request logs" })).toBeVisible();
  await expectAsked(page);
  await page.evaluate((to) => window.location.replace(to), address);
  await expect(progress(page)).toBeVisible();
});
