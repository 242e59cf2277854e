import type { Locator, Page } from "@playwright/test";
import { addressOf, countTo, queryIn, shown, test } from "./support/collections";
import { toast } from "./support/settings";
import { expect, field, waitForFocus } from "./support/test";

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole("button", { name, exact: true });

test("leads on by keys, and gives the focus to the row shown last", async ({ signedIn: page, store }) => {
  const made = await store.collection("boats", { name: "text", number: "number" });
  const records = await store.records(
    made,
    countTo(32).map((number) => ({ name: `Boat ${number}.`, number })),
  );
  await page.goto(`${addressOf({ collectionId: made.id, sort: "+number" })}&recordId=${records[28]!.id}`);
  const panel = page.getByRole("dialog", { name: "Edit boats record" });
  await waitForFocus(panel);
  await expect(field(panel, "name")).toHaveValue("Boat 29.");
  await field(panel, "name").focus();
  await page.keyboard.press("Alt+PageDown");
  await expect(field(panel, "name")).toHaveValue("Boat 30.");
  expect(queryIn(page)["recordId"]).toBe(records[29]!.id);
  // The rows behind the last one are on their way.
  await expect(button(panel, /^Next record/)).toBeEnabled();
  await page.keyboard.press("Alt+PageDown");
  await expect(field(panel, "name")).toHaveValue("Boat 31.");
  await field(panel, "name").fill("Boat of another name");
  await button(panel, /^Next record/).click();
  const question = page.getByRole("alertdialog", { name: /^You have unsaved changes\. Discard them and continue\?$/ });
  await button(question, "No").click();
  await expect(field(panel, "name")).toHaveValue("Boat of another name");
  await button(panel, "Save changes").click();
  await expect(toast(page, "Successfully updated record.")).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(shown(page)).toHaveText("Showing 32 of 32");

  await test.step("the focus goes back to the row of the record that was shown last", async () => {
    await page.setViewportSize({ width: 1366, height: 500 });
    const row = (number: number): Locator => page.getByRole("row").filter({ hasText: `Boat ${number}.` });
    const goOn = async (from: number, to: number): Promise<void> => {
      for (const number of countTo(to - from)) {
        await page.keyboard.press("Alt+PageDown");
        await expect(field(panel, "name")).toHaveValue(`Boat ${from + number}.`);
      }
    };
    await page.getByRole("table").evaluate((table) => table.parentElement!.scrollTo(0, 0));
    await row(1).click();
    await waitForFocus(panel);
    await goOn(1, 3);
    await page.keyboard.press("Escape");
    await expect(row(3)).toBeFocused();
    // The row that it was opened from is out of sight then, and no longer drawn.
    await page.keyboard.press("Enter");
    await waitForFocus(panel);
    await goOn(3, 20);
    await page.keyboard.press("Escape");
    await expect(row(20)).toBeFocused();
    await expect(row(20)).toBeInViewport({ ratio: 1 });
    await expect(row(3)).toBeHidden();
    await page.keyboard.press("ArrowUp");
    await expect(row(19)).toBeFocused();
  });
});
