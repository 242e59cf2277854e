import { conflictTexts } from "../../definitions/texts/conflicts";
import { addressOf, test } from "./support/collections";
import { save, toast } from "./support/settings";
import { expect, field } from "./support/test";

test("saves one tab after the other, and compares what both changed", async ({ signedIn: page, store, site }) => {
  const papers = await store.collection("papers", { title: "text" });
  const [paper] = await store.records(papers, [{ title: "On tides" }]);
  const other = await page.context().newPage();
  for (const [tab, title] of [
    [page, "On longitude"],
    [other, "On latitude"],
  ] as const) {
    await tab.goto(`${site.url}${addressOf({ collectionId: papers.id })}&recordId=${paper!.id}`);
    await field(tab.getByRole("dialog"), "title").fill(title);
  }
  let letGo = (): void => {};
  const gate = new Promise<void>((open) => (letGo = open));
  await page.route(/records/, async (route) => {
    if (route.request().method() === "PATCH") await gate;
    return route.continue();
  });
  const held = page.waitForRequest((request) => request.method() === "PATCH");
  await save(page).click();
  await held;
  await other.bringToFront();
  await save(other).click();
  await expect(field(other.getByRole("dialog"), "title")).toBeDisabled();
  letGo();
  const question = other.getByRole("alertdialog", { name: conflictTexts.compare.title });
  await expect(question).toContainText("On longitude");
  await question.getByRole("button", { name: conflictTexts.compare.save }).click();
  await expect(toast(other, "Successfully updated record.")).toBeVisible();
});
