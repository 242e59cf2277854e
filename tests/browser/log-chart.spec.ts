import type { Page } from "@playwright/test";
import { countTo } from "./support/collections";
import { chart, queryIn, rows, setBothClocks, shown, test, urls, type LoggedSite } from "./support/logs";
import { axeInBothThemes, expect, tabTo } from "./support/test";

const hour = 3_600_000;
const chunk = /\/Drawing-[\w-]+\.js$/;

const plot = (page: Page) => chart(page).locator(".chart-plot");
/** The chosen hours above the chart. */
const chip = (page: Page) => page.getByText(/^\d{4}-\d\d-\d\d \d\d:00:00 UTC to /);
const unchip = (page: Page) => page.getByRole("button", { name: "Clear the time range" });

/** The urls in the log, newest first. */
const both = ["/api/other", "/api/nothing"];

/** The first hour with an entry, and its count. */
async function firstHour({ call }: LoggedSite): Promise<{ from: number; total: number }> {
  const query = new URLSearchParams({ filter: 'auth != "admin"' });
  const [first] = await call<{ date: string; total: number }[]>("GET", `/api/logs/requests/stats?${query}`);
  return { from: Date.parse(first!.date.replace(" ", "T")), total: first!.total };
}

/** Drags over the chart, by hours since its first one. */
async function drag(page: Page, from: number, to: number, hours = 20): Promise<void> {
  const { x, y, width, height } = (await plot(page).boundingBox())!;
  await page.mouse.move(x + (from / hours) * width, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + (to / hours) * width, y + height / 3, { steps: 5 });
  await page.mouse.up();
}

const texts = (from: number, to: number): string[] =>
  [from, to].map((at) => `${new Date(at).toISOString().slice(0, 19).replace("T", " ")} UTC`);

test("draws the hours, and filters by pointer and by keys", async ({ page, log }) => {
  test.slow();
  const hours = 20;
  await log.visit({}, { path: "/api/other" });
  await page.emulateMedia({ colorScheme: "light" });
  const { from, total } = await firstHour(log);
  // In the middle of the last hour.
  await setBothClocks(page, from + (hours - 0.5) * hour);
  const none = page.getByText("No logs found.");

  await test.step("joins a filter with || and the hours of the address", async () => {
    await log.open({ range: `${from + hour}-${from + 2 * hour}`, filter: "status > 0 || status > 1" });
    await expect(none).toBeVisible();
    await expect(chip(page)).toHaveText(texts(from + hour, from + 2 * hour).join(" to "));
    await expect(chart(page)).toContainText("2 logs");
    await axeInBothThemes(page);
    await unchip(page).click();
    await expect(urls(page)).toHaveText(both);
  });

  await test.step("draws 250 pixels, with its line in a colour for each theme", async () => {
    await page.emulateMedia({ colorScheme: "light" });
    expect((await chart(page).locator(".chart-box").boundingBox())!.height).toBe(250);
    const strokes = () =>
      chart(page)
        .locator("svg path")
        .evaluateAll((all) => all.map((path) => getComputedStyle(path).stroke));
    await expect.poll(strokes).toContain("rgb(239, 69, 101)");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(strokes).toContain("rgb(247, 109, 135)");
    const said = await chart(page).locator("svg text").allTextContents();
    expect(said.filter((text) => /^[\d,]+$/.test(text)).map(Number)).toContain(0);
    expect(said.filter((text) => /[a-z]/.test(text)).length).toBeLessThanOrEqual(15);
  });

  const { x, y, width, height } = (await plot(page).boundingBox())!;
  await test.step("shows the hour and its count under the pointer, and filters by a click", async () => {
    await page.mouse.move(x + 2, y + height / 2);
    const at = new Date(from).getUTCHours();
    await expect(plot(page)).toContainText(`${at % 12 || 12}${at < 12 ? "am" : "pm"}`);
    await page.mouse.click(x + 2, y + height / 2);
    await expect(shown(page)).toHaveText(`Showing ${total} of ${total}`);
    expect(queryIn(page)["range"]).toBe(`${from}-${from + hour}`);
    await page.goBack();
    await expect(chip(page)).toBeHidden();
  });

  await test.step("filters the dragged hours, until one of three ways clears them", async () => {
    const ways = [
      () => page.getByRole("button", { name: "Clear filters" }).click(),
      () => page.mouse.dblclick(x + width / 2, y + height / 2),
      () => page.goBack().then(() => {}),
    ];
    for (const clear of ways) {
      await drag(page, 7.9, 4.1);
      await expect(chip(page)).toHaveText(texts(from + 4 * hour, from + 8 * hour).join(" to "));
      await expect(none).toBeVisible();
      await clear();
      await expect(urls(page)).toHaveText(both);
      await expect(chip(page)).toBeHidden();
      expect(queryIn(page)).not.toHaveProperty("range");
    }
  });

  await test.step("chooses hours by the keyboard", async () => {
    const slider = page.getByRole("slider", { name: "Time range" });
    const chosen = plot(page).locator(".chart-range");
    await tabTo(slider);
    await expect(slider).toHaveAttribute("aria-valuetext", / to .+ \(UTC\): 0 logs$/);
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect(chip(page)).toHaveText(texts(from, from + hour).join(" to "));
    for (const key of ["ArrowRight", "ArrowRight", "Shift+ArrowRight"]) await page.keyboard.press(key);
    const share = async () => (await chosen.boundingBox())!.width / (await plot(page).boundingBox())!.width;
    expect(await share()).toBeCloseTo(2 / hours, 2);
    expect(queryIn(page)["range"]).toBe(`${from}-${from + hour}`);
    await page.keyboard.press("Escape");
    expect(await share()).toBeCloseTo(1 / hours, 2);
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
    await expect(chip(page)).toHaveText(texts(from, from + 2 * hour).join(" to "));
    await expect(slider).toBeFocused();
  });
});

test("loads at most 300 kB before the first rows, and 140 kB for the chart", async ({ page, log }) => {
  await log.visit(...countTo(30).map(() => ({})));
  let resume = (): void => {};
  const waited = new Promise<void>((done) => (resume = done));
  await page.route(chunk, async (route) => {
    await waited;
    await route.continue();
  });
  const devtools = await page.context().newCDPSession(page);
  let bytes = 0;
  let ofPrefetched = 0;
  // Prefetched once the page is idle, for dialogs and panels.
  const isPrefetched = (url: string): boolean => /\/(?:later|shared|overlays|forms?)-[\w-]+\.(?:js|css)$/.test(url);
  const prefetched = new Set<string>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (isPrefetched(request.url)) prefetched.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (prefetched.has(requestId)) ofPrefetched += encodedDataLength;
  });
  await devtools.send("Network.enable");
  await log.open();
  await expect(shown(page)).toHaveText("Showing 30 of 30");
  await expect(rows(page).first()).toBeVisible();
  const first = bytes;
  const ownBytes = (): number => bytes - ofPrefetched;
  const before = ownBytes();
  expect(first).toBeGreaterThan(50_000);
  expect(first).toBeLessThanOrEqual(300_000);
  resume();
  await expect(chart(page)).toContainText("30 logs");
  await expect(chart(page).locator("svg path[stroke]").first()).toBeAttached();
  expect(ownBytes() - before).toBeGreaterThan(20_000);
  expect(ownBytes() - before).toBeLessThanOrEqual(140_000);
});
