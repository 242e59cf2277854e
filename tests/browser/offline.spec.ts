import { test } from "./support/own-settings";
import { cancel, text } from "./support/settings";
import { expect } from "./support/test";

test("Without a network a save says so at once, keeps the edits, and does not happen later by itself", async ({
  signedIn: page,
  saves,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("#/settings");
  await text(page, "Application name").fill("Harbour");
  await page.context().setOffline(true);
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^The backend does not answer/)).toBeVisible();
  await expect(text(page, "Application name")).toBeFocused();
  await expect(cancel(page)).toBeEnabled();
  await page.context().setOffline(false);
  await page.reload();
  await expect(text(page, "Application name")).toHaveValue("Acme");
  expect(saves).toEqual([]);
});

test("Without a network a list says that it could not be loaded, and Retry brings it", async ({
  signedIn: page,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("#/settings/admins");
  const admin = page.getByRole("cell", { name: "admin@example.com" });
  await expect(admin).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Refresh" }).click();
  const failed = page.getByRole("alert").filter({ hasText: "The admins could not be loaded." });
  await expect(failed).toContainText("The backend does not answer.");
  await expect(admin).toBeVisible();
  await page.context().setOffline(false);
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(failed).toBeHidden();
});
