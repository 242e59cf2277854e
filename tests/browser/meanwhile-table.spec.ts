import type { Page } from "@playwright/test";
import {
  addressOf,
  collectionCalls,
  columnOf,
  countTo,
  rowCalls,
  shown,
  sorter,
  tableOf,
  test,
  type Store,
} from "./support/collections";
import { toast } from "./support/settings";
import { expect } from "./support/test";

// What another admin does with the fields of a collection while one reads its table.
const table = (page: Page) => tableOf(page, "reviews");
const unknownSort = /^There is no column "body" to order by/;

/** Opens a table of reviews, of which somebody else renames a field then. */
async function openReviews(page: Page, store: Store, rows: number) {
  const made = await store.collection("reviews", { stars: "number", body: "text" });
  await store.records(
    made,
    countTo(rows).map((stars) => ({ stars, body: `B${stars}` })),
  );
  await page.goto(addressOf({ collectionId: made.id, sort: "+stars" }));
  await expect((await columnOf(table(page), "body")).first()).toHaveText("B1");
  return () =>
    store.change(
      made,
      made.schema.map((field) => (field.name === "body" ? { ...field, name: "words" } : field)),
    );
}

async function expectRenamed(page: Page, first: string | RegExp): Promise<void> {
  await expect((await columnOf(table(page), "words")).first()).toHaveText(first);
  await expect(sorter(table(page), "body")).toBeHidden();
}

test("more rows show the columns that their collection has by now, and those before them, too", async ({
  signedIn: page,
  store,
}) => {
  const rename = await openReviews(page, store, 31);
  await rename();
  await page.getByRole("button", { name: /^Load more/ }).click();
  await expectRenamed(page, "B1");
  await expect(shown(page)).toHaveText("Showing 31 of 31");
});

test("rows in another order show the columns that their collection has by now", async ({ signedIn: page, store }) => {
  const rename = await openReviews(page, store, 2);
  await rename();
  await sorter(table(page), "stars").click();
  await expectRenamed(page, "B2");
});

test("an order by a field that was renamed meanwhile is given up, and said to be", async ({
  signedIn: page,
  store,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/records\?/);
  const rename = await openReviews(page, store, 2);
  await rename();
  await sorter(table(page), "body").click();
  await expect(toast(page, unknownSort)).toBeVisible();
  await expectRenamed(page, /^B/);
});

test("Retry reads the collection of the rows, too", async ({ signedIn: page, store, expectProblem }) => {
  expectProblem(/status of 400 .*\/records\?/);
  expectProblem(/status of 500 .*\/collections\?/);
  const rename = await openReviews(page, store, 2);
  await rename();
  await page.route(collectionCalls, (route) => route.fulfill({ status: 500, json: { message: "On holiday." } }));
  await sorter(table(page), "body").click();
  await expect(toast(page, /On holiday/)).toBeVisible();
  await page.unroute(collectionCalls);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(toast(page, unknownSort)).toBeVisible();
  await expectRenamed(page, /^B/);
});

test("a field that the backend hides has the collections read once, not with all rows", async ({
  signedIn: page,
  store,
}) => {
  await openReviews(page, store, 2);
  await page.route(rowCalls, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"body"', '"hidden"') });
  });
  let reads = 0;
  page.on("request", (request) => void (collectionCalls.test(request.url()) && reads++));
  const stars = await columnOf(table(page), "stars");
  for (const first of ["2", "1", "2"]) {
    await sorter(table(page), "stars").click();
    await expect(stars.first()).toHaveText(first);
    await expect.poll(() => reads).toBe(1);
  }
});
