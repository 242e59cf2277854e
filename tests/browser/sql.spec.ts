import { expect, test } from "./support/test";

test.use({ backendVersion: "v0.40.4" });

test("runs the statement at the caret and shows its rows", async ({ signedIn: page }) => {
  await page.goto("#/collections");
  await page.getByRole("link", { name: "SQL console" }).click();
  await expect(page.getByRole("textbox", { name: "SQL" })).toBeFocused();
  await page.keyboard.insertText("SELECT 1 AS one, NULL AS none; SELECT 'two' AS two");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("table", { name: "Result" }).getByRole("row", { name: "two" }).last()).toBeVisible();
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByRole("row", { name: "1 NULL" })).toBeVisible();
});
