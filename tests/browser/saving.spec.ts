import { test } from "./support/own-settings";
import { save, saved, text, toast } from "./support/settings";
import { expect } from "./support/test";

for (const key of ["Control+s", "Meta+s"]) {
  test(`${key} saves a settings page where Save is enabled, and only there`, async ({ signedIn: page, saves }) => {
    await page.goto("#/settings");
    await expect(save(page)).toBeDisabled();
    await page.keyboard.press(key);
    await text(page, "Application name").fill("Harbour");
    await page.keyboard.press(key);
    await expect(toast(page, saved.application)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    expect(saves).toEqual([{ meta: { appName: "Harbour" } }]);
  });
}

test("A settings page with unsaved edits is marked in the list until they are saved", async ({ signedIn: page }) => {
  await page.goto("#/settings");
  const list = page.getByRole("navigation", { name: "Settings" });
  const mark = list.getByRole("link", { name: /^Application/ }).getByRole("img", { name: "Unsaved changes" });
  await expect(list).toBeVisible();
  await expect(mark).toHaveCount(0);
  await text(page, "Application name").fill("Harbour");
  await expect(mark).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(toast(page, saved.application)).toBeVisible();
  await expect(mark).toHaveCount(0);
});
