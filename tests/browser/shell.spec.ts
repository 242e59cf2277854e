import type { Page } from "@playwright/test";
import { axe, axeInBothThemes, expect, field, firstAdmin, storeSession, test, type Site } from "./support/test";

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menuLink = (page: Page, name: string) => mainMenu(page).getByRole("link", { name });
const account = (page: Page) => page.getByRole("button", { name: `Account of ${firstAdmin.email}` });
const choice = (page: Page, name: string) => page.getByRole("menuitemradio", { name });
const tooltip = (page: Page) => page.getByRole("tooltip");
const root = (page: Page) => page.locator("html");
// The ground of the page in each theme.
const light = "rgb(243, 246, 248)";
const dark = "rgb(11, 15, 17)";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function openSite(page: Page, site: Site, route: string): Promise<void> {
  await storeSession(page, site, site);
  await page.goto(`${site.url}#${route}`);
}

test.describe("The side menu", () => {
  test("leads to the parts of the product, and marks the one that is open", async ({ signedIn }) => {
    await signedIn.goto("#/collections");
    await expect(menuLink(signedIn, "Collections")).toHaveAttribute("aria-current", "page");
    await expect(menuLink(signedIn, "Settings")).not.toHaveAttribute("aria-current");
    await menuLink(signedIn, "Settings").click();
    await expect(heading(signedIn, "Application settings")).toBeVisible();
    await expect(menuLink(signedIn, "Settings")).toHaveAttribute("aria-current", "page");
    await expect(menuLink(signedIn, "Collections")).not.toHaveAttribute("aria-current");
    await signedIn.goto("#/settings/mail");
    await expect(menuLink(signedIn, "Settings")).toHaveAttribute("aria-current", "page");
    await menuLink(signedIn, "Sextant, start").click();
    await expect(signedIn).toHaveURL(/#\/collections/);
  });

  test("leads nowhere that is not built yet", async ({ signedIn }) => {
    await signedIn.goto("#/collections");
    await expect(mainMenu(signedIn).getByRole("link")).toHaveCount(5);
    await account(signedIn).click();
    await expect(signedIn.getByRole("menuitem")).toHaveText(["Manage admins", "Logout"]);
  });

  test("names the version, which leads to the releases", async ({ signedIn }) => {
    await signedIn.goto("#/collections");
    const link = menuLink(signedIn, "Sextant v0.8.0");
    await expect(link).toHaveAttribute("href", "https://github.com/pocketbase/pocketbase/releases");
    await expect(link).toHaveAttribute("target", "_blank");
  });

  test("shows the admin's own avatar", async ({ page, ownSite }) => {
    await openSite(page, ownSite, "/collections");
    await expect(account(page).getByRole("img", { name: "Cross" })).toBeVisible();
    await ownSite.call("PATCH", `/api/admins/${ownSite.model.id}`, { avatar: 8 });
    await page.reload();
    await expect(account(page).getByRole("img", { name: "Lozenge" })).toBeVisible();
  });
});

test.describe("The title of the document", () => {
  test("joins page, application and product", async ({ signedIn }) => {
    await signedIn.goto("#/settings/mail");
    await expect(signedIn).toHaveTitle("Mail settings - Acme - Sextant");
    await signedIn.goto("#/settings");
    await expect(signedIn).toHaveTitle("Application settings - Acme - Sextant");
    await signedIn.goto("#/collections");
    await expect(signedIn).toHaveTitle("Collections - Acme - Sextant");
  });

  test("has the application's new name as soon as it is saved", async ({ page, ownSite }) => {
    await openSite(page, ownSite, "/settings");
    await field(page, "Application name").fill("Harbour office");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page).toHaveTitle("Application settings - Harbour office - Sextant");
  });

  test("does without the application's name when that cannot be read", async ({ signedIn, expectProblem }) => {
    expectProblem(/status of 502 .*\/api\/settings$/);
    expectProblem(/^warning: The application's name could not be read: The backend does not answer\./);
    const json = { code: 502, message: "The backend does not answer.", data: {} };
    await signedIn.route("**/api/settings", (route) => route.fulfill({ status: 502, json }));
    await signedIn.goto("#/collections");
    await expect(heading(signedIn, "users")).toBeVisible();
    await expect(signedIn).toHaveTitle("Collections - Sextant");
  });
});

test.describe("The account menu", () => {
  test("opens by Enter and by Space, is walked through by the arrows, and Escape leads back", async ({ signedIn }) => {
    await signedIn.goto("#/collections");
    for (const key of ["Enter", "Space"]) {
      await account(signedIn).focus();
      await signedIn.keyboard.press(key);
      await expect(signedIn.getByRole("menu")).toContainText(firstAdmin.email);
      await expect(signedIn.getByRole("group", { name: "Theme" })).toContainText("Theme");
      await expect(signedIn.getByRole("menuitem", { name: "Manage admins" })).toBeFocused();
      await signedIn.keyboard.press("ArrowDown");
      await expect(choice(signedIn, "System")).toBeFocused();
      await signedIn.keyboard.press("End");
      await expect(signedIn.getByRole("menuitem", { name: "Logout" })).toBeFocused();
      await signedIn.keyboard.press("ArrowUp");
      await expect(choice(signedIn, "Dark")).toBeFocused();
      await signedIn.keyboard.press("Escape");
      await expect(signedIn.getByRole("menu")).toBeHidden();
      await expect(account(signedIn)).toBeFocused();
    }
  });

  test("breaks no rule of accessibility while it is open", async ({ signedIn }) => {
    await signedIn.goto("#/collections");
    await account(signedIn).press("Enter");
    await expect(signedIn.getByRole("menuitem", { name: "Manage admins" })).toBeFocused();
    await axe(signedIn);
  });
});

test.describe("The theme", () => {
  test("follows the system until one is chosen", async ({ signedIn }) => {
    await signedIn.emulateMedia({ colorScheme: "dark" });
    await signedIn.goto("#/collections");
    await expect(root(signedIn)).toHaveCSS("background-color", dark);
    await signedIn.emulateMedia({ colorScheme: "light" });
    await expect(root(signedIn)).toHaveCSS("background-color", light);
  });

  test("is what was chosen at once, and is remembered", async ({ signedIn }) => {
    await signedIn.goto("#/collections");
    await account(signedIn).click();
    await expect(choice(signedIn, "System")).toBeChecked();
    await choice(signedIn, "Dark").click();
    await expect(choice(signedIn, "Dark")).toBeChecked();
    await expect(root(signedIn)).toHaveCSS("background-color", dark);
    await signedIn.reload();
    await expect(root(signedIn)).toHaveCSS("background-color", dark);
    await account(signedIn).click();
    await choice(signedIn, "Light").click();
    await signedIn.emulateMedia({ colorScheme: "dark" });
    await expect(root(signedIn)).toHaveCSS("background-color", light);
    await choice(signedIn, "System").click();
    await expect(root(signedIn)).toHaveCSS("background-color", dark);
    await signedIn.reload();
    await expect(root(signedIn)).toHaveCSS("background-color", dark);
  });

  test("is there before the dashboard's own scripts have run", async ({ signedIn }) => {
    await signedIn.goto("#/collections");
    await account(signedIn).click();
    await choice(signedIn, "Dark").click();
    await signedIn.route("**/assets/*.js", () => {});
    await signedIn.reload({ waitUntil: "commit" });
    await expect(root(signedIn)).toHaveCSS("background-color", dark);
    await expect(mainMenu(signedIn)).toBeHidden();
  });
});

test.describe("A tooltip", () => {
  test("comes when the pointer rests, and Escape takes it away", async ({ signedIn }) => {
    await signedIn.goto("#/collections");
    await menuLink(signedIn, "Settings").hover();
    await expect(tooltip(signedIn)).toHaveText("Settings");
    await signedIn.keyboard.press("Escape");
    await expect(tooltip(signedIn)).toBeHidden();
  });

  test("goes with the pointer, and on a click", async ({ signedIn }) => {
    await signedIn.goto("#/collections");
    const refresh = signedIn.getByRole("button", { name: "Refresh" });
    await refresh.hover();
    await expect(tooltip(signedIn)).toHaveText("Refresh");
    await signedIn.mouse.down();
    await expect(tooltip(signedIn)).toBeHidden();
    await signedIn.mouse.up();
    await menuLink(signedIn, "Settings").hover();
    await expect(tooltip(signedIn)).toHaveText("Settings");
    await heading(signedIn, "users").hover();
    await expect(tooltip(signedIn)).toBeHidden();
  });

  test("comes on keyboard focus, and Escape takes it away", async ({ signedIn }) => {
    await signedIn.goto("#/collections");
    await expect(heading(signedIn, "users")).toBeVisible();
    await signedIn.keyboard.press("Tab");
    await signedIn.keyboard.press("Tab");
    await expect(menuLink(signedIn, "Sextant, start")).toBeFocused();
    await expect(tooltip(signedIn)).toHaveText("Sextant");
    await signedIn.keyboard.press("Tab");
    await expect(tooltip(signedIn)).toHaveText("Collections");
    await signedIn.keyboard.press("Escape");
    await expect(tooltip(signedIn)).toBeHidden();
    await expect(menuLink(signedIn, "Collections")).toBeFocused();
  });

  test("stays while the pointer goes on to it, inside the window and as near as it can be", async ({ signedIn }) => {
    await signedIn.goto("#/collections");
    await account(signedIn).hover();
    await expect(tooltip(signedIn)).toHaveText(firstAdmin.email);
    const { x, y, width, height } = (await tooltip(signedIn).boundingBox())!;
    const owner = (await account(signedIn).boundingBox())!;
    expect(x - (owner.x + owner.width)).toBeCloseTo(6, 0);
    expect(y + height / 2).toBeCloseTo(owner.y + owner.height / 2, -1);
    // Across the gap, in steps as a hand makes them.
    await signedIn.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
    await expect(tooltip(signedIn)).toHaveText(firstAdmin.email);
    await tooltip(signedIn).dblclick();
    expect(await signedIn.evaluate(() => getSelection()?.toString())).toMatch(/^\w+/);
    await expect(tooltip(signedIn)).toBeVisible();
    await signedIn.mouse.move(600, 400);
    await expect(tooltip(signedIn)).toBeHidden();
  });

  test("of a panel can be reached by the pointer, too, and a press on it leaves the panel open", async ({
    page,
    ownSite,
  }) => {
    await storeSession(page, ownSite, ownSite);
    await page.goto(`${ownSite.url}#/settings/admins?adminId=${ownSite.model.id}`);
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

test("the skip link is the first stop, and leads past the menus", async ({ signedIn }) => {
  await signedIn.goto("#/settings");
  await expect(heading(signedIn, "Application settings")).toBeVisible();
  await signedIn.keyboard.press("Tab");
  const skip = signedIn.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await signedIn.keyboard.press("Enter");
  await expect(signedIn.getByRole("main")).toBeFocused();
  await expect(signedIn).toHaveURL(/#\/settings$/);
  await signedIn.keyboard.press("Tab");
  await expect(signedIn.getByRole("main").locator(":focus")).toHaveCount(1);
});

test.describe("Without a violation of accessibility in both themes:", () => {
  test("sign-in", async ({ page }) => {
    await page.goto("#/login");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Cannot be blank.").first()).toBeVisible();
    await axeInBothThemes(page);
  });

  test("installer", async ({ page, emptySite }) => {
    await page.goto(emptySite.url);
    await expect(heading(page, "Create the first admin")).toBeVisible();
    await axeInBothThemes(page);
  });

  test("not found", async ({ page }) => {
    await page.goto("#/nowhere");
    await expect(page.getByText("There is no page at this address.")).toBeVisible();
    await axeInBothThemes(page);
  });
});
