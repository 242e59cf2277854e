import { askToDelete, button, edit, panel, rowOf, test } from "./support/admins";
import { toast } from "./support/settings";
import { expect, field, firstAdmin, waitForFocus } from "./support/test";

const { email } = firstAdmin;

test("An admin's panel begins at the email, a new one's, too; after a question the focus is where it was asked; Escape closes the panel, also while something is said in it", async ({
  signedIn: page,
  admins,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/api\/admins\/\w+$/);
  await admins.open();
  await expect(field(await edit(page, email), "Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await button(page, "New admin").click();
  await expect(field(panel(page, "New admin"), "Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await edit(page, email);
  const question = await askToDelete(page);
  await waitForFocus(question);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(button(panel(page), "More")).toBeFocused();
  await button(await askToDelete(page), "Yes").click();
  await expect(toast(page, /^The only admin/)).toBeVisible();
  await expect(button(panel(page), "More")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(rowOf(page, email)).toBeVisible();
  await expect(toast(page, /^The only admin/)).toBeVisible();
});
