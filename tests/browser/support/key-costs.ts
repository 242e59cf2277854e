import { expect, type Locator, type Page } from "@playwright/test";
import { countTo } from "./collections";

/** Types so many keys; gives what each took until it was painted, in milliseconds of the page's own thread. */
export async function costsOfKeys(page: Page, keys: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  // What else the machine does hardly counts in time of the thread.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;
  };
  const costs: number[] = [];
  for (const _ of countTo(keys)) {
    const before = await read();
    await page.keyboard.press("x");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    costs.push((await read()) - before);
  }
  return costs;
}

/** What at most one in twenty exceeds. */
export const p95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95) - 1]!;

/**
 * What a key costs in a long form and in one of five fields on a processor four times slower, by the number of fields:
 * `open` opens such a form and gives its first field. Both take turns, as what else goes on changes with time.
 */
export async function costsByLength(
  page: Page,
  long: number,
  open: (own: Page, count: number) => Promise<Locator>,
): Promise<{ ratio: number; description: string }> {
  // The session is stored by the first page; the others find it.
  await page.goto("");
  await page.goto("about:blank");
  const forms = [];
  for (const count of [5, long]) {
    const own = await page.context().newPage();
    const field = await open(own, count);
    const session = await own.context().newCDPSession(own);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    forms.push({ own, field, costs: [] as number[] });
  }
  for (const turn of countTo(turns))
    for (const { own, costs } of forms) {
      await own.bringToFront();
      const now = await costsOfKeys(own, keysInTurn);
      // The first keys are slower, whatever the form.
      if (turn > 1) costs.push(...now);
    }
  for (const { field } of forms) await expect(field).toHaveValue(new RegExp(`x{${turns * keysInTurn}}$`));
  const [few, many] = forms.map(({ costs }) => p95(costs)) as [number, number];
  return {
    ratio: many / few,
    description: `p95 ${many.toFixed(1)} ms with ${long} fields, ${few.toFixed(1)} ms with five: ${(many / few).toFixed(2)}`,
  };
}

const turns = 5;
const keysInTurn = 30;
