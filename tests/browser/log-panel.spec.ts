import { countTo } from "./support/collections";
import { fact, inPanel, openThree, success } from "./support/log-panel";
import { panel, waitForPanelFocus, pressInPanel, queryIn, rowOf, rows, shown, test } from "./support/logs";
import { clickBeside, expect } from "./support/test";

test("opens by Enter, closes in four ways, and leads to its neighbours", async ({ page, log }) => {
  const items = await openThree(page, log);
  const [first, second, third] = items.map(({ id }) => id);
  await test.step("Escape, the button and a click beside it close it, and the focus returns", async () => {
    const row = rowOf(page, "/api/nothing");
    const closings = [
      () => page.keyboard.press("Escape"),
      () => panel(page).getByRole("button", { name: "Close" }).last().click(),
      () => panel(page).getByRole("button", { name: "Close" }).first().click(),
      () => clickBeside(page, 20, 400),
    ];
    await row.focus();
    for (const close of closings) {
      await page.keyboard.press("Enter");
      await waitForPanelFocus(page);
      await close();
      await expect(panel(page)).toBeHidden();
      await expect(row).toBeFocused();
    }
  });
  await test.step("from one to the next lead the buttons and the arrow keys, as far as the list goes", async () => {
    const [before, after] = [inPanel(page, "Previous entry"), inPanel(page, "Next entry")];
    await rows(page).first().click();
    await expect(fact(page, "ID")).toHaveText(first!);
    await expect(before).toBeDisabled();
    await after.click();
    await expect(fact(page, "ID")).toHaveText(second!);
    expect(queryIn(page)["logId"]).toBe(second);
    await pressInPanel(page, "ArrowRight");
    await expect(fact(page, "ID")).toHaveText(third!);
    await expect(after).toBeDisabled();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(fact(page, "ID")).toHaveText(second!);
    await before.click();
    await expect(fact(page, "ID")).toHaveText(first!);
    await page.keyboard.press("ArrowLeft");
    await expect(fact(page, "ID")).toHaveText(first!);
  });
  await test.step("all these were one step: Back closes the panel, and the address opens it again", async () => {
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    expect(queryIn(page)).not.toHaveProperty("logId");
    await page.goForward();
    await expect(fact(page, "ID")).toHaveText(first!);
    await page.reload();
    await expect(fact(page, "ID")).toHaveText(first!);
    await expect(fact(page, "URL")).toHaveText(success.path);
  });
});

test("moves along the rows by keys, and on to the next page", async ({ page, log }) => {
  await log.visit(...countTo(40).map((n) => ({ path: `/api/nothing/${n}` })));
  const { items } = await log.logged();
  await log.open();
  await expect(shown(page)).toHaveText("Showing 30 of 40");
  await expect(page.locator("tbody tr[tabindex='0']")).toHaveCount(1);
  const row = (index: number) => rowOf(page, items[index]!.url);
  await row(0).focus();
  const steps = [
    ["ArrowDown", 1],
    ["ArrowDown", 2],
    ["ArrowUp", 1],
    ["PageDown", 11],
    ["End", 29],
    ["ArrowDown", 29],
    ["PageUp", 19],
    ["Home", 0],
    ["ArrowUp", 0],
    ["ArrowDown", 1],
  ] as const;
  for (const [key, index] of steps) {
    await page.keyboard.press(key);
    await expect(row(index), key).toBeFocused();
    await expect(row(index), key).toBeInViewport();
  }
  await page.keyboard.press("Enter");
  await expect(fact(page, "ID")).toHaveText(items[1]!.id);
  await pressInPanel(page, "Escape");
  await expect(row(1)).toBeFocused();
  await test.step("after the last loaded entry comes the first of the next page", async () => {
    await page.keyboard.press("End");
    await expect(row(29)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toContainText(items[29]!.id);
    await expect(inPanel(page, "Next entry")).toBeEnabled();
    await pressInPanel(page, "ArrowRight");
    await expect(panel(page)).toContainText(items[30]!.id);
  });
});
