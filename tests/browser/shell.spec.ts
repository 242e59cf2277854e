import type { Page } from "@playwright/test";
import { axe, expect, firstAdmin, test } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menuLink = (page: Page, name: string) => mainMenu(page).getByRole("link", { name });
const account = (page: Page) => page.getByRole("button", { name: `Account of ${firstAdmin.email}` });
const choice = (page: Page, name: string) => page.getByRole("menuitemradio", { name });
const tooltip = (page: Page) => page.getByRole("tooltip");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** All scripts but the one that sets the theme. */
const ownScripts = /\/assets\/(?!theme-)[^/]+\.js$/;

test("moves past the menus, along them and through the account menu by keys", async ({ signedIn: page }) => {
  await test.step("skips to the content", async () => {
    await page.goto("#/settings");
    await expect(heading(page, "Application settings")).toBeVisible();
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).toHaveURL(/#\/settings$/);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });
  await test.step("marks the open page in the menu, and goes Back and Forward", async () => {
    await menuLink(page, "Sextant, start").click();
    await expect(menuLink(page, "Collections")).toHaveAttribute("aria-current", "page");
    await page.goBack();
    await expect(heading(page, "Application settings")).toBeVisible();
    await expect(menuLink(page, "Settings")).toHaveAttribute("aria-current", "page");
    await page.goForward();
    await expect(heading(page, "users")).toBeVisible();
  });
  await test.step("opens the account menu, walks it by arrows and leaves it by Escape", async () => {
    for (const key of ["Enter", "Space"]) {
      await account(page).press(key);
      await expect(page.getByRole("menuitem", { name: "Manage admins" })).toBeFocused();
      if (key === "Enter") await axe(page);
      await page.keyboard.press("ArrowDown");
      await expect(choice(page, "System")).toBeFocused();
      await page.keyboard.press("End");
      await expect(page.getByRole("menuitem", { name: "Logout" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toBeHidden();
      await expect(account(page)).toBeFocused();
    }
  });
});

test("shows the chosen theme before the scripts run, else that of the system", async ({ signedIn: page }) => {
  const expectGround = (colour: string) => expect(page.locator("html")).toHaveCSS("background-color", colour);
  const [light, dark] = ["rgb(243, 246, 248)", "rgb(11, 15, 17)"] as const;
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("#/collections");
  await expectGround(dark);
  await page.emulateMedia({ colorScheme: "light" });
  await expectGround(light);
  await account(page).click();
  await choice(page, "Dark").click();
  await expectGround(dark);
  await page.route(ownScripts, () => {});
  await page.reload({ waitUntil: "commit" });
  await expectGround(dark);
  await expect(mainMenu(page)).toBeHidden();
  await page.unroute(ownScripts);
  await page.reload();
  await account(page).click();
  await choice(page, "System").click();
  await expectGround(light);
});

test("shows a tooltip on focus and hover until Escape, a click or leaving", async ({ signedIn: page }) => {
  await page.clock.install();
  await page.goto("#/collections");
  await test.step("shows none where the pointer was before the page", async () => {
    await expect(heading(page, "users")).toBeVisible();
    await menuLink(page, "Sextant, start").dispatchEvent("pointerover", { clientX: 9, clientY: 9 });
    await page.clock.runFor(1000);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(tooltip(page)).toBeHidden();
  });
  await test.step("shows the tooltip on focus", async () => {
    for (const text of ["Sextant", "Collections"]) {
      await menuLink(page, text).first().focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(tooltip(page)).toHaveText(text);
    }
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toBeHidden();
    await expect(menuLink(page, "Collections")).toBeFocused();
  });
  await test.step("shows the tooltip on hover", async () => {
    await menuLink(page, "Settings").hover();
    await expect(tooltip(page)).toHaveText("Settings");
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toBeHidden();
    await page.getByRole("button", { name: "Refresh" }).hover();
    await expect(tooltip(page)).toHaveText("Refresh");
    await page.mouse.down();
    await expect(tooltip(page)).toBeHidden();
    await page.mouse.up();
  });
});

test("keeps a tooltip while the pointer moves to it, on a panel too", async ({ signedIn: page, site }) => {
  await test.step("shows the tooltip next to its button, with text that can be selected", async () => {
    await page.goto("#/collections");
    await account(page).hover();
    await expect(tooltip(page)).toHaveText(firstAdmin.email);
    const { x, y, width, height } = (await tooltip(page).boundingBox())!;
    const owner = (await account(page).boundingBox())!;
    expect(x - (owner.x + owner.width)).toBeCloseTo(6, 0);
    expect(y + height / 2).toBeCloseTo(owner.y + owner.height / 2, -1);
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
    await tooltip(page).dblclick();
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^\w+/);
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(600, 400);
    await expect(tooltip(page)).toBeHidden();
  });
  await test.step("closes no panel by a press on its tooltip", async () => {
    await page.goto(`#/settings/admins?adminId=${site.model.id}`);
    const tip = page.getByRole("tooltip", { includeHidden: true });
    const panel = page.getByRole("dialog", { name: "Edit admin" });
    await panel.getByRole("button", { name: "More" }).hover();
    await expect(tip).toHaveText("More");
    await tip.click();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
  });
});
