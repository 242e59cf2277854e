import { countTo, side } from "./support/collections";
import { costsOfKeys, p95 } from "./support/key-costs";
import { test } from "./support/own-settings";
import { expect } from "./support/test";

test("Among 500 collections a key in their search costs at most five times as much as among five", async ({
  signedIn: page,
  ownSite,
}) => {
  const costs: Record<number, number> = {};
  for (const count of [5, 500]) {
    const collections = countTo(count).map((number) => ({
      name: `xx_${count}_${number}`,
      type: "base",
      schema: [{ name: "title", type: "text" }],
    }));
    await ownSite.call("PUT", "/api/collections/import", { collections, deleteMissing: false });
    await page.goto("about:blank");
    await page.goto(`${ownSite.url}#/collections`);
    await expect(side(page).getByRole("link", { name: `xx_${count}_${count}`, exact: true })).toBeAttached();
    await page.getByRole("textbox", { name: "Search collections" }).focus();
    costs[count] = p95(await costsOfKeys(page, 20));
  }
  const description = `${costs[500]!.toFixed(1)} ms among 500 collections, ${costs[5]!.toFixed(1)} ms among five`;
  console.info(description);
  expect(costs[500]! / costs[5]!).toBeLessThanOrEqual(5);
});
