import type { Page } from "@playwright/test";
import { openTemplate, save, saved, test, text, toast } from "./support/settings";
import { axe, expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

/** Between the events `busy` and `idle`, holds back the messages by which React schedules its drawing. */
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

async function saveName(page: Page, name: string): Promise<void> {
  await text(page, "Application name").fill(name);
  await save(page).click();
  await expect(toast(page, saved.application)).toBeVisible();
}

test("closes a toast after its time or by keys, and keeps it under the pointer", async ({ signedIn: page, stored }) => {
  await stored();
  await page.clock.install();
  await page.goto("#/settings");
  const message = toast(page, saved.application);
  await test.step("hides a toast after 3 s", async () => {
    await saveName(page, "Harbour office");
    await page.clock.fastForward(1500);
    await expect(message).toBeVisible();
    await page.clock.fastForward(1500);
    await expect(message).toBeHidden();
  });
  await test.step("closes a toast by F8 and Escape, and returns the focus", async () => {
    await saveName(page, "Customs");
    await text(page, "Application name").focus();
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: /^Notifications/ }).getByRole("list")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(message).toBeHidden();
    await expect(text(page, "Application name")).toBeFocused();
  });
  await test.step("shows a toast in 150 ms, or at once with reduced motion", async () => {
    await saveName(page, "Harbour office");
    const card = page.getByRole("listitem").filter({ hasText: saved.application });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(card).toHaveCSS("animation-duration", "0.15s");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(card).toHaveCSS("animation-duration", "0s");
  });
  await test.step("keeps a toast while the pointer is on it", async () => {
    await message.hover();
    await page.clock.fastForward(60_000);
    await expect(message).toBeVisible();
    await axe(page);
  });
});

test("keeps a toast its time after a busy page has drawn it", async ({ signedIn: page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.addInitScript(holdBackDrawing);
  const toaster = page.waitForResponse(/\/later-/);
  await openTemplate(page);
  const copy = page.getByRole("button", { name: "Copy {TOKEN}, Required parameter" }).first();
  await expect(copy).toBeVisible();
  await page.clock.fastForward(3000);
  await (await toaster).finished();
  await page.evaluate(() => window.dispatchEvent(new Event("busy")));
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("{TOKEN}");
  await page.clock.fastForward(3000);
  await page.evaluate(() => window.dispatchEvent(new Event("idle")));
  const message = toast(page, "Copied {TOKEN} to clipboard");
  await expect(message).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(message).toBeHidden();
});

test("draws a toast as wide as a narrow window, on a page and in a panel", async ({
  signedIn: page,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/api\/admins\/\w+$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("#/settings/admins");
  await page.getByRole("row", { name: /admin@example\.com/ }).click();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  const card = page.getByRole("listitem").filter({ hasText: "The only admin" });
  expect(await card.boundingBox()).toMatchObject({ width: 336, x: 12 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await card.boundingBox()).toMatchObject({ width: 336, x: 12 });
});
