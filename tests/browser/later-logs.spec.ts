import type { Settings } from "../../definitions/types/settings";
import { save, toast } from "./support/settings";
import { axe, expect, storeSession, test, type Site } from "./support/test";

// Entries are written in batches.
const written = { timeout: 15_000 };

/** Calls the backend in vain, and waits until its log has it. */
async function failOnce({ call }: Site, filter: string): Promise<void> {
  await call("GET", `/api/collections/users/records?filter=${filter}`).catch(() => {});
  const find = `/api/logs?filter=${encodeURIComponent(`data.url ~ "${filter}"`)}`;
  await expect
    .poll(async () => (await call<{ totalItems: number }>("GET", find)).totalItems, written)
    .toBeGreaterThan(0);
}

test.use({ backendVersion: "v0.40.4" });

test("Shows what went wrong in a request, from the log", async ({ page, ownSite }) => {
  await failOnce(ownSite, "nope=1");
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}#/logs?all=1`);
  const row = page.getByRole("row").filter({ hasText: "nope" });
  await expect(row).toContainText("ERROR");
  await expect(row).toContainText("400");
  await expect(page.getByRole("heading", { name: "Total entries" })).toBeVisible();
  await test.step("plain words find it, and nothing else", async () => {
    const search = page.getByRole("textbox", { name: "Filter logs" });
    await search.click();
    await page.keyboard.type("nope");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Showing 1 of 1")).toBeVisible();
  });
  await row.getByRole("cell").nth(1).click();
  const panel = page.getByRole("dialog", { name: "Log entry" });
  await expect(panel.getByText('invalid left operand "nope"', { exact: false }).first()).toBeVisible();
  await axe(page);
});

test("Narrows the log down by presses, sets up what it keeps, and empties it", async ({ page, ownSite }) => {
  await failOnce(ownSite, "nope=2");
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}#/logs?all=1`);
  const rows = page.getByRole("row");

  await test.step("requests only, and all of them again", async () => {
    const requests = page.getByRole("button", { name: "Requests only" });
    await requests.click();
    await expect(page).toHaveURL(/filter=data\.type/);
    await expect(requests).toHaveAttribute("aria-pressed", "true");
    await expect(rows.filter({ hasText: "nope" })).toHaveCount(1);
    await requests.click();
    await expect(page).not.toHaveURL(/data\.type/);
  });

  await test.step("a value is left out", async () => {
    await rows.filter({ hasText: "nope" }).getByRole("cell").nth(1).click();
    await page.getByRole("dialog").getByRole("button", { name: "Exclude this Status" }).click();
    await expect(page.getByRole("textbox", { name: "Filter logs" })).toHaveValue("data.status != 400");
    await expect(rows.filter({ hasText: "nope" })).toHaveCount(0);
  });

  await test.step("what it keeps is set up: nothing else is saved", async () => {
    const before = await ownSite.call<Settings>("GET", "/api/settings");
    await page.getByRole("link", { name: "Log settings" }).click();
    await page.getByRole("combobox", { name: "Lowest level" }).selectOption("Warning");
    await save(page).click();
    await expect(toast(page, "Successfully saved log settings.")).toBeVisible();
    const after = await ownSite.call<Settings>("GET", "/api/settings");
    expect(after).toEqual({ ...before, logs: { ...before.logs, minLevel: 4 } });
  });

  await test.step("all of it is deleted", async () => {
    await page.goto(`${ownSite.url}#/logs?all=1`);
    await expect(rows.nth(1)).toBeVisible();
    await page.getByRole("button", { name: "Delete all logs" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("No logs found.")).toBeVisible();
  });
});
