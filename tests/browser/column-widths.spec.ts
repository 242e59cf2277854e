import type { Locator, Page } from "@playwright/test";
import { addressOf, boxOf, columnOf, countTo, filterField, shown, sorter, tableOf, test } from "./support/collections";
import { expect } from "./support/test";
import { tooltipOf } from "./support/things";

const header = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });
const edge = (page: Page, name: string) => page.getByRole("separator", { name: `Width of ${name}`, exact: true });
const widthOf = async (page: Page, name: string): Promise<number> =>
  Math.round((await header(page, name).boundingBox())!.width);
const leftOf = async (on: Locator): Promise<number> => Math.round((await on.boundingBox())!.x);
const stored = (page: Page, collectionId: string) =>
  page.evaluate((key) => localStorage.getItem(key), `${collectionId}@columnWidths`);

const goods = [
  { sku: "AB-1", title: "Courtesy flag of a land with a rather long name, 30 × 45 cm, sewn", stock: 12 },
  { sku: "AB-22", title: "Teak oil", stock: 1_234_567 },
];
const wordy = { sku: "A-MUCH-LONGER-NUMBER-THAN-ALL", title: "x".repeat(190), stock: 1 };

async function openGoods(
  page: Page,
  store: Parameters<Parameters<typeof test>[2]>[0]["store"],
  records: object[] = goods,
) {
  const made = await store.collection("goods", { sku: "text", title: "text", stock: "number" });
  await store.records(made, records);
  await page.goto(addressOf({ collectionId: made.id, sort: "+sku" }));
  await expect(shown(page)).toHaveText(/^Showing/);
  return made;
}

/** Drags the edge of a column sideways, by so many pixels. */
async function drag(page: Page, name: string, by: number): Promise<void> {
  const { x, y, width, height } = (await edge(page, name).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + by, y + height / 2, { steps: 4 });
}

/** Whether a cell shows less than it has. */
const cutIn = (cells: Locator): Promise<boolean> =>
  cells.evaluateAll((all) =>
    all.some((cell) => [cell, ...cell.querySelectorAll("*")].some((each) => each.scrollWidth > each.clientWidth)),
  );

/** In which cells nothing is cut off, however far it may stand out, by what they say. */
const uncutIn = (cells: Locator): Promise<(string | null)[]> =>
  cells.evaluateAll((all) =>
    all
      .filter((cell) =>
        [cell, ...cell.querySelectorAll("*")].every((each) => getComputedStyle(each).overflow !== "hidden"),
      )
      .map((cell) => cell.textContent),
  );

test.describe("The width of a column", () => {
  test("is that of its content, uncut while there is room", async ({ signedIn: page, store }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await openGoods(page, store);
    const table = tableOf(page, "goods");
    for (const name of ["id", "sku", "title", "stock", "created"])
      expect(await cutIn(await columnOf(table, name)), name).toBe(false);
    expect(await widthOf(page, "sku")).toBeLessThan(await widthOf(page, "title"));
    await page.setViewportSize({ width: 1000, height: 900 });
    // Where there is none, a text takes no more than its kind may.
    await expect.poll(() => widthOf(page, "title")).toBeLessThanOrEqual(300);
  });

  test("stays while rows are loaded, sorted and refreshed", async ({ signedIn: page, store }) => {
    const rows = countTo(34).map((number) => ({ sku: `N-${100 + number}`, title: "Short", stock: number }));
    await openGoods(page, store, [...rows, { ...wordy, sku: "Z" }]);
    const lefts = async () =>
      Promise.all(["sku", "title", "stock", "created", "updated"].map((name) => leftOf(header(page, name))));
    const before = await lefts();
    await page.getByRole("button", { name: "Load more (5)" }).click();
    await expect(shown(page)).toHaveText("Showing 35 of 35");
    expect(await lefts()).toEqual(before);
    await sorter(tableOf(page, "goods"), "sku").click();
    await expect((await columnOf(tableOf(page, "goods"), "sku")).first()).toHaveText("Z");
    expect(await lefts()).toEqual(before);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("button", { name: "Refresh" })).toHaveAttribute("aria-busy", "false");
    expect(await lefts()).toEqual(before);
  });

  test("follows a drag, is remembered, and can be reset", async ({ signedIn: page, store }) => {
    const others = await store.collection("others", { sku: "text" });
    const made = await openGoods(page, store);
    const [sku, title, stock] = [
      await widthOf(page, "sku"),
      await widthOf(page, "title"),
      await widthOf(page, "stock"),
    ];

    await test.step("no other column changes; Escape takes it back", async () => {
      await drag(page, "sku", 60);
      await expect.poll(() => widthOf(page, "sku")).toBe(sku + 60);
      await page.keyboard.press("Escape");
      await expect.poll(() => widthOf(page, "sku")).toBe(sku);
      await page.mouse.up();
      expect(await stored(page, made.id)).toBe(null);
      await drag(page, "sku", 60);
      await page.mouse.up();
      await expect.poll(() => widthOf(page, "sku")).toBe(sku + 60);
      expect([await widthOf(page, "title"), await widthOf(page, "stock")]).toEqual([title, stock]);
      // It has not been taken for a click on the heading.
      await expect(header(page, "sku")).toHaveAttribute("aria-sort", "ascending");
      await drag(page, "sku", -1000);
      await page.mouse.up();
      await expect.poll(() => widthOf(page, "sku")).toBe(48);
    });

    await test.step("it is remembered for its collection through a reload", async () => {
      await drag(page, "sku", 100);
      await page.mouse.up();
      await page.goto(addressOf({ collectionId: others.id }));
      await expect(page.getByText("No records found.")).toBeVisible();
      expect(await widthOf(page, "sku")).not.toBe(148);
      await page.goto(addressOf({ collectionId: made.id }));
      await expect(shown(page)).toHaveText("Showing 2 of 2");
      await page.reload();
      await expect(shown(page)).toHaveText("Showing 2 of 2");
      expect(await widthOf(page, "sku")).toBe(148);
    });

    await test.step("it can be left to the content again", async () => {
      await page.getByRole("button", { name: "Toggle columns" }).click();
      await page.getByRole("button", { name: "Reset widths" }).click();
      await expect.poll(() => widthOf(page, "sku")).toBe(sku);
      await expect(page.getByRole("button", { name: "Reset widths" })).toBeHidden();
      expect(await stored(page, made.id)).toBe(null);
    });
  });

  test("is set by keys, and fits the content by Enter or a double click", async ({ signedIn: page, store }) => {
    // Its letters may stand higher than a line.
    const tall = `h${"\u0310\u0335".repeat(20)}`;
    await openGoods(page, store, [...goods, { sku: tall, title: "Rope", stock: 0 }, { ...wordy, title: "Short" }]);
    const sku = await widthOf(page, "sku");
    const cells = await columnOf(tableOf(page, "goods"), "sku");
    const uncut = ["AB-1", "AB-22", wordy.sku];

    await test.step("an arrow leads to the edge, which arrows move", async () => {
      expect((await uncutIn(cells)).toSorted()).toEqual(uncut.toSorted());
      await sorter(tableOf(page, "goods"), "sku").focus();
      await page.keyboard.press("ArrowDown");
      await expect(edge(page, "sku")).toBeFocused();
      await expect(edge(page, "sku")).toHaveAttribute("aria-valuenow", String(sku));
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => widthOf(page, "sku")).toBe(sku + 8);
      await page.keyboard.press("Shift+ArrowLeft");
      await expect.poll(() => widthOf(page, "sku")).toBe(sku + 8 - 40);
      await expect(edge(page, "sku")).toHaveAttribute("aria-valuenow", String(sku + 8 - 40));
      await page.keyboard.press("Home");
      await expect.poll(() => widthOf(page, "sku")).toBe(48);
    });

    await test.step("what has no room is cut off, until the width fits the content by Enter or a double click", async () => {
      await expect.poll(() => uncutIn(cells)).toEqual(["AB-1"]);
      expect(await cutIn(cells)).toBe(true);
      await edge(page, "sku").press("Enter");
      await expect.poll(() => cutIn(cells)).toBe(false);
      await expect.poll(async () => (await uncutIn(cells)).toSorted()).toEqual(uncut.toSorted());
      await page.keyboard.press("Escape");
      await expect(sorter(tableOf(page, "goods"), "sku")).toBeFocused();
      await edge(page, "sku").press("Home");
      await expect.poll(() => uncutIn(cells)).toEqual(["AB-1"]);
      await edge(page, "sku").dblclick();
      await expect.poll(() => cutIn(cells)).toBe(false);
      await expect.poll(async () => (await uncutIn(cells)).toSorted()).toEqual(uncut.toSorted());
    });

    await test.step("a heading that is cut says all of itself by pointer and by keyboard, one that is not says nothing", async () => {
      const tip = page.getByRole("tooltip");
      await edge(page, "sku").press("Home");
      await expect(tip).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(sorter(tableOf(page, "goods"), "sku")).toBeFocused();
      await expect(tip).toHaveText("sku");
      await expect(header(page, "sku")).not.toHaveAttribute("aria-describedby");
      await page.keyboard.press("ArrowRight");
      await expect(sorter(tableOf(page, "goods"), "title")).toBeFocused();
      await expect(tip).toBeHidden();
      await expect(await tooltipOf(header(page, "sku"))).toHaveText("sku");
    });

    await test.step("all headings are one stop", async () => {
      await sorter(tableOf(page, "goods"), "sku").focus();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Toggle columns" })).toBeFocused();
    });
  });
});

test.describe("Far from UTC", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("has room for the offset of local times", async ({ signedIn: page, store }) => {
    await openGoods(page, store);
    const before = await leftOf(header(page, "updated"));
    await page.getByText("Local time").click();
    const cells = await columnOf(tableOf(page, "goods"), "created");
    await expect(cells.first()).toContainText("GMT+5:30");
    expect(await cutIn(cells)).toBe(false);
    expect(await leftOf(header(page, "updated"))).toBe(before);
  });
});

test.describe("While a table scrolls sideways", () => {
  const wide = Object.fromEntries(countTo(14).map((number) => [`field${number}`, "text" as const]));
  const boxes = async (page: Page) => {
    const [head, cell, tail, box] = await Promise.all([
      header(page, "id").boundingBox(),
      page.locator("tbody .pin").first().boundingBox(),
      page.locator("thead .tail").boundingBox(),
      boxOf(page, "wide").boundingBox(),
    ]);
    return { head: head!, cell: cell!, tail: tail!, box: box! };
  };
  const shadowOf = (page: Page, part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).boxShadow);

  test("keeps id and menu in place at 360, 700 and 1366 pixels", async ({ signedIn: page, store }) => {
    const made = await store.collection("wide", wide);
    const values = Object.fromEntries(Object.keys(wide).map((name) => [name, `value of ${name}`]));
    await store.records(made, [values, values]);
    const narrow = await store.collection("narrow", { name: "text" });
    await store.records(narrow, [{ name: "a" }]);

    await test.step("where nothing scrolls nothing is parted, and head and search end at one line", async () => {
      await page.goto(addressOf({ collectionId: narrow.id }));
      await expect(shown(page)).toHaveText("Showing 1 of 1");
      for (const part of ["tbody .pin", "tbody .tail"]) expect(await shadowOf(page, part)).toBe("none");
      const right = async (on: Locator) => on.evaluate((element) => element.getBoundingClientRect().right);
      expect(await right(page.getByRole("button", { name: "New record" }).first())).toBe(
        await right(filterField(page).locator("xpath=ancestor-or-self::*[contains(@class,'input')]")),
      );
    });

    for (const width of [360, 700, 1366])
      await test.step(`in a window of ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(addressOf({ collectionId: made.id }));
        await expect(shown(page)).toHaveText("Showing 2 of 2");
        const before = await boxes(page);
        expect(before.tail.width).toBe(40);
        expect(before.head.x).toBe(before.cell.x);
        // Nothing lies under the id yet, but under the menu there is something.
        expect(await shadowOf(page, "tbody .pin")).toBe("none");
        expect(await shadowOf(page, "tbody .tail")).not.toBe("none");
        await boxOf(page, "wide").evaluate((box) => box.scrollTo(200, 0));
        await expect.poll(() => shadowOf(page, "tbody .pin")).not.toBe("none");
        expect(await boxes(page)).toEqual(before);
        await boxOf(page, "wide").evaluate((box) => box.scrollTo(box.scrollWidth, 0));
        await expect.poll(() => shadowOf(page, "tbody .tail")).toBe("none");
        expect(await boxes(page)).toEqual(before);
        const last = (await header(page, "updated").boundingBox())!;
        expect(Math.abs(last.x + last.width - before.tail.x)).toBeLessThan(2);
        await page.goto(addressOf({ collectionId: narrow.id }));
        await expect(shown(page)).toHaveText("Showing 1 of 1");
      });
  });
});
