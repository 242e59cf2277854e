import { expect, type Page } from "@playwright/test";
import { test } from "./support/own-settings";
import { save, saved, text, toast } from "./support/settings";
import type { Site } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const day = 24 * 60 * 60 * 1000;

const days = (page: Page) => text(page, "Logs max days retention");
const question = (page: Page) => page.getByRole("alertdialog");
const asking = (n: string) => `${n} older log entries will be permanently deleted. Save?`;

/** How many requests the backend has in its log. Asking for it is not logged. */
async function logged(site: Site): Promise<number> {
  const { totalItems } = await site.call<{ totalItems: number }>("GET", "/api/logs/requests?perPage=1&sort=-rowid");
  return totalItems;
}

/** Lets the log have as many older entries as are said; returns the filters by which they are asked for. */
async function countOlder(page: Page, totalItems: number): Promise<readonly string[]> {
  const filters: string[] = [];
  await page.route("**/api/logs/requests?*", (route) => {
    filters.push(new URL(route.request().url()).searchParams.get("filter") ?? "");
    return route.fulfill({ json: { page: 1, perPage: 1, totalItems, totalPages: totalItems, items: [] } });
  });
  return filters;
}

test("'No' leaves the focus in the field from which the settings were to be saved; logs that cannot be counted are told, and nothing is saved; more days, or as many, neither count nor ask; fewer count what is older, and ask", async ({
  signedIn: page,
  saves,
  stored,
  expectProblem,
}) => {
  await page.goto("#/settings");

  await test.step("'No' leaves the focus in the field from which the settings were to be saved", async () => {
    await countOlder(page, 7);
    await days(page).fill("0");
    await days(page).press("Enter");
    await expect(question(page)).toContainText(asking("7"));
    await expect(question(page).getByRole("button", { name: "No" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question(page)).toBeHidden();
    await expect(days(page)).toBeFocused();
    await page.unrouteAll();
  });

  await test.step("when the logs cannot be counted, that is told, and nothing is saved", async () => {
    expectProblem(/status of 500 .*\/api\/logs\/requests\?/);
    const json = { code: 500, message: "The log is locked.", data: {} };
    await page.route("**/api/logs/requests?*", (route) => route.fulfill({ status: 500, json }));
    await days(page).fill("2");
    await save(page).click();
    await expect(toast(page, "The log is locked.")).toBeVisible();
    await expect(days(page)).toHaveValue("2");
    await expect(save(page)).toBeEnabled();
    expect(saves).toEqual([]);
    await page.unrouteAll();
  });

  const filters = await countOlder(page, 1234);

  await test.step("when more days are kept, or as many as before, it neither counts nor asks", async () => {
    for (const [index, change] of [
      () => days(page).fill("6"),
      () => text(page, "Application name").fill("Harbour"),
    ].entries()) {
      await change();
      await save(page).click();
      await expect.poll(() => saves.length).toBe(index + 1);
      await expect(toast(page, saved.application)).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
      await expect(save(page)).toBeDisabled();
      await expect(question(page)).toBeHidden();
    }
    expect(filters).toEqual([]);
  });

  await test.step("when fewer days are kept, it counts what is older, and asks", async () => {
    await days(page).fill("2");
    await save(page).click();
    await expect(question(page)).toHaveAccessibleName(asking("1,234"));
    expect(filters).toHaveLength(1);
    const [, oldest = ""] = /^created < "(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z)"$/.exec(filters[0] ?? "") ?? [];
    const age = Date.now() - Date.parse(oldest.replace(" ", "T"));
    expect(Math.abs(age - 2 * day)).toBeLessThan(60_000);
    await question(page).getByRole("button", { name: "Yes" }).click();
    await expect.poll(() => saves.at(-1)).toEqual({ logs: { maxDays: 2 } });
    await expect.poll(async () => (await stored()).logs.maxDays).toBe(2);
  });
});

test("when fewer days are kept and nothing is older, it asks nothing; when none are, it asks with the number of all, 'No' keeps them, and after 'Yes' they are gone", async ({
  signedIn: page,
  ownSite,
  saves,
  stored,
}) => {
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
