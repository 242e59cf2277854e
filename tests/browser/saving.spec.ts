import { save, saved, test, text, toast } from "./support/settings";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test("saves by keys and by Save, and gives the focus a place", async ({ signedIn: page, saves, stored }) => {
  await stored();
  await page.goto("#/settings");
  const name = text(page, "Application name");
  const ways = {
    "Control+s": [() => page.keyboard.press("Control+s"), name],
    "Enter in the field": [() => name.press("Enter"), name],
    "Enter on Save": [() => save(page).press("Enter"), page.getByRole("main")],
  } as const;
  for (const [way, [press, focused]] of Object.entries(ways))
    await test.step(`saves by ${way}`, async () => {
      await expect(save(page)).toBeDisabled();
      await name.fill(`Harbour by ${way}`);
      await press();
      await expect(toast(page, saved.application)).toBeVisible();
      await expect(focused).toBeFocused();
      await expect(save(page)).toBeDisabled();
      expect(saves.at(-1)).toEqual({ meta: { appName: `Harbour by ${way}` } });
    });
  expect(saves).toHaveLength(3);
});

test("asks before it overwrites what another admin saved", async ({ signedIn: page, site, stored }) => {
  await stored();
  await page.goto("#/settings");
  await text(page, "Application name").fill("Harbour");
  await site.call("PATCH", "/api/settings", { meta: { appName: "Lighthouse", appUrl: "http://example.com" } });
  await save(page).click();
  const question = page.getByRole("alertdialog", {
    name: "Another admin changed Application name. Overwrite their changes?",
  });
  await question.getByRole("button", { name: "No" }).click();
  expect((await stored()).meta.appName).toBe("Lighthouse");
  await expect(text(page, "Application url")).toHaveValue("http://example.com");
  await save(page).click();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, saved.application)).toBeVisible();
  expect((await stored()).meta).toMatchObject({ appName: "Harbour", appUrl: "http://example.com" });
});
