import { test } from "./support/own-settings";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, field, firstAdmin } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test("shows the reason in the log, also over a panel, and gives the focus back", async ({
  signedIn: page,
  ownSite,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/api\/admins\/\w+$/);
  const second = { email: "second@example.com", password: "a-long-password", passwordConfirm: "a-long-password" };
  await ownSite.call("POST", "/api/admins", { ...second, avatar: 1 });
  const offer = page.getByRole("button", { name: "Why?" });
  const reason = page.getByRole("dialog", { name: "Reason in the log" });
  const panel = page.getByRole("dialog", { name: "Edit admin" });
  await page.goto("#/settings/admins");
  await page.getByRole("row", { name: second.email }).click();
  await field(panel, "Email").fill(firstAdmin.email);
  await panel.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Something went wrong while processing your request.")).toBeVisible();
  for (const key of ["F8", "Tab", "Tab"]) await page.keyboard.press(key);
  await expect(offer).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(reason.getByText("email: Admin email already exists..")).toBeVisible();
  await expect(reason.getByText("Close", { exact: true })).toBeFocused();
  await axeInBothThemes(page);
  await page.keyboard.press("Escape");
  await expect(reason).toBeHidden();
  await expect(offer).toBeFocused();
  await expect(field(panel, "Email")).toHaveValue(firstAdmin.email);
  await offer.click();
  await expect(reason).toBeVisible();
});
