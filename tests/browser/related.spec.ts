import type { Page } from "@playwright/test";
import { addressOf, cellOf, columnOf, countTo, rowsAsked, shown, tableOf, test } from "./support/collections";
import { expect } from "./support/test";
import { makeThings } from "./support/things";

const relatedCalls = /\/records\?.*perPage=200/;

/** Takes down all that moves while nobody does anything; gives how much it is, as the browser counts it. */
async function shifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const told = window as unknown as { shifted: number };
    told.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) told.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Where every cell of a table is. */
const places = (page: Page) =>
  tableOf(page, "things")
    .locator("th, td")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as object));

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
  // The other columns are in sight with these.
  const hiddenFields = things.schema.filter(({ name }) => !/^(name|authors?)$/.test(name));
  await page.addInitScript(
    ([key, hidden]) => localStorage.setItem(key!, hidden!),
    [`${things.id}@hiddenCollumns`, JSON.stringify(hiddenFields.map(({ id }) => id))],
  );
  let goOn = (): void => {};
  const waited = new Promise<void>((done) => (goOn = done));
  await page.route(relatedCalls, async (route) => {
    await waited;
    await route.continue();
  });
  const asked = rowsAsked(page);
  await page.goto(addressOf({ collectionId: things.id, sort: "+name" }));
  await expect(shown(page)).toHaveText("Showing 12 of 12");
  const table = tableOf(page, "things");
  await expect(await cellOf(table, "T1", "author")).toHaveText(ids[0]!);
  const before = await places(page);
  goOn();
  await expect(await cellOf(table, "T1", "author")).toHaveText("P1");
  await expect((await columnOf(table, "author")).filter({ hasText: "Somebody" })).toHaveCount(6);
  expect(await places(page)).toEqual(before);
  expect(await shifted()).toBeLessThanOrEqual(0.02);
  const related = asked.filter(({ perPage }) => perPage === "200");
  expect(related).toHaveLength(1);
  expect(related[0]).toMatchObject({ collection: people.id });
  expect(related[0]!["filter"]!.split(" || ")).toHaveLength(12);
  expect(asked.filter(({ perPage }) => perPage === "30").every((each) => !("expand" in each))).toBe(true);
});
