import type { Locator, Page } from "@playwright/test";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, test, type Store } from "./support/collections";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, field, type Site } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

/** Opens a record with these values; returns its panel and a way to read it from the backend. */
async function opened(page: Page, store: Store, site: Site, values: object) {
  const things = await store.collection("things", { name: "text", text: "text", data: "json" });
  const [record] = await store.records(things, [{ name: "first", ...values }]);
  await page.goto(`${addressOf({ collectionId: things.id })}&recordId=${record!.id}`);
  const panel = page.getByRole("dialog", { name: "Edit things record" });
  await expect(panel.getByRole("button", { name: "Save changes" })).toBeVisible();
  const path = `/api/collections/${things.id}/records/${record!.id}`;
  return { panel, stored: () => site.call<RecordRow & Record<string, unknown>>("GET", path) };
}

async function saved(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.keyboard.press("ControlOrMeta+S");
  await answer;
}

/** The editor of a long text, not the area of a short one. */
const editorOf = (panel: Locator, name: string): Locator =>
  panel.getByRole("textbox", { name, exact: true }).and(panel.locator("[contenteditable=true]"));

test("hands a growing text over to the editor of long texts, with the caret", async ({
  signedIn: page,
  store,
  site,
}) => {
  const { panel, stored } = await opened(page, store, site, { text: "end" });
  await field(panel, "text").focus();
  await page.keyboard.press("Home");
  const pasted = "Some words. ".repeat(600);
  // Keys come before, while and after the editor loads.
  const typed = "abcdefghijklmnopqrstuvwxyz0123456789";
  await page.route(/\/codemirror-/, async (route) => {
    const file = await route.fetch();
    await page.waitForFunction(
      () => document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value.endsWith("fend"),
    );
    await route.fulfill({ response: file });
  });
  await page.keyboard.insertText(pasted);
  await page.keyboard.type(typed, { delay: 20 });
  await expect(editorOf(panel, "text")).toBeFocused();
  await axeInBothThemes(page);
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Successfully updated record.")).toBeVisible();
  expect((await stored())["text"]).toBe(`${pasted}${typed}\nend`);
});

test("keeps the caret of a paste that would freeze a text area", async ({ signedIn: page, store, site }) => {
  const { panel, stored } = await opened(page, store, site, { text: "end" });
  await field(panel, "text").focus();
  await page.keyboard.press("Home");
  const pasted = "שלום ".repeat(20_000);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(paste);
  }, pasted);
  await expect(editorOf(panel, "text")).toBeFocused();
  await page.keyboard.type("more ");
  await saved(page);
  expect((await stored())["text"]).toBe(`${pasted}more end`);
});

test("keeps long texts byte for byte but for the edits, and locates JSON errors", async ({
  signedIn: page,
  store,
  site,
}) => {
  const text = `${"one\r\ntwo\rthree\nfour\u00A0\u2028five\t\uD83D\uDE00".repeat(200)}\r\n`;
  const data = Array.from({ length: 400 }, (_, id) => ({ id, name: `Name ${id}` }));
  const { panel, stored } = await opened(page, store, site, { text, data });
  await expect(editorOf(panel, "text")).toBeVisible();
  await panel.getByText("text", { exact: true }).click();
  await expect(editorOf(panel, "text")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("x");
  await test.step("shows the line of an error in long JSON", async () => {
    const editor = editorOf(panel, "data");
    await editor.focus();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("x");
    await expect(panel.getByText("Not valid JSON yet (line 1602, column 2).")).toBeVisible();
    await expect(editor).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type(',{"id":400}');
  });
  await saved(page);
  expect(await stored()).toMatchObject({ text: `${text}x`, data: [...data, { id: 400 }] });
});

test("shows the beginning of a very long text until all of it is loaded", async ({ signedIn: page, store, site }) => {
  const text = "0123456789".repeat(500_000);
  const { panel, stored } = await opened(page, store, site, { text });
  const beginning = field(panel, "text");
  await expect(beginning).toHaveAccessibleDescription(/Only the first 3,000 of 5,000,000 characters are shown\./);
  await expect(beginning).toHaveAttribute("readonly");
  await field(panel, "name").fill("second");
  await panel.getByRole("button", { name: "Load all" }).click();
  await expect(editorOf(panel, "text")).toBeFocused();
  await page.keyboard.type("x");
  await saved(page);
  expect(await stored()).toMatchObject({ name: "second", text: `x${text}` });
});
