import { expect, type Page } from "@playwright/test";
import type { Mailbox } from "./support/mailbox";
import { save, saved, switchSmtp, test, testButton, text, toast } from "./support/settings";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const sent = "Successfully sent test email.";
const path = "**/api/settings/test/email";
const popup = (page: Page) => page.getByRole("dialog", { name: "Send test email" });
const send = (page: Page) => popup(page).getByRole("button", { name: "Send" });
const recipient = (page: Page) => popup(page).getByRole("textbox", { name: "To email address" });
const template = (page: Page, name: string) => popup(page).getByRole("radio", { name: `"${name}" template` });

/** Saves a mail server, as an admin does. */
async function saveServer(page: Page, port: number): Promise<void> {
  await switchSmtp(page);
  await text(page, "SMTP server host").fill("127.0.0.1");
  await text(page, "Port").fill(String(port));
  await save(page).click();
  await expect(toast(page, saved.mail)).toBeVisible();
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

test("sends a mail as its template is stored, or shows why not", async ({
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
