import type { Page } from "@playwright/test";
import {
  apply,
  button,
  expectFilter,
  includeAdmins,
  panel,
  pressInPanel,
  queryIn,
  rows,
  shown,
  test,
} from "./support/logs";
import { toast } from "./support/settings";
import { expect } from "./support/test";

const three = [{ path: "/api/one" }, { path: "/api/two" }, { path: "/api/three" }];
const main = (page: Page) => page.getByRole("main");

test("A span of time that is none is left out of account, an order that cannot be is said, an id that is none opens no panel, and the name of another call no entry", async ({
  page,
  log,
}) => {
  await log.visit(...three);
  for (const range of ["99999999999999999-999999999999999999", "2000-1000", "5-5", "yesterday"]) {
    await test.step(range, async () => {
      await page.goto("about:blank");
      await log.open({ range });
      await expect(shown(page)).toHaveText("Showing 3 of 3");
      await expect(button(page, "Clear the time range")).toBeHidden();
    });
  }
  await test.step("an order by a column that is not there, with the newest first all the same", async () => {
    await page.goto("about:blank");
    await log.open({ sort: "x" });
    await expect(toast(page, 'Cannot sort by "x": no such column. Showing the default order.')).toBeVisible();
    await expect(rows(page).first()).toContainText("/api/three");
    expect(queryIn(page)).not.toHaveProperty("sort");
  });
  await test.step("an id that is none, and the name of another call", async () => {
    await page.goto("about:blank");
    await log.open({ logId: "" });
    await expect(shown(page)).toHaveText("Showing 3 of 3");
    await expect(panel(page)).toBeHidden();
    await log.open({ logId: "stats" });
    await expect(panel(page).getByRole("alert")).toContainText("This entry does not exist.");
    await pressInPanel(page, "Escape");
    await expect(panel(page)).toBeHidden();
    await expect(page.getByText("3 logs", { exact: true })).toBeVisible();
  });
});

test("Back shows each step as it was: a filter without requests by admins, all without either, and the page before, never a panel that was closed; a tab stays as it was when another one includes requests by admins", async ({
  page,
  log,
}) => {
  await log.visit(...three);
  await page.goto(`${log.url}#/settings`);
  await page.getByRole("link", { name: "Logs" }).click();
  await expect(shown(page)).toHaveText("Showing 3 of 3");
  expect(queryIn(page)["all"]).toBe("0");
  await test.step("a filter without requests by admins, and all without either", async () => {
    await apply(page, 'url ~ "api"');
    await expect.poll(() => queryIn(page)["filter"]).toBe('url ~ "api"');
    await includeAdmins(page).click();
    await expect(shown(page)).not.toHaveText("Showing 3 of 3");
    for (const filter of ['url ~ "api"', ""]) {
      await page.goBack();
      await expectFilter(page, filter);
      await expect(includeAdmins(page)).not.toBeChecked();
      await expect(shown(page)).toHaveText("Showing 3 of 3");
    }
  });
  await test.step("a tab stays as it was when requests by admins are included in another one", async () => {
    await page.evaluate(() => localStorage.setItem("includeAdminLogs", "1"));
    await log.visit({ path: "/api/four" });
    await button(page, "Refresh").click();
    await expect(shown(page)).toHaveText("Showing 4 of 4");
    await expect(includeAdmins(page)).not.toBeChecked();
  });
  await test.step("a panel that was closed is not opened by Back", async () => {
    await rows(page).first().click();
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole("button", { name: "Next entry" }).click();
    await expect(panel(page)).toContainText("/api/three");
    await pressInPanel(page, "Escape");
    await expect(panel(page)).toBeHidden();
    expect(queryIn(page)).not.toHaveProperty("logId");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Application settings" })).toBeVisible();
  });
});

test("An entry that is opened in a span of time leaves the list as far as it was loaded; the focus stays on the page when what had it goes", async ({
  page,
  log,
}) => {
  await log.visit({ path: "/api/first" }, ...Array.from({ length: 31 }, () => ({ path: "/api/other" })));
  await log.open({ range: `${Date.now() - 3_600_000}-${Date.now() + 3_600_000}` });
  await button(page, "Load more (2)").click();
  await expect(shown(page)).toHaveText("Showing 32 of 32");
  await rows(page).first().press("End");
  const last = rows(page).filter({ hasText: "/api/first" });
  await expect(last).toBeFocused();
  await last.press("Enter");
  await expect(panel(page)).toContainText("/api/first");
  await pressInPanel(page, "Escape");
  await expect(last).toBeFocused();
  await expect(shown(page)).toHaveText("Showing 32 of 32");
  await test.step("the focus stays on the page when what had it goes", async () => {
    await button(page, "Clear the time range").press("Enter");
    await expect(button(page, "Clear the time range")).toBeHidden();
    await expect(main(page)).toBeFocused();
    await page.getByRole("button", { name: /^Load more/ }).press("Enter");
    await expect(shown(page)).toHaveText("Showing 32 of 32");
    await expect(main(page)).toBeFocused();
  });
});
