import type { Locator, Page } from "@playwright/test";
import {
  addressOf,
  boxOf,
  columnOf,
  countTo,
  moreButton,
  shown,
  sorter,
  tableOf,
  test,
  type Store,
} from "./support/collections";
import { expect } from "./support/test";
import { tooltipOf } from "./support/things";

const header = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });
const edge = (page: Page, name: string) => page.getByRole("separator", { name: `Width of ${name}`, exact: true });
const widthOf = async (page: Page, name: string): Promise<number> =>
  Math.round((await header(page, name).boundingBox())!.width);
const expectWidth = (page: Page, name: string, width: number): Promise<void> =>
  expect.poll(() => widthOf(page, name)).toBe(width);
const leftsOf = (page: Page, names: readonly string[]): Promise<number[]> =>
  Promise.all(names.map(async (name) => Math.round((await header(page, name).boundingBox())!.x)));
const stored = (page: Page, collectionId: string) =>
  page.evaluate((key) => localStorage.getItem(key), `${collectionId}@columnWidths`);

const goods = [
  { sku: "AB-1", title: "Courtesy flag of a land with a rather long name, 30 × 45 cm, sewn", stock: 12 },
  { sku: "AB-22", title: "Teak oil", stock: 1_234_567 },
];
const wordy = { sku: "A-MUCH-LONGER-NUMBER-THAN-ALL", title: "x".repeat(190), stock: 1 };

async function openGoods(page: Page, store: Store, records: object[] = goods) {
  const made = await store.collection("goods", { sku: "text", title: "text", stock: "number" });
  await store.records(made, records);
  await page.goto(addressOf({ collectionId: made.id, sort: "+sku" }));
  await expect(shown(page)).toHaveText(/^Showing/);
  return made;
}

/** Drags the edge of a column sideways by a number of pixels. */
async function drag(page: Page, name: string, by: number): Promise<void> {
  const { x, y, width, height } = (await edge(page, name).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + by, y + height / 2, { steps: 4 });
}

/** Whether a cell shows less than its content. */
const cutIn = (cells: Locator): Promise<boolean> =>
  cells.evaluateAll((all) =>
    all.some((cell) => [cell, ...cell.querySelectorAll("*")].some((each) => each.scrollWidth > each.clientWidth)),
  );

test("moves a column with its heading, and keeps the order", async ({ signedIn: page, store }) => {
  const made = await openGoods(page, store);
  const heads = page.getByRole("columnheader").filter({ hasText: /./ });
  const natural = ["id", "sku", "title", "stock", "created", "updated"];
  await expect(heads).toHaveText(natural);
  /** Presses a heading, and moves the pointer over a part of another one, from 0 to 1. */
  const dragTo = async (name: string, target: string, part: number): Promise<void> => {
    const [from, to] = [(await header(page, name).boundingBox())!, (await header(page, target).boundingBox())!];
    await page.mouse.move(from.x + 12, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width * part, to.y + to.height / 2, { steps: 6 });
  };
  await test.step("aborts by Escape, and sorts by no drag", async () => {
    await dragTo("stock", "sku", 0.2);
    // The file of the drag loads with the first one.
    await expect(async () => {
      await page.mouse.move(300, 0, { steps: 2 });
      await page.mouse.move((await header(page, "sku").boundingBox())!.x + 5, 0, { steps: 2 });
      await expect(header(page, "stock")).toHaveClass(/is-dragged/);
    }).toPass();
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(heads).toHaveText(natural);
  });
  await test.step("drops it before or after another one", async () => {
    await dragTo("stock", "sku", 0.2);
    await page.mouse.up();
    await expect(heads).toHaveText(["id", "stock", "sku", "title", "created", "updated"]);
    await dragTo("id", "updated", 0.8);
    await page.mouse.up();
    await expect(heads).toHaveText(["stock", "sku", "title", "created", "updated", "id"]);
    await expect(header(page, "sku")).toHaveAttribute("aria-sort", "ascending");
    expect((await columnOf(tableOf(page, "goods"), "stock")).first()).toHaveText("12");
  });
  await test.step("keeps the order", async () => {
    await page.reload();
    await expect(heads).toHaveText(["stock", "sku", "title", "created", "updated", "id"]);
    expect(await page.evaluate((key) => localStorage.getItem(key), `${made.id}@columnOrder`)).toContain("@id");
  });
});

test.describe("The width of a column", () => {
  test("fits the content, and stays while rows load and change order", async ({ signedIn: page, store }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    const rows = countTo(32).map((number) => ({ sku: `N-${100 + number}`, title: "Short", stock: number }));
    await openGoods(page, store, [...goods, ...rows, { ...wordy, sku: "Z" }]);
    const table = tableOf(page, "goods");
    const names = ["id", "sku", "title", "stock", "created"];
    for (const name of names) expect(await cutIn(await columnOf(table, name)), name).toBe(false);
    const before = await leftsOf(page, names);
    await moreButton(page, 5).click();
    await expect(shown(page)).toHaveText("Showing 35 of 35");
    expect(await leftsOf(page, names)).toEqual(before);
    await sorter(table, "sku").click();
    await expect((await columnOf(table, "sku")).first()).toHaveText("Z");
    expect(await leftsOf(page, names)).toEqual(before);
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect.poll(() => widthOf(page, "title")).toBeLessThanOrEqual(300);
  });

  test("follows a drag, is remembered, and can be reset", async ({ signedIn: page, store }) => {
    const others = await store.collection("others", { sku: "text" });
    const made = await openGoods(page, store);
    const [sku, title, stock] = await Promise.all(["sku", "title", "stock"].map((name) => widthOf(page, name)));

    await test.step("changes no other column, and returns by Escape", async () => {
      await drag(page, "sku", 60);
      await expectWidth(page, "sku", sku! + 60);
      await page.keyboard.press("Escape");
      await expectWidth(page, "sku", sku!);
      await page.mouse.up();
      expect(await stored(page, made.id)).toBe(null);
      await drag(page, "sku", 60);
      await page.mouse.up();
      await expectWidth(page, "sku", sku! + 60);
      expect([await widthOf(page, "title"), await widthOf(page, "stock")]).toEqual([title, stock]);
      // A drag is no click on the heading.
      await expect(header(page, "sku")).toHaveAttribute("aria-sort", "ascending");
      await drag(page, "sku", -1000);
      await page.mouse.up();
      await expectWidth(page, "sku", 48);
    });

    await test.step("remembers a width for its collection, and resets it", async () => {
      await page.goto(addressOf({ collectionId: others.id }));
      await expect(page.getByText("No records yet")).toBeVisible();
      expect(await widthOf(page, "sku")).not.toBe(48);
      await page.goto(addressOf({ collectionId: made.id }));
      await page.reload();
      await expect(shown(page)).toHaveText("Showing 2 of 2");
      expect(await widthOf(page, "sku")).toBe(48);
      await page.getByRole("button", { name: "Toggle columns" }).click();
      await page.getByRole("button", { name: "Reset widths" }).click();
      await expectWidth(page, "sku", sku!);
      expect(await stored(page, made.id)).toBe(null);
    });
  });

  test("changes by keys, and fits the content by Enter or a double click", async ({ signedIn: page, store }) => {
    // Combining marks are higher than a line.
    const tall = `h${"\u0310\u0335".repeat(20)}`;
    await openGoods(page, store, [...goods, { sku: tall, title: "Rope", stock: 0 }, { ...wordy, title: "Short" }]);
    const sku = await widthOf(page, "sku");
    const cells = await columnOf(tableOf(page, "goods"), "sku");
    const heading = sorter(tableOf(page, "goods"), "sku");

    await test.step("moves the edge by arrow keys", async () => {
      await heading.focus();
      await page.keyboard.press("ArrowDown");
      await expect(edge(page, "sku")).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expectWidth(page, "sku", sku + 8);
      await page.keyboard.press("Shift+ArrowLeft");
      await expectWidth(page, "sku", sku + 8 - 40);
      await expect(edge(page, "sku")).toHaveAttribute("aria-valuenow", String(sku + 8 - 40));
      await page.keyboard.press("Home");
      await expectWidth(page, "sku", 48);
      expect(await cutIn(cells)).toBe(true);
    });

    await test.step("fits the content again", async () => {
      await edge(page, "sku").press("Enter");
      await expect.poll(() => cutIn(cells)).toBe(false);
      await edge(page, "sku").press("Home");
      await expect.poll(() => cutIn(cells)).toBe(true);
      await edge(page, "sku").dblclick();
      await expect.poll(() => cutIn(cells)).toBe(false);
    });

    await test.step("shows a cut heading in a tooltip, by keys and by the pointer", async () => {
      const tip = page.getByRole("tooltip");
      await edge(page, "sku").press("Home");
      await page.keyboard.press("Escape");
      await expect(heading).toBeFocused();
      await expect(tip).toHaveText("sku");
      await page.keyboard.press("ArrowRight");
      await expect(sorter(tableOf(page, "goods"), "title")).toBeFocused();
      await expect(tip).toBeHidden();
      await expect(await tooltipOf(header(page, "sku"))).toHaveText("sku");
      await heading.focus();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Toggle columns" })).toBeFocused();
    });
  });
});

test.describe("Far from UTC", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("keeps room for the offset of local times", async ({ signedIn: page, store }) => {
    await openGoods(page, store);
    const before = await leftsOf(page, ["updated"]);
    await page.getByText("Local time").click();
    const cells = await columnOf(tableOf(page, "goods"), "created");
    await expect(cells.first()).toContainText("GMT+5:30");
    expect(await cutIn(cells)).toBe(false);
    expect(await leftsOf(page, ["updated"])).toEqual(before);
  });
});

test("keeps id and menu in place while a wide table scrolls sideways", async ({ signedIn: page, store }) => {
  const names = countTo(14).map((number) => `field${number}`);
  const made = await store.collection("wide", Object.fromEntries(names.map((name) => [name, "text" as const])));
  await store.records(made, [Object.fromEntries(names.map((name) => [name, `value of ${name}`]))]);
  const placesOf = async () =>
    Promise.all(
      [header(page, "id"), page.locator("tbody .pin").first(), page.locator("thead .tail"), boxOf(page, "wide")].map(
        (each) => each.boundingBox(),
      ),
    );
  for (const width of [360, 1366])
    await test.step(`keeps both in place at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("about:blank");
      await page.goto(addressOf({ collectionId: made.id }));
      await expect(shown(page)).toHaveText("Showing 1 of 1");
      const before = await placesOf();
      expect(before[2]!.width).toBe(40);
      await boxOf(page, "wide").evaluate((box) => box.scrollTo(box.scrollWidth, 0));
      await expect(header(page, "updated")).toBeInViewport();
      expect(await placesOf()).toEqual(before);
    });
});
