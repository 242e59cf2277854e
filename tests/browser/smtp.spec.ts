import { expect, type Page } from "@playwright/test";
import {
  cancel,
  expectFault,
  expectNoFault,
  refuseSave,
  save,
  saved,
  smtp,
  switchSmtp,
  test,
  testButton,
  text,
  toast,
} from "./support/settings";

const password = (page: Page) => page.getByLabel("Password", { exact: true });
const hidden = (page: Page) => text(page, "Password: Hidden value");
const replaced = (page: Page) => page.getByRole("button", { name: "Set new value" });

test("SMTP fields are shown only when SMTP is on, and required then", async ({ signedIn: page, saves }) => {
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
  await smtp(page).click();
  await expect(text(page, "SMTP server host")).toBeHidden();
});

test("when SMTP is switched off again, what was typed in its fields is neither checked nor sent", async ({
  signedIn: page,
  stored,
  saves,
}) => {
  await stored();
  await switchSmtp(page);
  await text(page, "SMTP server host").fill("no host!");
  await text(page, "Port").fill("");
  await smtp(page).click();
  await expect(testButton(page)).toBeVisible();
  await text(page, "Sender name").fill("Somebody");
  await expect(page.getByText("1 unsaved change")).toBeVisible();
  await save(page).click();
  await expect(toast(page, saved.mail)).toBeVisible();
  expect(saves).toEqual([{ meta: { senderName: "Somebody" } }]);
});

test("when the backend refuses a field that is not on the screen, that is said above the form", async ({
  signedIn: page,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/api\/settings$/);
  const host = { code: "validation_is_host", message: "Must be a valid IP address or DNS name." };
  await refuseSave(page, { smtp: { host } });
  await page.goto("#/settings/mail");
  await text(page, "Sender name").fill("Somebody");
  await save(page).click();
  await expect(page.getByRole("alert").filter({ hasText: `smtp.host: ${host.message}` })).toBeVisible();
  await expect(text(page, "Sender name")).toHaveValue("Somebody");
});

test("TLS is Auto (StartTLS) or Always", async ({ signedIn: page, stored, saves }) => {
  await stored();
  await switchSmtp(page);
  const tls = page.getByRole("combobox", { name: "TLS encryption" });
  await expect(tls.getByRole("option")).toHaveText(["Auto (StartTLS)", "Always"]);
  await expect(tls.locator("option:checked")).toHaveText("Auto (StartTLS)");
  await tls.selectOption("Always");
  await save(page).click();
  await expect(toast(page, saved.mail)).toBeVisible();
  await tls.selectOption("Auto (StartTLS)");
  await save(page).click();
  await expect(testButton(page)).toBeVisible();
  expect(saves).toEqual([{ smtp: { enabled: true, tls: true } }, { smtp: { tls: false } }]);
});

test("when a password is stored, it is masked, and never sent back", async ({ signedIn: page, stored, saves }) => {
  await stored();
  await switchSmtp(page);
  await text(page, "Username").fill("postman");
  await password(page).fill("a-mail-password");
  await expect(password(page)).toHaveAttribute("type", "password");
  await save(page).click();
  await expect(toast(page, saved.mail)).toBeVisible();
  await expect(hidden(page)).toHaveValue("******");
  await expect(hidden(page)).not.toBeEditable();
  await text(page, "Username").fill("postwoman");
  await save(page).click();
  await expect(testButton(page)).toBeVisible();
  expect(saves).toEqual([
    { smtp: { enabled: true, username: "postman", password: "a-mail-password" } },
    { smtp: { username: "postwoman" } },
  ]);
  expect((await stored()).smtp.password).toBe("******");
});

test("'Set new value' empties the password and gives it the focus, and the stored one can be kept", async ({
  signedIn: page,
  site,
  stored,
  saves,
}) => {
  await stored();
  await site.call("PATCH", "/api/settings", { smtp: { enabled: true, password: "an-old-password" } });
  await page.goto("#/settings/mail");
  await replaced(page).click();
  await expect(password(page)).toHaveValue("");
  await expect(password(page)).toBeFocused();
  await page.keyboard.type("half a pass");
  await page.getByRole("button", { name: "Keep the stored value" }).click();
  await expect(hidden(page)).toHaveValue("******");
  await expect(testButton(page)).toBeVisible();
  await replaced(page).click();
  await page.keyboard.type("a-new-password");
  await cancel(page).click();
  await expect(hidden(page)).toHaveValue("******");
  await replaced(page).click();
  await page.keyboard.type("a-new-password");
  await save(page).click();
  await expect(toast(page, saved.mail)).toBeVisible();
  await expect(hidden(page)).toHaveValue("******");
  expect(saves).toEqual([{ smtp: { password: "a-new-password" } }]);
});

test("when a password was stored just now, it can be kept, too", async ({ signedIn: page, stored }) => {
  await stored();
  await switchSmtp(page);
  await password(page).fill("a-mail-password");
  await save(page).click();
  await replaced(page).click();
  await page.getByRole("button", { name: "Keep the stored value" }).click();
  await expect(hidden(page)).toHaveValue("******");
  await expect(hidden(page)).toBeFocused();
  await expect(testButton(page)).toBeVisible();
});

test("when 'Set new value' is left empty, the stored password stays; to erase it is a choice of its own", async ({
  signedIn: page,
  site,
  stored,
  saves,
}) => {
  await stored();
  await site.call("PATCH", "/api/settings", { smtp: { enabled: true, password: "an-old-password" } });
  await page.goto("#/settings/mail");
  await replaced(page).click();
  await page.keyboard.type("x");
  await page.keyboard.press("Backspace");
  await expect(testButton(page)).toBeVisible();
  await page.getByRole("button", { name: "Keep the stored value" }).click();
  await page.getByRole("button", { name: "Erase the stored value" }).click();
  await expect(page.getByLabel("Password: Erased with the next save")).toBeVisible();
  await save(page).click();
  await expect(toast(page, saved.mail)).toBeVisible();
  expect(saves).toEqual([{ smtp: { password: "" } }]);
  expect((await stored()).smtp.password).toBe("");
});
