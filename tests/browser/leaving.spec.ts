import { EventEmitter, once } from "node:events";
import type { Locator, Page } from "@playwright/test";
import { test, text } from "./support/settings";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const question = (page: Page): Locator => page.getByRole("alertdialog");
const answer = (page: Page, name: "Discard" | "Keep editing") => question(page).getByRole("button", { name }).click();
const asks = /^Unsaved changes will be lost: Application name\./i;

async function change(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Application" }).click();
  await text(page, "Application name").fill("Harbour");
}

const ways: readonly (readonly [name: string, leave: (page: Page) => Promise<unknown>])[] = [
  ["a link", (page) => page.getByRole("link", { name: "Mail settings" }).click()],
  ["Back", (page) => page.evaluate(() => window.history.back())],
  ["the address", (page) => page.evaluate(() => void (window.location.hash = "#/settings/mail"))],
];

test("asks before a changed page is left, whichever way", async ({ signedIn: page, saves }) => {
  await page.goto("#/settings/mail");
  for (const [name, leave] of ways)
    await test.step(`asks before ${name}`, async () => {
      await change(page);
      await leave(page);
      await expect(question(page)).toHaveAccessibleName(asks);
      await answer(page, "Keep editing");
      await expect(page).toHaveURL(/#\/settings$/);
      await expect(text(page, "Application name")).toHaveValue("Harbour");
      await leave(page);
      await answer(page, "Discard");
      await expect(heading(page, "Mail settings")).toBeVisible();
      await expect(page).toHaveURL(/#\/settings\/mail$/);
    });
  await page.getByRole("link", { name: "Application" }).click();
  await expect(text(page, "Application name")).toHaveValue("Acme");
  expect(saves).toEqual([]);
});

test("waits for a save before a page is left, and asks only if it fails", async ({
  signedIn: page,
  stored,
  expectProblem,
}) => {
  expectProblem(/status of 500 .*\/api\/settings$/);
  await stored();
  await page.goto("#/settings/mail");
  const backend = new EventEmitter();
  let fails = true;
  await page.route("**/api/settings", async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    await once(backend, "answers");
    if (!fails) return route.continue();
    return route.fulfill({ status: 500, json: { code: 500, message: "The disk is full.", data: {} } });
  });
  const saveAndLeave = async (leave: Locator): Promise<void> => {
    await change(page);
    const waiting = page.waitForRequest((request) => request.method() === "PATCH");
    await page.getByRole("button", { name: "Save changes" }).click();
    await waiting;
    await leave.click();
    await expect(heading(page, "Application settings")).toBeVisible();
    await expect(question(page)).toBeHidden();
    backend.emit("answers");
  };
  await saveAndLeave(page.getByRole("link", { name: "Mail settings" }));
  await expect(question(page)).toHaveAccessibleName(asks);
  await answer(page, "Discard");
  await expect(heading(page, "Mail settings")).toBeVisible();
  fails = false;
  await saveAndLeave(page.getByRole("link", { name: "Mail settings" }));
  await expect(heading(page, "Mail settings")).toBeVisible();
  await expect(question(page)).toBeHidden();
});
