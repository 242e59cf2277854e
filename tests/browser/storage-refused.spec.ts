import { toast } from "./support/settings";
import { expect, fillIn, firstAdmin, test } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const warning = "This browser blocks storage: your session and choices last until you close or";

test("signs in, keeps choices and warns once where storage is forbidden", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    }),
  );
  await page.clock.install();
  const account = page.getByRole("button", { name: `Account of ${firstAdmin.email}` });
  const dark = page.getByRole("menuitemradio", { name: "Dark" });
  const include = page.getByRole("switch", { name: "Include requests by admins" });
  await page.goto("#/logs");
  await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(toast(page, warning)).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(toast(page, warning)).toBeHidden();
  await include.click();
  await account.click();
  await dark.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Collections", exact: true }).click();
  await page.getByRole("link", { name: "Logs" }).click();
  await expect(include).toBeChecked();
  await account.click();
  await expect(dark).toBeChecked();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Admin sign in" })).toBeVisible();
  await expect(page.getByText(warning)).toBeHidden();
});
