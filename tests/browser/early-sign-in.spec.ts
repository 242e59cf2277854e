import type { Page, Route } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/limits";
import { expect, field, firstAdmin, test } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const { email, password } = firstAdmin;

const drawn = (page: Page) => page.locator("#root main");
const heading = (page: Page) => page.getByRole("heading", { name: "Admin sign in" });

/** Opens an address while the files with the definitions and React are on their way. Returns how to let them arrive. */
async function openWithoutReact(page: Page, address: string): Promise<() => Promise<void>> {
  // What differs behind the # alone would not be loaded anew.
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
  test("the sign-in has the focus and looks as it will; a link that keys have led to keeps the focus; Enter sends no other form, where a link has led to one", async ({
    site,
    page,
  }) => {
    await test.step("the sign-in has the focus and looks as it will", async () => {
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
    await test.step("a link that keys have led to still has the focus", async () => {
      const arrive = await openWithoutReact(page, `${site.url}#/login`);
      await expect(field(page, "Email")).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await arrive();
      const link = page.getByRole("link", { name: "Forgotten password?" });
      await expect(link).toHaveCount(1);
      await expect(link).toBeFocused();
    });
    await test.step("Enter sends no other form, where a link has led to one meanwhile", async () => {
      const arrive = await openWithoutReact(page, `${site.url}#/login`);
      await field(page, "Email").press("Enter");
      await page.getByRole("link", { name: "Forgotten password?" }).click();
      await arrive();
      await expect(page.getByRole("heading", { name: "Forgotten admin password" })).toBeVisible();
      await expect(field(page, "Email")).toBeFocused();
      await expect(page.getByText("Cannot be blank.")).toBeHidden();
    });
  });

  test("what is typed stays, and so does where one is", async ({ site, page }) => {
    const arrive = await openWithoutReact(page, site.url);
    await expect(field(page, "Email")).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password.slice(0, -2));
    await page.keyboard.press("ArrowLeft");
    await arrive();
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(field(page, "Password")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type(password.slice(-2));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("navigation", { name: "Collections" })).toBeVisible();
  });

  test("of what is typed at its own address, or where it is redirected to, while React takes over no letter is lost, and never are there two forms", async ({
    site,
    page,
  }) => {
    for (const hash of ["#/login", ""])
      await test.step(hash || "where it is redirected to", async () => {
        const arrive = await openWithoutReact(page, `${site.url}${hash}`);
        await expect(field(page, "Email")).toBeFocused();
        const counts = await page.evaluateHandle(() => {
          const seen = new Set<number>();
          const count = () => seen.add(document.forms.length);
          new MutationObserver(count).observe(document.body, { childList: true, subtree: true, attributes: true });
          return seen;
        });
        const long = "harbour-office-".repeat(10);
        await Promise.all([page.keyboard.type(long, { delay: 4 }), arrive()]);
        await expect(heading(page)).toHaveCount(1);
        await expect(field(page, "Email")).toHaveValue(long);
        expect(await counts.evaluate((seen) => [...seen])).toEqual([1]);
      });
  });

  test("a refused sign-in that was sent then leaves the focus where it was; Enter signs in as soon as it can; nothing of it gets into the address", async ({
    site,
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 400 .*auth-with-password$/);
    await test.step("a refused sign-in that was sent then leaves the focus where it was", async () => {
      const arrive = await openWithoutReact(page, `${site.url}#/login`);
      await field(page, "Email").fill(email);
      await field(page, "Password").fill("another password");
      await field(page, "Password").press("Enter");
      await arrive();
      await expect(page.getByText("Invalid login credentials.")).toBeVisible();
      await expect(field(page, "Password")).toBeFocused();
    });
    await test.step("Enter signs in as soon as it can; nothing of it gets into the address", async () => {
      const addresses: string[] = [];
      page.on("request", (request) => addresses.push(request.url()));
      const arrive = await openWithoutReact(page, `${site.url}#/login`);
      // Nobody sees the blanks that a keyboard's proposals put around an address.
      await field(page, "Email").fill(` ${email} `);
      await field(page, "Password").fill(password);
      await field(page, "Password").press("Enter");
      await arrive();
      await expect(page.getByRole("navigation", { name: "Collections" })).toBeVisible();
      expect(addresses.filter((address) => address.includes(encodeURIComponent(password)))).toEqual([]);
    });
  });

  test("that one of its files cannot be loaded is told in place of the form", async ({ site, page, expectProblem }) => {
    expectProblem(/ERR_FAILED|status of 404|could not be loaded/);
    const lost = (route: Route): Promise<void> => route.abort();
    const absent = (route: Route): Promise<void> => route.fulfill({ status: 404, contentType: "text/plain" });
    const losses = [
      ["main", lost],
      ["main", absent],
      ["first", lost],
      ["start", lost],
    ] as const;
    for (const [file, lose] of losses)
      await test.step(`${file}, ${lose.name}`, async () => {
        const files = new RegExp(`/${file}-[^/]+\\.js$`);
        await page.route(files, lose);
        await page.goto("about:blank");
        await page.goto(`${site.url}#/login`);
        await expect(page.getByRole("alert")).toContainText("This part could not be loaded.");
        await expect(page.getByRole("alert")).toContainText("Its file could not be loaded. Check your connection");
        await expect(page.getByRole("alert")).toBeInViewport();
        await expect(heading(page)).toBeHidden();
        await page.unroute(files);
        await page.getByRole("button", { name: "Retry" }).click();
        await expect(drawn(page).and(page.getByRole("main").filter({ has: heading(page) }))).toBeVisible();
      });
  });

  test("nothing is shown where more is to be said than the form", async ({ site, page }) => {
    const ended = JSON.stringify({ token: "an.old.one", model: { id: "someone" } });
    await page.addInitScript(([key, session]) => localStorage.setItem(key!, session!), [sessionKey, ended]);
    const arrive = await openWithoutReact(page, site.url);
    await page.waitForFunction(() => document.readyState === "complete");
    await expect(heading(page)).toBeHidden();
    await arrive();
    await expect(page.getByText("Your session has ended.")).toBeVisible();
  });
});
