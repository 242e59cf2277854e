import { expect, type Locator } from "@playwright/test";
import {
  accordion,
  breakdowns,
  breakSettings,
  cancel,
  editor,
  expectFault,
  expectNoFault,
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

test("the sender is loaded, and SMTP is off; a template that is opened shows its subject, action URL and body, which can be saved, and loads the HTML editor with the first one alone", async ({
  signedIn: page,
  stored,
  saves,
}) => {
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

test("a body can be edited as plain text of 14 rows until the HTML editor is loaded; what is typed there changes the draft, also over the whole text, Tab leaves it, and Cancel restores the text", async ({
  signedIn: page,
  stored,
}) => {
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

  await test.step("typing in the HTML editor changes the draft, Tab leaves it, and Cancel restores the text", async () => {
    await editor(page).press("Control+End");
    await page.keyboard.type("See you soon");
    await expect(editor(page)).toContainText("See you soon");
    await expect(page.getByText("1 unsaved change")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(editor(page)).not.toBeFocused();
    await expect(page.getByRole("button", { name: "Copy {APP_NAME}" }).last()).toBeFocused();
    await cancel(page).click();
    await expect.poll(() => linesOf(editor(page))).toBe(body);
    await expect(testButton(page)).toBeVisible();
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

test("the placeholder that must be there says so, and is named where it is missing; however a save fails, the template that was edited stays as it was typed", async ({
  signedIn: page,
  saves,
  expectProblem,
}) => {
  await openTemplate(page);

  await test.step("the placeholder that must be there says so", async () => {
    const required = page.getByRole("button", { name: /Required parameter$/ });
    await expect(required).toHaveText(["{TOKEN}", "{ACTION_URL}"]);
    await required.first().hover();
    await expect(page.getByRole("tooltip")).toHaveText("Required parameter");
  });

  await test.step("when the action URL has no {TOKEN} or the body no {ACTION_URL}, the missing one is named", async () => {
    await text(page, "Action URL").fill("http://example.com/token");
    await editor(page).fill("Follow the link.");
    await save(page).click();
    await expectFault(text(page, "Action URL"), /Missing required parameter "\{TOKEN\}"\./);
    await expectFault(editor(page), /Missing required parameter "\{ACTION_URL\}"\./);
    await expect(text(page, "Action URL")).toBeFocused();
    await text(page, "Action URL").fill("http://example.com/{TOKEN}");
    await expectNoFault(text(page, "Action URL"));
    await save(page).click();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type("{ACTION_URL}");
    await expectNoFault(editor(page));
    expect(saves).toEqual([]);
  });

  await editor(page).fill("Go to {ACTION_URL}");
  for (const breakdown of breakdowns) {
    await test.step(breakdown.name, async () => {
      expectProblem(breakdown.logs);
      const mend = await breakSettings(page, "PATCH", breakdown);
      await save(page).click();
      await expect(toast(page, breakdown.told)).toBeVisible();
      await expect(editor(page)).toHaveText("Go to {ACTION_URL}");
      await expect(save(page)).toBeEnabled();
      mend();
    });
  }
});

test("an error in a closed template leads the focus to it, into an editor that was not loaded yet, too; other closed ones say 'Has errors'", async ({
  signedIn: page,
  saves,
  expectProblem,
}) => {
  await test.step("when the backend refuses a body whose editor was not loaded yet, the focus ends in the editor", async () => {
    expectProblem(/status of 400 .*\/api\/settings$/);
    const message = 'Missing required parameter "{ACTION_URL}".';
    const body = { code: "validation_missing_required_param", message };
    await refuseSave(page, { meta: { resetPasswordTemplate: { body } } });
    await page.goto("#/settings/mail");
    await text(page, "Sender name").fill("Somebody");
    await save(page).click();
    await expectFault(editor(page), /Missing required parameter "\{ACTION_URL\}"\./);
    await expect(editor(page)).toBeFocused();
    await cancel(page).click();
    await accordion(page, "Password reset").click();
  });

  await test.step("when a closed template has an error, it says 'Has errors', and the focus leads to the first", async () => {
    for (const which of ["Password reset", "Confirm email change"]) {
      await accordion(page, which).click();
      await text(page, "Subject").fill("");
      await accordion(page, which).click();
    }
    await save(page).click();
    await expect(accordion(page, "Password reset")).toHaveAttribute("aria-expanded", "true");
    await expectFault(text(page, "Subject"), /Cannot be blank\./);
    await expect(text(page, "Subject")).toBeFocused();
    await expect(text(page, "Subject")).toBeInViewport();
    await expect(accordion(page, "Confirm email change")).toHaveAttribute("aria-expanded", "false");
    await expect(accordion(page, "Confirm email change")).toContainText("Has errors");
    await expect(accordion(page, "Verification")).not.toContainText("Has errors");
    await text(page, "Subject").fill("Reset");
    await expect(accordion(page, "Password reset")).not.toContainText("Has errors");
    await expect(accordion(page, "Confirm email change")).toContainText("Has errors");
    await cancel(page).click();
    await expect(accordion(page, "Confirm email change")).not.toContainText("Has errors");
    expect(saves).toHaveLength(1);
  });
});

/** What stands in an editor, with its line breaks. */
const linesOf = async (of: Locator): Promise<string> =>
  (await of.locator(".cm-line").allInnerTexts()).map(withoutFiller).join("\n");

// An empty line holds a break, so that it has a height.
const withoutFiller = (line: string): string => (line === "\n" ? "" : line);
