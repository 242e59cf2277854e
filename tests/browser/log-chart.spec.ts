import { get } from "node:http";
import type { Page } from "@playwright/test";
import { countTo } from "./support/collections";
import {
  asked,
  chart,
  panel,
  queryIn,
  rowCalls,
  rows,
  setBothClocks,
  shown,
  test,
  urls,
  type LoggedSite,
} from "./support/logs";
import { axeInBothThemes, expect, tabTo } from "./support/test";

const hour = 3_600_000;
const chunk = /\/Drawing-[\w-]+\.js$/;

const plot = (page: Page) => chart(page).locator(".chart-plot");
/** What is chosen in the chart, as it stands above it. */
const chip = (page: Page) => page.getByText(/^\d{4}-\d\d-\d\d \d\d:00:00 UTC to /);
const unchip = (page: Page) => page.getByRole("button", { name: "Clear the time range" });
const drawn = (page: Page) => chart(page).locator("svg path[stroke]").first();

/** What the tests of a span of time have in the log, the latest first. */
const both = ["/api/other", "/api/nothing"];

/** The first hour that has anything in the log. */
async function firstHour({ call }: LoggedSite): Promise<{ from: number; total: number }> {
  const query = new URLSearchParams({ filter: 'auth != "admin"' });
  const [first] = await call<{ date: string; total: number }[]>("GET", `/api/logs/requests/stats?${query}`);
  return { from: Date.parse(first!.date.replace(" ", "T")), total: first!.total };
}

/** Opens the logs as if many hours had passed since their first; gives that hour. */
async function openLater(page: Page, log: LoggedSite, hours = 20) {
  const first = await firstHour(log);
  await setBothClocks(page, first.from + hours * hour);
  await log.open();
  await expect(plot(page)).toBeVisible();
  return first;
}

/** Drags over the chart from an hour after its first to another; a whole number stands for the hour's beginning. */
async function drag(page: Page, from: number, to: number, hours = 20): Promise<void> {
  const { x, y, width, height } = (await plot(page).boundingBox())!;
  await page.mouse.move(x + (from / hours) * width, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + (to / hours) * width, y + height / 3, { steps: 5 });
  await page.mouse.up();
}

const texts = (from: number, to: number): string[] =>
  [from, to].map((at) => `${new Date(at).toISOString().slice(0, 19).replace("T", " ")} UTC`);

test("draws axes and colours; a click filters the hour under the pointer", async ({ page, log }) => {
  const hours = 60;
  await log.visit(...countTo(7).map(() => ({})));
  await page.emulateMedia({ colorScheme: "light" });
  const { from, total } = await openLater(page, log, hours);
  await test.step("it is 250 pixels high, with the line in its colour in either theme", async () => {
    expect((await chart(page).locator(".chart-box").boundingBox())!.height).toBe(250);
    const strokes = () =>
      chart(page)
        .locator("svg path")
        .evaluateAll((all) => all.map((path) => getComputedStyle(path).stroke));
    await expect.poll(strokes).toContain("rgb(239, 69, 101)");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(strokes).toContain("rgb(247, 109, 135)");
  });
  await test.step("it has at most 15 times and 6 whole counts along its axes, from zero on", async () => {
    await expect(drawn(page)).toBeVisible();
    const said = await chart(page).locator("svg text").allTextContents();
    const counts = said.filter((text) => /^[\d,]+$/.test(text)).map(Number);
    const times = said.filter((text) => /[a-z]/.test(text));
    expect(counts).toContain(0);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(total);
    expect(counts.length).toBeLessThanOrEqual(6);
    expect(times.length).toBeGreaterThan(2);
    expect(times.length).toBeLessThanOrEqual(15);
  });
  const { x, y, width, height } = (await plot(page).boundingBox())!;
  await test.step("it tells the hour and its count under the pointer", async () => {
    await page.mouse.move(x + 2, y + height / 2);
    const at = new Date(from).getUTCHours();
    await expect(plot(page)).toContainText(`${at % 12 || 12}${at < 12 ? "am" : "pm"}`);
    await expect(plot(page)).toContainText(total === 1 ? "1 log" : `${total} logs`);
  });
  await test.step("a click filters the hour that it tells; Back takes it back", async () => {
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.getByText("No logs found.")).toBeVisible();
    expect(queryIn(page)["range"]).toBe(`${from + 30 * hour}-${from + 31 * hour}`);
    await expect(chip(page)).toBeVisible();
    await axeInBothThemes(page);
    await page.mouse.click(x + 2, y + height / 2);
    await expect(urls(page)).toHaveText(countTo(total).map(() => "/api/nothing"));
    expect(queryIn(page)["range"]).toBe(`${from}-${from + hour}`);
    await page.goBack();
    await expect(page.getByText("No logs found.")).toBeVisible();
    await page.goBack();
    expect(queryIn(page)).not.toHaveProperty("range");
    await expect(panel(page)).toBeHidden();
  });
});

test("filters the dragged hours, until one of four ways clears them", async ({ page, log }) => {
  await log.visit({}, { path: "/api/other" });
  const { from, total } = await openLater(page, log);
  const queries = asked(page, rowCalls);
  await drag(page, 0.2, 0.8);
  await expect(chip(page)).toHaveText(texts(from, from + hour).join(" to "));
  await expect(shown(page)).toHaveText(`Showing ${total} of ${total}`);
  expect(queryIn(page)["range"]).toBe(`${from}-${from + hour}`);
  const moments = [from, from + hour].map((at) => new Date(at).toISOString().replace("T", " "));
  await expect
    .poll(() => queries.at(-1)?.["filter"])
    .toBe(`auth != "admin" && created >= "${moments[0]}" && created < "${moments[1]}"`);
  await drag(page, 7.9, 4.1);
  await expect(chip(page)).toHaveText(texts(from + 4 * hour, from + 8 * hour).join(" to "));
  await expect(page.getByText("No logs found.")).toBeVisible();
  await expect(chart(page)).toContainText("2 logs");
  await unchip(page).click();
  await expect(urls(page)).toHaveText(both);
  const { x, y, width, height } = (await plot(page).boundingBox())!;
  const ways = [
    () => unchip(page).click(),
    () => page.getByRole("button", { name: "Clear filters" }).click(),
    () => page.mouse.dblclick(x + width / 2, y + height / 2),
    () => page.goBack().then(() => {}),
  ];
  for (const back of ways) {
    await drag(page, 4.1, 7.9);
    await expect(page.getByText("No logs found.")).toBeVisible();
    await expect(chip(page)).toBeVisible();
    await back();
    await expect(urls(page)).toHaveText(both);
    await expect(chip(page)).toBeHidden();
    expect(queryIn(page)).not.toHaveProperty("range");
  }
});

test("chooses hours by the keyboard, and keeps them in the address", async ({ page, log }) => {
  await log.visit({}, { path: "/api/other" });
  const { from, total } = await firstHour(log);
  await setBothClocks(page, from + 20 * hour);
  await test.step("it is kept by the address and joined to a filter that '||' cannot free", async () => {
    await log.open({ range: `${from + hour}-${from + 2 * hour}`, filter: "status > 0 || status > 1" });
    await expect(page.getByText("No logs found.")).toBeVisible();
    await expect(chip(page)).toHaveText(texts(from + hour, from + 2 * hour).join(" to "));
    await expect(chart(page)).toContainText("2 logs");
    await unchip(page).click();
    await expect(urls(page)).toHaveText(both);
  });
  const slider = page.getByRole("slider", { name: "Time range" });
  const said = (text: RegExp) => expect(slider).toHaveAttribute("aria-valuetext", text);
  const chosen = plot(page).locator(".chart-range");
  await tabTo(slider);
  await said(/ to .+ \(UTC\): 0 logs$/);
  await page.keyboard.press("Home");
  await said(total === 1 ? /: 1 log$/ : /: 2 logs$/);
  await page.keyboard.press("Enter");
  await expect(chip(page)).toHaveText(texts(from, from + hour).join(" to "));
  await expect(shown(page)).toHaveText(`Showing ${total} of ${total}`);
  expect(queryIn(page)["range"]).toBe(`${from}-${from + hour}`);

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  const width = async () => (await chosen.boundingBox())!.width / (await plot(page).boundingBox())!.width;
  expect(await width()).toBeCloseTo(2 / 20, 2);
  expect(queryIn(page)["range"]).toBe(`${from}-${from + hour}`);
  await page.keyboard.press("Escape");
  expect(await width()).toBeCloseTo(1 / 20, 2);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await expect(chip(page)).toHaveText(texts(from, from + 2 * hour).join(" to "));
  await expect(slider).toBeFocused();
});

test("the first rows take at most 300 kB, before the chart, whose chunk takes at most 140 kB gzip", async ({
  page,
  log,
}, { annotations }) => {
  await log.visit(...countTo(30).map(() => ({})));
  let goOn = (): void => {};
  const waited = new Promise<void>((done) => (goOn = done));
  let address = "";
  await page.route(chunk, async (route) => {
    address = route.request().url();
    await waited;
    await route.continue();
  });
  const devtools = await page.context().newCDPSession(page);
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await devtools.send("Network.enable");
  await log.open();
  await expect(shown(page)).toHaveText("Showing 30 of 30");
  await expect(rows(page).first()).toBeVisible();
  annotations.push({ type: "bytes before the first rows", description: String(bytes) });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(300_000);
  await expect.poll(() => address).not.toBe("");
  const size = await gzipSize(address);
  annotations.push({ type: "bytes of the chart's chunk", description: String(size) });
  console.log(`Logs: ${bytes} bytes until the first rows; ${size} bytes for the chart, gzip.`);
  expect(size).toBeLessThanOrEqual(140_000);
  goOn();
  await expect(chart(page)).toContainText("30 logs");
});

/** How many bytes a file takes on its way, compressed by gzip. */
const gzipSize = (address: string): Promise<number> =>
  new Promise((done, fail) => {
    get(address, { headers: { "Accept-Encoding": "gzip" } }, (response) => {
      expect(response.headers["content-encoding"]).toBe("gzip");
      let size = 0;
      response.on("data", (part: Buffer) => (size += part.length));
      response.on("end", () => done(size));
    }).on("error", fail);
  });
