import type { Page } from "@playwright/test";
import { boxOf, cellOf, countTo, filterField as recordFilter, sorter, test as onRecords } from "./support/collections";
import { filterField, panel, waitForPanelFocus, pressInPanel, queryIn, rowOf, shown, test } from "./support/logs";
import { clickBeside, expect } from "./support/test";
import { makeThings, openThings } from "./support/things";

const steps = (page: Page) => page.evaluate(() => history.length);

test("opens a row once by the pointer, in a tab if wanted, and not by dragging", async ({ page, log }) => {
  const long = "/api/a/rather/long/address";
  await log.visit({}, { path: "/api/other" }, { path: long });
  const { id } = (await log.logged('url = "/api/nothing"')).items[0]!;
  await log.open({ filter: "status > 0" });
  await expect(shown(page)).toHaveText("Showing 3 of 3");
  await test.step("treats a double click as one step of history", async () => {
    const before = await steps(page);
    await rowOf(page, "/api/other").dblclick();
    await expect(panel(page)).toBeVisible();
    expect(await steps(page)).toBe(before + 1);
    await pressInPanel(page, "Escape");
    await expect(panel(page)).toBeHidden();
    // A slow double click: the panel is there before the second press.
    const { x, y } = (await rowOf(page, "/api/nothing").boundingBox())!;
    await page.mouse.click(x + 200, y + 8);
    await waitForPanelFocus(page);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(panel(page)).toContainText("/api/nothing");
    await expect(async () => {
      await clickBeside(page, 20, 400);
      await expect(panel(page)).toBeHidden({ timeout: 500 });
    }).toPass();
  });
  await test.step("opens a tab by the middle button, and by Ctrl with a click or Enter", async () => {
    const row = rowOf(page, "/api/nothing");
    for (const open of [
      () => row.click({ button: "middle" }),
      () => row.click({ modifiers: ["ControlOrMeta"] }),
      () => row.press("ControlOrMeta+Enter"),
    ]) {
      const opened = page.context().waitForEvent("page");
      await open();
      const tab = await opened;
      await expect(panel(tab)).toContainText("/api/nothing");
      expect(queryIn(tab)).toMatchObject({ filter: "status > 0", logId: id });
      await tab.close();
      await expect(panel(page)).toBeHidden();
    }
  });
  await test.step("selects text by dragging without opening", async () => {
    const { x, y, height } = (await page.getByText(long).boundingBox())!;
    await page.mouse.move(x + 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => document.getSelection()?.toString())).toContain("/api");
    await expect(panel(page)).toBeHidden();
  });
});

test("opens a row once by a held key, and gives the focus back to its cell", async ({ page, log }) => {
  await log.visit(...countTo(4).map((number) => ({ path: `/api/nothing/${number}` })));
  await log.open();
  await expect(shown(page)).toHaveText("Showing 4 of 4");
  const third = rowOf(page, "/api/nothing/3");
  await test.step("moves to the filter by '/', which can be typed there", async () => {
    await page.keyboard.press("/");
    await expect(filterField(page)).toBeFocused();
    await page.keyboard.press("/");
    const typed = () => filterField(page).evaluate((field) => (field as HTMLInputElement).value ?? field.textContent);
    await expect.poll(typed).toBe("/");
    await page.keyboard.press("Backspace");
  });
  await test.step("presses nothing in the panel by a held Enter", async () => {
    const before = await steps(page);
    await third.focus();
    await page.keyboard.down("Enter");
    await waitForPanelFocus(page);
    for (const key of Array<string>(10).fill("Enter")) await page.keyboard.down(key);
    await page.keyboard.up("Enter");
    await expect(panel(page)).toContainText("/api/nothing/3");
    expect(await steps(page)).toBe(before + 1);
    await pressInPanel(page, "Escape");
    await expect(third).toBeFocused();
    await third.dispatchEvent("keydown", { key: "Enter", repeat: true, bubbles: true });
    await expect(panel(page)).toBeHidden();
  });
  await test.step("returns the focus to the cell", async () => {
    for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    const cell = third.locator('td[aria-colindex="2"]');
    await expect(cell).toBeFocused();
    await page.keyboard.press("Enter");
    await pressInPanel(page, "Escape");
    await expect(panel(page)).toBeHidden();
    await expect(cell).toBeFocused();
  });
});

onRecords("leads by arrow keys from a row to its cells and their tooltips", async ({ signedIn: page, store }) => {
  const made = await makeThings(store);
  const [ada] = await store.records(made.people, [{ title: "Ada" }]);
  const values = { due: "2022-07-04 23:30:07.999Z", site: "https://example.com/page", author: ada!.id };
  const records = ["a", "b"].map((name) => ({ name, ...values, colours: ["red", "green", "blue"] }));
  const table = await openThings(page, store, records, Promise.resolve(made));
  const row = table.getByRole("row").nth(1);
  const tip = page.getByRole("tooltip");
  const at = (index: number) => row.locator(`td[aria-colindex="${index}"]`);
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const right = (times: number): Promise<void> => press(...Array<string>(times).fill("ArrowRight"));

  await onRecords.step("makes the box, the headings and the rows one stop each", async () => {
    await recordFilter(page).focus();
    for (const stop of [
      boxOf(page, "things"),
      page.getByRole("checkbox", { name: "Select all loaded records" }),
      sorter(table, "id"),
      page.getByRole("button", { name: "Toggle columns" }),
      row,
    ]) {
      await press("Tab");
      await expect(stop).toBeFocused();
    }
    await press("Tab");
    await expect(row.locator(":focus")).toHaveCount(0);
    await press("Shift+Tab");
    await expect(row).toBeFocused();
  });
  await onRecords.step("shows the tooltips of cells", async () => {
    await right(3);
    await expect(at(3)).toBeFocused();
    // This text has room in its cell.
    await expect(tip).toBeHidden();
    await right(4);
    await expect(row.getByRole("link")).toBeFocused();
    await expect(tip).toContainText("Open in new tab");
    await right(1);
    await expect(tip).toHaveText("2022-07-05 01:30:07 CEST");
    await expect(at(8)).toHaveAccessibleDescription("2022-07-05 01:30:07 CEST");
    await press("ArrowDown");
    await expect(table.getByRole("row").nth(2).locator('td[aria-colindex="8"]')).toBeFocused();
    await press("ArrowUp", "End");
    const last = row.locator("td[aria-colindex]").last();
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await press("Home");
    await expect(at(1).getByRole("checkbox")).toBeFocused();
    await press("Escape");
    await expect(row).toBeFocused();
  });
  await onRecords.step("shows values that have no room in their cell", async () => {
    const edge = page.getByRole("separator", { name: "Width of colours" });
    for (const key of ["Shift+ArrowLeft", "ArrowLeft"]) await edge.press(key);
    const cell = await cellOf(table, "a", "colours");
    await expect(cell).toContainText(/\+\d/);
    await row.focus();
    await right(10);
    await expect(cell).toBeFocused();
    await expect(tip).toHaveText("red, green, blue");
  });
});
