import type { Page } from "@playwright/test";
import {
  boxOf,
  cellOf,
  filterField as recordFilter,
  shown as recordsShown,
  sorter,
  test as onRecords,
  countTo,
  type Store,
} from "./support/collections";
import { filterField, panel, waitForPanelFocus, pressInPanel, queryIn, rowOf, shown, test } from "./support/logs";
import { clickBeside, expect } from "./support/test";
import { makeThings, openThings } from "./support/things";

const steps = (page: Page) => page.evaluate(() => history.length);

test("A row opens once by the pointer, however often it is pressed, in a tab of its own where that is wanted, and not by dragging", async ({
  page,
  log,
}) => {
  const long = "/api/a/rather/long/address";
  await log.visit({}, { path: "/api/other" }, { path: long });
  const { id } = (await log.logged('url = "/api/nothing"')).items[0]!;
  await log.open({ filter: "status > 0" });
  await expect(shown(page)).toHaveText("Showing 3 of 3");
  await test.step("that is opened by a double click is one step of history, and its panel stays", async () => {
    const before = await steps(page);
    await rowOf(page, "/api/other").dblclick();
    await expect(panel(page)).toBeVisible();
    expect(await steps(page)).toBe(before + 1);
    await pressInPanel(page, "Escape");
    await expect(panel(page)).toBeHidden();
    // As slow as a hand is: the panel is there before the second press.
    const { x, y } = (await rowOf(page, "/api/nothing").boundingBox())!;
    await page.mouse.click(x + 200, y + 8);
    await waitForPanelFocus(page);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(panel(page)).toBeVisible();
    await expect(panel(page)).toContainText("/api/nothing");
    // Later a press beside it closes it, as ever.
    await expect(async () => {
      await clickBeside(page, 20, 400);
      await expect(panel(page)).toBeHidden({ timeout: 500 });
    }).toPass();
  });
  await test.step("it opens in a tab of its own by the middle button, and by Ctrl with a click or Enter", async () => {
    const row = rowOf(page, "/api/nothing");
    for (const open of [
      () => row.click({ button: "middle" }),
      () => row.click({ modifiers: ["ControlOrMeta"] }),
      () => row.focus().then(() => page.keyboard.press("ControlOrMeta+Enter")),
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
  await test.step("whose text is selected by dragging does not open", async () => {
    const { x, y, height } = (await page.getByText(long).boundingBox())!;
    await page.mouse.move(x + 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => document.getSelection()?.toString())).toContain("/api");
    await expect(panel(page)).toBeHidden();
    await rowOf(page, long).click();
    await expect(panel(page)).toBeVisible();
  });
});

test("A row opens once by a key that is held, gives the focus back to the cell that it was opened from, and '/' leads to the filter", async ({
  page,
  log,
}) => {
  await log.visit(...countTo(4).map((number) => ({ path: `/api/nothing/${number}` })));
  await log.open();
  await expect(shown(page)).toHaveText("Showing 4 of 4");
  const third = rowOf(page, "/api/nothing/3");
  await test.step("the key '/' leads to the filter, but is typed where one types", async () => {
    await page.keyboard.press("/");
    await expect(filterField(page)).toBeFocused();
    await page.keyboard.press("/");
    await expect
      .poll(() => filterField(page).evaluate((field) => (field as HTMLInputElement).value ?? field.textContent))
      .toBe("/");
    await page.keyboard.press("Backspace");
  });
  await test.step("it opens once by a key that is held, which presses nothing in its panel", async () => {
    const before = await steps(page);
    await third.focus();
    await page.keyboard.down("Enter");
    await waitForPanelFocus(page);
    for (const key of Array<string>(10).fill("Enter")) await page.keyboard.down(key);
    await page.keyboard.up("Enter");
    await expect(panel(page)).toContainText("/api/nothing/3");
    expect(await steps(page)).toBe(before + 1);
    // There '/' leads nowhere.
    await page.keyboard.press("/");
    await waitForPanelFocus(page);
    // Held while the row has the focus, too.
    await pressInPanel(page, "Escape");
    await expect(third).toBeFocused();
    await third.dispatchEvent("keydown", { key: "Enter", repeat: true, bubbles: true });
    await expect(panel(page)).toBeHidden();
  });
  await test.step("that was opened from one of its cells gives the focus back to it", async () => {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    const cell = third.locator('td[aria-colindex="2"]');
    await expect(cell).toBeFocused();
    await page.keyboard.press("Enter");
    await pressInPanel(page, "Escape");
    await expect(panel(page)).toBeHidden();
    await expect(cell).toBeFocused();
  });
});

const tip = (page: Page) => page.getByRole("tooltip");

onRecords.describe("The cells of a row", () => {
  const open = async (page: Page, store: Store) => {
    const made = await makeThings(store);
    const [ada] = await store.records(made.people, [{ title: "Ada" }]);
    const record = {
      due: "2022-07-04 23:30:07.999Z",
      site: "https://example.com/page",
      colours: ["red", "green", "blue"],
      author: ada!.id,
    };
    return openThings(
      page,
      store,
      [
        { name: "a", ...record },
        { name: "b", ...record },
      ],
      Promise.resolve(made),
    );
  };

  onRecords(
    "are reached from the row by arrow keys, show their tooltips, and tell what has no room, too; the table stays one stop",
    async ({ signedIn: page, store }) => {
      const table = await open(page, store);
      const row = table.getByRole("row").nth(1);
      await expect(recordsShown(page)).toHaveText("Showing 2 of 2");
      await onRecords.step("they do not take the keys of what they lie in", async () => {
        await recordFilter(page).focus();
        await page.keyboard.press("Tab");
        await expect(boxOf(page, "things")).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(page.getByRole("checkbox", { name: "Select all loaded records" })).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(sorter(table, "id")).toBeFocused();
      });
      await page.getByRole("button", { name: "Toggle columns" }).focus();
      await onRecords.step("they are reached from the row by arrow keys and show their tooltips", async () => {
        await page.keyboard.press("Tab");
        await expect(row).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(row.locator(":focus")).toHaveCount(0);
        await page.keyboard.press("Shift+Tab");
        await expect(row).toBeFocused();
        const at = (index: number) => row.locator(`td[aria-colindex="${index}"]`);
        await page.keyboard.press("ArrowRight");
        await expect(at(1).getByRole("checkbox")).toBeFocused();
        await page.keyboard.press("ArrowRight");
        await expect(at(2)).toBeFocused();
        await page.keyboard.press("ArrowRight");
        await expect(at(3)).toBeFocused();
        // What is whole in its cell is not said twice.
        await expect(tip(page)).toBeHidden();
        for (const key of Array<string>(4).fill("ArrowRight")) await page.keyboard.press(key);
        // A link is what has the focus in its cell: Enter follows it.
        await expect(row.getByRole("link")).toBeFocused();
        await expect(tip(page)).toContainText("Open in new tab");
        await page.keyboard.press("ArrowRight");
        await expect(tip(page)).toHaveText("2022-07-05 01:30:07 CEST");
        await expect(at(8)).toHaveAccessibleDescription("2022-07-05 01:30:07 CEST");
        await page.keyboard.press("ArrowDown");
        await expect(table.getByRole("row").nth(2).locator('td[aria-colindex="8"]')).toBeFocused();
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("End");
        await expect(row.locator("td[aria-colindex]").last()).toBeFocused();
        await expect(row.locator("td[aria-colindex]").last()).toBeInViewport({ ratio: 0.9 });
        await expect(tip(page)).toContainText(/CES?T$/);
        await page.keyboard.press("Home");
        await expect(at(1).getByRole("checkbox")).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(row).toBeFocused();
        await page.keyboard.press("ArrowRight");
        await expect(at(1).getByRole("checkbox")).toBeFocused();
        await page.keyboard.press("ArrowLeft");
        await expect(row).toBeFocused();
        await page.keyboard.press("ArrowLeft");
        await expect(row).toBeFocused();
      });
      await onRecords.step("they tell what has no room, too", async () => {
        const edge = page.getByRole("separator", { name: "Width of colours" });
        for (const key of ["Shift+ArrowLeft", "ArrowLeft"]) await edge.press(key);
        const cell = await cellOf(table, "a", "colours");
        await expect(cell).toContainText(/\+\d/);
        await row.focus();
        for (const key of Array<string>(10).fill("ArrowRight")) await page.keyboard.press(key);
        await expect(cell).toBeFocused();
        await expect(tip(page)).toHaveText("red, green, blue");
        // Once it has not the focus any more the pointer finds what it did before.
        await page.keyboard.press("Escape");
        await expect(row).toBeFocused();
        await expect(cell).not.toHaveAttribute("data-tip");
      });
    },
  );
});
