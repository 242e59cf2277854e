#!/usr/bin/env node
// Runs before anything is installed or built: plain JavaScript, Node's own modules only.
import { existsSync, readFileSync } from "node:fs";
import { build, buildServer, installDependencies, requireBuild } from "./server/install.mjs";
import { endWithNpm } from "./server/child-process.mjs";
import { help, parseOptions } from "./server/options.mjs";

try {
  endWithNpm();
  const options = parseOptions(process.argv.slice(2));
  if (options.help) printHelp();
  else await start(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function printHelp() {
  const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
  console.log(`Sextant ${version}\n\n${help}`);
}

/** @param {import("./server/options.mjs").Options} options */
async function start(options) {
  process.chdir(import.meta.dirname);
  // The package of npm has the build, and nothing to build it from.
  if (existsSync("src")) await prepare(options);
  else requireBuild();
  const main = new URL("dist/server/main.js", import.meta.url);
  const { serve } = await import(main.href);
  await serve(options);
}

/** @param {import("./server/options.mjs").Options} options */
async function prepare({ dev, skipBuild }) {
  await installDependencies();
  if (dev) await buildServer();
  else await (skipBuild ? requireBuild() : build());
}
