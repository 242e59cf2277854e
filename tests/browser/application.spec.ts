import { expect } from "@playwright/test";
import { save, saved, test, text, toast } from "./support/settings";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test("saves only what changed, and shows the new name at once", async ({ signedIn: page, site, stored, saves }) => {
  await stored();
  await page.goto("#/settings");
  await text(page, "Application name").fill("Harbour");
  await text(page, "Application url").fill("http://files.example.com");
  await site.call("PATCH", "/api/settings", { meta: { senderName: "Somebody else" }, logs: { maxDays: 9 } });
  await expect(page).toHaveTitle("Application settings - Acme - Sextant");
  await save(page).click();
  await expect(toast(page, saved.application)).toBeVisible();
  await expect(page).toHaveTitle("Application settings - Harbour - Sextant");
  await expect(text(page, "Logs max days retention")).toHaveValue("9");
  expect(saves).toEqual([{ meta: { appName: "Harbour", appUrl: "http://files.example.com" } }]);
  expect(await stored()).toMatchObject({
    meta: { appName: "Harbour", appUrl: "http://files.example.com", senderName: "Somebody else" },
    logs: { maxDays: 9 },
  });
});

test("asks before a window with unsaved changes closes", async ({ signedIn: page }) => {
  await page.goto("#/settings");
  await text(page, "Application name").fill("Another name");
  await expect(page.getByText("1 unsaved change")).toBeVisible();
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});
