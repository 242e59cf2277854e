import { expect, test } from "./support/test";

test("Each version lets an administrator in, and shows the records of a collection", async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByLabel("Email").fill(site.admin.email);
  await page.getByLabel("Password").fill(site.admin.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "users" })).toBeVisible();
  await expect(page.getByText("No records found.")).toBeVisible();
});
