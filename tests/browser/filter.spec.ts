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

test("The filter is applied by Enter or 'Search', never while one types; it is left out when it is blank, and emptied by 'Clear'; one that finds nothing says so, and 'Clear filters' takes it away, where there is one", async ({
  signedIn: page,
  store,
}) => {
  const empty = await store.collection("empty", { title: "text" });
  const { made, titles } = await openBooks(page, store);
  await expect(titles).toHaveCount(3);
  await expect(filterField(page)).toHaveAttribute("placeholder", 'Search filter, ex. created > "2022-01-01"...');
  const asked = rowsAsked(page);
  await test.step("is applied by Enter, never while one types", async () => {
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
  await test.step("is left out of what is asked when it is blank", async () => {
    await filterField(page).fill("   ");
    await filterField(page).press("Enter");
    await expect(titles).toHaveCount(3);
    expect(asked.slice(1).map((query) => "filter" in query)).not.toContain(true);
    expect(queryIn(page)["filter"]).toBe("");
  });
  await test.step("is applied by 'Search', without the spaces around it, and emptied and applied at once by 'Clear'", async () => {
    await filterField(page).fill('  title ~ "a"   ');
    await button(page, "Search").click();
    await expect(titles).toHaveText(["Dracula", "Emma"]);
    expect(asked.at(-1)?.["filter"]).toBe('title ~ "a"');
    expect(queryIn(page)["filter"]).toBe('title ~ "a"');
    await button(page, "Clear").click();
    await expect(titles).toHaveCount(3);
    await expectFilter(page, "");
    await expect(button(page, "Clear")).toBeHidden();
    expect(queryIn(page)["filter"]).toBe("");
  });
  await test.step("one that finds nothing says so, and 'Clear filters' takes it away; without records there is none", async () => {
    await page.goto(addressOf({ collectionId: made.id, filter: "pages > 9000" }));
    await expect(page.getByText("No records found.")).toBeVisible();
    await expect(page.getByText("Showing 0 of 0")).toBeVisible();
    await button(page, "Clear filters").click();
    await expect(titles).toHaveCount(3);
    await expectFilter(page, "");
    await expect(page.getByText("No records found.")).toBeHidden();
    await page.goto(addressOf({ collectionId: empty.id }));
    await expect(page.getByText("No records found.")).toBeVisible();
    await expect(button(page, "Clear filters")).toBeHidden();
  });
});

test("A filter that the backend refuses is told with what is not there, also when it comes by the address, and keeps the rows; one that cannot be one says where and why, and is not sent", async ({
  signedIn: page,
  store,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/records\?.*filter=/);
  const said = page.getByRole("alert").filter({ hasText: '"books" has no field "nofield".' });
  const { titles } = await openBooks(page, store, { filter: "nofield = 1" });
  await test.step("says so when it comes by the address, and is not taken for one that finds nothing", async () => {
    await expect(said).toHaveText('At character 1: "books" has no field "nofield".');
    await expect(page.getByText("No records found.")).toBeHidden();
    await button(page, "Clear").click();
    await expect(titles).toHaveCount(3);
  });
  await test.step("says where and why, and is not sent, when it cannot be one", async () => {
    const asked = rowsAsked(page);
    await filterField(page).fill("pages >>> 3");
    await filterField(page).press("Enter");
    const why = page.getByRole("alert").filter({ hasText: 'At character 7: Unknown operator ">>>"' });
    await expect(why).toBeVisible();
    await expect(filterField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(filterField(page)).toHaveAccessibleDescription(/At character 7/);
    await expect(titles).toHaveText(["Ulysses", "Dracula", "Emma"]);
    expect(asked).toEqual([]);
    expect(queryIn(page)["filter"]).toBe("");
  });
  await test.step("says so under the bar and underlines it as long as it is not changed, and keeps the rows", async () => {
    const fault = filterField(page).locator(".filter-fault");
    await filterField(page).fill("pages = 3 && nofield = 3");
    await expect(fault).toHaveCount(0);
    await filterField(page).press("Enter");
    await expect(said).toContainText("At character 14:");
    await expect(fault).toHaveText("nofield");
    await filterField(page).press("4");
    await expect(fault).toHaveCount(0);
    await filterField(page).press("Backspace");
    await expect(fault).toHaveText("nofield");
    await expect(filterField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(filterField(page)).toHaveAccessibleDescription(/has no field "nofield"/);
    await expect(titles).toHaveText(["Ulysses", "Dracula", "Emma"]);
    await expect(page.getByText("No records found.")).toBeHidden();
    await expect(button(page, "Retry")).toBeHidden();
    await filterField(page).fill("pages > 450");
    await filterField(page).press("Enter");
    await expect(titles).toHaveText(["Ulysses", "Emma"]);
    await expect(said).toBeHidden();
    await expect(filterField(page)).toHaveAttribute("aria-invalid", "false");
  });
});

test("A list that cannot be loaded says so and why, in sight while many rows are there, until 'Retry' brings the rows; that the backend does not answer, with the filter kept", async ({
  signedIn: page,
  store,
  expectProblem,
}) => {
  expectProblem(/status of 500 .*\/records\?/);
  expectProblem(/ERR_CONNECTION_REFUSED .*\/records\?/);
  const failed = page.getByRole("alert").filter({ hasText: "The records could not be loaded." });
  const retry = failed.getByRole("button", { name: "Retry" });
  const broken = { status: 500, json: { code: 500, message: "The disk is on holiday.", data: {} } };
  const many = await store.collection("many", { title: "text" });
  await store.records(
    many,
    countTo(40).map((number) => ({ title: `T${number}` })),
  );
  await page.route(rowCalls, (route) => route.fulfill(broken), { times: 1 });
  const { made, titles } = await openBooks(page, store);
  await test.step("says so and why, until 'Retry' brings the rows", async () => {
    await expect(failed).toContainText("The disk is on holiday.");
    await expect(page.getByText("No records found.")).toBeHidden();
    await expect(page.getByText("does not understand this filter")).toBeHidden();
    await retry.click();
    await expect(titles).toHaveCount(3);
    await expect(failed).toBeHidden();
  });
  await test.step("says that the backend does not answer, with the filter kept", async () => {
    await page.route(rowCalls, (route) => route.abort("connectionrefused"), { times: 1 });
    await page.goto(addressOf({ collectionId: made.id, filter: "pages > 450" }));
    await expect(failed).toContainText("The backend does not answer.");
    await expect(filterField(page)).toHaveAttribute("aria-invalid", "false");
    await retry.click();
    await expect(titles).toHaveText(["Ulysses", "Emma"]);
  });
  await test.step("says so in sight while many rows are there", async () => {
    await page.goto(addressOf({ collectionId: many.id }));
    await expect(page.getByText("Showing 30 of 40")).toBeVisible();
    await page.route(rowCalls, (route) => route.fulfill(broken), { times: 1 });
    await sorter(tableOf(page, "many"), "title").click();
    await expect(retry).toBeInViewport();
    await retry.click();
    await expect(failed).toBeHidden();
    await expect((await columnOf(tableOf(page, "many"), "title")).first()).toHaveText("T9");
  });
});
