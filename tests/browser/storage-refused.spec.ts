import type { Page } from "@playwright/test";
import { toast } from "./support/settings";
import { expect, fillIn, firstAdmin, test } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const told = "This browser blocks storage: your session and choices last until you close or";

const account = (page: Page) => page.getByRole("button", { name: `Account of ${firstAdmin.email}` });

async function enter(page: Page): Promise<void> {
  await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(account(page)).toBeVisible();
}

const ways = {
  // As browsers do that keep nothing for a site.
  forbidden: () =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    }),
  full: () => {
    for (let length = 5_000_000; length >= 1; length = Math.floor(length / 2)) {
      try {
        for (;;) localStorage.setItem(`filled-${length}-${Math.random()}`, "x".repeat(length));
      } catch {
        // No more of that length.
      }
    }
  },
};

for (const [way, spoil] of Object.entries(ways)) {
  test(`where storage is ${way}, one signs in and chooses, and is told once that nothing is kept`, async ({ page }) => {
    await page.addInitScript(spoil);
    await page.clock.install();
    await page.goto("#/logs");
    await enter(page);
    await expect(page).toHaveURL(/#\/logs/);
    await expect(toast(page, told)).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(toast(page, told)).toBeHidden();

    const include = page.getByRole("switch", { name: "Include requests by admins" });
    await include.click();
    await expect(include).toBeChecked();
    await page.getByText("Local time", { exact: true }).click();
    await expect(page.getByRole("radio", { name: "Local time" })).toBeChecked();
    await account(page).click();
    await page.getByRole("menuitemradio", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.keyboard.press("Escape");

    await page.getByRole("link", { name: "Collections", exact: true }).click();
    await page.getByRole("link", { name: "Logs" }).click();
    await expect(include).toBeChecked();
    await expect(page.getByRole("radio", { name: "Local time" })).toBeChecked();
    await account(page).click();
    await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page.getByRole("heading", { name: "Admin sign in" })).toBeVisible();
    await expect(page.getByText(told)).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Admin sign in" })).toBeVisible();
  });
}
