import type { Page } from "@playwright/test";
import { openBooks } from "./support/books";
import {
  addressOf,
  columnOf,
  countTo,
  expectFilter,
  filterField,
  queryIn,
  rowCalls,
  rowsAsked,
  sorter,
  tableOf,
  test,
} from "./support/collections";
import { expect } from "./support/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.describe("The filter", () => {
  test("is applied by Enter, never while one types", async ({ signedIn: page, store }) => {
    const { titles } = await openBooks(page, store);
    await expect(titles).toHaveCount(3);
    const asked = rowsAsked(page);
    await filterField(page).pressSequentially("pages > 450");
    await expect(button(page, "Search")).toBeVisible();
    await expect(titles).toHaveCount(3);
    expect(asked).toEqual([]);
    await filterField(page).press("Enter");
    await expect(titles).toHaveText(["Ulysses", "Emma"]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.["filter"]).toBe("pages > 450");
    await expect(button(page, "Search")).toBeHidden();
    await expect(filterField(page)).toBeFocused();
    await filterField(page).press("Enter");
    await expect(titles).toHaveText(["Ulysses", "Emma"]);
    expect(asked).toHaveLength(1);
  });

  test("is applied by 'Search', without the spaces around it", async ({ signedIn: page, store }) => {
    const { titles } = await openBooks(page, store);
    const asked = rowsAsked(page);
    await expect(filterField(page)).toHaveAttribute("placeholder", 'Search filter, ex. created > "2022-01-01"...');
    await filterField(page).fill('  title ~ "a"   ');
    await button(page, "Search").click();
    await expect(titles).toHaveText(["Dracula", "Emma"]);
    expect(asked.at(-1)?.["filter"]).toBe('title ~ "a"');
    expect(queryIn(page)["filter"]).toBe('title ~ "a"');
  });

  test("is left out of what is asked when it is blank", async ({ signedIn: page, store }) => {
    const { titles } = await openBooks(page, store, { filter: "pages > 450" });
    await expect(titles).toHaveCount(2);
    const asked = rowsAsked(page);
    await filterField(page).fill("   ");
    await filterField(page).press("Enter");
    await expect(titles).toHaveCount(3);
    expect(asked.map((query) => "filter" in query)).not.toContain(true);
    expect(queryIn(page)["filter"]).toBe("");
  });

  test("is emptied and applied at once by 'Clear'", async ({ signedIn: page, store }) => {
    const { titles } = await openBooks(page, store, { filter: "pages > 450" });
    await expect(titles).toHaveCount(2);
    await button(page, "Clear").click();
    await expect(titles).toHaveCount(3);
    await expectFilter(page, "");
    await expect(button(page, "Clear")).toBeHidden();
    expect(queryIn(page)["filter"]).toBe("");
  });

  test("that finds nothing says so, and 'Clear filters' takes it away", async ({ signedIn: page, store }) => {
    const { titles } = await openBooks(page, store, { filter: "pages > 9000" });
    await expect(page.getByText("No records found.")).toBeVisible();
    await expect(page.getByText("Showing 0 of 0")).toBeVisible();
    await button(page, "Clear filters").click();
    await expect(titles).toHaveCount(3);
    await expectFilter(page, "");
    await expect(page.getByText("No records found.")).toBeHidden();
  });

  test("has no 'Clear filters' in a collection without records", async ({ signedIn: page, store }) => {
    const made = await store.collection("empty", { title: "text" });
    await page.goto(addressOf({ collectionId: made.id }));
    await expect(page.getByText("No records found.")).toBeVisible();
    await expect(button(page, "Clear filters")).toBeHidden();
  });
});

test.describe("A filter that the backend refuses", () => {
  const refused = /status of 400 .*\/records\?.*filter=/;
  const said = (page: Page) => page.getByRole("alert").filter({ hasText: "does not understand this filter" });

  test("says so under the bar in the backend's words, and keeps the rows", async ({
    signedIn: page,
    store,
    expectProblem,
  }) => {
    expectProblem(refused);
    const { titles } = await openBooks(page, store);
    await expect(titles).toHaveCount(3);
    await filterField(page).fill("nofield = 3");
    await filterField(page).press("Enter");
    await expect(said(page)).toContainText("Invalid filter parameters.");
    await expect(filterField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(filterField(page)).toHaveAccessibleDescription(/Invalid filter parameters\./);
    await expect(titles).toHaveText(["Ulysses", "Dracula", "Emma"]);
    await expect(page.getByText("No records found.")).toBeHidden();
    await expect(button(page, "Retry")).toBeHidden();
    await filterField(page).fill("pages > 450");
    await filterField(page).press("Enter");
    await expect(titles).toHaveText(["Ulysses", "Emma"]);
    await expect(said(page)).toBeHidden();
    await expect(filterField(page)).toHaveAttribute("aria-invalid", "false");
  });

  test("says where and why, and is not sent, when it cannot be one", async ({ signedIn: page, store }) => {
    const { titles } = await openBooks(page, store);
    await expect(titles).toHaveCount(3);
    const asked = rowsAsked(page);
    await filterField(page).fill("pages >>> 3");
    await filterField(page).press("Enter");
    const why = page.getByRole("alert").filter({ hasText: 'At character 7: There is no operator ">>>"' });
    await expect(why).toBeVisible();
    await expect(filterField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(filterField(page)).toHaveAccessibleDescription(/At character 7/);
    await expect(titles).toHaveText(["Ulysses", "Dracula", "Emma"]);
    expect(asked).toEqual([]);
    expect(queryIn(page)["filter"]).toBe("");
  });

  test("says so when it comes by the address, and is not taken for one that finds nothing", async ({
    signedIn: page,
    store,
    expectProblem,
  }) => {
    expectProblem(refused);
    const { titles } = await openBooks(page, store, { filter: "nofield = 1" });
    await expect(said(page)).toContainText("Invalid filter parameters.");
    await expect(page.getByText("No records found.")).toBeHidden();
    await button(page, "Clear").click();
    await expect(titles).toHaveCount(3);
  });
});

test.describe("A list that cannot be loaded", () => {
  const failed = (page: Page) => page.getByRole("alert").filter({ hasText: "The records could not be loaded." });
  const broken = { status: 500, json: { code: 500, message: "The disk is on holiday.", data: {} } };

  test("says so and why, until 'Retry' brings the rows", async ({ signedIn: page, store, expectProblem }) => {
    expectProblem(/status of 500 .*\/records\?/);
    await page.route(rowCalls, (route) => route.fulfill(broken), { times: 1 });
    const { titles } = await openBooks(page, store);
    await expect(failed(page)).toContainText("The disk is on holiday.");
    await expect(page.getByText("No records found.")).toBeHidden();
    await expect(page.getByText("does not understand this filter")).toBeHidden();
    await failed(page).getByRole("button", { name: "Retry" }).click();
    await expect(titles).toHaveCount(3);
    await expect(failed(page)).toBeHidden();
  });

  test("says that the backend does not answer, with the filter kept", async ({
    signedIn: page,
    store,
    expectProblem,
  }) => {
    expectProblem(/ERR_CONNECTION_REFUSED .*\/records\?/);
    await page.route(rowCalls, (route) => route.abort("connectionrefused"), { times: 1 });
    const { titles } = await openBooks(page, store, { filter: "pages > 450" });
    await expect(failed(page)).toContainText("The backend does not answer.");
    await expect(filterField(page)).toHaveAttribute("aria-invalid", "false");
    await failed(page).getByRole("button", { name: "Retry" }).click();
    await expect(titles).toHaveText(["Ulysses", "Emma"]);
  });

  test("says so in sight while many rows are there", async ({ signedIn: page, store, expectProblem }) => {
    expectProblem(/status of 500 .*\/records\?/);
    const made = await store.collection("many", { title: "text" });
    await store.records(
      made,
      countTo(40).map((number) => ({ title: `T${number}` })),
    );
    await page.goto(addressOf({ collectionId: made.id }));
    await expect(page.getByText("Showing 30 of 40")).toBeVisible();
    await page.route(rowCalls, (route) => route.fulfill(broken), { times: 1 });
    await sorter(tableOf(page, "many"), "title").click();
    await expect(failed(page).getByRole("button", { name: "Retry" })).toBeInViewport();
    await failed(page).getByRole("button", { name: "Retry" }).click();
    await expect(failed(page)).toBeHidden();
    await expect((await columnOf(tableOf(page, "many"), "title")).first()).toHaveText("T9");
  });
});
