import type { Locator, Page } from "@playwright/test";
import { addressOf, countTo, moreButton, rowsAsked, shown, tableOf, test } from "./support/collections";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, tabTo } from "./support/test";

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });

test("keeps a selection and its place through Refresh, and deletes it by keys", async ({
  signedIn: page,
  store,
  site,
}) => {
  const made = await store.collection("boats", { name: "text", number: "number" });
  const records = await store.records(
    made,
    countTo(65).map((number) => ({ name: `Boat ${number}`, number })),
  );
  await page.goto(addressOf({ collectionId: made.id, sort: "+number" }));
  const table = tableOf(page, "boats");
  const bar = page.getByRole("group", { name: "Selection" });
  const boxOf = (number: number): Locator =>
    page.getByRole("checkbox", { name: `Select ${records[number - 1]!.id}`, exact: true });
  const rowOf = (number: number): Locator => table.getByRole("row").filter({ has: boxOf(number) });

  await test.step("selects rows by the mouse", async () => {
    // The report of a run must be there before a connection is lost.
    const report = page.waitForResponse(/\/many-rows-[\w-]+\.js$/);
    await boxOf(2).click();
    await report;
    await boxOf(4).click({ modifiers: ["Shift"] });
    await expect(bar.getByRole("status")).toHaveText("Selected 3 records");
    const all = page.getByRole("checkbox", { name: "Select all loaded records" });
    await expect(all).toHaveJSProperty("indeterminate", true);
    await axeInBothThemes(page);
    await button(bar, "Reset").click();
    await expect(bar).toBeHidden();
  });
  await test.step("keeps what is loaded, selected and scrolled to through Refresh", async () => {
    await moreButton(page, 30, 35).click();
    await expect(shown(page)).toHaveText("Showing 60 of 65");
    await table.getByRole("row").nth(1).focus();
    for (const key of Array<string>(4).fill("PageDown")) await page.keyboard.press(key);
    await page.keyboard.press("Space");
    await expect(rowOf(41)).toBeFocused();
    const scrolled = (): Promise<number> => table.evaluate((each) => each.parentElement!.scrollTop);
    const before = await scrolled();
    expect(before).toBeGreaterThan(500);
    await store.records(made, [{ name: "Boat 0", number: 0 }]);
    await button(page, "Refresh").click();
    await expect(shown(page)).toHaveText("Showing 60 of 66");
    expect(await scrolled()).toBe(before);
    await expect(bar.getByRole("status")).toHaveText("Selected 1 record");
    await expect(rowOf(41)).toHaveAttribute("tabindex", "0");
    await button(bar, "Reset").click();
  });
  await test.step("selects and deletes rows by keys, without other requests", async () => {
    const asked = rowsAsked(page);
    await table.evaluate((each) => each.parentElement!.scrollTo(0, 0));
    await rowOf(2).focus();
    for (const key of ["Space", "ArrowDown", "ArrowDown", "Shift+Space"]) await page.keyboard.press(key);
    await expect(bar.getByRole("status")).toHaveText("Selected 3 records");
    await tabTo(button(bar, "Delete selected"), "Enter");
    await expect(button(page.getByRole("alertdialog"), "No")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Successfully deleted the selected record(s).")).toBeVisible();
    await expect(shown(page)).toHaveText("Showing 57 of 63");
    expect(asked).toEqual([]);
    const path = `/api/collections/${made.id}/records?perPage=500&sort=number`;
    const { items } = await site.call<{ items: { number: number }[] }>("GET", path);
    expect(items.map(({ number }) => number)).toEqual([0, 1, ...countTo(65).slice(4)]);
  });
});
