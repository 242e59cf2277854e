import type { Page } from "@playwright/test";
import { countTo } from "./support/collections";
import { button, rows, shown, table, test, urls } from "./support/logs";
import { expect } from "./support/test";

const refusal = { path: "/api/collections/users/records", method: "POST", body: { username: "!" } };
const success = { path: "/api/collections/users/records?mark=fine" };

test("shows each method and each bad status in a colour of its own", async ({ page, log }) => {
  const methods = ["GET", "POST", "PATCH", "DELETE", "PUT"];
  await log.visit(...methods.map((method) => ({ method })));
  await log.visit(success, { path: "/api/settings" }, refusal);
  await log.open();
  await expect(shown(page)).toHaveText("Showing 8 of 8");
  const colourOf = (text: string, ...inRowWith: string[]) =>
    inRowWith
      .reduce((found, hasText) => found.filter({ hasText }), rows(page))
      .getByText(text, { exact: true })
      .evaluate((element) => getComputedStyle(element).color);
  const ofMethods = await Promise.all(methods.map((method) => colourOf(method, method, "404")));
  expect(new Set(ofMethods).size).toBe(methods.length);
  const fine = await colourOf("200", success.path);
  const bad = await colourOf("400", refusal.path, "POST");
  expect(fine).not.toBe(bad);
  expect(await colourOf("401", "/api/settings")).toBe(bad);
  expect(await colourOf("404", "DELETE")).toBe(bad);
});

test("repeats no row while requests come, and draws only rows in sight", async ({ page, log }) => {
  await log.visit(...countTo(65).map((n) => ({ path: `/api/nothing/${n}` })));
  await log.open();
  await expect(shown(page)).toHaveText("Showing 30 of 65");
  const { items } = await log.logged();
  await log.visit(...countTo(7).map((n) => ({ path: `/api/new/${n}` })));
  await button(page, "Load more (30 of 35)").click();
  await expect(shown(page)).toHaveText("Showing 60 of 65");
  expect(await rows(page).count()).toBeLessThan(45);
  await expect(table(page)).toHaveAttribute("aria-rowcount", "66");
  await log.visit({ path: "/api/new/8" });
  await button(page, "Load more (5)").click();
  await expect(shown(page)).toHaveText("Showing 65 of 65");
  await expect(page.getByRole("button", { name: /^Load more/ })).toBeHidden();
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
