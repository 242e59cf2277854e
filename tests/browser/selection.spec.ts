import type { Locator, Page } from "@playwright/test";
import { addressOf, countTo, rowsAsked, shown, sorter, tableOf, test, type Store } from "./support/collections";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, tabTo, type Site } from "./support/test";

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const bar = (page: Page): Locator => page.getByRole("group", { name: "Selection" });
const boxOf = (page: Page, id: string): Locator => page.getByRole("checkbox", { name: `Select ${id}` });
const all = (page: Page): Locator => page.getByRole("checkbox", { name: "Select all loaded records" });

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

test("Rows are selected by mouse and by keyboard alone, and deleted without others being read again", async ({
  signedIn: page,
  store,
  site,
}) => {
  const { made, ids } = await boats(page, store, 35);
  await boxOf(page, ids[1]!).click();
  await boxOf(page, ids[3]!).click({ modifiers: ["Shift"] });
  await expect(bar(page).getByRole("status")).toHaveText("Selected 3 records");
  await expect(all(page)).toHaveJSProperty("indeterminate", true);
  await axeInBothThemes(page);
  // Another order shows other rows first; what is selected among them stays so.
  await sorter(tableOf(page, "boats"), "number").click();
  await expect(tableOf(page, "boats").getByRole("cell", { name: "Boat 35", exact: true })).toBeVisible();
  await page.goBack();
  await expect(bar(page).getByRole("status")).toHaveText("Selected 3 records");
  await button(bar(page), "Reset").click();
  await expect(bar(page)).toBeHidden();
  const asked = rowsAsked(page);
  const row = tableOf(page, "boats").getByRole("row").nth(2);
  await row.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Space");
  await expect(bar(page).getByRole("status")).toHaveText("Selected 3 records");
  await expect(page.getByRole("dialog")).toBeHidden();
  await tabTo(button(bar(page), "Delete selected"), "Enter");
  const question = page.getByRole("alertdialog", { name: "Do you really want to delete the selected record(s)?" });
  await expect(button(question, "No")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Successfully deleted the selected record(s).")).toBeVisible();
  await expect(shown(page)).toHaveText("Showing 27 of 32");
  expect(asked).toEqual([]);
  expect(await numbersIn(site, made)).toEqual(countTo(35).filter((number) => number < 2 || number > 4));
  await button(page, "Load more (5)").click();
  await button(page, "Load more (2)").click();
  await expect(shown(page)).toHaveText("Showing 32 of 32");
});

test("What another record needs stays, selected and with its reason; a run can be cancelled and goes on", async ({
  signedIn: page,
  store,
  site,
  problems,
}) => {
  problems.expect(/status of 400/);
  const { made, ids } = await boats(page, store, 12);
  const relation = { type: "relation", options: { collectionId: made.id, maxSelect: 1 } } as const;
  const crew = await store.collection("crew", { boat: relation });
  const schema = crew.schema.map((field) => ({ ...field, required: true }));
  await store.change(crew, schema);
  const [sailor] = await store.records(crew, [{ boat: ids[1] }]);
  await all(page).check();
  await button(page, "Delete selected").click();
  await button(page, "Yes").click();
  const popup = page.getByRole("dialog", { name: "Delete selected" });
  await expect(popup.getByRole("alert")).toHaveText(
    "1 of 12 records were refused. They stay as they were, and selected.",
  );
  await expect(popup.getByRole("listitem")).toHaveText(
    `${ids[1]} Boat 2 The record could not be deleted: another one relates to it, and must not be without it.`,
  );
  await axeInBothThemes(page);
  expect(await numbersIn(site, made)).toEqual([2]);
  await button(popup, "Close").last().click();
  await expect(boxOf(page, ids[1]!)).toBeChecked();
  await expect(boxOf(page, ids[1]!)).toHaveAccessibleDescription(/another one relates to it/);
  await axeInBothThemes(page);
  await site.call("DELETE", `/api/collections/${crew.id}/records/${sailor!.id}`);
  await button(page, "Delete selected").click();
  await button(page, "Yes").click();
  await expect(toast(page, "Successfully deleted the selected record(s).")).toBeVisible();
  await expect(page.getByText("No records found.")).toBeVisible();
});

test("Once what was refused is read, the keyboard goes on at the button that began it", async ({
  signedIn: page,
  store,
  problems,
}) => {
  problems.expect(/status of 400/);
  const { made, ids } = await boats(page, store, 3);
  const crew = await store.collection("crew", { name: "text" });
  const boat = { name: "boat", type: "relation", required: true, options: { collectionId: made.id, maxSelect: 1 } };
  await store.change(crew, [...crew.schema, boat as never]);
  await store.records(crew, [{ boat: ids[1] }]);
  await all(page).check();
  await button(page, "Delete selected").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "No")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const popup = page.getByRole("dialog", { name: "Delete selected" });
  await expect(popup.getByRole("alert")).toContainText("1 of 3 records were refused.");
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(button(page, "Delete selected")).toBeFocused();
});

test("A cancelled deletion ends after the record under way", async ({ signedIn: page, store, site }) => {
  const { made } = await boats(page, store, 5);
  const waiting: (() => void)[] = [];
  await page.route("**/records/*", async (route) => {
    if (route.request().method() === "DELETE") await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  await all(page).check();
  await button(page, "Delete selected").click();
  await button(page, "Yes").click();
  const popup = page.getByRole("dialog", { name: "Delete selected" });
  await expect(popup.getByRole("progressbar")).toBeVisible();
  await axeInBothThemes(page);
  await expect.poll(() => waiting.length).toBe(1);
  await button(popup, "Cancel").click();
  waiting[0]!();
  await expect(popup.getByRole("alert")).toHaveText(
    "Stopped: 1 of 5 records are done. The others stay as they were, and selected.",
  );
  expect(await numbersIn(site, made)).toEqual([2, 3, 4, 5]);
  await button(popup, "Close").last().click();
  await expect(bar(page).getByRole("status")).toHaveText("Selected 4 records");
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
  const question = page.getByRole("alertdialog", { name: "Do you really want to delete the selected record(s)?" });
  await expect(question).toBeVisible();
  await page.context().setOffline(true);
  await button(question, "Yes").click();
  const popup = page.getByRole("dialog", { name: "Delete selected" });
  await expect(popup.getByRole("alert")).toContainText("Halted after 0 of 2 records");
  await button(popup, "Close").last().click();
  await button(page, "Show reasons").click();
  await expect(page.getByRole("dialog", { name: "Could not be done" }).getByRole("listitem")).toHaveCount(1);
  await page.context().setOffline(false);
  expect(await numbersIn(site, made)).toEqual([1, 2]);
});

test("Refresh keeps the place: what is loaded, selected and scrolled to, and the row that keys go on from", async ({
  signedIn: page,
  store,
}) => {
  const { made, ids } = await boats(page, store, 65);
  await button(page, "Load more (35)").click();
  await expect(shown(page)).toHaveText("Showing 60 of 65");
  const table = tableOf(page, "boats");
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
});
