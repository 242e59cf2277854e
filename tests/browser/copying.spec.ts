import { expect } from "@playwright/test";
import { openTemplate, test, text, toast } from "./support/settings";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test("copies a placeholder over plain HTTP, where there is no clipboard", async ({ signedIn: page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
  await openTemplate(page);
  expect(await page.evaluate(() => "clipboard" in navigator)).toBe(false);
  await page.getByRole("button", { name: "Copy {TOKEN}" }).first().click();
  await expect(toast(page, "Copied {TOKEN} to clipboard")).toBeVisible();
  await text(page, "Subject").fill("");
  await page.keyboard.press("Control+V");
  await expect(text(page, "Subject")).toHaveValue("{TOKEN}");
});
