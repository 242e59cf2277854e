// All that is checked before a change is taken: `npm test`, or with --no-browser `npm run check`. With --backend V the
// tests run on that version of the backend unless they name one.
// Runs before anything is installed: plain JavaScript, Node's own modules only.
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { builtVersion } from "../server/built-versions.mjs";
import { installDependencies } from "../server/install.mjs";
import { endWithNpm, run, spawnTied } from "../server/child-process.mjs";
import { ensureChromium } from "./chromium.mjs";

/**
 * Result of one kind of check.
 * @typedef {{ kind: string, passed: number, failed: number, said: string }} Result
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

const reports = resolve(import.meta.dirname, "../.cache/reports");
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`; // as playwright.config.ts has it

async function all() {
  const { "no-browser": withoutBrowser, backend } = parseArgs({
    options: { "no-browser": { type: "boolean", default: false }, backend: { type: "string" } },
  }).values;
  const withBrowser = !withoutBrowser;
  if (backend !== undefined) process.env["SEXTANT_BACKEND_VERSION"] = builtVersion(backend, "--backend");
  process.chdir(resolve(import.meta.dirname, ".."));
  endWithNpm();
  await installDependencies();
  if (withBrowser) await ensureChromium();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  // Side by side, since neither writes what the other reads.
  const [checked, tested] = await Promise.all([oneByOne(checks), tests("unit tests", unitTests, countUnit)]);
  const results = [...checked, tested];
  const built = checked.at(-1)?.failed === 0;
  if (withBrowser) results.push(built ? await tests("browser tests", browserTests, countBrowser) : notBuilt);
  return told(results);
}

// Kind and script. The build comes last: browser tests need it.
const checks = [
  ["format", "format:check"],
  ["lint", "lint"],
  ["types", "types"],
  ["generated files", "generate:check"],
  ["unused code", "unused"],
  ["build", "build"],
];

/** @type {Result} */
const notBuilt = { kind: "browser tests", passed: 0, failed: 1, said: "not run: there is no build" };
const unitTests = ["npx", "vitest", "run", "--reporter=default", "--reporter=json", `--outputFile=${unitReport}`];
const browserTests = ["npx", "playwright", "test"];

/** @param {typeof checks} scripts @returns {Promise<Result[]>} */
async function oneByOne(scripts) {
  const results = [];
  for (const [kind = "", script = ""] of scripts) {
    const ok = await step(kind, ["npm", "run", "--silent", script], runToldAtOnce);
    results.push({ kind, passed: 0, failed: ok ? 0 : 1, said: ok ? "ok" : "failed" });
  }
  return results;
}

/**
 * Runs a command to its end, then prints its output. Other output would appear between its lines.
 * @param {string[]} command
 */
async function runToldAtOnce(command) {
  const child = spawnTied(command);
  const [said, faults, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  process.stdout.write(said + faults);
  return code === 0;
}

/** @param {string} kind @param {string[]} command @param {() => Counts} count @returns {Promise<Result>} */
async function tests(kind, command, count) {
  const ok = await step(kind, command);
  const { passed, failed, skipped } = count();
  const said = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  if (failed > 0 || (ok && passed > 0)) return { kind, passed, failed, said };
  // A file that does not load, for one, has no tests that could fail.
  return { kind, passed, failed: 1, said: `${said}, and the run itself failed` };
}

/** @returns {Counts} */
function countUnit() {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = reportIn(unitReport);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** @returns {Counts} */
function countBrowser() {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = reportIn(browserReport).stats ?? {};
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** @param {string} path */
const reportIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {});

/** @param {string} title @param {string[]} command @param {(command: string[]) => Promise<boolean>} [runner] */
async function step(title, command, runner = run) {
  const start = Date.now();
  console.log(`\n── ${title} …`);
  const ok = await runner(command);
  console.log(`── ${title}: ${ok ? "ok" : "failed"}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return ok;
}

/** @param {readonly Result[]} results @returns {boolean} whether all went well */
function told(results) {
  console.log();
  for (const { kind, said } of results) console.log(`${kind.padEnd(16)} ${said}`);
  /** @param {"passed" | "failed"} key */
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0;
}

try {
  process.exitCode = (await all()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
