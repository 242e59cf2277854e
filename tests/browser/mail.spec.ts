import { expect, type Locator } from "@playwright/test";
import {
  editor,
  expectFault,
  openTemplate,
  refuseSave,
  save,
  saved,
  switchSmtp,
  test,
  testButton,
  text,
  toast,
} from "./support/settings";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

/** The text of an editor. An empty line holds a break for its height. */
const linesOf = async (of: Locator): Promise<string> =>
  (await of.locator(".cm-line").allInnerTexts()).map((line) => (line === "\n" ? "" : line)).join("\n");

test("saves a mail server and a template, and sends a test mail", async ({
  signedIn: page,
  stored,
  saves,
  mailbox,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/api\/settings\/test\/email$/);
  const { body } = (await stored()).meta.verificationTemplate;
  const editors: string[] = [];
  page.on("request", (request) => /\/HtmlEditor-[^/]+\.js$/.test(request.url()) && editors.push(request.url()));
  const popup = page.getByRole("dialog", { name: "Send test email" });
  const send = async (): Promise<void> => {
    await testButton(page).click();
    await popup.getByRole("textbox", { name: "To email address" }).fill("reader@example.com");
    await popup.getByRole("button", { name: "Send" }).click();
  };

  await test.step("saves only changed values", async () => {
    await switchSmtp(page);
    await text(page, "SMTP server host").fill("127.0.0.1");
    await text(page, "Port").fill(String(mailbox.port));
    expect(editors).toHaveLength(0);
    await page.getByRole("button", { name: 'Default "Verification" email template' }).click();
    await expect.poll(() => linesOf(editor(page))).toBe(body);
    expect(editors).toHaveLength(1);
    await text(page, "Subject").fill("Come aboard {APP_NAME}");
    await editor(page).fill("Welcome to {APP_NAME}: {ACTION_URL}");
    await save(page).click();
    await expect(toast(page, saved.mail)).toBeVisible();
    const template = { subject: "Come aboard {APP_NAME}", body: "Welcome to {APP_NAME}: {ACTION_URL}" };
    const smtp = { enabled: true, host: "127.0.0.1", port: mailbox.port };
    expect(saves).toEqual([{ smtp, meta: { verificationTemplate: template } }]);
    expect((await stored()).meta.verificationTemplate).toMatchObject(template);
  });
  await test.step("sends the saved template", async () => {
    await send();
    const mail = await mailbox.next();
    expect(mail).toMatchObject({ subject: "Come aboard Acme", to: [{ address: "reader@example.com" }] });
    expect(mail.html).toContain("Welcome to Acme");
    await expect(toast(page, "Successfully sent test email.")).toBeVisible();
  });
  await test.step("shows why the mail server refuses", async () => {
    await mailbox.close();
    await send();
    await expect(popup.getByRole("alert")).toContainText("connection refused");
  });
});

test("edits a body as plain text until its editor is loaded", async ({ signedIn: page }) => {
  let answer = (): void => {};
  const waiting = new Promise<void>((go) => (answer = go));
  await page.route("**/HtmlEditor-*.js", (route) => waiting.then(() => route.continue()));
  await openTemplate(page);
  await text(page, "Body (HTML)").fill("Plainly {ACTION_URL}");
  await page.keyboard.type(" now");
  answer();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type(" or never");
  await expect(editor(page)).toHaveText("Plainly {ACTION_URL} now or never");

  await test.step("replaces the selected text", async () => {
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Go to (there");
    await expect(editor(page)).toHaveText("Go to (there)");
  });
});

test("moves the focus to an error in an editor that was not loaded", async ({ signedIn: page, expectProblem }) => {
  expectProblem(/status of 400 .*\/api\/settings$/);
  const message = 'Missing required parameter "{ACTION_URL}".';
  await refuseSave(page, { meta: { resetPasswordTemplate: { body: { code: "validation_invalid", message } } } });
  await page.goto("#/settings/mail");
  await text(page, "Sender name").fill("Somebody");
  await save(page).click();
  await expectFault(editor(page), /Missing required parameter "\{ACTION_URL\}"\./);
  await expect(editor(page)).toBeFocused();
});
