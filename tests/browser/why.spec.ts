import type { Page } from "@playwright/test";
import { test } from "./support/own-settings";
import { save, text, toast } from "./support/settings";
import { axeInBothThemes, expect, field, firstAdmin, type Site } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const generic = "Something went wrong while processing your request.";
const refused = "meta: (appUrl: must be a valid URL.).";
const newAdmin = { email: "second@example.com", password: "a-long-password", avatar: 1 };

const offer = (page: Page) => page.getByRole("button", { name: "Why?" });
const why = (page: Page) => page.getByRole("dialog", { name: "Reason in the log" });

/** Lets the backend refuse the address of the application, and asks for the reason. */
async function saveBadly(page: Page): Promise<void> {
  await page.goto("#/settings");
  await text(page, "Application url").fill("http://a_b.c");
  await save(page).click();
  await expect(toast(page, generic)).toBeVisible();
}

const inLog = async ({ call }: Site) =>
  (await call<{ totalItems: number }>("GET", `/api/logs/requests?filter=${encodeURIComponent("status = 400")}`))
    .totalItems;

test.describe("Why a call failed", () => {
  test.beforeEach(({ expectProblem }) => expectProblem(/status of 400 .*\/api\/settings$/));

  test("is told in the log's own words, and put away by Escape and by 'Close'; the focus goes back", async ({
    signedIn: page,
    ownSite,
  }) => {
    await saveBadly(page);
    await expect.poll(() => inLog(ownSite)).toBe(1);
    await test.step("it is told in the log's own words", async () => {
      await offer(page).focus();
      await page.keyboard.press("Enter");
      await expect(why(page).getByText(refused)).toHaveCount(1);
      await expect(why(page).getByText(/possible entries/)).toBeHidden();
      await expect(why(page).getByText("Close", { exact: true })).toBeFocused();
      await axeInBothThemes(page);
    });
    await test.step("it is put away by Escape and by 'Close'; the focus goes back", async () => {
      await page.keyboard.press("Escape");
      await expect(why(page)).toBeHidden();
      await expect(offer(page)).toBeFocused();
      await offer(page).click();
      await why(page).getByText("Close", { exact: true }).click();
      await expect(why(page)).toBeHidden();
      await expect(offer(page)).toBeFocused();
      await expect(text(page, "Application url")).toHaveValue("http://a_b.c");
    });
  });
});

test("What is said while a panel is open can be reached there, by the keyboard and by the pointer", async ({
  signedIn: page,
  ownSite,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/api\/admins\/\w+$/);
  await ownSite.call("POST", "/api/admins", { ...newAdmin, passwordConfirm: newAdmin.password });
  await page.goto("#/settings/admins");
  await page.getByRole("row", { name: newAdmin.email }).click();
  const panel = page.getByRole("dialog", { name: "Edit admin" });
  await field(panel, "Email").fill(firstAdmin.email);
  await panel.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, generic)).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(offer(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(why(page).getByText("email: Admin email already exists..")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(why(page)).toBeHidden();
  await expect(offer(page)).toBeFocused();
  await expect(field(panel, "Email")).toHaveValue(firstAdmin.email);
  await offer(page).click();
  await expect(why(page)).toBeVisible();
});
