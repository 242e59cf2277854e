import { Agent, get } from "node:http";
import type { Page } from "@playwright/test";
import { countTo } from "./support/collections";
import { apply, chart, shown, test, type LoggedSite } from "./support/logs";
import { timesSlower } from "./support/machine-speed";
import { expect, signIn, storeSession } from "./support/test";

// One less than a chart's axis ends with.
const few = 999;
const many = 20_000;
// In milliseconds: the promise, and what a screen needs for a frame.
const limit = 100;
const frame = 17;
// As many hours as the chart draws one by one, but for one that begins meanwhile.
const hours = 1498;
// Neighbours find so unlike many that the chart's line has another shape, the first one after the last one and after all, too; of the last there are pages.
const searches = ["17", "7", "23", "3", "45", "8"];
const pages = 5;
const all = 'url ~ "/nothing/"';

/** Fills the log up to a number of requests, from one number on: as many at a time as the backend is quickest with. */
async function fill({ backend, logged }: LoggedSite, from: number, to: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  const visit = (number: number): Promise<void> =>
    new Promise((done, fail) => {
      const request = get(new URL(`/api/nothing/${number}`, backend), { agent }, (response) => {
        response.resume().on("end", done);
      });
      request.on("error", fail);
    });
  let next = from;
  const visitor = async (): Promise<void> => {
    while (next < to) await visit(next++);
  };
  await Promise.all(countTo(40).map(visitor));
  agent.destroy();
  await expect.poll(async () => (await logged(all)).totalItems, { timeout: 30_000 }).toBe(to);
}

interface Wanted {
  what: "rows" | "more" | "chart";
  /** The path whose answer is reacted to. */
  path: string;
  /** What all rows have in their urls. */
  text: string;
}

// So many frames are more than any answer takes.
const patience = 1200;

/** Waits, frame by frame, until the answer to come is drawn; gives the milliseconds from its end to that frame. */
const reaction = (page: Page, wanted: Wanted): Promise<number> =>
  page.evaluate(
    async ({ what, path, text, longest }) => {
      const one = (selector: string) => document.querySelector(selector);
      const said = () => one("footer [role=status]")?.textContent;
      const line = () => one("figure svg path[stroke]")?.getAttribute("d");
      const last = () =>
        Number([...document.querySelectorAll("tbody tr[aria-rowindex]")].at(-1)?.getAttribute("aria-rowindex"));
      const before = { said: said(), line: line(), last: last() };
      const drawn = {
        rows: () =>
          said() !== before.said &&
          [...document.querySelectorAll("tbody tr[aria-rowindex] td:nth-child(2)")].every((cell) =>
            cell.textContent.includes(text),
          ),
        more: () => said() !== before.said && last() > before.last,
        chart: () => line() !== before.line,
      }[what];
      performance.clearResourceTimings();
      const box = one("tbody tr[aria-rowindex]")!.closest("table")!.parentElement!;
      for (let frames = 0; !drawn(); frames++) {
        if (frames > longest)
          throw new Error(`${what} of ${text}: ${JSON.stringify([before, said(), line(), last()])}`);
        if (what === "more") box.scrollTo(0, box.scrollHeight);
        await new Promise(requestAnimationFrame);
      }
      const now = performance.now();
      const answers = () =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
          ({ name }) => new URL(name).pathname === path,
        );
      while (answers().length === 0) await new Promise(requestAnimationFrame);
      return now - answers().at(-1)!.responseEnd;
    },
    { ...wanted, longest: patience },
  );

type Reactions = Record<Wanted["what"], number[]>;

/** How long filter, chart and paging each take, several times. In each pass other filters, since known ones ask nothing. */
async function measure(page: Page, pass: number): Promise<Reactions> {
  const times: Reactions = { rows: [], more: [], chart: [] };
  const path = "/api/logs/requests";
  for (const text of searches) {
    const both = [
      reaction(page, { what: "rows", path, text }),
      reaction(page, { what: "chart", path: `${path}/stats`, text }),
    ];
    await apply(page, `url ~ "%/nothing/%${text}%" && status > ${pass}`);
    const [rows, line] = await Promise.all(both);
    times.rows.push(rows!);
    times.chart.push(line!);
  }
  for (const _ of countTo(pages)) {
    const more = reaction(page, { what: "more", path, text: "" });
    await page.getByRole("button", { name: /^Load more/ }).click();
    times.more.push(await more);
  }
  return times;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

const kinds = ["rows", "chart", "more"] as const;

const medianOf = (passes: readonly Reactions[], what: Wanted["what"]): number =>
  median(passes.flatMap((pass) => pass[what]));

// What else the machine does only ever adds time, so the shortest is the page's own.
const shortestOf = (passes: readonly Reactions[], what: Wanted["what"]): number =>
  Math.min(...passes.flatMap((pass) => pass[what]));

test("With 20,000 logs, filter, chart and paging each react within 100 ms of the answer, as with 999", async ({
  page,
  log,
}, info) => {
  test.setTimeout(180_000);
  // A session that is still good on the day that the chart ends with.
  await log.call("PATCH", "/api/settings", { adminAuthToken: { duration: 31_536_000 } });
  await storeSession(page, log, await signIn(log));
  // Only its date, and that of the backend's answers: a clock that is faked whole has no timings.
  await page.addInitScript((later) => {
    const { now } = Date;
    Date.now = () => now() + later;
    const { get: read } = Headers.prototype;
    Headers.prototype.get = function (name) {
      const value = read.call(this, name);
      return name === "Date" && value ? new Date(Date.parse(value) + later).toUTCString() : value;
    };
  }, hours * 3_600_000);
  await fill(log, 0, few);
  await log.open({ filter: all });
  await expect(shown(page)).toHaveText("Showing 30 of 999");
  const line = chart(page).locator("svg path[stroke]").first();
  await expect.poll(async () => (await line.getAttribute("d"))?.split("L").length).toBeGreaterThan(hours);
  await test.step("warm up", () => measure(page, 0));
  const small = [await measure(page, 1)];
  await fill(log, few, many);
  await apply(page, all);
  await expect(shown(page)).toHaveText("Showing 30 of 20,000");
  const slower = await timesSlower(page.context());
  await page.bringToFront();
  console.info(`on a machine ${slower.toFixed(1)} times slower`);
  const large: Reactions[] = [];
  const isSlow = (what: Wanted["what"]): boolean =>
    shortestOf(large, what) > limit * slower || shortestOf(large, what) > 2 * shortestOf(small, what) + frame;
  do large.push(await measure(page, 2 + large.length));
  while (kinds.some(isSlow) && large.length < 4);
  for (const what of kinds) {
    const told = (passes: readonly Reactions[]) =>
      `${shortestOf(passes, what).toFixed(0)} ms, median ${medianOf(passes, what).toFixed(0)} ms`;
    const description = `${what}: ${told(small)} with ${few} logs; ${told(large)} with 20,000`;
    info.annotations.push({ type: "reaction", description });
    console.info(description);
  }
  for (const what of kinds) {
    expect(shortestOf(large, what), what).toBeLessThanOrEqual(limit * slower);
    expect(shortestOf(large, what), what).toBeLessThanOrEqual(2 * shortestOf(small, what) + frame);
  }
});
