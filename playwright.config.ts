import { defineConfig } from "@playwright/test";
import type { BuiltVersion } from "./server/built-versions.mjs";
import { touredVersions } from "./tests/server/global";
import { installedChromium } from "./tests/chromium.mjs";

const executablePath = installedChromium();

const quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

const benchmarks = "many-*.spec.ts";

// What every version of the backend is tried with; all else runs on one of them.
const tour = "tour.spec.ts";

export default defineConfig<object, { backendVersion: BuiltVersion }>({
  testDir: "tests/browser",
  // Building a backend takes longer than a test may.
  globalSetup: "./tests/server/global.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  projects: [
    { name: "browser", testIgnore: [benchmarks, tour] },
    ...touredVersions.map((backendVersion) => ({
      name: `tour of ${backendVersion}`,
      testMatch: tour,
      use: { backendVersion },
    })),
    // What takes times runs after all others and by itself, or it would take theirs along.
    { name: "benchmarks", testMatch: benchmarks, dependencies: ["browser"], workers: 1 },
  ],
  timeout: 30_000,
  // Hashing a password takes the backend half a second, and more while the machine is busy.
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: ".cache/reports/browser.json" }]],
  use: {
    // What was done, asked and said, with a picture of the end. A picture of each step costs as long again as the tests.
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false, sources: false },
    screenshot: "only-on-failure",
    viewport: { width: 1366, height: 850 },
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--font-render-hinting=none", "--disable-lcd-text", "--disable-sync", ...quiet],
    },
  },
});
