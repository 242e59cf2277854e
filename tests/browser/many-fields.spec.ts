import type { Page } from "@playwright/test";
import { addressOf, countTo, test, type Store } from "./support/collections";
import { costsOfKeys, expectNoCostOfLength } from "./support/key-costs";
import { timesSlower } from "./support/machine-speed";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

// In milliseconds.
const keyLimit = 100;

/** Opens the editor of a new collection of so many fields, and its first field. Gives where that is named. */
async function openFirstField(page: Page, store: Store, count: number) {
  const fields = Object.fromEntries(countTo(count).map((number) => [`field_${number}`, "text" as const]));
  const { id } = await store.collection(`of_${count}`, fields);
  await page.goto(`${addressOf({ collectionId: id })}&editCollection=${id}`);
  const panel = page.getByRole("dialog", { name: "Edit collection" });
  await expect(panel.getByText(`field_${count}`, { exact: true })).toBeAttached();
  await panel.getByRole("button", { name: "field_1", exact: true }).click();
  const field = panel.getByRole("group", { name: "Fields" }).getByRole("textbox", { name: "Name" });
  await field.focus();
  await page.keyboard.press("End");
  return field;
}

test("A key typed in one of 200 fields costs hardly more than in one of five", async ({
  signedIn: page,
  store,
}, info) => {
  test.setTimeout(180_000);
  await expectNoCostOfLength(page, info, (own, count) => openFirstField(own, store, count));
});

test("types in a field's 10,000 choices", async ({ signedIn: page, store }) => {
  test.setTimeout(60_000);
  const values = countTo(10_000).map((n) => `value ${n}`);
  const { id } = await store.collection("things", {
    title: "text",
    one: { type: "select", options: { values, maxSelect: 1 } },
  });
  await page.goto(`${addressOf({ collectionId: id })}&editCollection=${id}`);
  const panel = page.getByRole("dialog", { name: "Edit collection" });
  await panel.getByRole("button", { name: "one", exact: true }).click();
  const choices = panel.getByRole("textbox", { name: /^Choices/ });
  await choices.focus();
  await page.keyboard.press("End");
  await costsOfKeys(page, 2);
  const key = Math.min(...(await costsOfKeys(page, 5)));
  console.info(`a key ${key.toFixed(0)} ms`);
  await expect(choices).toHaveValue(/value 10000x{7}$/);
  expect(key).toBeLessThan(keyLimit * (await timesSlower(page.context())));
});
