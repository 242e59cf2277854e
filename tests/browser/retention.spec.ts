import { expect, type Page } from "@playwright/test";
import { test } from "./support/own-settings";
import { save, saved, text, toast } from "./support/settings";
import type { Site } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const days = (page: Page) => text(page, "Logs max days retention");
const question = (page: Page) => page.getByRole("alertdialog");
const asking = (n: string) => `${n} older log entries will be permanently deleted. Save?`;

/** How many requests the backend has in its log. Asking for it is not logged. */
async function logged(site: Site): Promise<number> {
  const { totalItems } = await site.call<{ totalItems: number }>("GET", "/api/logs/requests?perPage=1&sort=-rowid");
  return totalItems;
}

test("asks before logs are deleted, and deletes them after Yes", async ({ signedIn: page, ownSite, saves, stored }) => {
  await page.goto("#/settings");

  await test.step("when fewer days are kept and nothing is older, it asks nothing", async () => {
    await days(page).fill("4");
    await save(page).click();
    await expect(toast(page, saved.application)).toBeVisible();
    await expect(question(page)).toBeHidden();
    expect((await stored()).logs.maxDays).toBe(4);
  });

  await test.step("when no logs are to be kept, it asks with the number of all, and 'No' keeps them", async () => {
    await days(page).fill("0");
    let n = 0;
    // The backend writes its log a moment after it has answered: then the next question has the number.
    await expect(async () => {
      await save(page).click();
      await expect(question(page)).toBeVisible();
      n = await logged(ownSite);
      const asked = await question(page).textContent();
      await expect(question(page).getByRole("button", { name: "No" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(question(page)).toBeHidden();
      expect(asked).toContain(asking(String(n)));
    }).toPass();
    expect(n).toBeGreaterThan(0);
    await expect(days(page)).toHaveValue("0");
    await expect(save(page)).toBeEnabled();
    expect(saves).toHaveLength(1);
    expect(await logged(ownSite)).toBeGreaterThanOrEqual(n);
  });

  await test.step("after 'Yes' it is saved, and all logs are gone", async () => {
    await save(page).click();
    await question(page).getByRole("button", { name: "Yes" }).click();
    await expect(question(page)).toBeHidden();
    await expect(save(page)).toBeDisabled();
    await expect.poll(() => saves.slice(1)).toEqual([{ logs: { maxDays: 0 } }]);
    await expect.poll(async () => (await stored()).logs.maxDays).toBe(0);
    await expect.poll(() => logged(ownSite)).toBe(0);
  });
});
