import type { BrowserContext } from "@playwright/test";
import { countTo } from "./collections";

// In milliseconds: what the work below takes on a machine where limits in milliseconds hold as they are written.
const usual = 20;

/**
 * How many times slower than that machine this one is just now, at least 1. Times this a limit asks as much of a page
 * on a machine of half the speed, and no less on a quicker one. A fixed piece of work tells it that is like a page's:
 * scripts, elements, styles and layout.
 */
export async function timesSlower(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const times: number[] = [];
  for (const _ of countTo(12)) times.push(await page.evaluate(drawList));
  await page.close();
  // What else the machine does only ever adds time, and scripts are slower before they are warm.
  return Math.max(1, Math.min(...times) / usual);
}

/** Counts names, and draws a list of them; gives the milliseconds that it took. */
function drawList(): number {
  const start = performance.now();
  const counts = new Map<string, number>();
  for (let index = 0; index < 20_000; index++) {
    const name = `name ${index % 500}`;
    counts.set(name, (counts.get(name) ?? 0) + name.length);
  }
  const list = document.createElement("ul");
  for (const [name, count] of [...counts].toSorted(([one], [other]) => one.localeCompare(other))) {
    const item = document.createElement("li");
    item.style.padding = "2px";
    item.append(name, document.createElement("b"), String(count));
    list.append(item);
  }
  document.body.replaceChildren(list);
  // Styles and layout are worked out once it is asked for.
  void list.offsetHeight;
  return performance.now() - start;
}
