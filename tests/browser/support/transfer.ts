import type { Locator, Page } from "@playwright/test";
import type { StoredCollection } from "../../support/stored-collection";
import type { Site } from "./site";
import { expect } from "./test";

/** The addresses of the two pages. */
export const exportPage = "#/settings/export-collections";
export const importPage = "#/settings/import-collections";

/** All collections as the backend has them, in the order in which they were made. */
export const storedCollections = async (site: Site): Promise<StoredCollection[]> =>
  (await site.call<{ items: StoredCollection[] }>("GET", "/api/collections?perPage=500&sort=created")).items;

/** The field in which the configuration stands. */
export const textOf = (page: Page): Locator => page.getByRole("textbox", { name: /^Collections/ });

/** Opens the import and puts a configuration into it. */
export async function openImport(page: Page, list: unknown): Promise<void> {
  await page.goto(importPage);
  await textOf(page).fill(typeof list === "string" ? list : JSON.stringify(list, null, 4));
}

/** The lines of the collections that would change. */
export const changesIn = (page: Page): Locator =>
  page.getByRole("region", { name: "Detected changes" }).locator("ul.changes > li");

/** What would be refused or dropped. */
export const findingsIn = (page: Page): Locator =>
  page.getByRole("region", { name: "Not supported by this backend" }).locator("ul.changes > li");

/** The comparison over the page. */
export const reviewOf = (page: Page): Locator => page.getByRole("dialog", { name: "Side-by-side diff" });

/** Opens the comparison, and confirms it. */
export async function confirmImport(page: Page, deletes = false): Promise<void> {
  await page.getByRole("button", { name: "Review" }).click();
  await reviewOf(page).getByRole("button", { name: "Confirm and import" }).click();
  if (deletes) await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
}

/** Expects that the import has been told to be done. */
export const expectImported = async (page: Page): Promise<void> => {
  await expect(page.getByText("Successfully imported collections configuration.", { exact: true })).toBeVisible();
  await expect(reviewOf(page)).toBeHidden();
};
