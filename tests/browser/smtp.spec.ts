import { expect, type Page } from "@playwright/test";
import { cancel, save, saved, test, testButton, text, toast } from "./support/settings";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const password = (page: Page) => page.getByLabel("Password", { exact: true });
const hidden = (page: Page) => text(page, "Password: Hidden value");
const replaced = (page: Page) => page.getByRole("button", { name: "Set new value" });
const kept = (page: Page) => page.getByRole("button", { name: "Keep the stored value" });

test("replaces, keeps and erases a stored password", async ({ signedIn: page, site, stored, saves }) => {
  await stored();
  await site.call("PATCH", "/api/settings", { smtp: { enabled: true, password: "an-old-password" } });
  await page.goto("#/settings/mail");
  await test.step("'Set new value' empties the password and gives it the focus, and the stored one can be kept", async () => {
    await replaced(page).click();
    await expect(password(page)).toHaveValue("");
    await expect(password(page)).toBeFocused();
    await page.keyboard.type("half a pass");
    await kept(page).click();
    await expect(hidden(page)).toHaveValue("******");
    await expect(testButton(page)).toBeVisible();
    await replaced(page).click();
    await page.keyboard.type("a-new-password");
    await cancel(page).click();
    await expect(hidden(page)).toHaveValue("******");
  });
  await test.step("when it is left empty, the stored password stays", async () => {
    await replaced(page).click();
    await page.keyboard.type("x");
    await page.keyboard.press("Backspace");
    await expect(testButton(page)).toBeVisible();
  });
  await test.step("a new one takes its place", async () => {
    await page.keyboard.type("a-new-password");
    await save(page).click();
    await expect(toast(page, saved.mail)).toBeVisible();
    await expect(hidden(page)).toHaveValue("******");
    expect(saves).toEqual([{ smtp: { password: "a-new-password" } }]);
  });
  await test.step("to erase it is a choice of its own", async () => {
    await page.getByRole("button", { name: "Erase the stored value" }).click();
    await expect(page.getByLabel("Password: Will be erased when you save")).toBeVisible();
    await save(page).click();
    await expect(testButton(page)).toBeVisible();
    expect(saves.slice(1)).toEqual([{ smtp: { password: "" } }]);
    expect((await stored()).smtp.password).toBe("");
  });
});
