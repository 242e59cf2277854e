import { Agent, get } from "node:http";
import type { Page } from "@playwright/test";
import { countTo } from "./support/collections";
import { apply, chart, shown, test, type LoggedSite } from "./support/logs";
import { timesSlower } from "./support/machine-speed";
import { report } from "./support/meter";
import { expect, signIn, storeSession } from "./support/test";

// The axis of the chart ends with 1,000.
const few = 999;
const many = 10_000;
/** Milliseconds: what a reaction may take, and what a screen needs for a frame. */
const limit = 100;
const frame = 17;
/** The chart draws so many hours one by one, but for one that may begin during the test. */
const hours = 1498;
/** Neighbours find so unlike many that the chart's line changes. The last one finds several pages. */
const searches = ["17", "7", "23", "3", "45", "8"];
const all = 'url ~ "/nothing/"';
const path = "/api/logs/requests";

/** Fills the log from one number to another, as many requests at a time as the backend is quickest with. */
async function fill({ backend, logged }: LoggedSite, from: number, to: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  const visit = (number: number): Promise<void> =>
    new Promise((done, fail) => {
      get(new URL(`/api/nothing/${number}`, backend), { agent }, (response) => {
        response.resume().on("end", done);
      }).on("error", fail);
    });
  let next = from;
  const visitor = async (): Promise<void> => {
    while (next < to) await visit(next++);
  };
  await Promise.all(countTo(40).map(visitor));
  agent.destroy();
  await expect.poll(async () => (await logged(all)).totalItems, { timeout: 30_000 }).toBe(to);
}

const kinds = ["rows", "chart", "more"] as const;
type Kind = (typeof kinds)[number];

/** Waits for the next answer until it is drawn; gives the milliseconds from its end to that frame. */
const reaction = (page: Page, kind: Kind, text = ""): Promise<number> =>
  page.evaluate(
    async ([what, wanted, call]) => {
      const one = (selector: string) => document.querySelector(selector);
      const count = () => one("footer [role=status]")?.textContent;
      const line = () => one("figure svg path[stroke]")?.getAttribute("d");
      const last = () =>
        Number([...document.querySelectorAll("tbody tr[aria-rowindex]")].at(-1)?.getAttribute("aria-rowindex"));
      const urls = () => [...document.querySelectorAll("tbody tr[aria-rowindex] td:nth-child(2)")];
      const before = { count: count(), line: line(), last: last() };
      const drawn = {
        rows: () => count() !== before.count && urls().every((cell) => cell.textContent.includes(wanted)),
        more: () => count() !== before.count && last() > before.last,
        chart: () => line() !== before.line,
      }[what];
      performance.clearResourceTimings();
      const box = one("tbody tr[aria-rowindex]")!.closest("table")!.parentElement!;
      for (let frames = 0; !drawn(); frames++) {
        // No answer takes so many frames.
        if (frames > 1200) throw new Error(`${what} of ${wanted}: ${JSON.stringify([before, count(), last()])}`);
        if (what === "more") box.scrollTo(0, box.scrollHeight);
        await new Promise(requestAnimationFrame);
      }
      const now = performance.now();
      const answers = () =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
          ({ name }) => new URL(name).pathname === call,
        );
      while (answers().length === 0) await new Promise(requestAnimationFrame);
      return now - answers().at(-1)!.responseEnd;
    },
    [kind, text, kind === "chart" ? `${path}/stats` : path] as const,
  );

/** Measures filter, chart and paging several times. Each pass has other filters, since known ones ask nothing. */
async function measure(page: Page, pass: number, times: Record<Kind, number[]>): Promise<void> {
  for (const text of searches) {
    const both = [reaction(page, "rows", text), reaction(page, "chart", text)];
    await apply(page, `url ~ "%/nothing/%${text}%" && status > ${pass}`);
    times.rows.push(await both[0]!);
    times.chart.push(await both[1]!);
  }
  for (const _ of countTo(5)) {
    const more = reaction(page, "more");
    await page.getByRole("button", { name: /^Load / }).click();
    times.more.push(await more);
  }
}

/** Moves the clock of the page and of the backend's answers on. A fake clock would have no timings. */
const moveOn = (page: Page, by: number): Promise<unknown> =>
  page.addInitScript((later) => {
    const { now } = Date;
    Date.now = () => now() + later;
    const { get: read } = Headers.prototype;
    Headers.prototype.get = function (name) {
      const value = read.call(this, name);
      return name === "Date" && value ? new Date(Date.parse(value) + later).toUTCString() : value;
    };
  }, by);

test("reacts within 100 ms to answers about 10,000 logs, as about 999", async ({ page, log }) => {
  test.setTimeout(180_000);
  // The session must outlast the moved clock.
  await log.call("PATCH", "/api/settings", { adminAuthToken: { duration: 31_536_000 } });
  await storeSession(page, log, await signIn(log));
  await moveOn(page, hours * 3_600_000);
  await fill(log, 0, few);
  await log.open({ filter: all });
  await expect(shown(page)).toHaveText("Showing 30 of 999");
  const line = chart(page).locator("svg path[stroke]").first();
  await expect.poll(async () => (await line.getAttribute("d"))?.split("L").length).toBeGreaterThan(hours);
  const noTimes = (): Record<Kind, number[]> => ({ rows: [], chart: [], more: [] });
  const [small, large] = [noTimes(), noTimes()];
  await test.step("warm up", () => measure(page, 0, noTimes()));
  await measure(page, 1, small);
  await fill(log, few, many);
  await apply(page, all);
  await expect(shown(page)).toHaveText("Showing 30 of 10,000");
  const slower = await timesSlower(page.context());
  await page.bringToFront();
  // Other work of the machine only adds time, so the shortest is the page's own.
  const most = (kind: Kind): number => Math.min(limit * slower, 2 * Math.min(...small[kind]) + frame);
  for (let pass = 2; pass < 6; pass += 1) {
    await measure(page, pass, large);
    if (kinds.every((kind) => Math.min(...large[kind]) <= most(kind))) break;
  }
  for (const kind of kinds) {
    const [ofFew, ofMany] = [Math.min(...small[kind]), Math.min(...large[kind])];
    report(
      kind,
      `${ofFew.toFixed(0)} ms with ${few} logs, ${ofMany.toFixed(0)} ms with 10,000 (×${slower.toFixed(1)})`,
    );
    expect(ofMany, kind).toBeLessThanOrEqual(most(kind));
  }
});
