import { test, type CDPSession, type Page } from "@playwright/test";

/** Prints a measurement, and adds it to the report. */
export function report(type: string, description: string): void {
  test.info().annotations.push({ type, description });
  console.info(`${type}: ${description}`);
}

/** Reads times of the page's own thread, in milliseconds: other work of the machine hardly counts. */
export async function metricsOf(
  page: Page,
  names: RegExp,
): Promise<{ read: () => Promise<number>; session: CDPSession }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.filter(({ name }) => names.test(name)).reduce((sum, { value }) => sum + value * 1000, 0);
  };
  return { read, session };
}

/** Meter of the time that the page has spent on scripts, styles and layout. */
export const workOf = (page: Page) => metricsOf(page, /^(Script|Layout|RecalcStyle)Duration$/);

/** Waits until the page has drawn the next frame. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The value that at most a part of all exceeds. */
export const exceededBy = (part: number, values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * (1 - part)) - 1]!;

/** The value that at most one in twenty exceeds. */
export const p95 = (values: readonly number[]): number => exceededBy(0.05, values);

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
