import type { Locator, Page } from "@playwright/test";
import type { RecordRow } from "../../../definitions/types/record";
import type { StoredCollection } from "../../support/stored-collection";
import { addressOf } from "./collections";
import { expect } from "./test";

/** The question before a record is deleted. */
export const question = (page: Page): Locator =>
  page.getByRole("alertdialog", { name: "Do you really want to delete the selected record?" });

/** A field that relates to one record of a collection. */
export const to = ({ id }: StoredCollection, options: object = {}) =>
  ({ type: "relation", options: { collectionId: id, maxSelect: 1, ...options } }) as const;

/** Opens a record and presses Delete. */
export async function askToDelete(page: Page, collection: StoredCollection, record: RecordRow): Promise<void> {
  await page.goto(`${addressOf({ collectionId: collection.id })}&recordId=${record.id}`);
  const panel = page.getByRole("dialog", { name: `Edit ${collection.name} record` });
  await panel.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(question(page)).toBeVisible();
}
