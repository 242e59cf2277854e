import type { Page } from "@playwright/test";
import { toast } from "./support/settings";
import { expect, fillIn, firstAdmin, test } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const day = 86_400_000;
const account = (page: Page) => page.getByRole("button", { name: `Account of ${firstAdmin.email}` });

async function enter(page: Page): Promise<void> {
  await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
  await page.getByRole("button", { name: "Login" }).click();
}

test("a clock ahead of the token's life lets one in, and stay in, and is said to be off; set right meanwhile it ends no session", async ({
  page,
}) => {
  const off = toast(page, /^This computer's clock/);
  await test.step("a clock ahead of the token's life lets one in, and is said to be off", async () => {
    // Tokens live for 14 days.
    await page.clock.setSystemTime(Date.now() + 20 * day);
    await page.goto("#/settings");
    await enter(page);
    await expect(page.getByRole("heading", { level: 1, name: "Application settings" })).toBeVisible();
    await expect(toast(page, "This computer's clock is 20 days ahead of the backend's.")).toBeVisible();
  });
  await test.step("one stays in", async () => {
    await page.getByRole("link", { name: "Logs" }).click();
    await expect(page.getByRole("table", { name: "Request logs" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("table", { name: "Request logs" })).toBeVisible();
    await expect(account(page)).toBeVisible();
    await expect(off).toBeVisible();
  });
  await test.step("a clock that has been set right meanwhile ends no session", async () => {
    await page.clock.setSystemTime(Date.now());
    await page.goto("about:blank");
    await page.goto("#/collections");
    await expect(account(page)).toBeVisible();
    await expect(page.getByText("Showing 0 of 0")).toBeVisible();
    await expect(off).toBeHidden();
  });
});
