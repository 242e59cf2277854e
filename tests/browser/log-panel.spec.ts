import { countTo } from "./support/collections";
import { fact, inPanel, openThree, refusal } from "./support/log-panel";
import { expectFilter, panel, pressInPanel, queryIn, rowOf, shown, test, waitForPanelFocus } from "./support/logs";
import { clickBeside, expect } from "./support/test";

test("moves along rows and entries by keys, and on to the next page", async ({ page, log }) => {
  test.slow();
  await log.visit(...countTo(40).map((n) => ({ path: `/api/nothing/${n}` })));
  const { items } = await log.logged();
  await log.open();
  await expect(shown(page)).toHaveText("Showing 30 of 40");
  await expect(page.locator("tbody tr[tabindex='0']")).toHaveCount(1);
  const row = (index: number) => rowOf(page, items[index]!.url);
  const [before, after] = [inPanel(page, "Previous entry"), inPanel(page, "Next entry")];

  await test.step("moves the focus over the rows", async () => {
    await row(0).focus();
    const steps = [
      ["ArrowDown", 1],
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
  });

  await test.step("closes an entry in three ways, with the focus back on its row", async () => {
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => panel(page).getByRole("button", { name: "Close" }).last().click(),
      () => clickBeside(page, 20, 400),
    ]) {
      await page.keyboard.press("Enter");
      await waitForPanelFocus(page);
      await close();
      await expect(panel(page)).toBeHidden();
      await expect(row(1)).toBeFocused();
    }
  });

  await test.step("opens the next entries, as one step of the history", async () => {
    await row(0).click();
    await expect(before).toBeDisabled();
    await after.click();
    await expect(fact(page, "ID")).toHaveText(items[1]!.id);
    expect(queryIn(page)["logId"]).toBe(items[1]!.id);
    await pressInPanel(page, "ArrowRight");
    await expect(fact(page, "ID")).toHaveText(items[2]!.id);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await page.goForward();
    await page.reload();
    await expect(fact(page, "ID")).toHaveText(items[2]!.id);
    await pressInPanel(page, "Escape");
  });

  await test.step("loads the next page behind the last entry", async () => {
    await row(0).focus();
    await page.keyboard.press("End");
    await expect(row(29)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toContainText(items[29]!.id);
    await expect(after).toBeEnabled();
    await pressInPanel(page, "ArrowRight");
    await expect(panel(page)).toContainText(items[30]!.id);
  });
});

test("copies an entry and its values, and filters by one of them", async ({ page, log, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const [, , entry] = await openThree(page, log);
  await rowOf(page, refusal.path).click();
  await inPanel(page, "Copy UserAgent").click();
  await expect(page.getByText("Copied UserAgent to clipboard", { exact: true })).toBeVisible();
  await expect.poll(copied).toBe("Mozilla/5.0 (Harbour)");
  await inPanel(page, "Copy as JSON").click();
  await expect.poll(async () => (await copied()).includes(refusal.path)).toBe(true);
  expect(JSON.parse(await copied())).toEqual(entry);
  await expect(inPanel(page, "Filter by this UserAgent")).toBeHidden();
  await inPanel(page, "Filter by this User IP").click();
  await expect(panel(page)).toBeHidden();
  await expect(shown(page)).toHaveText("Showing 1 of 1");
  await expectFilter(page, 'userIp = "203.0.113.7"');
});
