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
const values = Object.fromEntries(wide.map((name) => [name, `value of ${name}`]));
const rowsOf = (count: number) => countTo(count).map(() => values);

const makeWide = (store: Store) =>
  store.collection("wide", Object.fromEntries(wide.map((name) => [name, "text" as const])));

test("No rule of accessibility is broken by a table that is empty, nor by one with rows and its menu of columns", async ({
  signedIn: page,
  store,
}) => {
  const made = await makeWide(store);
  await test.step("that is empty, with a filter and without", async () => {
    await page.goto(addressOf({ collectionId: made.id }));
    await expect(page.getByText("No records found.")).toBeVisible();
    await axeInBothThemes(page);
    await filterField(page).fill('field1 = "x"');
    await filterField(page).press("Enter");
    await expect(page.getByRole("button", { name: "Clear filters" })).toBeVisible();
    await axeInBothThemes(page);
  });
  await test.step("with rows, and its menu of columns", async () => {
    await store.records(made, rowsOf(3));
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(shown(page)).toHaveText("Showing 3 of 3");
    await axeInBothThemes(page);
    await page.getByRole("button", { name: "Toggle columns" }).press("Enter");
    await expect(page.getByRole("searchbox", { name: "Search columns" })).toBeFocused();
    await axeInBothThemes(page);
  });
});

test("No rule of accessibility is broken by a table that is loading, that could not be loaded, or whose filter is refused", async ({
  signedIn: page,
  store,
  expectProblem,
}) => {
  expectProblem(/status of 500 .*\/records\?/);
  expectProblem(/status of 400 .*\/records\?/);
  const made = await makeWide(store);
  await store.records(made, rowsOf(3));
  await test.step("that could not be loaded", async () => {
    const failure = { status: 500, json: { message: "On holiday.", data: {} } };
    await page.route(rowCalls, (route) => route.fulfill(failure), { times: 1 });
    await page.goto(addressOf({ collectionId: made.id, filter: "nofield = 1" }));
    await expect(page.getByText("The records could not be loaded.")).toBeVisible();
    await axeInBothThemes(page);
  });
  await test.step("that is still loading", async () => {
    let letGo = (): void => {};
    const held = new Promise<void>((go) => (letGo = go));
    await page.route(rowCalls, (route) => held.then(() => route.continue()), { times: 1 });
    await page.reload();
    // The page itself is there: what loads are its rows.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const bones = page.getByRole("status").filter({ hasText: "Loading..." });
    await expect(bones).toBeVisible();
    await axeInBothThemes(page);
    await expect(bones).toBeVisible();
    letGo();
  });
  await test.step("whose filter is refused, with rows and without", async () => {
    await expect(page.getByText(/has no field "nofield"\./)).toBeVisible();
    await axeInBothThemes(page);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(shown(page)).toHaveText("Showing 3 of 3");
    await filterField(page).fill("field1 =");
    await filterField(page).press("Enter");
    await expect(page.getByText('At character 8: A field or a value is missing after "=".')).toBeVisible();
    await expect(await columnOf(tableOf(page, "wide"), "field1")).toHaveCount(3);
    await axeInBothThemes(page);
  });
});

test("The box of a table is reached by Tab, scrolls by keys in both directions and by itself, in a narrow window, too", async ({
  signedIn: page,
  store,
}) => {
  const scrolled = () => boxOf(page, "wide").evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  const made = await makeWide(store);
  await store.records(made, rowsOf(40));
  await page.goto(addressOf({ collectionId: made.id, filter: "" }));
  await expect(shown(page)).toHaveText("Showing 30 of 40");
  await test.step("it is reached by Tab and scrolls by keys in both directions", async () => {
    await filterField(page).focus();
    await page.keyboard.press("Tab");
    await expect(boxOf(page, "wide")).toBeFocused();
    expect(await scrolled()).toEqual([0, 0]);
    await page.keyboard.press("PageDown");
    await expect.poll(async () => (await scrolled())[1]).toBeGreaterThan(100);
    // A key that comes while the box still moves is lost, as a person would see and press it again.
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      expect((await scrolled())[0]).toBeGreaterThan(10);
    }).toPass();
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(page.locator("tr[aria-rowindex='31']")).toBeInViewport({ timeout: 1000 });
    }).toPass();
    await expect(async () => {
      await page.keyboard.press("Home");
      await expect.poll(async () => (await scrolled())[1], { timeout: 1000 }).toBe(0);
    }).toPass();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("checkbox", { name: "Select all loaded records" })).toBeFocused();
  });
  await test.step("it keeps its headings in sight while it scrolls", async () => {
    await boxOf(page, "wide").evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(page.locator("tr[aria-rowindex='31']")).toBeInViewport();
    await expect(page.getByRole("columnheader", { name: "id", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Toggle columns" })).toBeInViewport({ ratio: 1 });
    await boxOf(page, "wide").evaluate((element) => element.scrollTo(0, 0));
  });
  await test.step("it scrolls by itself in a window of 360 pixels; the page does not scroll sideways", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    await expect(shown(page)).toHaveText("Showing 30 of 40");
    const excess = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    const last = page.getByRole("columnheader", { name: "updated", exact: true });
    await expect(last).not.toBeInViewport();
    expect(await excess()).toBe(0);
    await boxOf(page, "wide").evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await expect(last).toBeInViewport();
    expect(await excess()).toBe(0);
    await expect(page.getByRole("button", { name: "Load more (10)" })).toBeInViewport({ ratio: 1 });
    await expect(filterField(page)).toBeInViewport({ ratio: 1 });
    await filterField(page).fill('field1 = "x"');
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("No records found.")).toBeVisible();
    expect(await excess()).toBe(0);
  });
});
