import type { Page } from "@playwright/test";
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
