import { Agent, request } from "node:http";
import type { Page } from "@playwright/test";
import { addressOf, boxOf, countTo, shown, sorter, tableOf, test } from "./support/collections";
import { expect, type Site } from "./support/test";

const pages = 21;
// Making 100,000 takes the backend minutes: so many are tried with ROWS=100000.
const total = Number(process.env["ROWS"] ?? 10_000);
const limit = 1.1;

/** Presses 'Load more', waits for the rows, and scrolls to the last of them. Gives the time until then, in milliseconds. */
const loadMore = (page: Page, loaded: number): Promise<number> =>
  page.evaluate(async (last) => {
    const frame = () => new Promise(requestAnimationFrame);
    const begin = performance.now();
    const buttons = [...document.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent.startsWith("Load more"))!.click();
    const table = document.querySelector("table")!;
    const box = table.parentElement!;
    while (table.querySelector(`[aria-rowindex="${last + 1}"]`) === null) {
      await frame();
      box.scrollTo(0, box.scrollHeight);
    }
    return performance.now() - begin;
  }, loaded);

/** The time that the page has worked so far, in milliseconds: scripts, styles and layout. The wait for answers is not in it. */
async function meterOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  // In time of the thread: what else the machine does hardly counts.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const parts = metrics.filter(({ name }) =>
      ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"].includes(name),
    );
    return parts.reduce((sum, { value }) => sum + value * 1000, 0);
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

const nodesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  });

/** Makes so many records, as many at a time as the backend is quickest with. */
async function fill({ backend, token }: Site, collection: string, recordAt: (number: number) => object): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const headers = { Authorization: token, "Content-Type": "application/json" };
  const make = (number: number): Promise<void> =>
    new Promise((done, fail) => {
      const url = new URL(`/api/collections/${collection}/records`, backend);
      request(url, { agent, method: "POST", headers }, (response) => {
        const made = (): void => (response.statusCode === 200 ? done() : fail(new Error(response.statusMessage)));
        response.resume().on("end", made);
      })
        .on("error", fail)
        .end(JSON.stringify(recordAt(number)));
    });
  let last = 0;
  const maker = async (): Promise<void> => {
    while (last < total) await make(++last);
  };
  await Promise.all(countTo(4).map(maker));
  agent.destroy();
}

const told = (count: number): string => count.toLocaleString("en-US");

interface Cost {
  work: number;
  wait: number;
}

/** Loads all pages but the first one, one after the other; gives what each cost. */
async function loadAll(page: Page, meter: () => Promise<number>): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const step of countTo(pages - 1)) {
    const loaded = (step + 1) * 30;
    const before = await meter();
    const wait = await loadMore(page, loaded);
    costs.push({ work: (await meter()) - before, wait });
    await expect(shown(page)).toHaveText(`Showing ${loaded} of ${told(total)}`);
  }
  return costs;
}

// Collections of garbage fall on any of the pages: only many of them, from all passes, tell the late from the early.
const ratioOf = (passes: readonly Cost[][], part: keyof Cost): number => {
  const costs = (from: number, to?: number) => passes.flatMap((pass) => pass.slice(from, to).map((cost) => cost[part]));
  return median(costs(-5)) / median(costs(0, 5));
};

test("Of very many records 20 more pages make the last one no slower than the first, and the document no larger", async ({
  signedIn: page,
  store,
  site,
}, info) => {
  // Most of it is making the records.
  test.setTimeout(1_500_000);
  const made = await store.collection("plenty", { title: "text", number: "number", note: "text", link: "url" });
  const same = { note: "The same length in each record.", link: "https://example.com/page" };
  await fill(site, made.id, (number) => ({ title: `Title ${number}`, number, ...same }));
  await page.goto(addressOf({ collectionId: made.id }));
  await expect(shown(page)).toHaveText(`Showing 30 of ${told(total)}`);
  const meter = await meterOf(page);
  const pass = async (heading: string): Promise<Cost[]> => {
    // Each click on a heading begins a list of its own.
    await sorter(tableOf(page, "plenty"), heading).click();
    await expect(shown(page)).toHaveText(`Showing 30 of ${told(total)}`);
    await boxOf(page, "plenty").evaluate((box) => box.scrollTo(0, 0));
    return loadAll(page, meter);
  };
  await test.step("warm up", () => pass("created"));
  const passes: Cost[][] = [];
  for (const heading of ["title", "number", "note", "link", "updated"].flatMap((name) => [name, name])) {
    passes.push(await pass(heading));
    if (passes.length >= 4 && ratioOf(passes, "work") <= limit) break;
  }
  const nodes = await nodesOf(page);
  const ratios = `${ratioOf(passes, "work").toFixed(2)} in work, ${ratioOf(passes, "wait").toFixed(2)} from click to rows`;
  const description = `the last pages took ${ratios} times what the first ones took; ${nodes} nodes`;
  info.annotations.push({ type: "20 more pages", description });
  console.info(description);
  expect(nodes).toBeLessThan(4000);
  expect(ratioOf(passes, "work")).toBeLessThanOrEqual(limit);
});
