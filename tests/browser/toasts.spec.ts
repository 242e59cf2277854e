import type { Locator, Page } from "@playwright/test";
import { saved, test, toast } from "./support/settings";
import { axe, expect, field } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const toastCard = (page: Page, says: string): Locator =>
  page
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: says });

/** Between the events `busy` and `idle`, what React would draw in its own time has to wait: it asks for that by `null`. */
function holdBackDrawing(): void {
  const { postMessage } = MessagePort.prototype;
  let held: (() => void)[] | undefined;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    const post = (): void => postMessage.call(this, message);
    if (held && message === null) held.push(post);
    else post();
  };
  window.addEventListener("busy", () => (held = []));
  window.addEventListener("idle", () => {
    const posts = held ?? [];
    held = undefined;
    for (const post of posts) post();
  });
}

const copied = "Copied {TOKEN} to clipboard";

async function copyToken(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Copy {TOKEN}, Required parameter" }).first().click();
}

async function openTemplate(page: Page): Promise<void> {
  await page.goto("#/settings/mail");
  await page.getByRole("button", { name: 'Default "Verification" email template' }).click();
}

test.describe("A toast", () => {
  async function save(page: Page, name: string): Promise<void> {
    await field(page, "Application name").fill(name);
    await page.getByRole("button", { name: "Save changes" }).click();
  }

  test.beforeEach(({ page }) => page.clock.install());

  test("stays 3000 ms for success, 4500 ms for an error, or until it is closed", async ({
    signedIn: page,
    stored,
    expectProblem,
  }) => {
    expectProblem(/status of 500 .*\/api\/settings$/);
    await stored();
    await page.goto("#/settings");
    await test.step("of success it stays 3000 ms", async () => {
      await save(page, "Harbour office");
      await expect(toast(page, saved.application)).toBeVisible();
      await page.clock.fastForward(1500);
      await expect(toast(page, saved.application)).toBeVisible();
      await page.clock.fastForward(1500);
      await expect(toast(page, saved.application)).toBeHidden();
    });
    await test.step("it can be closed", async () => {
      await save(page, "Customs");
      await toastCard(page, saved.application).getByRole("button", { name: "Close" }).click();
      await expect(toast(page, saved.application)).toBeHidden();
    });
    await test.step("it can be closed by the keyboard alone", async () => {
      await save(page, "Harbour office");
      await expect(toast(page, saved.application)).toBeVisible();
      await page.keyboard.press("F8");
      await page.keyboard.press("Tab");
      await expect(toastCard(page, saved.application)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(toast(page, saved.application)).toBeHidden();
    });
    await test.step("that was led to by F8 gives the focus back where it came from", async () => {
      await save(page, "Customs");
      await expect(toast(page, saved.application)).toBeVisible();
      await field(page, "Application name").focus();
      await page.keyboard.press("F8");
      await expect(page.getByRole("region", { name: /^Notifications/ }).getByRole("list")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(toast(page, saved.application)).toBeHidden();
      await expect(field(page, "Application name")).toBeFocused();
    });
    await test.step("of error it stays 4500 ms, and is said at once", async () => {
      const message = "Something went wrong while processing your request.";
      await page.route("**/api/settings", (route) => route.fulfill({ status: 500, body: "no JSON" }), { times: 1 });
      await save(page, "Harbour office");
      await expect(toast(page, message)).toBeVisible();
      await expect(page.getByRole("status").and(page.locator("[aria-live=assertive]"))).toContainText(message);
      await page.clock.fastForward(3000);
      await expect(toast(page, message)).toBeVisible();
      await page.clock.fastForward(1500);
      await expect(toast(page, message)).toBeHidden();
    });
    await test.step("it stays while the pointer is on it, and breaks no rule of accessibility", async () => {
      await page.getByRole("button", { name: "Save changes" }).click();
      await toast(page, saved.application).hover();
      await page.clock.fastForward(60_000);
      await expect(toast(page, saved.application)).toBeVisible();
      await axe(page);
    });
  });

  test("stays its time from when it is seen, however late a busy page comes to show it", async ({
    signedIn,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signedIn.addInitScript(holdBackDrawing);
    await openTemplate(signedIn);
    await expect(signedIn.getByRole("button", { name: "Copy {TOKEN}, Required parameter" }).first()).toBeVisible();
    const toaster = signedIn.waitForResponse(/Toaster/);
    await signedIn.clock.fastForward(3000);
    await (await toaster).finished();
    await signedIn.evaluate(() => window.dispatchEvent(new Event("busy")));
    await copyToken(signedIn);
    await expect.poll(() => signedIn.evaluate(() => navigator.clipboard.readText())).toBe("{TOKEN}");
    await signedIn.clock.fastForward(3000);
    await signedIn.evaluate(() => window.dispatchEvent(new Event("idle")));
    await expect(toast(signedIn, copied)).toBeVisible();
    await signedIn.clock.fastForward(2000);
    await expect(toast(signedIn, copied)).toBeHidden();
  });
});

test.describe("In a window 360 px wide", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a toast is as wide as the page, on it and in a panel", async ({ signedIn: page, expectProblem }) => {
    expectProblem(/status of 400 .*\/api\/admins\/\w+$/);
    const widths = { width: 336, x: 12 };
    const box = async (says: string) => (await toastCard(page, says).boundingBox())!;
    await page.goto("#/settings/admins");
    await page.getByRole("row", { name: /admin@example\.com/ }).click();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    expect(await box("The only admin")).toMatchObject(widths);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await box("The only admin")).toMatchObject(widths);
  });
});

test("toasts and popups come in 150 ms, or at once where the system asks for less motion", async ({
  signedIn: page,
  stored,
}) => {
  await stored();
  const dialog = page.getByRole("dialog");
  await page.goto("#/settings/mail");
  await field(page, "Sender name").fill("Harbour office");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(toastCard(page, saved.mail)).toHaveCSS("animation-duration", "0.15s");
  await page.getByRole("button", { name: "Send test email" }).click();
  await expect(dialog).toHaveCSS("animation-duration", "0.15s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(dialog).toHaveCSS("animation-duration", "0s");
});
