import type { Page } from "@playwright/test";
import type { FieldTypeName } from "../../definitions/types/field";
import { addressOf, boxOf, countTo, filterField, moreButton, shown, tableOf, test } from "./support/collections";
import { axeInBothThemes, expect } from "./support/test";

const types: readonly FieldTypeName[] = ["text", "number", "bool", "url", "date", "json"];
const fields = Object.fromEntries(countTo(97).map((number) => [`field_${number}`, types[number % types.length]!]));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heads = (page: Page) => page.getByRole("columnheader").filter({ hasText: /./ });
const scrollTo = (page: Page, name: string, left: number, top = 0): Promise<void> =>
  boxOf(page, name).evaluate((box, [x, y]) => box.scrollTo(x!, y!), [left, top]);

test("draws of a hundred columns those in sight, and leads along them by keys", async ({ signedIn: page, store }) => {
  const made = await store.collection("hundred", fields);
  await store.records(made, [{}, {}, {}]);
  await page.goto(addressOf({ collectionId: made.id }));
  await expect(shown(page)).toHaveText("Showing 3 of 3");
  const table = tableOf(page, "hundred");
  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  await test.step("draws the headings and cells in sight alone", async () => {
    const cells = table.getByRole("row").nth(1).getByRole("cell");
    await expect(table).toHaveAttribute("aria-colcount", "102");
    for (const left of [0, 99_999]) {
      await scrollTo(page, "hundred", left);
      await expect(table.locator(`td[aria-colindex='${left === 0 ? 2 : 101}']`).first()).toBeInViewport();
      expect(await cells.count()).toBeLessThan(25);
      expect(await heads(page).count()).toBeLessThan(25);
    }
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
  await test.step("moves along the headings by keys", async () => {
    await scrollTo(page, "hundred", 0);
    await table.getByRole("button", { name: "id", exact: true }).focus();
    for (const _ of countTo(60)) await page.keyboard.press("ArrowRight");
    await expect(head("field_60").getByRole("button")).toBeFocused();
    await expect(head("field_60")).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Enter");
    await expect(head("field_60")).toHaveAttribute("aria-sort", "descending");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("separator", { name: "Width of field_60" })).toBeFocused();
    await page.keyboard.press("Escape");
  });
  await test.step("makes the headings one stop, also out of sight", async () => {
    await page.keyboard.press("Tab");
    await expect(button(page, "Toggle columns")).toBeFocused();
    await scrollTo(page, "hundred", 0);
    await page.keyboard.press("Shift+Tab");
    await expect(head("field_60").getByRole("button")).toBeFocused();
    for (const [key, name] of [
      ["End", "updated"],
      ["Home", "id"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(head(name).getByRole("button")).toBeFocused();
      await expect(head(name)).toBeInViewport({ ratio: 0.9 });
    }
  });
  await test.step("finds columns in the menu, hides and shows them, and remembers it", async () => {
    const items = page.getByRole("menu", { name: "Toggle columns" }).getByRole("menuitemcheckbox");
    const search = page.getByRole("searchbox", { name: "Search columns" });
    await button(page, "Toggle columns").click();
    await expect(items).toHaveCount(100);
    await expect(search).toBeFocused();
    await search.fill("nowhere");
    await expect(page.getByText("No columns found.")).toBeVisible();
    await search.fill("FIELD_9");
    await expect(items).toHaveCount(9);
    await button(page, "Hide all").click();
    await expect(table).toHaveAttribute("aria-colcount", "93");
    await search.fill("");
    await button(page, "Hide all").click();
    await search.fill("field_12");
    await button(page, "Show all").click();
    await page.keyboard.press("Escape");
    await expect(button(page, "Toggle columns")).toBeFocused();
    await page.reload();
    await expect(heads(page)).toHaveText(["field_12"]);
  });
});

test("scrolls by keys in both directions, and not the page in 360 px", async ({ signedIn: page, store }) => {
  const names = countTo(12).map((number) => `field${number}`);
  const made = await store.collection("wide", Object.fromEntries(names.map((name) => [name, "text" as const])));
  await store.records(
    made,
    countTo(40).map(() => Object.fromEntries(names.map((name) => [name, `value of ${name}`]))),
  );
  await page.goto(addressOf({ collectionId: made.id, filter: "" }));
  await expect(shown(page)).toHaveText("Showing 30 of 40");
  const last = page.locator("tr[aria-rowindex='31']");
  await test.step("scrolls by keys", async () => {
    const scrolled = () => boxOf(page, "wide").evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    await button(page, "Filter builder").focus();
    await page.keyboard.press("Tab");
    await expect(boxOf(page, "wide")).toBeFocused();
    // A key is lost while the box still moves: a person would press it again.
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      expect((await scrolled())[0]).toBeGreaterThan(10);
    }).toPass();
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(last).toBeInViewport({ timeout: 1000 });
    }).toPass();
  });
  await test.step("keeps the headings in sight", async () => {
    await scrollTo(page, "wide", 0, 99_999);
    await expect(last).toBeInViewport();
    await expect(page.getByRole("columnheader", { name: "id", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(button(page, "Toggle columns")).toBeInViewport({ ratio: 1 });
  });
  await test.step("scrolls the table alone in 360 px", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    await expect(shown(page)).toHaveText("Showing 30 of 40");
    const updated = page.getByRole("columnheader", { name: "updated", exact: true });
    await expect(updated).not.toBeInViewport();
    await scrollTo(page, "wide", 99_999);
    await expect(updated).toBeInViewport();
    await expect(moreButton(page, 10)).toBeInViewport({ ratio: 1 });
    await expect(filterField(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe("With a finger", () => {
  test.use({ hasTouch: true });

  test("drags the edge of a column, and sets nothing if the drag is cancelled", async ({ signedIn: page, store }) => {
    const made = await store.collection("goods", { sku: "text" });
    await page.goto(addressOf({ collectionId: made.id }));
    await expect(page.getByText("No records yet")).toBeVisible();
    const widthNow = async () => (await page.getByRole("columnheader", { name: "sku" }).boundingBox())!.width;
    const stored = () => page.evaluate((key) => localStorage.getItem(key), `${made.id}@columnWidths`);
    const before = await widthNow();
    const session = await page.context().newCDPSession(page);
    const drag = async (by: number, end: "touchCancel" | "touchEnd"): Promise<void> => {
      const box = (await page.getByRole("separator", { name: "Width of sku" }).boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const send = (type: "touchStart" | "touchMove" | typeof end, ...touchPoints: { x: number; y: number }[]) =>
        session.send("Input.dispatchTouchEvent", { type, touchPoints });
      await send("touchStart", { x, y });
      for (const moved of [by / 2, by]) await send("touchMove", { x: x + moved, y });
      await expect.poll(widthNow).toBe(before + by);
      expect(await stored()).toBe(null);
      await send(end);
    };
    await drag(40, "touchCancel");
    await expect.poll(widthNow).toBe(before);
    expect(await stored()).toBe(null);
    await drag(60, "touchEnd");
    await expect.poll(stored).toContain(String(Math.round(before + 60)));
  });
});
