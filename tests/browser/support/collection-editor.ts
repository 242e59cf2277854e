import type { Locator, Page } from "@playwright/test";
import type { Collection } from "../../../definitions/types/collection";
import type { Site } from "./site";
import { expect } from "./test";

/** The panel in which a collection is changed. */
export const editor = (page: Page): Locator => page.getByRole("dialog", { name: "Edit collection" });

/** Opens the editor of a collection, at one of its fields if one is named. */
export async function openEditor(page: Page, { id }: { id: string }, field?: string): Promise<Locator> {
  await page.goto(`#/collections?collectionId=${id}&collection=${id}`);
  const panel = editor(page);
  await expect(panel).toBeVisible();
  if (field !== undefined) await panel.getByRole("button", { name: new RegExp(`^${field}`) }).click();
  return panel;
}

/** Saves what was changed; gives the collection as the backend has it then. */
export async function saveEditor(page: Page, site: Site, { id }: { id: string }): Promise<Collection> {
  await editor(page).getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Successfully updated collection.", { exact: true })).toBeVisible();
  await expect(editor(page)).toBeHidden();
  return site.call<Collection>("GET", `/api/collections/${id}`);
}
