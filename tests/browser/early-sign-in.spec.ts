import type { Page, Route } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/backend-limits";
import { expect, field, firstAdmin, test } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const { email, password } = firstAdmin;

const drawn = (page: Page) => page.locator("#root main");
const heading = (page: Page) => page.getByRole("heading", { name: "Admin sign in" });

/** Opens an address while the scripts are held back; returns how to release them. */
async function openWithoutReact(page: Page, address: string): Promise<() => Promise<void>> {
  // A change behind the # alone loads nothing.
  if (page.url() !== "about:blank") await page.goto("about:blank");
  let arrive = (): void => {};
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/(first|start)-[^/]+\.js$/, async (route) => {
    await arrives;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  return async () => {
    arrive();
    await expect(drawn(page)).toBeVisible();
  };
}

test.describe("Before React is there", () => {
  test("shows the final sign-in, with the focus where it will be", async ({ site, page }) => {
    test.slow();
    await test.step("looks the same before and after", async () => {
      const arrive = await openWithoutReact(page, `${site.url}#/login`);
      await expect(field(page, "Email")).toBeFocused();
      await expect(drawn(page)).toBeHidden();
      await page.evaluate(() => document.fonts.ready);
      const early = await page.screenshot();
      await arrive();
      await expect(heading(page)).toHaveCount(1);
      await expect(field(page, "Email")).toBeFocused();
      expect((await page.screenshot()).equals(early)).toBe(true);
    });
    await test.step("keeps the focus on a link", async () => {
      const arrive = await openWithoutReact(page, `${site.url}#/login`);
      await expect(field(page, "Email")).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await arrive();
      await expect(page.getByRole("link", { name: "Forgotten password?" })).toBeFocused();
    });
    await test.step("stays hidden where the end of a session is to be reported", async () => {
      await page.evaluate((key) => {
        localStorage.setItem(key, JSON.stringify({ token: "an.old.one", model: { id: "someone" } }));
      }, sessionKey);
      const arrive = await openWithoutReact(page, site.url);
      await page.waitForFunction(() => document.readyState === "complete");
      await expect(heading(page)).toBeHidden();
      await arrive();
      await expect(page.getByText("Your session has ended.")).toBeVisible();
    });
  });

  test("loses no letter and never shows two forms", async ({ site, page }) => {
    const arrive = await openWithoutReact(page, site.url);
    await expect(field(page, "Email")).toBeFocused();
    const counts = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      const count = () => seen.add(document.forms.length);
      new MutationObserver(count).observe(document.body, { childList: true, subtree: true, attributes: true });
      return seen;
    });
    await page.keyboard.type("x");
    await page.keyboard.press("Tab");
    await page.keyboard.type(password.slice(0, -2));
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("End");
    const long = "harbour-office-".repeat(10);
    await Promise.all([page.keyboard.type(long, { delay: 4 }), arrive()]);
    await expect(heading(page)).toHaveCount(1);
    await expect(field(page, "Email")).toHaveValue(`x${long}`);
    await expect(field(page, "Password")).toHaveValue(password.slice(0, -2));
    expect(await counts.evaluate((seen) => [...seen])).toEqual([1]);
  });

  test("signs in by an early Enter, with nothing of it in an address", async ({ site, page, expectProblem }) => {
    expectProblem(/status of 400 .*auth-with-password$/);
    await test.step("keeps the focus after a refused sign-in", async () => {
      const arrive = await openWithoutReact(page, `${site.url}#/login`);
      await field(page, "Email").fill(email);
      await field(page, "Password").fill("another password");
      await field(page, "Password").press("Enter");
      await arrive();
      await expect(page.getByText("Invalid login credentials.")).toBeVisible();
      await expect(field(page, "Password")).toBeFocused();
    });
    await test.step("signs in as soon as it can", async () => {
      const addresses: string[] = [];
      page.on("request", (request) => addresses.push(request.url()));
      const arrive = await openWithoutReact(page, `${site.url}#/login`);
      // Keyboards on phones add spaces around a suggested address.
      await field(page, "Email").fill(` ${email} `);
      await field(page, "Password").fill(password);
      await field(page, "Password").press("Enter");
      await arrive();
      await expect(page.getByRole("navigation", { name: "Collections" })).toBeVisible();
      expect(addresses.filter((address) => address.includes(encodeURIComponent(password)))).toEqual([]);
    });
  });

  test("reports in place of the form that a script cannot be loaded", async ({ site, page, expectProblem }) => {
    test.slow();
    expectProblem(/ERR_FAILED|status of 404|could not be loaded/);
    const lost = (route: Route): Promise<void> => route.abort();
    const absent = (route: Route): Promise<void> => route.fulfill({ status: 404, contentType: "text/plain" });
    for (const [file, lose] of [
      ["main", absent],
      ["first", lost],
      ["start", lost],
    ] as const)
      await test.step(`reports ${file}, ${lose.name}`, async () => {
        const files = new RegExp(`/${file}-[^/]+\\.js$`);
        await page.route(files, lose);
        await page.goto("about:blank");
        await page.goto(`${site.url}#/login`);
        await expect(page.getByRole("alert")).toContainText("This part could not be loaded.");
        await expect(page.getByRole("alert")).toContainText("Its file could not be loaded. Check your connection");
        await expect(page.getByRole("alert")).toBeInViewport();
        await expect(heading(page)).toBeHidden();
        await page.unroute(files);
        // The page is gone at once, so a click could not be confirmed.
        await page.getByRole("button", { name: "Retry" }).press("Enter");
        await expect(drawn(page).and(page.getByRole("main").filter({ has: heading(page) }))).toBeVisible();
      });
  });
});
