import type { Locator, Page } from "@playwright/test";
import { addressOf, countTo, rowsAsked, shown, sorter, tableOf, test, type Store } from "./support/collections";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, tabTo, type Site } from "./support/test";

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const bar = (page: Page): Locator => page.getByRole("group", { name: "Selection" });
const boxOf = (page: Page, id: string): Locator => page.getByRole("checkbox", { name: `Select ${id}` });
const all = (page: Page): Locator => page.getByRole("checkbox", { name: "Select all loaded records" });

const question = (page: Page): Locator =>
  page.getByRole("alertdialog", { name: "Do you really want to delete the selected record(s)?" });

/** A collection of so many boats, from the first one to the last, and its table in that order. */
async function boats(page: Page, store: Store, count: number) {
  const made = await store.collection("boats", { name: "text", number: "number" });
  const records = await store.records(
    made,
    countTo(count).map((number) => ({ name: `Boat ${number}`, number })),
  );
  await page.goto(addressOf({ collectionId: made.id, sort: "+number" }));
  await expect(tableOf(page, "boats").getByRole("cell", { name: "Boat 1", exact: true })).toBeVisible();
  return { made, ids: records.map(({ id }) => id) };
}

const numbersIn = async (site: Site, { id }: { id: string }): Promise<number[]> =>
  (
    await site.call<{ items: { number: number }[] }>("GET", `/api/collections/${id}/records?perPage=500&sort=number`)
  ).items.map(({ number }) => number);

test("Rows are selected by mouse and by keyboard alone, Refresh keeps the place, and they are deleted without others being read again", async ({
  signedIn: page,
  store,
  site,
}) => {
  const { made, ids } = await boats(page, store, 65);
  const table = tableOf(page, "boats");
  await test.step("rows are selected by mouse, and stay so under another order", async () => {
    await boxOf(page, ids[1]!).click();
    await boxOf(page, ids[3]!).click({ modifiers: ["Shift"] });
    await expect(bar(page).getByRole("status")).toHaveText("Selected 3 records");
    await expect(all(page)).toHaveJSProperty("indeterminate", true);
    await axeInBothThemes(page);
    // Another order shows other rows first; what is selected among them stays so.
    await sorter(table, "number").click();
    await expect(table.getByRole("cell", { name: "Boat 65", exact: true })).toBeVisible();
    await page.goBack();
    await expect(bar(page).getByRole("status")).toHaveText("Selected 3 records");
    await button(bar(page), "Reset").click();
    await expect(bar(page)).toBeHidden();
  });
  await test.step("Refresh keeps what is loaded, selected and scrolled to, and the row that keys go on from", async () => {
    await button(page, "Load more (30 of 35)").click();
    await expect(shown(page)).toHaveText("Showing 60 of 65");
    await table.getByRole("row").nth(1).focus();
    for (const key of Array<string>(4).fill("PageDown")) await page.keyboard.press(key);
    await page.keyboard.press("Space");
    const row = table.getByRole("row").filter({ has: boxOf(page, ids[40]!) });
    await expect(row).toBeFocused();
    const scrolled = (): Promise<number> => table.evaluate((each) => each.parentElement!.scrollTop);
    const before = await scrolled();
    expect(before).toBeGreaterThan(500);
    await store.records(made, [{ name: "Boat 0", number: 0 }]);
    await button(page, "Refresh").click();
    await expect(shown(page)).toHaveText("Showing 60 of 66");
    expect(await scrolled()).toBe(before);
    await expect(bar(page).getByRole("status")).toHaveText("Selected 1 record");
    await expect(row).toHaveAttribute("aria-rowindex", "43");
    await expect(row).toHaveAttribute("tabindex", "0");
    await button(bar(page), "Reset").click();
  });
  await test.step("rows are selected by keyboard alone, and deleted without others being read again", async () => {
    const asked = rowsAsked(page);
    await table.evaluate((each) => each.parentElement!.scrollTo(0, 0));
    await table
      .getByRole("row")
      .filter({ has: boxOf(page, ids[1]!) })
      .focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+Space");
    await expect(bar(page).getByRole("status")).toHaveText("Selected 3 records");
    await expect(page.getByRole("dialog")).toBeHidden();
    await tabTo(button(bar(page), "Delete selected"), "Enter");
    await expect(button(question(page), "No")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Successfully deleted the selected record(s).")).toBeVisible();
    await expect(shown(page)).toHaveText("Showing 57 of 63");
    expect(asked).toEqual([]);
    expect(await numbersIn(site, made)).toEqual([0, ...countTo(65)].filter((number) => number < 2 || number > 4));
    for (const left of [6, 3]) await button(page, left === 3 ? "Load more (3)" : "Load more (3 of 6)").click();
    await expect(shown(page)).toHaveText("Showing 63 of 63");
  });
});

test("What tells of a run is there before the connection is lost; without it none begins", async ({
  signedIn: page,
  store,
  site,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_RESET .*RunPopup/);
  problems.expect(/A part could not be loaded/);
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const popupFile = /\/RunPopup-[\w-]+\.js$/;
  await page.route(popupFile, (route) => route.abort("connectionreset"));
  const { made } = await boats(page, store, 2);
  await all(page).check();
  await button(page, "Delete selected").click();
  await expect(toast(page, "This part could not be loaded.")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await button(page, "Edit selected").click();
  const panel = page.getByRole("dialog", { name: "Edit 2 records" });
  await expect(panel.getByRole("heading", { name: "This part could not be loaded." })).toBeVisible();
  await button(panel, "Close").first().click();
  await page.unroute(popupFile);
  const loaded = page.waitForResponse(popupFile);
  await button(bar(page), "Reset").click();
  await all(page).check();
  await (await loaded).finished();
  await button(page, "Delete selected").click();
  await expect(question(page)).toBeVisible();
  await page.context().setOffline(true);
  await button(question(page), "Yes").click();
  const popup = page.getByRole("dialog", { name: "Delete selected" });
  await expect(popup.getByRole("alert")).toContainText("Stopped after 0 of 2 records");
  await button(popup, "Close").last().click();
  await button(page, "Show reasons").click();
  await expect(page.getByRole("dialog", { name: "Not done" }).getByRole("listitem")).toHaveCount(1);
  await page.context().setOffline(false);
  expect(await numbersIn(site, made)).toEqual([1, 2]);
});
