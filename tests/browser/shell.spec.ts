import type { Page } from "@playwright/test";
import { axe, expect, firstAdmin, test } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menuLink = (page: Page, name: string) => mainMenu(page).getByRole("link", { name });
const account = (page: Page) => page.getByRole("button", { name: `Account of ${firstAdmin.email}` });
const choice = (page: Page, name: string) => page.getByRole("menuitemradio", { name });
const tooltip = (page: Page) => page.getByRole("tooltip");
const root = (page: Page) => page.locator("html");
// All but the one that sets the theme.
const ownScripts = /\/assets\/(?!theme-)[^/]+\.js$/;
// The ground of the page in each theme.
const light = "rgb(243, 246, 248)";
const dark = "rgb(11, 15, 17)";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("The side menu leads to the parts of the product, the skip link past it, and neither to what is not built yet", async ({
  signedIn: page,
}) => {
  await test.step("the skip link is the first stop, and leads past the menus", async () => {
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
  await test.step("the menu leads to the parts of the product, and marks the one that is open", async () => {
    await menuLink(page, "Sextant, start").click();
    await expect(page).toHaveURL(/#\/collections/);
    await expect(menuLink(page, "Collections")).toHaveAttribute("aria-current", "page");
    await expect(menuLink(page, "Settings")).not.toHaveAttribute("aria-current");
    await menuLink(page, "Settings").click();
    await expect(heading(page, "Application settings")).toBeVisible();
    await expect(menuLink(page, "Settings")).toHaveAttribute("aria-current", "page");
    await expect(menuLink(page, "Collections")).not.toHaveAttribute("aria-current");
    await page.goto("#/settings/mail");
    await expect(menuLink(page, "Settings")).toHaveAttribute("aria-current", "page");
  });
  await test.step("it names the version, which leads to the releases", async () => {
    const link = menuLink(page, "Sextant v0.8.0");
    await expect(link).toHaveAttribute("href", "https://github.com/pocketbase/pocketbase/releases");
    await expect(link).toHaveAttribute("target", "_blank");
  });
  await test.step("it leads nowhere that is not built yet", async () => {
    await expect(mainMenu(page).getByRole("link")).toHaveCount(5);
    await account(page).click();
    await expect(page.getByRole("menuitem")).toHaveText(["Manage admins", "Logout"]);
  });
});

test("The account menu opens by Enter and by Space, is walked through by the arrows, and Escape leads back; it breaks no rule of accessibility", async ({
  signedIn: page,
}) => {
  await page.goto("#/collections");
  for (const key of ["Enter", "Space"]) {
    await account(page).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole("menu")).toContainText(firstAdmin.email);
    await expect(page.getByRole("group", { name: "Theme" })).toContainText("Theme");
    await expect(page.getByRole("menuitem", { name: "Manage admins" })).toBeFocused();
    if (key === "Enter") await axe(page);
    await page.keyboard.press("ArrowDown");
    await expect(choice(page, "System")).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Logout" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(choice(page, "Dark")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(account(page)).toBeFocused();
  }
});

test("The theme follows the system until one is chosen, which is there at once and remembered, before the dashboard's own scripts have run", async ({
  signedIn: page,
}) => {
  await test.step("it follows the system until one is chosen", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("#/collections");
    await expect(root(page)).toHaveCSS("background-color", dark);
    await page.emulateMedia({ colorScheme: "light" });
    await expect(root(page)).toHaveCSS("background-color", light);
  });
  await test.step("what was chosen is there at once", async () => {
    await account(page).click();
    await expect(choice(page, "System")).toBeChecked();
    await choice(page, "Dark").click();
    await expect(choice(page, "Dark")).toBeChecked();
    await expect(root(page)).toHaveCSS("background-color", dark);
  });
  await test.step("it is remembered, and there before the dashboard's own scripts have run", async () => {
    await page.route(ownScripts, () => {});
    await page.reload({ waitUntil: "commit" });
    await expect(root(page)).toHaveCSS("background-color", dark);
    await expect(mainMenu(page)).toBeHidden();
    await page.unroute(ownScripts);
    await page.reload();
    await expect(mainMenu(page)).toBeVisible();
    await expect(root(page)).toHaveCSS("background-color", dark);
  });
  await test.step("another one takes its place, whatever the system asks for, until the system is chosen", async () => {
    await account(page).click();
    await choice(page, "Light").click();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(root(page)).toHaveCSS("background-color", light);
    await choice(page, "System").click();
    await expect(root(page)).toHaveCSS("background-color", dark);
    await page.reload();
    await expect(root(page)).toHaveCSS("background-color", dark);
  });
});

test("A tooltip comes on keyboard focus and when the pointer rests; Escape, a click and the pointer's leaving take it away", async ({
  signedIn: page,
}) => {
  await page.clock.install();
  await page.goto("#/collections");
  await test.step("it does not come where the pointer has been since before the page", async () => {
    await expect(heading(page, "users")).toBeVisible();
    // As a browser tells of it, at a time of its own choice.
    await menuLink(page, "Sextant, start").dispatchEvent("pointerover", { clientX: 9, clientY: 9 });
    await page.clock.runFor(1000);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(tooltip(page)).toBeHidden();
  });
  await test.step("it comes on keyboard focus, and Escape takes it away", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(menuLink(page, "Sextant, start")).toBeFocused();
    await expect(tooltip(page)).toHaveText("Sextant");
    await page.keyboard.press("Tab");
    await expect(tooltip(page)).toHaveText("Collections");
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toBeHidden();
    await expect(menuLink(page, "Collections")).toBeFocused();
  });
  await test.step("it comes when the pointer rests, and Escape takes it away", async () => {
    await menuLink(page, "Settings").hover();
    await expect(tooltip(page)).toHaveText("Settings");
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toBeHidden();
  });
  await test.step("it goes with the pointer, and on a click", async () => {
    await page.getByRole("button", { name: "Refresh" }).hover();
    await expect(tooltip(page)).toHaveText("Refresh");
    await page.mouse.down();
    await expect(tooltip(page)).toBeHidden();
    await page.mouse.up();
    await menuLink(page, "Settings").hover();
    await expect(tooltip(page)).toHaveText("Settings");
    await heading(page, "users").hover();
    await expect(tooltip(page)).toBeHidden();
  });
});

test("A tooltip stays while the pointer goes on to it, inside the window and as near as it can be; over a panel a press on it closes nothing", async ({
  signedIn: page,
  site,
}) => {
  await test.step("it stays while the pointer goes on to it, and what it says can be selected", async () => {
    await page.goto("#/collections");
    await account(page).hover();
    await expect(tooltip(page)).toHaveText(firstAdmin.email);
    const { x, y, width, height } = (await tooltip(page).boundingBox())!;
    const owner = (await account(page).boundingBox())!;
    expect(x - (owner.x + owner.width)).toBeCloseTo(6, 0);
    expect(y + height / 2).toBeCloseTo(owner.y + owner.height / 2, -1);
    // Across the gap, in steps as a hand makes them.
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
    await expect(tooltip(page)).toHaveText(firstAdmin.email);
    await tooltip(page).dblclick();
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^\w+/);
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(600, 400);
    await expect(tooltip(page)).toBeHidden();
  });
  await test.step("that of a panel can be reached by the pointer, too, and a press on it leaves the panel open", async () => {
    await page.goto(`#/settings/admins?adminId=${site.model.id}`);
    // Beside a panel everything else is hidden from screen readers; there the button describes itself by it.
    const tip = page.getByRole("tooltip", { includeHidden: true });
    const panel = page.getByRole("dialog", { name: "Edit admin" });
    await panel.getByRole("button", { name: "More" }).hover();
    await expect(tip).toHaveText("More");
    await tip.click();
    await expect(tip).toBeVisible();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
  });
});
