import { expect, type Locator, type Page } from "@playwright/test";
import { axeInBothThemes } from "./support/test";
import { accordion, cancel, editor, expectFault, save, smtp, test, testButton, text } from "./support/settings";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const popup = (page: Page) => page.getByRole("dialog", { name: "Send test email" });
const recipient = (page: Page) => popup(page).getByRole("textbox", { name: "To email address" });

test("keeps the focus in a popup, and returns it after Escape", async ({ signedIn: page }) => {
  await page.goto("#/settings/mail");
  await testButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(recipient(page)).toBeFocused();
  for (const key of [...Array<string>(6).fill("Tab"), ...Array<string>(6).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    await expect(popup(page).locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  await expect(testButton(page)).toBeFocused();
});

/** States of both pages, one after the other. */
const states: Readonly<Record<string, Readonly<Record<string, (page: Page) => Promise<void>>>>> = {
  "the application settings": {
    "with errors": async (page) => {
      await page.goto("#/settings");
      for (const name of ["Application name", "Application url", "Logs max days retention"])
        await text(page, name).fill("");
      await save(page).click();
      await expectFault(text(page, "Application name"), /Cannot be blank\./);
    },
  },
  "the mail settings": {
    "with a template open and SMTP on": async (page) => {
      await page.goto("#/settings/mail");
      await smtp(page).click();
      await accordion(page, "Verification").click();
      await expect(editor(page)).toBeVisible();
    },
    "with a password stored": async (page) => {
      await accordion(page, "Verification").click();
      await page.getByLabel("Password", { exact: true }).fill("a-mail-password");
      await save(page).click();
      await expect(text(page, "Password: Hidden value")).toBeVisible();
      await page.getByRole("button", { name: "Set new value" }).click();
      await expect(page.getByRole("button", { name: "Keep the stored value" })).toBeVisible();
    },
    "with errors": async (page) => {
      await page.getByRole("button", { name: "Keep the stored value" }).click();
      await text(page, "SMTP server host").fill("");
      await text(page, "Sender address").fill("nobody");
      for (const which of ["Verification", "Password reset"]) {
        await accordion(page, which).click();
        await text(page, "Subject").last().fill("");
        await text(page, "Action URL").last().fill("http://example.com");
        await editor(page).last().fill("Nothing");
        await text(page, "Subject").last().press("Home");
      }
      await save(page).click();
      await expectFault(text(page, "Sender address"), /Must be a valid email address\./);
      await accordion(page, "Password reset").click();
      await expect(accordion(page, "Password reset")).toContainText("Has errors");
    },
  },
};

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of the labels and controls inside an element, without those that contain others. */
const boxesIn = (scope: Locator): Promise<Box[]> =>
  scope.evaluate((root) => {
    const all = [
      ...root.querySelectorAll("label, input, select, textarea, button, [contenteditable], .hint, .field-error"),
    ];
    return all
      .filter((one) => one.checkVisibility() && !all.some((other) => other !== one && one.contains(other)))
      .map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { text: `${one.tagName} ${one.id || one.textContent}`, left, right, top, bottom };
      });
  });

const overlaps = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other) => `${one.text} × ${other.text}`),
  );

/** Checks that nothing overlaps or leaves the window. */
async function expectRoom(scope: Locator, width: number): Promise<void> {
  const boxes = await boxesIn(scope);
  expect(boxes.length).toBeGreaterThan(0);
  expect(overlaps(boxes)).toEqual([]);
  expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
}

const narrow = { width: 360, height: 740 };
const wide = { width: 1366, height: 850 };

for (const [settings, all] of Object.entries(states)) {
  test(`shows ${settings} without overlap at 360 px, and without axe violations`, async ({
    signedIn: page,
    stored,
  }) => {
    await stored();
    for (const [name, reach] of Object.entries(all))
      await test.step(`shows ${name}`, async () => {
        await page.setViewportSize(wide);
        await reach(page);
        await axeInBothThemes(page);
        await page.setViewportSize(narrow);
        const scrolling = () =>
          page.evaluate(() =>
            [document.documentElement, ...document.querySelectorAll(".sheet, .page, .editor")]
              .filter((one) => one.scrollWidth > one.clientWidth)
              .map((one) => `${one.tagName}.${one.className}: ${one.scrollWidth} > ${one.clientWidth}`),
          );
        await expect.poll(scrolling).toEqual([]);
        await expectRoom(page.locator("form"), narrow.width);
        await expectRoom(page.locator(".save-bar"), narrow.width);
      });
  });
}

test("shows a popup without overlap at 360 px, and buttons of at least 44 px", async ({ signedIn: page }) => {
  await page.goto("#/settings/mail");
  await testButton(page).click();
  await recipient(page).fill("reader");
  await popup(page).getByRole("button", { name: "Send" }).click();
  await expectFault(recipient(page), /Must be a valid email address\./);
  await axeInBothThemes(page);
  await page.setViewportSize(narrow);
  await expect.poll(async () => (await popup(page).boundingBox())?.width).toBeLessThanOrEqual(narrow.width);
  await expectRoom(popup(page), narrow.width);
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  const expectTarget = async (button: Locator): Promise<void> => {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  };
  await expectTarget(testButton(page));
  await text(page, "Sender name").fill("Somebody");
  await expectTarget(cancel(page));
  await expectTarget(save(page));
});
