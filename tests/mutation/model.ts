import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawSample } from "./sample";

// The newest that runs on every version of Node.js which the README names.
const version = "9.6.1";
const home = ".cache/stryker";
// Folders without React, the browser or packages.
const pure = [
  "src/runtime/model",
  "src/values",
  ...["version", "dialects", "filter", "sql", "formats", "calls"].map((name) => `src/backend/${name}`),
];

/** Runs Stryker over the model, or over as many of its files as are drawn. It is installed on the first run only. */
export async function mutateModel(seed: number, files: number): Promise<void> {
  const tool = join(home, "node_modules/@stryker-mutator/core/bin/stryker.js");
  if (!existsSync(tool)) {
    const packages = ["core", "vitest-runner"].map((name) => `@stryker-mutator/${name}@${version}`);
    // Without its peers: the runner must find the project's own Vitest.
    run("npm", ["install", "--prefix", home, "--legacy-peer-deps", "--no-audit", "--no-fund", ...packages]);
  }
  const sources = pure
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
    .filter((name) => name.endsWith(".ts") && !name.endsWith("local-moment.ts"))
    .toSorted();
  const settings = join(home, "settings.json");
  writeFileSync(settings, JSON.stringify({ ...options, mutate: drawSample(sources, files, seed) }));
  run("node", [tool, "run", settings]);
}

const options = {
  testRunner: "vitest",
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  // A constant of a module is computed once: each of its changes would need all tests.
  ignoreStatic: true,
  // TypeScript 7 has no interface that Stryker could use to read a configuration.
  tsconfigFile: "none.json",
  reporters: ["clear-text", "json", "progress-append-only"],
  clearTextReporter: { logTests: false, allowColor: false },
  jsonReporter: { fileName: ".cache/reports/mutation.json" },
  tempDirName: ".cache/stryker-runs",
  ignorePatterns: ["dist", ".cache", "test-results"],
  concurrency: 2,
  timeoutMS: 30_000,
};

// Worker threads share one time zone, so the tests' own is set for all.
function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, TZ: "Europe/Vienna" } });
  if (status !== 0) throw new Error(`${command} ended with ${status}.`);
}
