import { avatars, flag, other, picture, save, test } from "./support/admins";
import { toast } from "./support/settings";
import { expect } from "./support/test";

const flags = ["Cross", "Disc", "Saltire", "Halves", "Quarters", "Frame", "Bars", "Wedge", "Lozenge"];

test.describe("The avatars", () => {
  test("are ten pictures with names, of which the mouse chooses one", async ({ signedIn: page, admins }) => {
    await admins.open({ adminId: "new" });
    const all = avatars(page).getByRole("radio");
    await expect(all).toHaveCount(10);
    const names = await all.evaluateAll((each) => each.map(({ ariaLabel }) => ariaLabel));
    expect(names.slice(0, 9)).toEqual(flags);
    expect(new Set(names).size).toBe(10);
    await expect(flag(page, "Cross")).toBeChecked();
    await picture(page, "Frame").click();
    await expect(flag(page, "Frame")).toBeChecked();
    await expect(flag(page, "Cross")).not.toBeChecked();
  });

  test("are walked through by the arrow keys", async ({ signedIn: page, admins }) => {
    const { id } = await admins.add(other, 4);
    await admins.open({ adminId: id });
    await flag(page, "Quarters").focus();
    await page.keyboard.press("ArrowRight");
    await expect(flag(page, "Frame")).toBeFocused();
    await expect(flag(page, "Frame")).toBeChecked();
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press("ArrowLeft");
    await expect(flag(page, "Saltire")).toBeChecked();
    await save(page).click();
    await expect(toast(page, "Successfully updated admin.")).toBeVisible();
    expect((await admins.all())[1]).toMatchObject({ email: other, avatar: 2 });
  });
});
