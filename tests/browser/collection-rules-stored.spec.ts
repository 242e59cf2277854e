import type { Locator, Page } from "@playwright/test";
import { collectionTexts } from "../../definitions/texts/collection";
import type { StoredCollection } from "../support/stored-collection";
import { interpolate } from "../../src/runtime/model/values/text/text";
import { addressOf, test } from "./support/collections";
import { toast } from "./support/settings";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

/** The part of the editor with one rule. */
const ruleOf = (page: Page, name: string): Locator =>
  page.getByRole("dialog", { name: "Edit collection" }).locator(".rule").filter({ hasText: name });

/** Opens the rules of the chosen collection, changes the one for lists, and saves it. */
async function change(page: Page, button: string, isLooser: boolean): Promise<void> {
  await page.getByRole("button", { name: "Edit collection" }).click();
  await page.getByRole("tab", { name: /^API Rules/ }).click();
  await ruleOf(page, "List/Search action").getByRole("button", { name: button }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  if (isLooser) await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  await expect(toast(page, "Successfully updated collection.")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("a rule that is locked is unlocked for everyone, and locked again: null, blank and null are three saves", async ({
  signedIn: page,
  store,
  site,
}) => {
  const { id } = await store.collection("berths", { name: "text" });
  const stored = async () => {
    const { listRule, viewRule } = await site.call<StoredCollection>("GET", `/api/collections/${id}`);
    return [listRule, viewRule];
  };
  const listedByAGuest = async () => (await fetch(`${site.api}/api/collections/${id}/records`)).status;
  const sent: unknown[] = [];
  page.on("request", (request) => request.method() === "PATCH" && sent.push(request.postDataJSON()));

  await page.goto(addressOf({ collectionId: id }));
  expect(await stored()).toEqual([null, null]);
  expect(await listedByAGuest()).toBe(403);

  await change(page, collectionTexts.rule.unlock, true);
  expect(await stored()).toEqual(["", null]);
  expect(await listedByAGuest()).toBe(200);

  await change(page, interpolate(collectionTexts.rule.lock, { admins: "admins" }), false);
  expect(await stored()).toEqual([null, null]);
  expect(await listedByAGuest()).toBe(403);

  expect(sent).toEqual([{ listRule: "" }, { listRule: null }]);
});
