import type { BrowserContext } from "@playwright/test";
import { countTo } from "./collections";

// Milliseconds that `drawList` takes on the machine for which the limits are written.
const usual = 20;

/**
 * How many times slower this machine is now than the usual one, at least 1. Multiply limits in milliseconds by it.
 * Measures a fixed piece of work that is like a page's: scripts, elements, styles and layout.
 */
export async function timesSlower(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const times: number[] = [];
  for (const _ of countTo(12)) times.push(await page.evaluate(drawList));
  await page.close();
  // The shortest counts: other work of the machine only adds time, and the first runs are slow.
  return Math.max(1, Math.min(...times) / usual);
}

/** Counts names, and draws a list of them; gives the milliseconds. */
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
  // Forces styles and layout.
  void list.offsetHeight;
  return performance.now() - start;
}
