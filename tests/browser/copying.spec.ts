import { expect } from "@playwright/test";
import { openTemplate, test, testButton, text, toast } from "./support/settings";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test.describe("A placeholder", () => {
  test("is copied when it is clicked; where the browser refuses that, it says so", async ({
    signedIn: page,
    context,
  }) => {
    await openTemplate(page);

    await test.step("when the browser refuses to copy, it says so", async () => {
      const browser = await context.newCDPSession(page);
      await browser.send("Browser.setPermission", { permission: { name: "clipboard-write" }, setting: "denied" });
      await page.getByRole("button", { name: "Copy {TOKEN}" }).first().click();
      await expect(toast(page, "The browser blocked copying. Select the text and copy it yourself.")).toBeVisible();
      await expect(toast(page, /^Copied/)).toBeHidden();
    });

    await test.step("when a placeholder is clicked, it is copied", async () => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await expect(page.getByRole("button", { name: /^Copy \{/ })).toHaveText([
        "{APP_NAME}",
        "{APP_URL}",
        "{APP_NAME}",
        "{APP_URL}",
        "{TOKEN}",
        "{APP_NAME}",
        "{APP_URL}",
        "{TOKEN}",
        "{ACTION_URL}",
      ]);
      for (const name of ["{APP_NAME}", "{APP_URL}", "{TOKEN}", "{ACTION_URL}"]) {
        await page
          .getByRole("button", { name: `Copy ${name}` })
          .last()
          .click();
        await expect(toast(page, `Copied ${name} to clipboard`)).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);
      }
      await expect(testButton(page)).toBeVisible();
    });
  });

  test("over plain http, where browsers have no clipboard for pages, it is copied all the same", async ({
    signedIn: page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
    await openTemplate(page);
    expect(await page.evaluate(() => "clipboard" in navigator)).toBe(false);
    await page.getByRole("button", { name: "Copy {TOKEN}" }).first().click();
    await expect(toast(page, "Copied {TOKEN} to clipboard")).toBeVisible();
    await text(page, "Subject").fill("");
    await page.keyboard.press("Control+V");
    await expect(text(page, "Subject")).toHaveValue("{TOKEN}");
  });
});
