import { apply, queryIn, rowOf, shown, test, urls } from "./support/logs";
import { expect } from "./support/test";

test("omits requests by admins, whatever the filter says", async ({ page, log }) => {
  await log.visit({});
  await log.visitAsAdmin("/api/settings");
  await log.open();
  await expect(urls(page)).toHaveText(["/api/nothing"]);
  for (const [filter, found] of [
    ['auth = "admin" || status > 0', ["/api/nothing"]],
    ['auth = "admin"', []],
    ['status > 0 || (auth = "admin")', ["/api/nothing"]],
  ] as const) {
    await test.step(`they stay out with ${filter}`, async () => {
      await apply(page, filter);
      await expect.poll(() => queryIn(page)["filter"]).toBe(filter);
      if (found.length === 0) await expect(page.getByText("No logs found.")).toBeVisible();
      else await expect(shown(page)).toHaveText("Showing 1 of 1");
      await expect(urls(page)).toHaveText([...found]);
      await expect(rowOf(page, "/api/settings")).toHaveCount(0);
    });
  }
});
