import { parseArgs } from "node:util";
import { chromium, type Browser } from "@playwright/test";
import { installedChromium } from "../chromium.mjs";
import { figuresTable, writeFigures, type Times } from "./figures";
import { measures, timesOf } from "./measures";
import { startSites, type Sites } from "./sites";

const { values } = parseArgs({
  options: {
    /** Number of measurements of each page. */
    rounds: { type: "string", default: "5" },
    /** Number of records in the table. */
    records: { type: "string", default: "5000" },
    /** Whether to write the figures into docs/performance.md. */
    write: { type: "boolean", default: false },
  },
});

const versions = ["v0.8.0", "v0.40.4"] as const;

const started: Sites[] = [];
try {
  for (const version of versions) started.push(await startSites(version, Number(values.records)));
  const browser = await launch();
  const times = await measured(browser, started, Number(values.rounds));
  await browser.close();
  const tables = times.map((each, index) => `PocketBase ${versions[index]}:\n\n${figuresTable(each)}`).join("\n\n");
  console.log(`\n${tables}`);
  if (values.write) writeFigures(tables);
} finally {
  for (const sites of started) await sites.stop();
}

function launch(): Promise<Browser> {
  const executablePath = installedChromium();
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"];
  return chromium.launch({ ...(executablePath && { executablePath }), args });
}

// In turns, so that other load affects all alike.
async function measured(browser: Browser, all: readonly Sites[], rounds: number): Promise<Times[]> {
  const times = all.map((): Times => ({ ours: [], reference: [] }));
  for (let round = 1; round <= rounds; round++) {
    for (const [index, { ours, reference }] of all.entries()) {
      for (const [name, site] of Object.entries({ reference, ours })) {
        const found = await timesOf(browser, site);
        times[index]![name as keyof Times].push(found);
        const said = measures.map(({ key }) => `${key} ${found[key]?.toFixed(0) ?? "-"}`).join(", ");
        console.log(`Round ${round}, ${versions[index]}, ${name}: ${said}`);
      }
    }
  }
  return times;
}
