import type { Page } from "@playwright/test";
import { addressOf, cellOf, columnOf, countTo, shown, tableOf, test } from "./support/collections";
import { expect } from "./support/test";
import { makeThings } from "./support/things";

/** Sums up all layout shifts; gives the sum, as the browser counts it. */
async function shifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = window as unknown as { shifted: number };
    sum.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

test("draws names of related records late without moving anything", async ({ signedIn: page, store }) => {
  const shifted = await shifts(page);
  const { people, things } = await makeThings(store);
  const made = await store.records(
    people,
    countTo(12).map((number) => ({ title: number % 2 ? `P${number}` : `Somebody with a rather long name, ${number}` })),
  );
  const ids = made.map(({ id }) => id);
  await store.records(
    things,
    countTo(12).map((number) => ({ name: `T${number}`, author: ids[number - 1], authors: ids.slice(0, number) })),
  );
  // Hide the other columns, so that these are in sight.
  const hidden = things.schema.filter(({ name }) => !/^(name|authors?)$/.test(name)).map(({ id }) => id);
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`${things.id}@hiddenCollumns`, JSON.stringify(hidden)],
  );
  let resume = (): void => {};
  const waited = new Promise<void>((done) => (resume = done));
  await page.route(/\/records\?.*perPage=200/, (route) => waited.then(() => route.continue()));
  await page.goto(addressOf({ collectionId: things.id, sort: "+name" }));
  await expect(shown(page)).toHaveText("Showing 12 of 12");
  const table = tableOf(page, "things");
  const places = () =>
    table.locator("th, td").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as object));
  await expect(await cellOf(table, "T1", "author")).toHaveText(ids[0]!);
  const before = await places();
  resume();
  await expect(await cellOf(table, "T1", "author")).toHaveText("P1");
  await expect((await columnOf(table, "author")).filter({ hasText: "Somebody" })).toHaveCount(6);
  expect(await places()).toEqual(before);
  expect(await shifted()).toBeLessThanOrEqual(0.02);
});
