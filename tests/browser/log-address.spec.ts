import {
  apply,
  button,
  expectFilter,
  includeAdmins,
  panel,
  pressInPanel,
  queryIn,
  rowOf,
  rows,
  shown,
  test,
  urls,
} from "./support/logs";
import { expect } from "./support/test";

test("takes each step back by Back, and shows admins only if asked", async ({ page, log }) => {
  await log.visit({ path: "/api/one" }, { path: "/api/two" });
  await log.visitAsAdmin("/api/settings");
  await page.goto(`${log.url}#/settings`);
  await page.getByRole("link", { name: "Logs" }).click();
  await expect(shown(page)).toHaveText("Showing 2 of 2");

  await test.step("omits requests by admins, whatever the filter says", async () => {
    for (const filter of ['auth = "admin" || status > 0', 'status > 0 || (auth = "admin")']) {
      await apply(page, filter);
      await expect.poll(() => queryIn(page)["filter"]).toBe(filter);
      await expect(urls(page)).toHaveText(["/api/two", "/api/one"]);
    }
    await apply(page, 'auth = "admin"');
    await expect(page.getByText("No logs found.")).toBeVisible();
    await expect(rowOf(page, "/api/settings")).toHaveCount(0);
  });

  await test.step("restores the filter and the switch by Back", async () => {
    await includeAdmins(page).click();
    await expect(rowOf(page, "/api/settings").first()).toBeVisible();
    await page.goBack();
    await expectFilter(page, 'auth = "admin"');
    await expect(includeAdmins(page)).not.toBeChecked();
    await expect(page.getByText("No logs found.")).toBeVisible();
    for (let step = 0; step < 3; step += 1) await page.goBack();
    await expectFilter(page, "");
    await expect(shown(page)).toHaveText("Showing 2 of 2");
  });

  await test.step("opens no closed panel by Back", async () => {
    await rows(page).first().click();
    await panel(page).getByRole("button", { name: "Next entry" }).click();
    await expect(panel(page)).toContainText("/api/one");
    await pressInPanel(page, "Escape");
    await expect(panel(page)).toBeHidden();
    expect(queryIn(page)).not.toHaveProperty("logId");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Application settings" })).toBeVisible();
  });
});

test("keeps the focus on the page when its control goes away", async ({ page, log }) => {
  await log.visit({});
  await log.open({ range: `${Date.now() - 3_600_000}-${Date.now() + 3_600_000}` });
  await button(page, "Clear the time range").press("Enter");
  await expect(button(page, "Clear the time range")).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});
