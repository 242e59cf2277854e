import { avatars, flag, picture, save, test } from "./support/admins";
import { toast } from "./support/settings";
import { expect } from "./support/test";

const flags = ["Cross", "Disc", "Saltire", "Halves", "Quarters", "Frame", "Bars", "Wedge", "Lozenge"];

test("The avatars are ten pictures with names, of which the mouse chooses one, and through which the arrow keys walk", async ({
  signedIn: page,
  admins,
  ownSite,
}) => {
  await admins.open({ adminId: ownSite.model.id });
  const all = avatars(page).getByRole("radio");
  await expect(all).toHaveCount(10);
  const names = await all.evaluateAll((each) => each.map(({ ariaLabel }) => ariaLabel));
  expect(names.slice(0, 9)).toEqual(flags);
  expect(new Set(names).size).toBe(10);
  await expect(flag(page, "Cross")).toBeChecked();
  await picture(page, "Quarters").click();
  await expect(flag(page, "Quarters")).toBeChecked();
  await expect(flag(page, "Cross")).not.toBeChecked();
  await flag(page, "Quarters").focus();
  await page.keyboard.press("ArrowRight");
  await expect(flag(page, "Frame")).toBeFocused();
  await expect(flag(page, "Frame")).toBeChecked();
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press("ArrowLeft");
  await expect(flag(page, "Saltire")).toBeChecked();
  await save(page).click();
  await expect(toast(page, "Successfully updated admin.")).toBeVisible();
  expect(await admins.all()).toMatchObject([{ avatar: 2 }]);
});
