import type { Settings } from "../../definitions/types/settings";
import { expectTyped } from "./support/collections";
import { save, toast } from "./support/settings";
import { axe, expect, runOn, storeSession, test } from "./support/test";

runOn("v0.40.4");

test("finds the cause of a failed request, sets up the log and empties it", async ({ page, ownSite }) => {
  const { call } = ownSite;
  await call("GET", "/api/collections/users/records?filter=nope=1").catch(() => {});
  const find = `/api/logs?filter=${encodeURIComponent('data.url ~ "nope"')}`;
  // The backend writes its log in batches.
  await expect
    .poll(async () => (await call<{ totalItems: number }>("GET", find)).totalItems, { timeout: 15_000 })
    .toBeGreaterThan(0);
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}#/logs?all=1`);
  const row = page.getByRole("row").filter({ hasText: "nope" });
  const search = page.getByRole("textbox", { name: "Filter logs" });

  await test.step("finds the entry by plain words, and shows its cause", async () => {
    await expect(row).toContainText("ERROR");
    await expect(row).toContainText("400");
    await search.click();
    await page.keyboard.type("nope");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Showing 1 of 1")).toBeVisible();
    await row.getByRole("cell").nth(1).click();
    const panel = page.getByRole("dialog", { name: "Log entry" });
    await expect(panel.getByText('invalid left operand "nope"', { exact: false }).first()).toBeVisible();
    await axe(page);
    await panel.getByRole("button", { name: "Exclude this Status" }).click();
    await expectTyped(search, "data.status != 400");
    await expect(row).toHaveCount(0);
  });

  await test.step("saves the log settings alone", async () => {
    const before = await call<Settings>("GET", "/api/settings");
    await page.getByRole("link", { name: "Log settings" }).click();
    await page.getByRole("combobox", { name: "Lowest level" }).selectOption("Warning");
    await save(page).click();
    await expect(toast(page, "Successfully saved log settings.")).toBeVisible();
    const after = await call<Settings>("GET", "/api/settings");
    expect(after).toEqual({ ...before, logs: { ...before.logs, minLevel: 4 } });
  });

  await test.step("deletes all logs", async () => {
    await page.goto(`${ownSite.url}#/logs?all=1`);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await page.getByRole("button", { name: "Delete all logs" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("No logs found.")).toBeVisible();
  });
});
