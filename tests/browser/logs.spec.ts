import type { Page } from "@playwright/test";
import { countTo } from "./support/collections";
import { apply, button, filterField, rowCalls, rowOf, rows, shown, table, test, urls } from "./support/logs";
import { axeInBothThemes, expect } from "./support/test";
import { tooltipOf } from "./support/things";

const refusal = { path: "/api/collections/users/records", method: "POST", body: { username: "!" } };
const success = { path: "/api/collections/users/records?mark=fine" };

test("A row of the logs tells its request under headings that do not sort, N/A where it has no referer, each method and each bad status in a colour of its own, and by a sign why one failed", async ({
  page,
  log,
}) => {
  const nothing = "/api/nothing?cart=1";
  const headers = { referer: "http://shop.example/cart", "x-forwarded-for": "203.0.113.7" };
  const methods = ["GET", "POST", "PATCH", "DELETE", "PUT"];
  await log.visit({ path: nothing, headers }, ...methods.slice(1).map((method) => ({ method })));
  await log.visit(success, { path: "/api/settings" }, refusal);
  await log.open();
  await expect(shown(page)).toHaveText("Showing 8 of 8");
  await test.step("it tells method, url, referer, user IP, status and time, under headings that do not sort", async () => {
    const headings = table(page).getByRole("columnheader");
    await expect(headings).toHaveText(["method", "url", "referer", "User IP", "status", "created"]);
    await expect(headings.getByRole("button")).toHaveCount(0);
    await expect(page.locator("[aria-sort]")).toHaveCount(0);
    const { created } = (await log.logged()).items.at(-1)!;
    await expect(rowOf(page, nothing).getByRole("cell")).toHaveText([
      "GET",
      nothing,
      "http://shop.example/cart",
      "203.0.113.7",
      "404",
      `${created.slice(0, 19)} UTC`,
      "",
    ]);
  });
  await test.step("it says N/A where there was no referer", async () => {
    await expect(rowOf(page, success.path).locator("td:nth-child(3)")).toHaveText(["N/A"]);
  });
  await test.step("it has each method, and each bad status, in a colour of its own", async () => {
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
  await test.step("of a request that failed it has a sign with the reason, of another it has none", async () => {
    const sign = (url: string) => rowOf(page, url).getByRole("img", { name: "The request failed" });
    await expect(sign(success.path)).toBeHidden();
    await expect(sign(nothing)).toBeVisible();
    await expect(await tooltipOf(sign(nothing))).toContainText("Not Found");
  });
});

test("An empty list of logs says that there are none, without 'Clear filters' when nothing filters, and when request logs are turned off", async ({
  page,
  log,
}) => {
  await log.open();
  await expect(page.getByText("No logs found.")).toBeVisible();
  await expect(button(page, "Clear filters")).toBeHidden();
  await expect(page.getByText(/^Request logs are turned off/)).toBeHidden();
  await log.call("PATCH", "/api/settings", { logs: { maxDays: 0 } });
  await page.reload();
  await expect(page.getByText(/^Request logs are turned off/)).toBeVisible();
});

test("The list of logs has bones in its place while it loads; it says that it could not be loaded and why, until 'Retry' brings it", async ({
  page,
  log,
  expectProblem,
}) => {
  expectProblem(/status of 500 .*\/logs\/requests\?/);
  await log.visit({});
  const json = { code: 500, message: "The disk is on holiday.", data: {} };
  let goOn = (): void => {};
  const waited = new Promise<void>((done) => (goOn = done));
  await page.route(
    rowCalls,
    async (route) => {
      await waited;
      await route.fulfill({ status: 500, json });
    },
    { times: 1 },
  );
  await log.open();
  const bones = box(page).getByRole("status");
  await expect(bones).toHaveText("Loading...");
  await expect(page.getByText("No logs found.")).toBeHidden();
  goOn();
  const failed = page.getByRole("alert").filter({ hasText: "The logs could not be loaded." });
  await expect(failed).toContainText("The disk is on holiday.");
  await expect(page.getByText("No logs found.")).toBeHidden();
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(urls(page)).toHaveText(["/api/nothing"]);
  await expect(bones).toBeHidden();
  await expect(failed).toBeHidden();
});

test("The list of logs repeats no row while new requests come, and draws the rows in sight only; 'Refresh' brings new ones", async ({
  page,
  log,
}) => {
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

/** Scrolls through the list from top to bottom and takes down its urls. */
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

test("The page of logs breaks no rule of accessibility with rows, with a fault in its filter, and with none, and does not scroll sideways in a window of 360 pixels", async ({
  page,
  log,
}) => {
  await log.visit({}, refusal, { ...success, headers: { referer: "http://shop.example/cart" } });
  await log.visit(...countTo(4).map((n) => ({ path: `/api/${"long/".repeat(40)}${n}` })));
  await log.open();
  await expect(shown(page)).toHaveText("Showing 7 of 7");
  await axeInBothThemes(page);
  await apply(page, "status >> 1");
  await expect(page.getByText("At character 8")).toBeVisible();
  await axeInBothThemes(page);
  await apply(page, "status = 1");
  await expect(page.getByText("No logs found.")).toBeVisible();
  await axeInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("about:blank");
  await log.open();
  await expect(shown(page)).toHaveText("Showing 7 of 7");
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await over()).toBeLessThanOrEqual(0);
  await expect(filterField(page)).toBeInViewport({ ratio: 1 });
  await rows(page).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await over()).toBeLessThanOrEqual(0);
  await axeInBothThemes(page);
});
