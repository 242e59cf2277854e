import { parseArgs } from "node:util";
import { chromium, type Browser } from "@playwright/test";
import { installedChromium } from "../chromium.mjs";
import { figuresTable, writeFigures, type Times } from "./figures";
import { measures, timesOf } from "./measures";
import { startSites, type Sites } from "./sites";

const { values } = parseArgs({
  options: {
    /** How often each page is measured. */
    rounds: { type: "string", default: "5" },
    /** How many records the table has. */
    records: { type: "string", default: "5000" },
    /** Writes the figures into the README. */
    write: { type: "boolean", default: false },
  },
});

const sites = await startSites(Number(values.records));
try {
  const browser = await launch();
  const times = await measured(browser, sites, Number(values.rounds));
  await browser.close();
  const table = figuresTable(times);
  console.log(`\n${table}`);
  if (values.write) writeFigures(table);
} finally {
  await sites.stop();
}

function launch(): Promise<Browser> {
  const executablePath = installedChromium();
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"];
  return chromium.launch({ ...(executablePath && { executablePath }), args });
}

// In turn, so that what else the machine does meets both alike.
async function measured(browser: Browser, { ours, reference }: Sites, rounds: number): Promise<Times> {
  const times: Times = { ours: [], reference: [] };
  for (let round = 1; round <= rounds; round++) {
    for (const [name, site] of Object.entries({ reference, ours })) {
      const found = await timesOf(browser, site);
      times[name as keyof Times].push(found);
      console.log(
        `Round ${round}, ${name}: ${measures.map(({ key }) => `${key} ${found[key].toFixed(0)}`).join(", ")}`,
      );
    }
  }
  return times;
}
