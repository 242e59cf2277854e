import type { Locator, Page } from "@playwright/test";
import type { StoredCollection } from "../../support/stored-collection";
import type { Site } from "./site";
import { expect } from "./test";

/** The addresses of export and import. */
export const exportPage = "#/settings/export-collections";
export const importPage = "#/settings/import-collections";

/** All stored collections, the oldest first. */
export const storedCollections = async (site: Site): Promise<StoredCollection[]> =>
  (await site.call<{ items: StoredCollection[] }>("GET", "/api/collections?perPage=500&sort=created")).items;

/** The input for the configuration. */
export const textOf = (page: Page): Locator => page.getByRole("textbox", { name: /^Collections/ });

/** Opens the import, and fills in a configuration. */
export async function openImport(page: Page, list: unknown): Promise<void> {
  await page.goto(importPage);
  await textOf(page).fill(typeof list === "string" ? list : JSON.stringify(list, null, 4));
}

/** The list of collections that would change. */
export const changesIn = (page: Page): Locator =>
  page.getByRole("region", { name: "Detected changes" }).locator("ul.changes > li");

/** The list of what the backend would refuse or drop. */
export const findingsIn = (page: Page): Locator =>
  page.getByRole("region", { name: "Not supported by this backend" }).locator("ul.changes > li");

/** The dialog that compares the configurations. */
export const reviewOf = (page: Page): Locator => page.getByRole("dialog", { name: "Side-by-side diff" });

/** Opens the comparison, and confirms the import. */
export async function confirmImport(page: Page, deletes = false): Promise<void> {
  await page.getByRole("button", { name: "Review" }).click();
  await reviewOf(page).getByRole("button", { name: "Confirm and import" }).click();
  if (deletes) await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
}

/** Checks that the import has succeeded. */
export const expectImported = async (page: Page): Promise<void> => {
  await expect(page.getByText("Successfully imported collections configuration.", { exact: true })).toBeVisible();
  await expect(reviewOf(page)).toBeHidden();
};
