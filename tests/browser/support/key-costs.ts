import { expect, type Locator, type Page } from "@playwright/test";
import { countTo } from "./collections";
import { exceededBy, metricsOf, nextFrame, report } from "./meter";

/** Types so many keys; gives what each took until it was painted, in milliseconds of the page's own thread. */
export async function costsOfKeys(page: Page, keys: number): Promise<number[]> {
  const { read } = await metricsOf(page, /^TaskDuration$/);
  const costs: number[] = [];
  for (const _ of countTo(keys)) {
    const before = await read();
    await page.keyboard.press("x");
    await nextFrame(page);
    costs.push((await read()) - before);
  }
  return costs;
}

const warmUp = 20;
const keysInRound = 20;
const rounds = { least: 2, most: 6 };

/** The most that a key may cost in 200 fields as a multiple of its cost in five. The goal is 1.2; a busy machine adds to it. */
const limits = [
  { name: "median", part: 0.5, most: 1.3 },
  { name: "p95", part: 0.05, most: 1.5 },
];

/** Fails if a key costs more in a form of 200 fields than in one of five. `open` opens a form and gives its first field. */
export async function expectNoCostOfLength(
  page: Page,
  open: (own: Page, count: number) => Promise<Locator>,
): Promise<void> {
  // The first page stores the session for the others.
  await page.goto("");
  await page.goto("about:blank");
  const forms: { own: Page; field: Locator; costs: number[] }[] = [];
  for (const count of [5, 200]) {
    const own = await page.context().newPage();
    const field = await open(own, count);
    const session = await own.context().newCDPSession(own);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    forms.push({ own, field, costs: [] });
  }
  // Measured in turn, because the load of the machine changes with time.
  const typeInEach = async (keys: number, isMeasured: boolean): Promise<void> => {
    for (const { own, costs } of forms) {
      await own.bringToFront();
      const now = await costsOfKeys(own, keys);
      if (isMeasured) costs.push(...now);
    }
  };
  const costOf = (part: number) => forms.map(({ costs }) => exceededBy(part, costs)) as [few: number, many: number];
  const isWithin = ({ part, most }: (typeof limits)[number]): boolean => {
    const [few, many] = costOf(part);
    return many / few <= most;
  };
  await typeInEach(warmUp, false);
  let round = 0;
  do {
    await typeInEach(keysInRound, true);
    round += 1;
    // Other work of the machine only adds to a cost, so more rounds are for a machine that is busy.
  } while (round < rounds.least || (round < rounds.most && !limits.every(isWithin)));
  const typed = warmUp + round * keysInRound;
  for (const { field } of forms) await expect(field).toHaveValue(new RegExp(`x{${typed}}$`));
  for (const limit of limits) {
    const [few, many] = costOf(limit.part);
    report(`a key, ${limit.name}`, `${many.toFixed(1)} ms with 200 fields, ${few.toFixed(1)} ms with five`);
    expect(many / few, limit.name).toBeLessThanOrEqual(limit.most);
  }
}
