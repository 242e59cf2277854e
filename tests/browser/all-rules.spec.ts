import type { Locator, Page } from "@playwright/test";
import { save, toast } from "./support/settings";
import { axe, axeInBothThemes, expect, runOn, storeSession, test, type Site } from "./support/test";

runOn("v0.40.4");

const docks = Array.from({ length: 60 }, (_, at) => ({
  name: `dock_${String(at + 1).padStart(2, "0")}`,
  type: "base",
  listRule: at % 2 === 0 ? "" : '@request.auth.id != ""',
  fields: [{ name: "title", type: "text" }],
}));

/** Makes 60 collections with one call each, and opens the page of all rules. */
async function openRules(page: Page, site: Site): Promise<void> {
  for (const each of docks) await site.call("POST", "/api/collections", each);
  await storeSession(page, site, site);
  await page.goto(`${site.url}#/rules`);
  await expect(row(page, "dock_60")).toBeVisible();
}

const row = (page: Page, name: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

/** The cells of a row: list, view, create, update, delete. */
const rule = (page: Page, name: string, at: number): Locator => row(page, name).getByRole("button").nth(at);

const ruleEditor = (page: Page): Locator => page.getByRole("complementary", { name: "Rule" });

const stored = (site: Site, name: string): Promise<Record<string, unknown>> =>
  site.call("GET", `/api/collections/${name}`);

test("saves the rules of several collections after one review", async ({ page, ownSite, expectProblem }) => {
  test.slow();
  expectProblem(/ERR_CONNECTION_RESET/);
  await openRules(page, ownSite);

  await test.step("shows who may do what, by filters and a search", async () => {
    await expect(rule(page, "dock_01", 0)).toHaveText("Anyone");
    await expect(rule(page, "dock_02", 0)).toHaveText("Signed-in");
    await expect(rule(page, "users", 2)).toHaveText("Anyone");
    await expect(page.getByText("Anyone can create an account in users.")).toBeVisible();
    await page.getByRole("button", { name: /^Anyone can write/ }).click();
    await expect(page.getByRole("rowheader")).toHaveText(["users"]);
    await page.getByRole("button", { name: /^Anyone can write/ }).click();
    await page.getByRole("searchbox", { name: "Find a collection" }).fill("dock_0");
    await expect(page.getByRole("rowheader")).toHaveCount(9);
    await axeInBothThemes(page);
  });

  await test.step("opens a rule by keys, and shows the change in the table", async () => {
    await rule(page, "dock_01", 0).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await expect(rule(page, "dock_02", 1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(ruleEditor(page)).toBeFocused();
    await ruleEditor(page).getByRole("button", { name: "Set custom rule View rule" }).press("Enter");
    await expect(ruleEditor(page).getByRole("textbox", { name: "View rule" })).toBeFocused();
    await expect(rule(page, "dock_02", 1)).toHaveText("Anyone");
    await axe(page);
  });

  await test.step("asks once, saves both, and keeps what could not be saved", async () => {
    await rule(page, "dock_03", 2).click();
    await ruleEditor(page).getByRole("button", { name: "Set custom rule Create rule" }).click();
    const box = ruleEditor(page).getByRole("textbox", { name: "Create rule" });
    await box.fill("nope = 1");
    await expect(rule(page, "dock_03", 2)).toHaveText("Broken");
    await save(page).click();
    await expect(box).toHaveAccessibleDescription(/would reject this rule/);
    await box.fill('title != ""');
    await save(page).click();
    const review = page.getByRole("alertdialog", { name: "Save the rules of dock_02, dock_03?" });
    await expect(review.getByRole("region", { name: "dock_02" })).toContainText("View rule: Superusers only → Anyone");
    await expect(review.getByRole("region", { name: "dock_03" })).toContainText(
      'Create rule: Superusers only → title != ""',
    );
    const lost = `**/api/collections/${(await stored(ownSite, "dock_03"))["id"]}`;
    await page.route(lost, (route) =>
      route.request().method() === "PATCH" ? route.abort("connectionreset") : route.fallback(),
    );
    await review.getByRole("button", { name: "Confirm" }).click();
    await expect(toast(page, "The rules of dock_03 are not saved:")).toBeVisible();
    await expect(page.getByText("1 unsaved change")).toBeVisible();
    await page.unroute(lost);
    await save(page).click();
    await page
      .getByRole("alertdialog", { name: "Save the rules of dock_03?" })
      .getByRole("button", { name: "Confirm" })
      .click();
    await expect(toast(page, "Saved the rules of 1 collection.")).toBeVisible();
    expect(await stored(ownSite, "dock_02")).toMatchObject({ viewRule: "", listRule: '@request.auth.id != ""' });
    expect(await stored(ownSite, "dock_03")).toMatchObject({ createRule: 'title != ""' });
    await expect(page.getByText(/unsaved change/)).toBeHidden();
  });

  await test.step("closes a rule by Escape, and fits a narrow window", async () => {
    await ruleEditor(page).getByRole("button", { name: "Close" }).press("Escape");
    await expect(rule(page, "dock_03", 2)).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    await rule(page, "dock_03", 2).scrollIntoViewIfNeeded();
    // The tip of a focused cell is no part of the page.
    await page.getByRole("searchbox", { name: "Find a collection" }).focus();
    const main = page.getByRole("main");
    expect(await main.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    await axe(page);
  });
});
