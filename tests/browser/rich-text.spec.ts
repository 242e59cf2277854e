import type { Locator } from "@playwright/test";
import { addressOf } from "./support/collections";
import { addFiles, makeLaterThings } from "./support/later-things";
import { save } from "./support/settings";
import { axe, expect, runOn, storeSession, test } from "./support/test";

runOn("v0.40.4");

const path = "/api/collections/things/records";

test("edits rich text, and leaves as source what it cannot keep", async ({ page, ownSite: { call, url }, ownSite }) => {
  await storeSession(page, ownSite, ownSite);
  await makeLaterThings(ownSite);
  const panel = page.getByRole("dialog");
  const text = panel.getByRole("textbox", { name: "body" });
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Puts the caret into a text. The editor reads it before the next frame. */
  const caretIn = async (place: Locator): Promise<void> => {
    await place.click();
    await page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );
  };
  /** Opens a record with a body; gives what saves it, and its stored body then. */
  const open = async (body: string): Promise<() => Promise<string>> => {
    const { id } = await call<{ id: string }>("POST", path, { title: "One", body });
    await page.goto(`${url}${addressOf({ collectionId: "things" })}&recordId=${id}`);
    return async () => {
      await save(page).click();
      await expect(panel).toBeHidden();
      return (await call<{ body: string }>("GET", `${path}/${id}`)).body;
    };
  };

  await test.step("stores bold words, a list and a link as HTML", async () => {
    const saved = await open("<p>First</p>");
    await caretIn(text);
    await press("End", "Space", "Control+b");
    await page.keyboard.type("bold");
    await expect(panel.getByRole("button", { name: "Bold" })).toHaveAttribute("aria-pressed", "true");
    await press("Control+b", "Enter");
    await panel.getByRole("button", { name: "Bullet list" }).click();
    await page.keyboard.type("one");
    await press("Enter");
    await page.keyboard.type("two");
    await press("Shift+Home");
    await panel.getByRole("button", { name: "Link", exact: true }).click();
    await page.keyboard.type("https://example.com");
    await press("Enter");
    await axe(page);
    const list = '<ul><li>one</li><li><a href="https://example.com">two</a></li></ul>';
    expect(await saved()).toBe(`<p>First <strong>bold</strong></p>${list}`);
  });
  await test.step("leaves a frame as source", async () => {
    const frame = '<iframe src="/nothing"></iframe>';
    const saved = await open(frame);
    await expect(panel.getByText("Contains HTML that the text view can't keep. Edit it here.")).toBeVisible();
    await caretIn(text);
    await press("Control+End");
    await page.keyboard.insertText("<p>more</p>");
    expect(await saved()).toBe(`${frame}<p>more</p>`);
  });
  await test.step("edits text next to what it does not know, and runs none of it", async () => {
    const kept =
      '<!-- note --><p class="x" style="color: red" onclick="document.title = 1">a</p><script>document.title = 2</script><img src=x onerror="document.title = 3">';
    const saved = await open(`<p>First</p>\n${kept}`);
    await caretIn(text.getByText("First"));
    await press("End");
    await page.keyboard.type(" more");
    await expect(text).toContainText("<!-- note -->");
    await caretIn(text.getByText("a", { exact: true }));
    expect(await page.title()).not.toMatch(/^\d$/);
    await press("Control+a", "Control+x");
    await expect(text).toHaveText("");
    await press("Control+v");
    expect(await saved()).toBe(`<p>First more</p>\n${kept}`);
  });
  await test.step("writes code, aligns, and turns the direction, by keys", async () => {
    const saved = await open("<p>one</p><p>two</p><ul><li>three</li></ul>");
    const use = async (from: string, name: string): Promise<void> => {
      await caretIn(text.getByText(from));
      await press("Shift+Tab");
      await press("Home");
      const button = panel.getByRole("button", { name });
      while (!(await button.evaluate((each) => each === document.activeElement))) await press("ArrowRight");
      await press("Enter");
      await expect(text).toBeFocused();
      await expect(button).toHaveAttribute("aria-pressed", "true");
    };
    await use("one", "Align center");
    await use("two", "Code block");
    await press("End", "Enter");
    await page.keyboard.type("  four");
    await use("three", "Right to left");
    await press("End", "Enter");
    await page.keyboard.type("five");
    expect(await saved()).toBe(
      '<p style="text-align: center;">one</p><pre><code>two\n  four</code></pre><ul dir="rtl"><li>three</li><li>five</li></ul>',
    );
  });
  await test.step("changes, opens and removes a link, and refuses a script", async () => {
    const saved = await open(
      '<p>a <a href="/old" rel="x">link</a></p><p>and <a href="https://example.com/b">two</a></p>',
    );
    const form = panel.getByRole("group", { name: "Link" });
    const address = form.getByRole("textbox", { name: "Link address" });
    await caretIn(text.getByText("link", { exact: true }));
    await panel.getByRole("button", { name: "Link", exact: true }).click();
    await expect(address).toHaveValue("/old");
    await address.fill("javascript:alert(1)");
    await expect(form.getByText("Use an address that starts with https")).toBeVisible();
    await expect(form.getByRole("button", { name: "Apply" })).toBeDisabled();
    await axe(page);
    await press("Escape");
    await expect(form).toBeHidden();
    await expect(text).toBeFocused();
    await panel.getByRole("button", { name: "Link", exact: true }).click();
    await address.fill("/new");
    await press("Enter");
    await caretIn(text.getByText("two"));
    await panel.getByRole("button", { name: "Link", exact: true }).click();
    await expect(form.getByRole("link", { name: "Open in new tab" })).toHaveAttribute("href", "https://example.com/b");
    await form.getByRole("button", { name: "Remove link" }).click();
    await press("Control+End", "Space");
    await panel.getByRole("button", { name: "Link", exact: true }).click();
    await page.keyboard.type("https://example.com/c");
    await press("Enter");
    expect(await saved()).toBe(
      '<p>a <a href="/new" rel="x">link</a></p><p>and two <a href="https://example.com/c">https://example.com/c</a></p>',
    );
  });
  await test.step("makes a table by keys, and changes its rows, columns and head", async () => {
    const saved = await open("<p>one</p>");
    const use = (name: string): Promise<void> => panel.getByRole("button", { name, exact: true }).click();
    await caretIn(text);
    await use("Table");
    await expect(text).toHaveAccessibleDescription(/To leave the table, press Arrow down/);
    for (const word of ["a", "b", "c", "d"]) {
      await page.keyboard.type(word);
      await press("Tab");
    }
    await axe(page);
    await use("Delete column");
    await use("Insert row below");
    await use("Delete row");
    await caretIn(text.getByText("a"));
    await use("Insert column before");
    await use("Insert row below");
    await use("Head row");
    await expect(panel.getByRole("button", { name: "Head row" })).toHaveAttribute("aria-pressed", "false");
    // To the last cell. A click would still be on its way to the editor.
    for (let cell = 2; cell < 12; cell++) await press("Tab");
    await press("ArrowDown");
    await page.keyboard.type("below");
    const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const rows = [row("", "a", "c"), ...Array.from({ length: 3 }, () => row("", "", ""))].join("");
    expect(await saved()).toBe(`<p>one</p><table><tbody>${rows}</tbody></table><p>below</p>`);
  });
  await test.step("writes after a clicked frame, not over the frame", async () => {
    const frame = '<iframe src="/nothing"></iframe>';
    const saved = await open(`${frame}<p>one</p>`);
    await caretIn(text.getByText(frame));
    await page.keyboard.type("x");
    await page.keyboard.insertText("y");
    expect(await saved()).toBe(`${frame}<p>xy</p><p>one</p>`);
  });
  await test.step("inserts and changes an image by its address", async () => {
    const saved = await open('<p>one <img src="https://example.com/a.png" width="20"></p>');
    const form = panel.getByRole("group", { name: "Image" });
    await caretIn(text.getByText("https://example.com/a.png"));
    await panel.getByRole("button", { name: "Image", exact: true }).click();
    await form.getByRole("textbox", { name: "Image address" }).fill("https://example.com/b.png");
    await form.getByRole("textbox", { name: "Description" }).fill("B");
    await axe(page);
    await press("Enter");
    await caretIn(text.getByText("one"));
    await press("Home");
    await panel.getByRole("button", { name: "Image", exact: true }).click();
    await page.keyboard.type("/c.png");
    await press("Enter");
    expect(await saved()).toBe(
      '<p><img src="/c.png" alt="">one <img src="https://example.com/b.png" width="20" alt="B"></p>',
    );
  });
  await test.step("inserts an image of another record, and says why protected files are not offered", async () => {
    const owner = await call<{ id: string }>("POST", path, { title: "Owner" });
    await addFiles(ownSite, owner.id);
    const saved = await open("<p>one</p>");
    await caretIn(text);
    await press("End");
    await panel.getByRole("button", { name: "Image", exact: true }).click();
    await panel.getByRole("button", { name: "Choose a file" }).click();
    const picker = page.getByRole("dialog", { name: "Choose an image" });
    await picker.getByRole("combobox", { name: "Collection" }).selectOption({ label: "things" });
    await expect(picker.getByText("Files in papers are protected.")).toBeVisible();
    const search = picker.getByRole("searchbox", { name: "Search records" });
    await search.fill("nothing like it");
    await expect(picker.getByText("No images found.")).toBeVisible();
    await search.fill("Owner");
    await expect(picker.getByRole("button", { name: "Insert portrait" })).toBeVisible();
    await axe(page);
    await press("Escape");
    await expect(picker).toBeHidden();
    await expect(panel.getByRole("button", { name: "Choose a file" })).toBeFocused();
    await press("Enter");
    await picker.getByRole("combobox", { name: "Collection" }).selectOption({ label: "things" });
    await picker.getByRole("button", { name: "Insert portrait" }).click();
    await expect(text.getByRole("img", { name: "Owner" })).toBeVisible();
    await expect(text).toBeFocused();
    const html = await saved();
    const [, address] = /^<p>one<img src="([^"]+)" alt="Owner"><\/p>$/.exec(html) ?? [];
    expect((await fetch(address!)).status).toBe(200);
  });
  await test.step("fills the screen until Escape, and keeps the panel open", async () => {
    const saved = await open("<p>one</p>");
    await panel.getByRole("button", { name: "Full screen" }).click();
    await caretIn(text);
    const width = (): Promise<number> => text.evaluate((each) => each.getBoundingClientRect().width);
    expect(await width()).toBe(1366);
    await press("End");
    await page.keyboard.type(" more");
    await axe(page);
    await press("Tab");
    await expect(panel.getByRole("button", { name: "Heading" })).toBeFocused();
    await press("Escape");
    expect(await width()).toBeLessThan(900);
    expect(await saved()).toBe("<p>one more</p>");
  });
  await test.step("shows the source and the text again by keys, without a change", async () => {
    await open("<p>a <b>bold</b> word</p>");
    const source = panel.getByRole("button", { name: "HTML" });
    await panel.getByRole("button", { name: "Heading" }).focus();
    await press("ArrowLeft");
    await expect(source).toBeFocused();
    await press("Enter");
    await expect(text).toHaveText("<p>a <b>bold</b> word</p>");
    await source.click();
    await expect(text).toHaveText("a bold word");
    await expect(save(page)).toBeDisabled();
  });
});
