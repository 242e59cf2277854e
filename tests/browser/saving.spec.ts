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

for (const press of ["Enter", "a click"]) {
  test(`once it has saved, ${press} on Save leaves the focus on the page`, async ({ signedIn: page }) => {
    await page.goto("#/settings");
    await text(page, "Application name").fill(`Harbour of ${press}`);
    await save(page).focus();
    if (press === "Enter") await page.keyboard.press(press);
    else await save(page).click();
    await expect(toast(page, saved.application)).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });
}

test("What somebody else has saved meanwhile is not overwritten without a question", async ({
  signedIn: page,
  ownSite,
  stored,
}) => {
  await page.goto("#/settings");
  await text(page, "Application name").fill("Harbour");
  await ownSite.call("PATCH", "/api/settings", { meta: { appName: "Lighthouse", appUrl: "http://example.com" } });
  await save(page).click();
  const question = page.getByRole("alertdialog", {
    name: "Somebody else has changed this meanwhile: Application name. Do you really want to save over it?",
  });
  await question.getByRole("button", { name: "No" }).click();
  expect((await stored()).meta.appName).toBe("Lighthouse");
  await expect(text(page, "Application name")).toHaveValue("Harbour");
  await expect(text(page, "Application url")).toHaveValue("http://example.com");

  await save(page).click();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, saved.application)).toBeVisible();
  expect((await stored()).meta).toMatchObject({ appName: "Harbour", appUrl: "http://example.com" });
});

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
