import type { Locator } from "@playwright/test";
import { addressOf, countTo, queryIn, test } from "./support/collections";
import { expect, field, waitForFocus } from "./support/test";

test("opens the next record by keys, and returns the focus to the row shown last", async ({
  signedIn: page,
  store,
}) => {
  const made = await store.collection("boats", { name: "text", number: "number" });
  const records = await store.records(
    made,
    countTo(32).map((number) => ({ name: `Boat ${number}.`, number })),
  );
  await page.setViewportSize({ width: 1366, height: 500 });
  await page.goto(`${addressOf({ collectionId: made.id, sort: "+number" })}&recordId=${records[28]!.id}`);
  const panel = page.getByRole("dialog", { name: "Edit boats record" });
  const name = field(panel, "name");
  const expectNext = async (from: number, to: number): Promise<void> => {
    await waitForFocus(panel);
    for (let number = from + 1; number <= to; number += 1) {
      await page.keyboard.press("Alt+PageDown");
      await expect(name).toHaveValue(`Boat ${number}.`);
    }
  };
  await expect(name).toHaveValue("Boat 29.");
  await name.focus();
  await expectNext(29, 30);
  expect(queryIn(page)["recordId"]).toBe(records[29]!.id);
  // The next rows are loaded behind the last one.
  await expect(panel.getByRole("button", { name: /^Next record/ })).toBeEnabled();
  await expectNext(30, 31);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  const row = (number: number): Locator => page.getByRole("row").filter({ hasText: `Boat ${number}.` });
  await page.getByRole("table").evaluate((table) => table.parentElement!.scrollTo(0, 0));
  await row(1).click();
  await expectNext(1, 3);
  await page.keyboard.press("Escape");
  await expect(row(3)).toBeFocused();
  // Row 3 is out of sight then, and no longer drawn.
  await page.keyboard.press("Enter");
  await expectNext(3, 20);
  // Completely, even before the focus returns and scrolls to it. The open panel hides the table from roles.
  const behind = page.getByRole("row", { includeHidden: true }).filter({ hasText: "Boat 20." });
  await expect(behind).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(row(20)).toBeFocused();
  await expect(row(20)).toBeInViewport({ ratio: 1 });
  await expect(row(3)).toBeHidden();
  await page.keyboard.press("ArrowUp");
  await expect(row(19)).toBeFocused();
});
