import type { Locator, Page } from "@playwright/test";
import { addressOf } from "./support/collections";
import { makeLaterThings } from "./support/later-things";
import { axe, expect, storeSession, test as base, type Site } from "./support/test";

/** The panel of a stored record whose body is a text of HTML. */
interface Opened {
  panel: Locator;
  read: () => Promise<string>;
}

const path = "/api/collections/things/records";

async function openWith(page: Page, site: Site, body: string): Promise<Opened> {
  const { id } = await site.call<{ id: string }>("POST", path, { title: "One", body });
  await page.goto(`${site.url}${addressOf({ collectionId: "things" })}&recordId=${id}`);
  const panel = page.getByRole("dialog");
  return { panel, read: async () => (await site.call<{ body: string }>("GET", `${path}/${id}`)).body };
}

const test = base.extend<{ openBody: (body: string) => Promise<Opened> }>({
  openBody: async ({ page, ownSite }, use) => {
    await storeSession(page, ownSite, ownSite);
    await makeLaterThings(ownSite);
    await use((body) => openWith(page, ownSite, body));
  },
});

test.use({ backendVersion: "v0.40.4" });

const save = async (page: Page, panel: Locator): Promise<void> => {
  await panel.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Successfully updated record.", { exact: true })).toBeVisible();
};

test("Stores bold words, a list and a link as HTML", async ({ page, openBody }) => {
  const { panel, read } = await openBody("<p>First</p>");
  const text = panel.getByRole("textbox", { name: "body" });
  await text.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" and ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("bold");
  await expect(panel.getByRole("button", { name: "Bold" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Enter");
  await panel.getByRole("button", { name: "Bullet list" }).click();
  await page.keyboard.type("one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Shift+Home");
  await panel.getByRole("button", { name: "Link", exact: true }).click();
  await page.keyboard.type("https://example.com");
  await page.keyboard.press("Enter");
  await axe(page);
  await save(page, panel);
  const list = '<ul><li>one</li><li><a href="https://example.com">two</a></li></ul>';
  expect(await read()).toBe(`<p>First and <strong>bold</strong></p>${list}`);
});

test("Leaves as source what the text view cannot keep", async ({ page, openBody }) => {
  const table = "<table><tbody><tr><td>cell</td></tr></tbody></table>";
  const { panel, read } = await openBody(table);
  await expect(panel.getByText("Contains HTML that the text view can't keep. Edit it here.")).toBeVisible();
  await axe(page);
  const source = panel.getByRole("textbox", { name: "body" });
  await source.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText("<p>more</p>");
  await save(page, panel);
  expect(await read()).toBe(`${table}<p>more</p>`);
});

test("Shows the source of a text and back, by keyboard, without a change", async ({ page, openBody }) => {
  const { panel } = await openBody("<p>a <b>bold</b> word</p>");
  const source = panel.getByRole("button", { name: "HTML" });
  await panel.getByRole("button", { name: "Heading" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(source).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("textbox", { name: "body" })).toHaveText("<p>a <b>bold</b> word</p>");
  await source.click();
  await expect(panel.getByRole("textbox", { name: "body" })).toHaveText("a bold word");
  await expect(panel.getByRole("button", { name: "Save changes" })).toBeDisabled();
});
