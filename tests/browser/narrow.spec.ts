import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test.describe("In a window 360 px wide", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

  test("no page scrolls sideways", async ({ signedIn: page }) => {
    for (const [route, title, shows] of [
      ["/collections", "users", page.getByRole("table")],
      ["/logs", "Request logs", page.getByRole("figure")],
      ["/settings", "Application settings", page.getByLabel("Application name")],
      ["/settings/mail", "Mail settings", page.getByLabel("Sender name")],
      ["/settings/storage", "Files storage", page.getByRole("switch")],
      ["/settings/auth-providers", "Auth providers", page.getByRole("button", { name: /^Google/ })],
      ["/settings/tokens", "Token options", page.getByRole("textbox").first()],
      ["/settings/admins?adminId=new", "Admins", page.getByRole("radiogroup", { name: "Avatar" })],
      ["/nowhere", "There is no page at this address.", page.getByText("/nowhere")],
    ] as const) {
      await test.step(route, async () => {
        await page.goto(`#${route}`);
        await expect(heading(page, title)).toBeVisible();
        await expect(shows).toBeVisible();
        expect(await width(page)).toBeLessThanOrEqual(360);
      });
    }
  });

  test("the button that saves takes the whole width", async ({ signedIn: page }) => {
    await page.goto("#/settings/tokens");
    const save = await page.getByRole("button", { name: "Save changes" }).boundingBox();
    expect(save).toMatchObject({ x: 16, width: 328 });
  });

  test("the sign-in page does not scroll sideways", async ({ page }) => {
    await page.goto("#/login");
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    expect(await width(page)).toBeLessThanOrEqual(360);
  });

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
