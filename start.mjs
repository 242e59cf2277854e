#!/usr/bin/env node
// Runs before anything is installed or built: plain JavaScript, Node's own modules only.
import { existsSync, readFileSync } from "node:fs";
import { build, buildServer, installDependencies, requireBuild } from "./server/install.mjs";
import { endWithNpm } from "./server/child-process.mjs";
import { help, parseOptions } from "./server/options.mjs";

const given = process.argv.slice(2);
const isComparison = given[0] === "compare";

try {
  endWithNpm();
  await (isComparison ? compareEnvironments(given.slice(1)) : startWith(given));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(isComparison ? 2 : 1);
}

/** @param {readonly string[]} args */
async function startWith(args) {
  const options = parseOptions(args);
  if (options.help) printHelp();
  else await start(options);
}

/**
 * The file of environments is searched in the folder of the user. Nothing is built, as the output is a report.
 * @param {readonly string[]} args
 */
async function compareEnvironments(args) {
  requireBuild(import.meta.dirname);
  const { compare } = await import(new URL("dist/server/main.js", import.meta.url).href);
  process.exitCode = await compare(args, {
    variables: process.env,
    print: (/** @type {string} */ text) => process.stdout.write(text),
    complain: console.error,
  });
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
