import type { Locator, Page } from "@playwright/test";
import type { FieldTypeName } from "../../definitions/types/field";
import { addressOf, countTo, side, test, type Store } from "./support/collections";
import { costsOfKeys, expectNoCostOfLength } from "./support/key-costs";
import { timesSlower } from "./support/machine-speed";
import { p95, report } from "./support/meter";
import { test as ofOwnSite } from "./support/own-settings";
import { expect, field } from "./support/test";

test.describe.configure({ timeout: 180_000 });

/** Makes a collection of so many fields. */
const fieldsOf = (store: Store, count: number, types: readonly FieldTypeName[] = ["text"]) =>
  store.collection(
    `of_${count}`,
    Object.fromEntries(countTo(count).map((number) => [`field_${number}`, types[(number - 1) % types.length]!])),
  );

async function atEnd(input: Locator): Promise<Locator> {
  await input.focus();
  await input.page().keyboard.press("End");
  return input;
}

/** Opens a record of so many fields; gives the first one. */
async function openRecord(page: Page, store: Store, count: number, types?: readonly FieldTypeName[]) {
  const made = await fieldsOf(store, count, types);
  const [record] = await store.records(made, [{ field_1: "text" }]);
  await page.goto(`${addressOf({ collectionId: made.id })}&recordId=${record!.id}`);
  return atEnd(field(page.getByRole("dialog"), "field_1"));
}

/** Opens a field in the editor of a collection; gives the editor. */
async function openEditor(page: Page, id: string, name: string): Promise<Locator> {
  await page.goto(`${addressOf({ collectionId: id })}&editCollection=${id}`);
  const panel = page.getByRole("dialog", { name: "Edit collection" });
  await panel.getByRole("button", { name: `${name}: options` }).click();
  return panel;
}

/** Checks that a key is drawn within so many milliseconds on a machine of the usual speed. */
async function expectKeyWithin(page: Page, limit: number): Promise<void> {
  await costsOfKeys(page, 20);
  const cost = p95(await costsOfKeys(page, 40));
  const slower = await timesSlower(page.context());
  report("a key", `${cost.toFixed(1)} ms on a machine ${slower.toFixed(1)} times slower`);
  expect(cost).toBeLessThanOrEqual(limit * slower);
}

test("draws a key in a record of 60 fields within a frame", async ({ signedIn: page, store }) => {
  await openRecord(page, store, 60, ["text", "number", "url", "bool", "json", "date"]);
  await expectKeyWithin(page, 16);
});

// A style rule that asks every field makes it three times as much.
test("draws a key in a record of 200 fields as fast as in one of five", async ({ signedIn: page, store }) => {
  await expectNoCostOfLength(page, (own, count) => openRecord(own, store, count));
});

test("draws a key in one of 200 edited fields as fast as in one of five", async ({ signedIn: page, store }) => {
  await expectNoCostOfLength(page, async (own, count) => {
    const { id } = await fieldsOf(store, count);
    const panel = await openEditor(own, id, "field_1");
    // Far down, a field is a text until it is reached.
    const last = panel.getByRole("button", { name: `field_${count}: options` });
    await expect(last.or(panel.getByText(`field_${count}`, { exact: true }))).toBeAttached();
    const edited = panel.getByRole("listitem").filter({ has: own.getByRole("button", { name: "field_1: options" }) });
    // By its id, because typing changes the name that finds it.
    const input = await edited.getByRole("textbox", { name: "Field name" }).getAttribute("id");
    return atEnd(own.locator(`[id="${input}"]`));
  });
});

test("draws a key in 10,000 choices within 100 ms", async ({ signedIn: page, store }) => {
  const values = countTo(10_000).map((n) => `value ${n}`);
  const { id } = await store.collection("things", { one: { type: "select", options: { values, maxSelect: 1 } } });
  const panel = await openEditor(page, id, "one");
  await atEnd(panel.getByRole("textbox", { name: /^Choices/ }));
  await expectKeyWithin(page, 100);
});

ofOwnSite(
  "draws a key in the search of 500 collections at five times the cost of five",
  async ({ signedIn: page, ownSite }) => {
    const costs: number[] = [];
    for (const count of [5, 500]) {
      const fields = [{ name: "title", type: "text" }];
      const collections = countTo(count).map((n) => ({ name: `xx_${count}_${n}`, type: "base", fields }));
      await ownSite.call("PUT", "/api/collections/import", { collections, deleteMissing: false });
      await page.goto("about:blank");
      await page.goto(`${ownSite.url}#/collections`);
      await expect(side(page).getByRole("link", { name: `xx_${count}_${count}`, exact: true })).toBeAttached();
      await page.getByRole("textbox", { name: "Search collections" }).focus();
      costs.push(p95(await costsOfKeys(page, 20)));
    }
    report("a key in the search", `${costs[1]!.toFixed(1)} ms among 500, ${costs[0]!.toFixed(1)} ms among five`);
    expect(costs[1]! / costs[0]!).toBeLessThanOrEqual(5);
  },
);

test("draws a key of the palette within 50 ms, with 500 collections of 20 fields", async ({ signedIn: page }) => {
  const named = (index: number): string => `${"x".repeat(70)}_${index}`;
  await page.route(/\/api\/collections\?/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { items: { fields?: object[]; schema?: object[] }[] };
    const [first] = answer.items;
    const [known] = (first!.fields ?? first!.schema)!;
    const fields = countTo(20).map((number) => ({ ...known, id: `f${number}`, name: named(number) }));
    const more = countTo(500).map((index) => ({
      ...first,
      id: `many${index}`,
      name: named(index),
      fields,
      schema: fields,
    }));
    const json = { ...answer, items: [...answer.items, ...more], totalItems: 500, totalPages: 1 };
    await route.fulfill({ response, json });
  });
  await page.goto("#/settings/mail");
  await expect(page.getByRole("heading", { level: 1, name: "Mail settings" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("combobox", { name: "Go to or do" })).toBeFocused();
  await page.keyboard.type("x");
  await expect(page.getByRole("option", { name: /^Show all 50\d$/ })).toBeVisible();
  await expectKeyWithin(page, 50);
});
