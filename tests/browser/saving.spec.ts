import type { Page } from "@playwright/test";
import { save, saved, test, text, toast } from "./support/settings";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

/** Ways to save, and where the focus is once it has been done; none of them is heard while there is nothing to save. */
const ways: readonly (readonly [name: string, press: (page: Page) => Promise<unknown>, stays: boolean])[] = [
  ["Control+s", (page) => page.keyboard.press("Control+s"), true],
  ["Meta+s", (page) => page.keyboard.press("Meta+s"), true],
  ["Enter in the field", (page) => text(page, "Application name").press("Enter"), true],
  ["Enter on Save", (page) => save(page).press("Enter"), false],
  ["a click on Save", (page) => save(page).click(), false],
];

test("saves by keys and by Save, and marks unsaved edits until then", async ({ signedIn: page, saves, stored }) => {
  await page.goto("#/settings");
  const list = page.getByRole("navigation", { name: "Settings" });
  const mark = list.getByRole("link", { name: /^Application/ }).getByRole("img", { name: "Unsaved changes" });
  await expect(list).toBeVisible();
  for (const [index, [name, press, stays]] of ways.entries()) {
    await test.step(name, async () => {
      await expect(save(page)).toBeDisabled();
      await expect(mark).toHaveCount(0);
      for (const key of ["Control+s", "Meta+s"]) await page.keyboard.press(key);
      await text(page, "Application name").fill(`Harbour by ${name}`);
      await expect(mark).toBeVisible();
      await press(page);
      await expect.poll(() => saves.length).toBe(index + 1);
      await expect(toast(page, saved.application)).toBeVisible();
      await expect(stays ? text(page, "Application name") : page.getByRole("main")).toBeFocused();
      await expect(save(page)).toBeDisabled();
      await expect(mark).toHaveCount(0);
      expect(saves[index]).toEqual({ meta: { appName: `Harbour by ${name}` } });
    });
  }
  expect(saves).toHaveLength(ways.length);
  expect((await stored()).meta.appName).toBe("Harbour by a click on Save");
});

test("asks before it overwrites what another admin saved", async ({ signedIn: page, site, stored }) => {
  await page.goto("#/settings");
  await text(page, "Application name").fill("Harbour");
  await site.call("PATCH", "/api/settings", { meta: { appName: "Lighthouse", appUrl: "http://example.com" } });
  await save(page).click();
  const question = page.getByRole("alertdialog", {
    name: "Another admin changed Application name. Overwrite their changes?",
  });
  await question.getByRole("button", { name: "No" }).click();
  expect((await stored()).meta.appName).toBe("Lighthouse");
  await expect(text(page, "Application name")).toHaveValue("Harbour");
  await expect(text(page, "Application url")).toHaveValue("http://example.com");

  await save(page).click();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, saved.application)).toBeVisible();
  expect((await stored()).meta).toMatchObject({ appName: "Harbour", appUrl: "http://example.com" });

  await test.step("nor is another value that is changed while the question is read", async () => {
    await text(page, "Application name").fill("Quay");
    await text(page, "Application url").fill("http://quay.example");
    await site.call("PATCH", "/api/settings", { meta: { appName: "Lighthouse" } });
    await save(page).click();
    await expect(question).toBeVisible();
    await site.call("PATCH", "/api/settings", { meta: { appUrl: "http://light.example" } });
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("alertdialog", { name: /changed Application name, Application url\./ })).toBeVisible();
    expect((await stored()).meta.appUrl).toBe("http://light.example");
    await page.getByRole("alertdialog").getByRole("button", { name: "No" }).click();
  });
});
