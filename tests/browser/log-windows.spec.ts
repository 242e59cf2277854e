import type { Page } from "@playwright/test";
import { countTo } from "./support/collections";
import { apply, chart, rows, shown, statCalls, test } from "./support/logs";
import { expect } from "./support/test";

/** The number of rows in full view above the footer. */
const rowsInSight = (page: Page): Promise<number> =>
  rows(page).evaluateAll((all) => {
    const foot = document.querySelector("footer")!.getBoundingClientRect().top;
    const head = all[0]!.closest("table")!.tHead!.getBoundingClientRect().bottom;
    return all.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom <= Math.min(foot, innerHeight) && top >= Math.max(head, 0);
    }).length;
  });

test("shows rows in low windows, and the chart by a key", async ({ page, log }) => {
  await log.visit(...countTo(30).map((number) => ({ path: `/api/nothing/${number}` })));
  for (const [width, height] of [
    [740, 360],
    [1366, 420],
  ] as const)
    await test.step(`shows rows at ${width} by ${height} pixels`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto("about:blank");
      await log.open();
      await expect(shown(page)).toHaveText("Showing 30 of 30");
      expect(await rowsInSight(page)).toBeGreaterThan(3);
      await expect(chart(page)).toBeHidden();
      await rows(page).first().focus();
      await page.keyboard.press("End");
      const last = rows(page).filter({ hasText: /\/api\/nothing\/1(?!\d)/ });
      await expect(last.getByText("GET")).toBeInViewport({ ratio: 1 });
      await page.getByText("Total requests", { exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(chart(page)).toContainText("30 logs");
      await page.getByRole("main").evaluate((main) => main.scrollTo(0, main.scrollHeight));
      expect(await rowsInSight(page)).toBeGreaterThan(3);
    });
  await test.step("shows rows on a phone on its side", async () => {
    await page.setViewportSize({ width: 341, height: 212 });
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(rows(page).last()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(341);
  });
});

test("keeps the chart when the backend rejects a filter, or says why there is none", async ({
  page,
  log,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/logs\/requests/);
  await log.visit({}, {}, {});
  await log.open();
  await expect(chart(page)).toContainText("3 logs");
  await page.route(/filter=status/, (route) =>
    route.fulfill({ status: 400, json: { code: 400, message: "Invalid filter parameters.", data: {} } }),
  );
  const refused = page.waitForResponse((response) => statCalls.test(response.url()) && response.status() === 400);
  await apply(page, "status = 200");
  await refused;
  await expect(page.getByText("The backend does not understand this filter: Invalid filter parameters.")).toBeVisible();
  await expect(chart(page)).toHaveAttribute("aria-busy", "false");
  await expect(chart(page)).toContainText("3 logs");
  await expect(shown(page)).toHaveText("Showing 3 of 3");
  await page.reload();
  await expect(page.getByText("No chart: the backend does not understand the filter.")).toBeVisible();
  await expect(page.getByText("0 logs")).toBeHidden();
  await expect(page.getByText("No logs found.")).toBeHidden();
  await expect(shown(page)).toBeHidden();
});
