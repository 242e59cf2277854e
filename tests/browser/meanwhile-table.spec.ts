import type { Page } from "@playwright/test";
import {
  addressOf,
  columnOf,
  countTo,
  expectFilter,
  filterField,
  queryIn,
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
const unknownSort = (name: string): RegExp => new RegExp(`^Cannot sort by "${name}"`);

/** Opens a table of reviews; gives how somebody else gives its second field another name. */
async function openReviews(page: Page, store: Store, rows: number) {
  const made = await store.collection("reviews", { stars: "number", body: "text" });
  await store.records(
    made,
    countTo(rows).map((stars) => ({ stars, body: `B${stars}` })),
  );
  await page.goto(addressOf({ collectionId: made.id, sort: "+stars" }));
  await expect((await columnOf(table(page), "body")).first()).toHaveText("B1");
  return (name: string) =>
    store.change(
      made,
      made.schema.map((field) => (field.name === "body" ? { ...field, name } : field)),
    );
}

async function expectRenamed(page: Page, from: string, to: string, first: string | RegExp): Promise<void> {
  await expect((await columnOf(table(page), to)).first()).toHaveText(first);
  await expect(sorter(table(page), from)).toBeHidden();
}

test("keeps order and filter by a field that another admin renamed", async ({
  signedIn: page,
  store,
  expectProblem,
}) => {
  const rename = await openReviews(page, store, 31);

  await test.step("an order by a field that was renamed meanwhile stays", async () => {
    expectProblem(/status of 400 .*\/records\?/);
    await rename("prose");
    await sorter(table(page), "body").click();
    await expectRenamed(page, "body", "prose", "B9");
    await expect(toast(page, unknownSort("body"))).toBeHidden();
  });

  await test.step("a filter by a field that was renamed meanwhile stays, but for its texts", async () => {
    await filterField(page).fill('prose ~ "B3" && prose != "prose"');
    await filterField(page).press("Enter");
    await expect(shown(page)).toHaveText("Showing 3 of 3");
    await rename("rhyme");
    await page.getByRole("button", { name: "Refresh" }).click();
    await expectRenamed(page, "prose", "rhyme", /^B3/);
    await expectFilter(page, 'rhyme ~ "B3" && rhyme != "prose"');
    expect(queryIn(page)).toMatchObject({ filter: 'rhyme ~ "B3" && rhyme != "prose"', sort: "-rhyme" });
    await expect(shown(page)).toHaveText("Showing 3 of 3");
    await expect(page.getByText(/has no field|does not understand/)).toBeHidden();
  });
});
