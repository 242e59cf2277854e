import type { Page } from "@playwright/test";
import { addressOf, countTo, test, type Store } from "./support/collections";
import { expectNoCostOfLength } from "./support/key-costs";
import { expect } from "./support/test";

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
