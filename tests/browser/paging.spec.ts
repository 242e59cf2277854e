import type { Page } from "@playwright/test";
import { addressOf, boxOf, countTo, moreButton, rowsAsked, shown, tableOf, test } from "./support/collections";
import { expect } from "./support/test";

/** Scrolls through a table from top to bottom; gives the ids of its rows. */
async function everyId(page: Page, name: string): Promise<string[]> {
  const box = boxOf(page, name);
  const rows = tableOf(page, name).locator("tbody tr[aria-rowindex]");
  const seen = new Map<string, string>();
  for (let top = 0, end = false; !end; top += 300) {
    end = await box.evaluate((element, to) => {
      element.scrollTo(0, to);
      return element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
    }, top);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const found = await rows.evaluateAll((all) =>
      all.map(
        (row) => [row.getAttribute("aria-rowindex")!, row.querySelector("td:nth-child(2)")!.textContent] as const,
      ),
    );
    for (const [index, id] of found) seen.set(index, id);
  }
  return [...seen.values()];
}

test("shows each record once while others are added and deleted", async ({ signedIn: page, store, site }) => {
  const made = await store.collection("numbers", { number: "number" });
  const add = (from: number, count: number) =>
    store.records(
      made,
      countTo(count).map((step) => ({ number: from + step - 1 })),
    );
  const path = `/api/collections/${made.id}/records`;
  const newest = async (perPage: number): Promise<string[]> =>
    (await site.call<{ items: { id: string }[] }>("GET", `${path}?sort=-number&perPage=${perPage}`)).items.map(
      ({ id }) => id,
    );
  await add(1, 70);
  await page.goto(addressOf({ collectionId: made.id, sort: "-number" }));

  await test.step("shows no record twice after others were added", async () => {
    await expect(shown(page)).toHaveText("Showing 30 of 70");
    await add(71, 5);
    await moreButton(page, 30, 40).click();
    await expect(shown(page)).toHaveText("Showing 55 of 75");
    expect(new Set(await everyId(page, "numbers")).size).toBe(55);
  });
  await test.step("misses no record after others were deleted", async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(shown(page)).toHaveText("Showing 60 of 75");
    for (const id of await newest(10)) await site.call("DELETE", `${path}/${id}`);
    const asked = rowsAsked(page);
    await moreButton(page, 15).click();
    await expect(shown(page)).toHaveText("Showing 65 of 65");
    expect(await everyId(page, "numbers")).toEqual(await newest(100));
    expect(asked.length).toBeGreaterThan(1);
  });
});

test("loads longer pages in a high window, and further ones by scrolling", async ({ signedIn: page, store }) => {
  const made = await store.collection("numbers", { number: "number" });
  await store.records(
    made,
    countTo(130).map((number) => ({ number })),
  );
  await page.setViewportSize({ width: 1366, height: 1400 });
  const open = async (): Promise<void> => {
    await page.goto("about:blank");
    await page.goto(addressOf({ collectionId: made.id, sort: "-number" }));
  };
  const scroll = (): Promise<void> => boxOf(page, "numbers").evaluate((box) => box.scrollTo(0, box.scrollHeight));
  const choice = page.getByRole("checkbox", { name: "Load more rows while scrolling" });
  await open();

  await test.step("adds as many rows as the button says", async () => {
    await expect(shown(page)).toHaveText("Showing 50 of 130");
    await moreButton(page, 50, 80).click();
    await expect(shown(page)).toHaveText("Showing 100 of 130");
    await expect(moreButton(page, 30)).toBeVisible();
  });
  await test.step("adds them by scrolling only if that is chosen", async () => {
    await page.getByRole("button", { name: "Toggle columns" }).click();
    await expect(choice).not.toBeChecked();
    await choice.check();
    await page.keyboard.press("Escape");
    await scroll();
    await expect(shown(page)).toHaveText("Showing 130 of 130");
    expect(new Set(await everyId(page, "numbers")).size).toBe(130);
  });
  await test.step("keeps the choice, and loads no page before it is reached", async () => {
    await open();
    await expect(shown(page)).toHaveText("Showing 50 of 130");
    await expect(moreButton(page, 50, 80)).toBeVisible();
    await scroll();
    await expect(shown(page)).toHaveText("Showing 100 of 130");
    await page.getByRole("button", { name: "Toggle columns" }).click();
    await expect(choice).toBeChecked();
  });
});
