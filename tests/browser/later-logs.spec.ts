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
  await axe(page);
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
