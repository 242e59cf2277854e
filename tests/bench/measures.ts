import type { Browser, Page } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/limits";
import type { Site } from "./sites";

/** What is measured, in milliseconds from the beginning of the navigation; and which part of the reference's it may take. */
export const measures = [
  { key: "signIn", label: "Sign-in, cold", goal: 0.7 },
  { key: "records", label: "Records, cold", goal: 0.8 },
  { key: "recordsWarm", label: "Records, warm", goal: 0.65 },
  { key: "logs", label: "Rows of the logs, cold", goal: 0.8 },
  { key: "chart", label: "Chart of the logs, cold", goal: 0.9 },
] as const;

/** A time for each measure, in milliseconds. */
export type Found = Readonly<Record<(typeof measures)[number]["key"], number>>;

const network = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const slowdown = 4;

/** Measures all pages of a dashboard once, on a slow machine behind a slow network. */
export async function timesOf(browser: Browser, site: Site): Promise<Found> {
  const signIn = await inFreshBrowser(browser, site, false, (page) => arrival(page, `${site.url}#/login`, "form"));
  const [records, recordsWarm] = await inFreshBrowser(browser, site, true, async (page) => {
    const cold = await arrival(page, site.records, site.lastRecord);
    return [cold, await arrival(page, undefined, site.lastRecord)] as const;
  });
  const [logs, chart] = await inFreshBrowser(browser, site, true, async (page) => {
    const rows = await arrival(page, `${site.url}#/logs`, site.lastVisit);
    return [rows, await seenAt(page, /\d+ logs?\b/.source)] as const;
  });
  return { signIn, records, recordsWarm, logs, chart };
}

/** Opens an address, or the same one again; gives when what is waited for stood there. */
async function arrival(page: Page, address: string | undefined, text: string): Promise<number> {
  await (address === undefined ? page.reload({ waitUntil: "commit" }) : page.goto(address, { waitUntil: "commit" }));
  return seenAt(page, text === "form" ? "form" : text.replaceAll(/[/.?]/g, String.raw`\$&`));
}

// Looked for in each frame by the page itself: asking from outside would be told up to half a second late.
const seenAt = (page: Page, wanted: string): Promise<number> =>
  page.evaluate(async (pattern) => {
    const text = new RegExp(pattern);
    const isThere = () =>
      pattern === "form" ? document.querySelector("input[type=password]") : text.test(document.body?.textContent ?? "");
    while (!isThere()) await new Promise(requestAnimationFrame);
    // Until it is painted.
    await new Promise(requestAnimationFrame);
    return performance.now();
  }, wanted);

async function inFreshBrowser<T>(
  browser: Browser,
  { url, session }: Site,
  signedIn: boolean,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 850 } });
  if (signedIn) {
    const localStorage = [{ name: sessionKey, value: JSON.stringify(session) }];
    await context.setStorageState({ cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] });
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
