import { setTimeout as look } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import type { Site } from "./sites";

/** Measures in milliseconds from the start of the navigation. A goal is a part of the reference time. */
export const measures = [
  { key: "signIn", label: "Sign-in, cold", goal: 0.7 },
  { key: "records", label: "Records, cold", goal: 0.8 },
  { key: "recordsWarm", label: "Records, warm", goal: 0.65 },
  { key: "logs", label: "Rows of the logs, cold", goal: 0.8 },
  { key: "chart", label: "Number of the logs, cold", goal: 0.9 },
  { key: "panel", label: "Frame of a record's panel", goal: 0.5 },
  { key: "typing", label: "Key typed in it, p95", goal: 0.5 },
] as const;

/** Time of each measure, in milliseconds. */
export type Found = Readonly<Record<(typeof measures)[number]["key"], number>>;

const network = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const slowdown = 4;
// The number of entries in our dashboard and in that of v0.40.
const number = /\d+ logs?\b|Total: [1-9]/;
/** Longest time of a page, and pause before the next step, in milliseconds. */
const longest = 60_000;
const settling = 1000;

/** Measures all pages of a dashboard once, with a slow processor and network. */
export async function timesOf(browser: Browser, site: Site): Promise<Found> {
  const signIn = await inFreshBrowser(browser, site, false, (page) => arrival(page, `${site.url}#/login`, "form"));
  const ofRecords = await inFreshBrowser(browser, site, true, async (page) => {
    const records = await arrival(page, site.records, site.lastRecord);
    await look(settling);
    const recordsWarm = await arrival(page, undefined, site.lastRecord);
    await look(settling);
    const panel = await opening(page, site.lastRecord);
    await look(settling);
    return { records, recordsWarm, panel, typing: await typing(page) };
  });
  const { lastVisit } = site;
  const [logs, chart] = await inFreshBrowser(browser, site, true, async (page) => {
    const rows = await arrival(page, `${site.url}#/logs`, lastVisit);
    return [rows, await seenAt(page, number.source)] as const;
  });
  return { signIn, ...ofRecords, logs, chart };
}

/** Opens an address or reloads the page; returns the time until the text is shown. */
async function arrival(page: Page, address: string | undefined, text: string): Promise<number> {
  await (address === undefined ? page.reload({ waitUntil: "commit" }) : page.goto(address, { waitUntil: "commit" }));
  return seenAt(page, text === "form" ? "form" : text.replaceAll(/[/.?]/g, String.raw`\$&`));
}

// The page checks each frame itself, because polling from outside adds up to half a second.
const seenAt = (page: Page, wanted: string): Promise<number> =>
  page.evaluate(
    async ([pattern, limit]) => {
      const text = new RegExp(pattern);
      const said = () => document.body?.textContent ?? "";
      const isThere = () => (pattern === "form" ? document.querySelector("input[type=password]") : text.test(said()));
      while (!isThere()) {
        if (performance.now() > limit) throw new Error(`${pattern} did not come to ${location.href}: ${said()}`);
        await new Promise(requestAnimationFrame);
      }
      // Wait for the paint.
      await new Promise(requestAnimationFrame);
      return performance.now();
    },
    [wanted, longest] as const,
  );

/** Clicks on a text in the table; returns the time until the panel of its record is shown. */
async function opening(page: Page, text: string): Promise<number> {
  await page.evaluate(() => addEventListener("pointerdown", () => performance.mark("pressed"), { capture: true }));
  await page.getByText(text, { exact: true }).first().click();
  const there = await seenAt(page, /Edit .*bench.* record/.source);
  return there - (await page.evaluate(() => performance.getEntriesByName("pressed")[0]!.startTime));
}

/** Types into the first text field; returns the 95th percentile of the times from a key to its paint. */
async function typing(page: Page): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === "keydown" || name === "input") times.push(duration);
    });
    // Browsers report no shorter times.
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(globalThis, { keyTimes: times });
  });
  const fields = page.locator("textarea:visible, input:not([type=checkbox]):visible");
  await page.getByLabel(/title/i).and(fields).first().click();
  await page.keyboard.type("The quick brown fox jumps over it", { delay: 60 });
  await look(settling);
  const times = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 16;
}

async function inFreshBrowser<T>(
  browser: Browser,
  { url, session }: Site,
  signedIn: boolean,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 850 } });
  if (signedIn) {
    await context.setStorageState({ cookies: [], origins: [{ origin: new URL(url).origin, localStorage: [session] }] });
  }
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const found = await measure(page);
  await context.close();
  return found;
}
