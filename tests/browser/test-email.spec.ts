import { expect, type Page } from "@playwright/test";
import type { Mailbox } from "./support/mailbox";
import { expectFault, save, saved, switchSmtp, test, testButton, text, toast } from "./support/settings";
import { clickBeside } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const sent = "Successfully sent test email.";
const path = "**/api/settings/test/email";
const popup = (page: Page) => page.getByRole("dialog", { name: "Send test email" });
const send = (page: Page) => popup(page).getByRole("button", { name: "Send" });
const recipient = (page: Page) => popup(page).getByRole("textbox", { name: "To email address" });
const template = (page: Page, name: string) => popup(page).getByRole("radio", { name: `"${name}" template` });
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("last_email_test"));

async function openPopup(page: Page): Promise<void> {
  await testButton(page).click();
  // Only a popup that has the focus hears keys, and clicks beside it.
  await expect(popup(page).locator(":focus")).toHaveCount(1);
}

/** Saves a mail server, as an admin does. */
async function saveServer(page: Page, port: number): Promise<void> {
  await switchSmtp(page);
  await text(page, "SMTP server host").fill("127.0.0.1");
  await text(page, "Port").fill(String(port));
  await save(page).click();
  await expect(toast(page, saved.mail)).toBeVisible();
}

/** Holds the sending back until it is let go. */
async function holdSending(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const waiting = new Promise<void>((go) => (letGo = go));
  await page.route(path, (route) => waiting.then(() => route.fulfill({ status: 204 })));
  return letGo;
}

/** Fills in the popup, and sends. */
async function sendTo(page: Page, email: string): Promise<void> {
  await recipient(page).fill(email);
  await send(page).click();
}

async function expectMail(mailbox: Mailbox, subject: string): Promise<void> {
  const mail = await mailbox.next();
  expect(mail.subject).toBe(subject);
  expect(mail.from).toMatchObject({ name: "Support", address: "support@example.com" });
  expect(mail.to).toMatchObject([{ address: "reader@example.com" }]);
}

test("The popup is closed when nothing is being sent, and sends once, when a template and a recipient are set, whom it remembers", async ({
  signedIn: page,
}) => {
  let calls = 0;
  page.on("request", (request) => request.url().endsWith("/test/email") && (calls += 1));
  await page.goto("#/settings/mail");
  expect(await remembered(page)).toBeNull();
  await test.step("it is closed by Escape, a click outside, the cross and Close, and forgets what was typed", async () => {
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => clickBeside(page, 8, 400),
      () => popup(page).getByRole("button", { name: "Close" }).first().click(),
      () => popup(page).getByRole("button", { name: "Close" }).last().click(),
    ]) {
      await openPopup(page);
      await expect(recipient(page)).toHaveValue("");
      await recipient(page).fill("reader@example.com");
      await close();
      await expect(popup(page)).toBeHidden();
      await expect(testButton(page)).toBeVisible();
    }
  });
  await test.step("Send is enabled only when a template and a recipient are set", async () => {
    await openPopup(page);
    await expect(popup(page).getByRole("radiogroup", { name: "Template" }).getByRole("radio")).toHaveCount(3);
    await expect(template(page, "Verification")).toBeChecked();
    await expect(template(page, "Password reset")).not.toBeChecked();
    await expect(template(page, "Confirm email change")).not.toBeChecked();
    await expect(recipient(page)).toBeFocused();
    await expect(recipient(page)).toHaveAttribute("aria-required", "true");
    await expect(send(page)).toBeDisabled();
    await recipient(page).fill("reader@example.com");
    await expect(send(page)).toBeEnabled();
    await recipient(page).fill("");
    await expect(send(page)).toBeDisabled();
  });
  await test.step("when the recipient is no email address, it says so and nothing is sent", async () => {
    await sendTo(page, "reader");
    await expectFault(recipient(page), /Must be a valid email address\./);
    await expect(recipient(page)).toBeFocused();
    expect(calls).toBe(0);
  });
  await test.step("while it sends, the popup cannot be closed, and Send takes no second press", async () => {
    const letGo = await holdSending(page);
    await sendTo(page, "writer@example.com");
    await expect(send(page)).toHaveAttribute("aria-busy", "true");
    for (const close of await popup(page).getByRole("button", { name: "Close" }).all())
      await expect(close).toBeDisabled();
    await page.keyboard.press("Escape");
    await clickBeside(page, 8, 400);
    await send(page).click();
    await expect(popup(page)).toBeVisible();
    await expect(recipient(page)).toHaveValue("writer@example.com");
    letGo();
    await expect(popup(page)).toBeHidden();
    await expect(toast(page, sent)).toBeVisible();
    expect(calls).toBe(1);
  });
  await test.step("the last recipient is remembered, and prefilled when the popup is opened again", async () => {
    expect(await remembered(page)).toBe("writer@example.com");
    await page.reload();
    await testButton(page).click();
    await expect(recipient(page)).toHaveValue("writer@example.com");
    await expect(recipient(page)).toBeFocused();
    await expect(send(page)).toBeEnabled();
  });
});

test("A mail that is sent is received as its template is stored now; when the mail server refuses, its words stay in the popup", async ({
  signedIn: page,
  site,
  stored,
  saves,
  mailbox,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/api\/settings\/test\/email$/);
  await stored();
  await saveServer(page, mailbox.port);
  expect(saves).toEqual([{ smtp: { enabled: true, host: "127.0.0.1", port: mailbox.port } }]);
  for (const [name, key, subject] of [
    ["Verification", "verification", "Verify your Acme email"],
    ["Password reset", "password-reset", "Reset your Acme password"],
    ["Confirm email change", "email-change", "Confirm your Acme new email address"],
  ] as const) {
    await test.step(`the mail of the template "${name}" is received with its subject`, async () => {
      await testButton(page).click();
      await template(page, name).check();
      const asked = page.waitForRequest(path);
      await sendTo(page, "reader@example.com");
      expect((await asked).postDataJSON()).toEqual({ template: key, email: "reader@example.com" });
      await expect(toast(page, sent)).toBeVisible();
      await expect(popup(page)).toBeHidden();
      await expectMail(mailbox, subject);
    });
  }
  await test.step("when a changed template is saved and sent, the mail has what was written", async () => {
    const body = '<p>Welcome to {APP_NAME}: <a href="{ACTION_URL}">go on</a></p>';
    await site.call("PATCH", "/api/settings", {
      meta: { senderName: "Harbour office", verificationTemplate: { subject: "Come aboard {APP_NAME}", body } },
    });
    await testButton(page).click();
    await sendTo(page, "reader@example.com");
    const mail = await mailbox.next();
    expect(mail.subject).toBe("Come aboard Acme");
    expect(mail.from).toMatchObject({ name: "Harbour office" });
    expect(mail.html).toContain("Welcome to Acme");
    await expect(popup(page)).toBeHidden();
  });
  await test.step("when the mail server refuses, its words stay in the popup", async () => {
    await mailbox.close();
    await testButton(page).click();
    await sendTo(page, "reader@example.com");
    const told = popup(page).getByRole("alert");
    await expect(told).toContainText("Failed to send the test email. Raw error:");
    await expect(told).toContainText("connection refused");
    await expect(recipient(page)).toHaveValue("reader@example.com");
    await expect(send(page)).toBeEnabled();
  });
});
