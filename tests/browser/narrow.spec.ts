import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test.describe("In a window 360 px wide", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const route of [
    "/login",
    "/collections",
    "/logs",
    "/settings",
    "/settings/mail",
    "/settings/storage",
    "/settings/auth-providers",
    "/settings/tokens",
    "/nowhere",
  ]) {
    test(`${route} does not scroll sideways`, async ({ page, signedIn }) => {
      if (route === "/login") await page.context().setStorageState({ cookies: [], origins: [] });
      await signedIn.goto(`#${route}`);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }

  const list = (page: Page) => page.getByRole("complementary", { name: "Settings" });
  const open = (page: Page) => page.getByRole("button", { name: "Open list" });

  test("the list beside a page comes by its button, and goes by its button, by Escape and by choosing", async ({
    signedIn,
  }) => {
    await signedIn.goto("#/settings");
    await expect(open(signedIn)).toBeVisible();
    await expect(list(signedIn)).toBeHidden();

    await open(signedIn).click();
    await expect(list(signedIn)).toBeVisible();
    await expect(list(signedIn)).toHaveCSS("z-index", "1000");
    await list(signedIn).getByRole("button", { name: "Close list" }).click();
    await expect(list(signedIn)).toBeHidden();

    await open(signedIn).press("Enter");
    await expect(list(signedIn).locator(":focus")).toHaveCount(1);
    await signedIn.keyboard.press("Escape");
    await expect(list(signedIn)).toBeHidden();
    await expect(open(signedIn)).toBeFocused();

    await open(signedIn).click();
    await list(signedIn).getByRole("link", { name: "Mail settings" }).click();
    await expect(heading(signedIn, "Mail settings")).toBeVisible();
    await expect(list(signedIn)).toBeHidden();
  });
});
