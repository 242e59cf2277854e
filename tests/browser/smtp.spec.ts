import { expect, type Page } from "@playwright/test";
import {
  cancel,
  expectFault,
  expectNoFault,
  save,
  saved,
  smtp,
  switchSmtp,
  test,
  testButton,
  text,
  toast,
} from "./support/settings";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const password = (page: Page) => page.getByLabel("Password", { exact: true });
const hidden = (page: Page) => text(page, "Password: Hidden value");
const replaced = (page: Page) => page.getByRole("button", { name: "Set new value" });
const kept = (page: Page) => page.getByRole("button", { name: "Keep the stored value" });

test("SMTP fields are shown only when SMTP is on, and required then; off again, what was typed in them is neither checked nor sent", async ({
  signedIn: page,
  stored,
  saves,
}) => {
  await stored();
  await test.step("SMTP fields are shown only when SMTP is on, and required then", async () => {
    await page.goto("#/settings/mail");
    await expect(text(page, "SMTP server host")).toBeHidden();
    await smtp(page).click();
    for (const name of ["SMTP server host", "Port"]) {
      await expect(text(page, name)).toHaveAttribute("aria-required", "true");
      await text(page, name).fill("");
    }
    await expect(text(page, "Username")).toHaveAttribute("aria-required", "false");
    await expect(page.getByRole("combobox", { name: "TLS encryption" })).toBeVisible();
    await expect(password(page)).toBeVisible();
    await save(page).click();
    for (const name of ["SMTP server host", "Port"]) await expectFault(text(page, name), /Cannot be blank\./);
    await expectNoFault(text(page, "Username"));
    await expect(text(page, "SMTP server host")).toBeFocused();
    expect(saves).toEqual([]);
  });
  await test.step("when SMTP is switched off again, what was typed in its fields is neither checked nor sent", async () => {
    await text(page, "SMTP server host").fill("no host!");
    await smtp(page).click();
    await expect(text(page, "SMTP server host")).toBeHidden();
    await expect(testButton(page)).toBeVisible();
    await text(page, "Sender name").fill("Somebody");
    await expect(page.getByText("1 unsaved change")).toBeVisible();
    await save(page).click();
    await expect(toast(page, saved.mail)).toBeVisible();
    expect(saves).toEqual([{ meta: { senderName: "Somebody" } }]);
  });
});

test("TLS is Auto (StartTLS) or Always; a password that is stored is masked, can be kept at once, and is never sent back", async ({
  signedIn: page,
  stored,
  saves,
}) => {
  await stored();
  await switchSmtp(page);
  const tls = page.getByRole("combobox", { name: "TLS encryption" });
  await test.step("TLS is Auto (StartTLS) or Always", async () => {
    await expect(tls.getByRole("option")).toHaveText(["Auto (StartTLS)", "Always"]);
    await expect(tls.locator("option:checked")).toHaveText("Auto (StartTLS)");
    await tls.selectOption("Always");
  });
  await test.step("when a password is stored, it is masked", async () => {
    await text(page, "Username").fill("postman");
    await password(page).fill("a-mail-password");
    await expect(password(page)).toHaveAttribute("type", "password");
    await save(page).click();
    await expect(toast(page, saved.mail)).toBeVisible();
    await expect(hidden(page)).toHaveValue("******");
    await expect(hidden(page)).not.toBeEditable();
  });
  await test.step("when it was stored just now, it can be kept, too", async () => {
    await replaced(page).click();
    await kept(page).click();
    await expect(hidden(page)).toHaveValue("******");
    await expect(hidden(page)).toBeFocused();
    await expect(testButton(page)).toBeVisible();
  });
  await test.step("it is never sent back", async () => {
    await tls.selectOption("Auto (StartTLS)");
    await text(page, "Username").fill("postwoman");
    await save(page).click();
    await expect(testButton(page)).toBeVisible();
    expect(saves).toEqual([
      { smtp: { enabled: true, tls: true, username: "postman", password: "a-mail-password" } },
      { smtp: { tls: false, username: "postwoman" } },
    ]);
    expect((await stored()).smtp).toMatchObject({ tls: false, username: "postwoman", password: "******" });
  });
});

test("'Set new value' empties the password and gives it the focus; the stored one can be kept, and erased by a choice of its own", async ({
  signedIn: page,
  site,
  stored,
  saves,
}) => {
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
