import { expect, type Locator } from "@playwright/test";
import {
  accordion,
  cancel,
  editor,
  expectFault,
  openTemplate,
  refuseSave,
  save,
  saved,
  smtp,
  test,
  testButton,
  text,
  toast,
} from "./support/settings";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test("loads and saves each template; the first one loads the editor", async ({ signedIn: page, stored, saves }) => {
  const { meta } = await stored();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const editors = () => loaded.filter((url) => /\/HtmlEditor-[^/]+\.js$/.test(url));
  await page.goto("#/settings/mail");
  await expect(text(page, "Sender name")).toHaveValue(meta.senderName);
  await expect(text(page, "Sender address")).toHaveValue(meta.senderAddress);
  await expect(smtp(page)).not.toBeChecked();
  await expect(smtp(page)).toHaveAccessibleDescription("By default the system sendmail command is used.");
  await expect(page).toHaveTitle("Mail settings - Acme - Sextant");
  await expect(testButton(page)).toBeVisible();
  expect(editors()).toHaveLength(0);
  for (const [which, key] of [
    ["Verification", "verificationTemplate"],
    ["Password reset", "resetPasswordTemplate"],
    ["Confirm email change", "confirmEmailChangeTemplate"],
  ] as const) {
    await test.step(which, async () => {
      const { subject, actionUrl, body } = meta[key];
      await expect(accordion(page, which)).toHaveAttribute("aria-expanded", "false");
      await expect(text(page, "Subject")).toBeHidden();
      await accordion(page, which).click();
      await expect(accordion(page, which)).toHaveAttribute("aria-expanded", "true");
      await expect(text(page, "Subject")).toHaveValue(subject);
      await expect(text(page, "Action URL")).toHaveValue(actionUrl);
      await expect.poll(() => linesOf(editor(page))).toBe(body);
      expect(editors()).toHaveLength(1);

      await text(page, "Subject").fill("From {APP_NAME}");
      await text(page, "Action URL").fill("{APP_URL}/here/{TOKEN}");
      await editor(page).fill("Go to {ACTION_URL}");
      await save(page).click();
      await expect(toast(page, saved.mail)).toBeVisible();
      await expect(testButton(page)).toBeVisible();
      const sent = { subject: "From {APP_NAME}", actionUrl: "{APP_URL}/here/{TOKEN}", body: "Go to {ACTION_URL}" };
      expect(saves.at(-1)).toEqual({ meta: { [key]: sent } });
      expect((await stored()).meta[key]).toEqual(sent);
      await accordion(page, which).click();
    });
  }
  expect(saves).toHaveLength(3);
});

test("edits a body as plain text until its editor is loaded", async ({ signedIn: page, stored }) => {
  const { body } = (await stored()).meta.verificationTemplate;

  await test.step("until the HTML editor is loaded, the body can be edited as plain text of 14 rows", async () => {
    let answer = (): void => {};
    const waiting = new Promise<void>((go) => (answer = go));
    await page.route("**/HtmlEditor-*.js", (route) => waiting.then(() => route.continue()));
    await openTemplate(page);
    await expect(text(page, "Body (HTML)")).toHaveAttribute("rows", "14");
    await text(page, "Body (HTML)").fill("Plainly {ACTION_URL}");
    await page.keyboard.type(" now");
    answer();
    await expect(editor(page)).toHaveText("Plainly {ACTION_URL} now");
  });

  await test.step("the HTML editor takes over the focus and the caret from the plain text", async () => {
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type(" or never");
    await expect(editor(page)).toHaveText("Plainly {ACTION_URL} now or never");
    await expect(page.getByText("1 unsaved change")).toBeVisible();
    await cancel(page).click();
    await expect.poll(() => linesOf(editor(page))).toBe(body);
  });

  await test.step("when the whole text is selected and typed over, the new text stands alone", async () => {
    await editor(page).click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Go to (there");
    await expect(editor(page)).toHaveText("Go to (there)");
    await page.keyboard.press("Control+Z");
    await page.keyboard.press("Shift+Home");
    await page.keyboard.type("Hello");
    await expect(editor(page)).toContainText("Hello");
  });
});

test("leads the focus to an error in an editor that was not loaded", async ({ signedIn: page, expectProblem }) => {
  expectProblem(/status of 400 .*\/api\/settings$/);
  const message = 'Missing required parameter "{ACTION_URL}".';
  const body = { code: "validation_missing_required_param", message };
  await refuseSave(page, { meta: { resetPasswordTemplate: { body } } });
  await page.goto("#/settings/mail");
  await text(page, "Sender name").fill("Somebody");
  await save(page).click();
  await expectFault(editor(page), /Missing required parameter "\{ACTION_URL\}"\./);
  await expect(editor(page)).toBeFocused();
});

/** What stands in an editor, with its line breaks. */
const linesOf = async (of: Locator): Promise<string> =>
  (await of.locator(".cm-line").allInnerTexts()).map(withoutFiller).join("\n");

// An empty line holds a break, so that it has a height.
const withoutFiller = (line: string): string => (line === "\n" ? "" : line);
