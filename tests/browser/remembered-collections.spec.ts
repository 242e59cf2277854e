import type { Locator, Page } from "@playwright/test";
import type { StoredCollection } from "../support/stored-collection";
import { addField, choose, editor, fieldBody, openField, rename } from "./support/collection-editor";
import { addressOf, test } from "./support/collections";
import { crash, keptIn, offer } from "./support/drafts";
import { toast } from "./support/settings";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });

test("offers unsaved fields and rules of a collection after a crash", async ({ signedIn: page, store, site }) => {
  const stored = await store.collection("papers", { title: "text", note: "text" });
  const address = `${site.url}${addressOf({ collectionId: stored.id })}&editCollection=${stored.id}`;
  await page.goto(address);
  await openField(editor(page), "title");
  await rename(editor(page), "title", "heading");
  await openField(editor(page), "note");
  await choose(fieldBody(editor(page), "note"), "Remove");
  await addField(editor(page), "File");
  await rename(editor(page), "field", "extent");
  await editor(page).getByRole("tab", { name: "API Rules" }).click();
  await button(editor(page), "Set custom rule List/Search action").click();
  await expect.poll(() => keptIn(page)).toContain('"listRule"');
  await crash(page);
  const next = await page.context().newPage();
  await next.goto(address);
  const terms = ["Fields: heading: Field name", "note", "New field", "API Rules: List/Search action"];
  const after = ["heading", "Will be removed when you save", "extent (File)", "Anyone"];
  await expect(offer(next).getByRole("term")).toHaveText(terms);
  await expect(offer(next).getByRole("insertion")).toHaveText(after);
  await button(offer(next), "Restore").click();
  await expect(offer(next)).toBeHidden();
  await next.keyboard.press("ControlOrMeta+S");
  await button(next.getByRole("alertdialog", { name: "Confirm collection changes" }), "Confirm").click();
  await expect(toast(next, "Successfully updated collection.")).toBeVisible();
  const saved = await site.call<StoredCollection>("GET", `/api/collections/${stored.id}`);
  expect(saved).toMatchObject({ listRule: "", viewRule: null });
  expect(saved.schema.map((each) => [each.name, each.type, each.id === stored.schema[0]!.id])).toEqual([
    ["heading", "text", true],
    ["extent", "file", false],
  ]);
  expect(saved.schema[1]!.options).toMatchObject({ maxSelect: 1, maxSize: 5_242_880 });
  await expect.poll(() => keptIn(next)).toBe("[]");
});
