import { EventEmitter, once } from "node:events";
import type { Locator, Page } from "@playwright/test";
import { test, text } from "./support/settings";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const question = (page: Page): Locator => page.getByRole("alertdialog");
const answered = (page: Page, name: "Yes" | "No") => question(page).getByRole("button", { name }).click();
const asks = "Unsaved changes will be lost: Application name, Application url.";

async function change(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Application" }).click();
  await text(page, "Application name").fill("Harbour");
  await text(page, "Application url").fill("http://example.com");
}

const ways: readonly (readonly [name: string, leave: (page: Page) => Promise<unknown>])[] = [
  ["a link", (page) => page.getByRole("link", { name: "Mail settings" }).click()],
  ["Back", (page) => page.evaluate(() => window.history.back())],
  ["the address", (page) => page.evaluate(() => void (window.location.hash = "#/settings/mail"))],
];

test("asks once before a changed page is left, whichever way", async ({ signedIn: page, saves }) => {
  await page.goto("#/settings/mail");
  for (const [name, leave] of ways) {
    await test.step(name, async () => {
      await change(page);
      await leave(page);
      await expect(question(page)).toHaveAccessibleName(new RegExp(`^${asks}`, "i"));
      await answered(page, "No");
      await expect(question(page)).toBeHidden();
      await expect(page).toHaveURL(/#\/settings$/);
      await expect(heading(page, "Application settings")).toBeVisible();
      await expect(text(page, "Application name")).toHaveValue("Harbour");

      await leave(page);
      await answered(page, "Yes");
      await expect(heading(page, "Mail settings")).toBeVisible();
      await expect(page).toHaveURL(/#\/settings\/mail$/);
      await expect(question(page)).toBeHidden();
      await page.getByRole("link", { name: "Application" }).click();
      await expect(text(page, "Application name")).toHaveValue("Acme");
      await expect(page.getByText(/unsaved change/)).toBeHidden();
      expect(saves).toEqual([]);
      await page.getByRole("link", { name: "Mail settings" }).click();
      await expect(heading(page, "Mail settings")).toBeVisible();
    });
  }
  await test.step("the account menu, and a page without changes", async () => {
    await change(page);
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Manage admins" }).click();
    await answered(page, "Yes");
    await expect(heading(page, "Admins")).toBeVisible();
    await page.getByRole("link", { name: "Application" }).click();
    await expect(heading(page, "Application settings")).toBeVisible();
    await expect(question(page)).toBeHidden();
  });
});

test("waits for a save before a page is left, and asks if it fails", async ({
  signedIn: page,
  stored,
  expectProblem,
}) => {
  expectProblem(/status of 500 .*\/api\/settings$/);
  await stored();
  await page.goto("#/settings/mail");
  for (const fails of [true, false])
    await test.step(fails ? "it fails" : "it does not fail", async () => {
      await change(page);
      const waiting = page.waitForRequest((request) => request.method() === "PATCH");
      const backend = new EventEmitter();
      await page.route("**/api/settings", async (route) => {
        if (route.request().method() !== "PATCH") return route.continue();
        await once(backend, "answers");
        if (!fails) return route.continue();
        return route.fulfill({ status: 500, json: { code: 500, message: "The disk is full.", data: {} } });
      });
      await page.getByRole("button", { name: "Save changes" }).click();
      await waiting;
      await page.getByRole("link", { name: "Mail settings" }).click();
      await expect(heading(page, "Application settings")).toBeVisible();
      await expect(question(page)).toBeHidden();
      backend.emit("answers");
      if (fails) {
        await expect(question(page)).toHaveAccessibleName(new RegExp(`^${asks}`, "i"));
        await answered(page, "Yes");
      }
      await expect(heading(page, "Mail settings")).toBeVisible();
      await expect(question(page)).toBeHidden();
      await page.unroute("**/api/settings");
    });
});

test("waits for a save before Logout, and asks nothing if it succeeds", async ({ signedIn: page, stored }) => {
  await stored();
  await page.goto("#/settings");
  await change(page);
  const backend = new EventEmitter();
  const waiting = page.waitForRequest((request) => request.method() === "PATCH");
  await page.route("**/api/settings", async (route) => {
    if (route.request().method() === "PATCH") await once(backend, "answers");
    return route.continue();
  });
  await page.getByRole("button", { name: "Save changes" }).click();
  await waiting;
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  await expect(question(page)).toBeHidden();
  backend.emit("answers");
  await expect(page.getByRole("heading", { name: "Admin sign in" })).toBeVisible();
  await expect(question(page)).toBeHidden();
});
