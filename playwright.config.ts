import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { defineConfig } from "@playwright/test";

const onPath = (name: string): string | undefined =>
  process.env["PATH"]
    ?.split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

// The headless shell first: it starts in half the time. None found: Playwright's own download.
const executablePath =
  process.env["CHROMIUM_PATH"] ?? onPath("chromium-headless-shell") ?? onPath("chromium") ?? onPath("google-chrome");

const quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [["line"], ["json", { outputFile: ".cache/reports/browser.json" }]],
  use: {
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
