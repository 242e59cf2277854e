import type { Page } from "@playwright/test";
import type { FieldTypeName } from "../../definitions/types/field";
import { addressOf, boxOf, countTo, shown, tableOf, test, type Store } from "./support/collections";
import { axeInBothThemes, expect } from "./support/test";

const types: readonly FieldTypeName[] = ["text", "number", "bool", "url", "date", "json"];
const fields = Object.fromEntries(countTo(97).map((number) => [`field_${number}`, types[number % types.length]!]));

async function openHundred(page: Page, store: Store, rows: number): Promise<void> {
  const made = await store.collection("hundred", fields);
  const values = Object.fromEntries(
    Object.keys(fields).map((name, index) => [
      name,
      types[(index + 1) % types.length] === "text" ? `Text ${index}` : undefined,
    ]),
  );
  await store.records(
    made,
    countTo(rows).map(() => values),
  );
  await page.goto(addressOf({ collectionId: made.id }));
  await expect(shown(page)).toHaveText(`Showing ${rows} of ${rows}`);
}

const menu = (page: Page) => page.getByRole("menu", { name: "Toggle columns" });
const items = (page: Page) => menu(page).getByRole("menuitemcheckbox");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heads = (page: Page) => page.getByRole("columnheader").filter({ hasText: /./ });

test("Of a hundred columns only the headings and cells in sight are drawn; the headings are one stop, and keys lead along them", async ({
  signedIn: page,
  store,
}) => {
  await openHundred(page, store, 3);
  const table = tableOf(page, "hundred");
  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  await test.step("only the headings and cells in sight are drawn, whichever that are", async () => {
    const cells = table.getByRole("row").nth(1).getByRole("cell");
    await expect(table).toHaveAttribute("aria-colcount", "102");
    expect(await cells.count()).toBeLessThan(25);
    expect(await heads(page).count()).toBeLessThan(25);
    await boxOf(page, "hundred").evaluate((box) => box.scrollTo(box.scrollWidth, 0));
    await expect(table.locator("td[aria-colindex='101']").first()).toBeInViewport();
    expect(await cells.count()).toBeLessThan(25);
    expect(await heads(page).count()).toBeLessThan(25);
    // Each cell stands under its heading, and the first one is there all along.
    for (const index of [1, 2, 96, 101]) {
      const [one, cell] = await Promise.all([
        table.locator(`th[aria-colindex='${index}']`).boundingBox(),
        table.locator(`td[aria-colindex='${index}']`).first().boundingBox(),
      ]);
      expect(Math.abs(one!.x - cell!.x)).toBeLessThan(1);
      expect(Math.abs(one!.width - cell!.width)).toBeLessThan(1);
    }
    await axeInBothThemes(page);
  });
  await test.step("keys lead along the headings, and bring their columns into sight", async () => {
    await boxOf(page, "hundred").evaluate((box) => box.scrollTo(0, 0));
    await table.getByRole("button", { name: "id", exact: true }).focus();
    for (const _ of countTo(60)) await page.keyboard.press("ArrowRight");
    await expect(head("field_60").getByRole("button")).toBeFocused();
    await expect(head("field_60")).toBeInViewport({ ratio: 0.9 });
    await expect(table.locator("td[aria-colindex='62']").first()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Enter");
    await expect(head("field_60")).toHaveAttribute("aria-sort", "descending");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("separator", { name: "Width of field_60" })).toBeFocused();
    await page.keyboard.press("Escape");
  });
  await test.step("they are one stop, also where they were scrolled out of sight", async () => {
    await page.keyboard.press("Tab");
    await expect(button(page, "Toggle columns")).toBeFocused();
    await boxOf(page, "hundred").evaluate((box) => box.scrollTo(0, 0));
    await page.keyboard.press("Shift+Tab");
    await expect(head("field_60").getByRole("button")).toBeFocused();
    await expect(head("field_60")).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("End");
    await expect(head("updated").getByRole("button")).toBeFocused();
    await expect(head("updated")).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Home");
    await expect(head("id").getByRole("button")).toBeFocused();
  });
});

test("The menu of columns is searched; all that is found is shown or hidden at once", async ({
  signedIn: page,
  store,
}) => {
  await openHundred(page, store, 1);
  await button(page, "Toggle columns").click();
  await expect(items(page)).toHaveCount(99);
  const search = page.getByRole("searchbox", { name: "Search columns" });
  await expect(search).toBeFocused();
  await search.fill("FIELD_9");
  await expect(items(page)).toHaveCount(9);
  await button(page, "Hide all").click();
  await expect(tableOf(page, "hundred")).toHaveAttribute("aria-colcount", "93");
  await search.fill("nowhere");
  await expect(items(page)).toHaveCount(0);
  await expect(page.getByText("No columns found.")).toBeVisible();
  await search.fill("");
  await button(page, "Hide all").click();
  await expect(heads(page)).toHaveText(["id"]);
  await search.fill("field_12");
  await button(page, "Show all").click();
  await expect(heads(page)).toHaveText(["id", "field_12"]);
  await search.fill("");
  await button(page, "Show all").click();
  await expect(tableOf(page, "hundred")).toHaveAttribute("aria-colcount", "102");
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(button(page, "Toggle columns")).toBeFocused();
});

test.describe("With a finger", () => {
  test.use({ hasTouch: true });

  test("drags the edge of a column; a drag that the browser takes away sets nothing", async ({
    signedIn: page,
    store,
  }) => {
    const made = await store.collection("goods", { sku: "text" });
    await page.goto(addressOf({ collectionId: made.id }));
    await expect(page.getByText("No records found.")).toBeVisible();
    const widthNow = async () => (await page.getByRole("columnheader", { name: "sku" }).boundingBox())!.width;
    const stored = () => page.evaluate((key) => localStorage.getItem(key), `${made.id}@columnWidths`);
    const before = await widthNow();
    const session = await page.context().newCDPSession(page);
    const edge = page.getByRole("separator", { name: "Width of sku" });
    const drag = async (by: number, end: "touchCancel" | "touchEnd"): Promise<void> => {
      const { x, y, width, height } = (await edge.boundingBox())!;
      const at = { x: x + width / 2, y: y + height / 2 };
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
      for (const part of [by / 2, by])
        await session.send("Input.dispatchTouchEvent", {
          type: "touchMove",
          touchPoints: [{ ...at, x: at.x + part }],
        });
      await expect.poll(widthNow).toBe(before + by);
      expect(await stored()).toBe(null);
      await session.send("Input.dispatchTouchEvent", { type: end, touchPoints: [] });
    };
    await drag(40, "touchCancel");
    await expect.poll(widthNow).toBe(before);
    expect(await stored()).toBe(null);
    await drag(60, "touchEnd");
    await expect.poll(stored).toContain(String(Math.round(before + 60)));
    expect(await widthNow()).toBe(before + 60);
  });
});
