import type { Locator, Page } from "@playwright/test";
import { addressOf, test } from "./support/collections";
import { expect } from "./support/test";

const said = "Successfully created record.";

const toastCard = (page: Page): Locator =>
  page
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: said });

/** Expects that the toast covers none of these elements, each scrolled into view. */
async function expectClear(toast: Locator, elements: readonly Locator[]): Promise<void> {
  for (const element of elements) {
    await element.scrollIntoViewIfNeeded();
    const [card, box] = [(await toast.boundingBox())!, (await element.boundingBox())!];
    const isApart = box.y + box.height <= card.y || card.y + card.height <= box.y;
    expect(isApart, `${JSON.stringify(box)} is clear of the toast at ${JSON.stringify(card)}`).toBe(true);
  }
}

for (const [width, height] of [
  [1366, 768],
  [360, 740],
] as const) {
  test.describe(`In a window ${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test("keeps rows, fields and buttons clear of a toast", async ({ signedIn: page, store }) => {
      const names = Array.from({ length: 16 }, (_, at) => `field${at}`);
      const boats = await store.collection("boats", Object.fromEntries(names.map((name) => [name, "text"] as const)));
      await store.records(
        boats,
        Array.from({ length: 25 }, (_, at) => ({ field0: `boat ${at}` })),
      );
      await page.goto(addressOf({ collectionId: boats.id }));
      await page.getByRole("button", { name: "New record" }).click();
      const panel = page.getByRole("dialog", { name: "New boats record" });
      await panel.getByRole("textbox", { name: "field0", exact: true }).fill("hello");
      await panel.getByRole("button", { name: "Create" }).click();
      const toast = toastCard(page);
      await expect(panel).toBeHidden();
      // It stays while the pointer is on it.
      await toast.hover();
      await expectClear(toast, [
        page.getByRole("row").last(),
        page.getByRole("button", { name: "Export" }),
        page.getByRole("row").nth(1),
      ]);
      await page.getByRole("button", { name: "New record" }).press("Enter");
      await expect(panel.getByRole("listitem").filter({ hasText: said })).toBeVisible();
      await toast.hover();
      await expectClear(toast, [
        ...names.map((name) => panel.getByRole("textbox", { name, exact: true })),
        panel.getByRole("contentinfo").getByRole("button", { name: "Close" }),
        panel.getByRole("button", { name: "Create" }),
      ]);
      await toast.getByRole("button", { name: "Close" }).click();
      await expect(toast).toBeHidden();
      await expect(panel).toBeVisible();
    });
  });
}
