import { expect, type Locator, type Page } from "@playwright/test";
import { axeInBothThemes } from "./support/test";
import {
  accordion,
  cancel,
  editor,
  expectFault,
  save,
  saved,
  smtp,
  test,
  testButton,
  text,
  toast,
} from "./support/settings";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const popup = (page: Page) => page.getByRole("dialog", { name: "Send test email" });
const recipient = (page: Page) => popup(page).getByRole("textbox", { name: "To email address" });
const copy = (page: Page, name: string) => page.getByRole("button", { name: `Copy ${name}` });

/** Presses Tab until each of the controls had the focus, one after the other. */
async function expectTabOrder(page: Page, controls: readonly Locator[], key = "Tab"): Promise<void> {
  for (const control of controls) {
    await page.keyboard.press(key);
    await expect(control).toBeFocused();
  }
}

test.describe("With the keyboard alone", () => {
  test("Tab goes through the mail settings as they stand, and back; Enter opens a template with its placeholders, and closes it; Space switches SMTP on, with its fields", async ({
    signedIn: page,
  }) => {
    await page.goto("#/settings/mail");
    await test.step("Tab goes through the mail settings as they stand, and back", async () => {
      await text(page, "Sender name").focus();
      const controls = [
        text(page, "Sender address"),
        accordion(page, "Verification"),
        accordion(page, "Password reset"),
        accordion(page, "Confirm email change"),
        smtp(page),
        testButton(page),
      ];
      await expectTabOrder(page, controls);
      await expectTabOrder(page, controls.slice(0, -1).toReversed(), "Shift+Tab");
    });
    await test.step("Enter opens a template, Tab goes through it and its placeholders, and Enter closes it", async () => {
      await accordion(page, "Verification").focus();
      await page.keyboard.press("Enter");
      await expect(editor(page)).toBeVisible();
      await expectTabOrder(page, [
        text(page, "Subject"),
        copy(page, "{APP_NAME}").nth(0),
        copy(page, "{APP_URL}").nth(0),
        text(page, "Action URL"),
        copy(page, "{APP_NAME}").nth(1),
        copy(page, "{APP_URL}").nth(1),
        copy(page, "{TOKEN}").nth(0),
        editor(page),
        copy(page, "{APP_NAME}").nth(2),
        copy(page, "{APP_URL}").nth(2),
        copy(page, "{TOKEN}").nth(1),
        copy(page, "{ACTION_URL}"),
        accordion(page, "Password reset"),
      ]);
      await accordion(page, "Verification").focus();
      await page.keyboard.press("Enter");
      await expect(text(page, "Subject")).toBeHidden();
    });
    await test.step("Space switches SMTP on, and Tab goes on through its fields to Cancel and Save", async () => {
      await smtp(page).focus();
      await page.keyboard.press("Space");
      await expect(smtp(page)).toBeChecked();
      await expectTabOrder(page, [
        text(page, "SMTP server host"),
        text(page, "Port"),
        page.getByRole("combobox", { name: "TLS encryption" }),
        text(page, "Username"),
        page.getByLabel("Password", { exact: true }),
        cancel(page),
        save(page),
      ]);
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(smtp(page)).not.toBeChecked();
    });
  });

  test("Enter in a field saves the form, in the mail settings with SMTP off, too, and the focus stays there; when nothing has changed, nothing is sent", async ({
    signedIn: page,
    stored,
    saves,
  }) => {
    await stored();
    await page.goto("#/settings/mail");
    await text(page, "Sender name").press("Enter");
    await text(page, "Sender name").fill("By Enter");
    await page.keyboard.press("Enter");
    await expect(toast(page, saved.mail)).toBeVisible();
    expect(saves).toEqual([{ meta: { senderName: "By Enter" } }]);
    await page.goto("#/settings");
    await text(page, "Application name").press("Enter");
    await expect(save(page)).toBeDisabled();
    await text(page, "Application name").fill("By Enter");
    await page.keyboard.press("Enter");
    await expect(toast(page, saved.application)).toBeVisible();
    expect(saves.slice(1)).toEqual([{ meta: { appName: "By Enter" } }]);
    await expect(text(page, "Application name")).toBeFocused();
  });

  test("the popup keeps the focus, and gives it back to its button; a template is chosen with the arrows, and Enter sends", async ({
    signedIn: page,
  }) => {
    await page.route("**/api/settings/test/email", (route) => route.fulfill({ status: 204 }));
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
    await page.keyboard.press("Enter");
    await recipient(page).fill("reader@example.com");
    await page.keyboard.press("Shift+Tab");
    await expect(popup(page).getByRole("radio", { checked: true })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(popup(page).getByRole("radio", { name: '"Password reset" template' })).toBeChecked();
    const asked = page.waitForRequest("**/api/settings/test/email");
    await page.keyboard.press("Enter");
    expect((await asked).postDataJSON()).toEqual({ template: "password-reset", email: "reader@example.com" });
    await expect(popup(page)).toBeHidden();
    await expect(testButton(page)).toBeFocused();
  });
});

/** The states of both pages that look different, one after the other. */
const states: Readonly<Record<string, Readonly<Record<string, (page: Page) => Promise<void>>>>> = {
  "the application settings": {
    "as they stand": async (page) => {
      await page.goto("#/settings");
      await expect(text(page, "Application name")).toBeVisible();
    },
    "with errors": async (page) => {
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

/** The labels and controls inside an element, where they lie. One that holds another is left out. */
const boxesIn = (scope: Locator): Promise<Box[]> =>
  scope.evaluate((root) => {
    const all = [...root.querySelectorAll("label, input, select, textarea, button, [contenteditable], .hint, .error")];
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

/** Checks that nothing lies over another thing, or outside of the window. */
async function expectRoom(scope: Locator, width: number): Promise<void> {
  const boxes = await boxesIn(scope);
  expect(boxes.length).toBeGreaterThan(0);
  expect(overlaps(boxes)).toEqual([]);
  expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
}

const narrow = { width: 360, height: 740 };
const wide = { width: 1366, height: 850 };

for (const [settings, all] of Object.entries(states)) {
  test(`axe finds nothing wrong with ${settings}, ${Object.keys(all).join(", ")}, light and dark; in 360 px nothing overlaps or scrolls sideways`, async ({
    signedIn: page,
    stored,
  }) => {
    await stored();
    for (const [name, reach] of Object.entries(all))
      await test.step(name, async () => {
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

test("axe finds nothing wrong with the test email's popup with an error; in 360 px nothing overlaps, and the buttons of the save bar are at least 44 px in both directions", async ({
  signedIn: page,
}) => {
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
