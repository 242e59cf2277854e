import type { Page } from "@playwright/test";
import { countTo, moreButton } from "./support/collections";
import { button, chart, rows, shown, table, test, urls } from "./support/logs";
import { expect } from "./support/test";

test("repeats no row while requests come, and draws only rows in sight", async ({ page, log }) => {
  await log.visit(...countTo(65).map((n) => ({ path: `/api/nothing/${n}` })));
  await log.open();
  await expect(shown(page)).toHaveText("Showing 30 of 65");
  const { items } = await log.logged();
  await log.visit(...countTo(7).map((n) => ({ path: `/api/new/${n}` })));
  await moreButton(page, 30, 35).click();
  await expect(shown(page)).toHaveText("Showing 60 of 65");
  expect(await rows(page).count()).toBeLessThan(45);
  await expect(table(page)).toHaveAttribute("aria-rowcount", "66");
  await log.visit({ path: "/api/new/8" });
  await moreButton(page, 5).click();
  await expect(shown(page)).toHaveText("Showing 65 of 65");
  await expect(page.getByRole("button", { name: /^Load / })).toBeHidden();
  expect(await everyUrl(page)).toEqual(items.map(({ url }) => url));
  await button(page, "Refresh").click();
  await expect(shown(page)).toHaveText("Showing 73 of 73");
  await box(page).evaluate((element) => element.scrollTo(0, 0));
  await expect(urls(page).first()).toHaveText("/api/new/8");
});

const box = (page: Page) => page.getByRole("region", { name: "Request logs" });

/** The urls of all rows, read while the list scrolls down. */
async function everyUrl(page: Page): Promise<string[]> {
  const seen = new Map<number, string>();
  for (let top = 0, end = false; !end; top += 150) {
    end = await box(page).evaluate((element, to) => {
      element.scrollTo(0, to);
      return element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
    }, top);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const [index, url] of await rows(page).evaluateAll((all) =>
      all.map((row) => [row.ariaRowIndex, row.querySelector("td:nth-child(2)")?.textContent ?? ""] as const),
    )) {
      seen.set(Number(index), url);
    }
  }
  return [...seen].toSorted(([one], [other]) => one - other).map(([, url]) => url);
}

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

test("shows rows in low windows, and the chart on a key press", async ({ page, log }) => {
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
