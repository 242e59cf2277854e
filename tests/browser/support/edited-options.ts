import type { Locator, Page } from "@playwright/test";
import type { StoredCollection } from "../../support/stored-collection";
import { editor, fieldHead } from "./collection-editor";
import type { Site } from "./site";
import { expect, waitForFocus } from "./test";

/** Opens the editor of a collection, and a field if one is named. */
export async function openEditor(page: Page, { id }: { id: string }, field?: string): Promise<Locator> {
  await page.goto(`#/collections?${new URLSearchParams({ collectionId: id, collection: id })}`);
  const panel = editor(page);
  await waitForFocus(panel);
  if (field !== undefined) await fieldHead(panel, field).click();
  return panel;
}

/** Saves the edits; gives the stored collection. */
export async function saveEditor(page: Page, site: Site, { id }: { id: string }): Promise<StoredCollection> {
  await editor(page).getByRole("button", { name: "Save changes" }).click();
  await expect(editor(page)).toBeHidden();
  return site.call<StoredCollection>("GET", `/api/collections/${id}`);
}
