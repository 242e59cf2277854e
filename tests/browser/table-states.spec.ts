import type { Page } from "@playwright/test";
import {
  addressOf,
  boxOf,
  columnOf,
  countTo,
  filterField,
  rowCalls,
  shown,
  tableOf,
  test,
  type Store,
} from "./support/collections";
import { axeInBothThemes, expect } from "./support/test";

const wide = countTo(12).map((number) => `field${number}`);

async function openWide(page: Page, store: Store, rows: number, filter = "") {
  const made = await store.collection("wide", Object.fromEntries(wide.map((name) => [name, "text" as const])));
  const values = Object.fromEntries(wide.map((name) => [name, `value of ${name}`]));
  await store.records(
    made,
    countTo(rows).map(() => values),
  );
  await page.goto(addressOf({ collectionId: made.id, filter }));
}

test.describe("No rule of accessibility is broken by a table", () => {
  test("with rows, and its menu of columns", async ({ signedIn: page, store }) => {
    await openWide(page, store, 3);
    await expect(shown(page)).toHaveText("Showing 3 of 3");
    await axeInBothThemes(page);
    await page.getByRole("button", { name: "Toggle columns" }).press("Enter");
    await expect(page.getByRole("searchbox", { name: "Search columns" })).toBeFocused();
    await axeInBothThemes(page);
  });

  test("that is empty, with a filter and without", async ({ signedIn: page, store }) => {
    await openWide(page, store, 0);
    await expect(page.getByText("No records found.")).toBeVisible();
    await axeInBothThemes(page);
    await filterField(page).fill('field1 = "x"');
    await filterField(page).press("Enter");
    await expect(page.getByRole("button", { name: "Clear filters" })).toBeVisible();
    await axeInBothThemes(page);
  });

  test("that could not be loaded", async ({ signedIn: page, store, expectProblem }) => {
    expectProblem(/status of 500 .*\/records\?/);
    await page.route(rowCalls, (route) => route.fulfill({ status: 500, json: { message: "On holiday.", data: {} } }));
    await openWide(page, store, 3);
    await expect(page.getByText("The records could not be loaded.")).toBeVisible();
    await axeInBothThemes(page);
  });

  test("that is still loading", async ({ signedIn: page, store }) => {
    await page.route(rowCalls, () => {});
    await openWide(page, store, 3);
    // The page itself is there: what loads are its rows.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const bones = page.getByRole("status").filter({ hasText: "Loading..." });
    await expect(bones).toBeVisible();
    await axeInBothThemes(page);
    await expect(bones).toBeVisible();
  });

  test("whose filter is refused, with rows and without", async ({ signedIn: page, store, expectProblem }) => {
    expectProblem(/status of 400 .*\/records\?/);
    await openWide(page, store, 3, "nofield = 1");
    await expect(page.getByText("does not understand this filter")).toBeVisible();
    await axeInBothThemes(page);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(shown(page)).toHaveText("Showing 3 of 3");
    await filterField(page).fill("field1 =");
    await filterField(page).press("Enter");
    await expect(page.getByText('At character 8: After "=" a field or a value is missing.')).toBeVisible();
    await expect(await columnOf(tableOf(page, "wide"), "field1")).toHaveCount(3);
    await axeInBothThemes(page);
  });
});

test.describe("The box of a table", () => {
  const scrolled = (page: Page) => boxOf(page, "wide").evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);

  test("is reached by Tab and scrolls by keys in both directions", async ({ signedIn: page, store }) => {
    await openWide(page, store, 40);
    await expect(shown(page)).toHaveText("Showing 30 of 40");
    await filterField(page).focus();
    await page.keyboard.press("Tab");
    await expect(boxOf(page, "wide")).toBeFocused();
    expect(await scrolled(page)).toEqual([0, 0]);
    await page.keyboard.press("PageDown");
    await expect.poll(async () => (await scrolled(page))[1]).toBeGreaterThan(100);
    // A key that comes while the box still moves is lost, as a person would see and press it again.
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      expect((await scrolled(page))[0]).toBeGreaterThan(10);
    }).toPass();
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(page.locator("tr[aria-rowindex='31']")).toBeInViewport({ timeout: 1000 });
    }).toPass();
    await expect(async () => {
      await page.keyboard.press("Home");
      await expect.poll(async () => (await scrolled(page))[1], { timeout: 1000 }).toBe(0);
    }).toPass();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("checkbox", { name: "Select all loaded records" })).toBeFocused();
  });

  test("keeps its headings in sight while it scrolls", async ({ signedIn: page, store }) => {
    await openWide(page, store, 30);
    await expect(shown(page)).toHaveText("Showing 30 of 30");
    await boxOf(page, "wide").evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(page.locator("tr[aria-rowindex='31']")).toBeInViewport();
    await expect(page.getByRole("columnheader", { name: "id", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Toggle columns" })).toBeInViewport({ ratio: 1 });
  });

  test("scrolls by itself in a window of 360 pixels; the page does not scroll sideways", async ({
    signedIn: page,
    store,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openWide(page, store, 40);
    await expect(shown(page)).toHaveText("Showing 30 of 40");
    const sizes = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    expect(await sizes()).toBe(0);
    const last = page.getByRole("columnheader", { name: "updated", exact: true });
    await expect(last).not.toBeInViewport();
    await boxOf(page, "wide").evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await expect(last).toBeInViewport();
    expect(await sizes()).toBe(0);
    await expect(page.getByRole("button", { name: "Load more (10)" })).toBeInViewport({ ratio: 1 });
    await expect(filterField(page)).toBeInViewport({ ratio: 1 });
    await filterField(page).fill('field1 = "x"');
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("No records found.")).toBeVisible();
    expect(await sizes()).toBe(0);
  });
});
