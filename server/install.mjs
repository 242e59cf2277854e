import { existsSync, readdirSync, statSync } from "node:fs";
import { run } from "./child-process.mjs";

const sources = ["definitions", "generator", "src", "server", "public", "index.html", "package.json", "vite.config.ts"];
// Without the list of all files, which would hide the address that the start prints.
const vite = ["npx", "vite", "build", "--logLevel", "warn"];
const viteOfServer = [...vite, "--config", "server/vite.config.ts"];
const results = ["dist/app/index.html", "dist/server/main.js"];

/** Installs the dependencies where they are missing or older than the lock file. Throws when that fails. */
export async function installDependencies() {
  if (changed("package-lock.json") <= changed("node_modules/.package-lock.json")) return;
  await step("Installing the dependencies", ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
}

/** Builds the dashboard and its server where a source is newer than one of them. Throws when that fails. */
export async function build() {
  if (Math.max(...sources.map(newest)) <= Math.min(...results.map(changed))) return;
  await step("Building the dashboard", vite);
  await step("Building the server", viteOfServer);
}

/** Checks that there is a build, old or new. Throws a sentence when there is none. */
export function requireBuild() {
  if (!results.every((path) => existsSync(path)))
    throw new Error("Nothing is built yet. Start once without --skip-build.");
}

/** Builds the server alone. Throws when that fails. */
export async function buildServer() {
  if (newest("server") <= changed("dist/server/main.js")) return;
  await step("Building the server", viteOfServer);
}

/** @param {string} title @param {readonly string[]} command */
async function step(title, command) {
  console.log(`${title} …`);
  if (!(await run(command))) throw new Error(`"${command.join(" ")}" failed. See its output above.`);
}

/** @param {string} path */
const changed = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** @param {string} path a file, or a folder with all that is in it */
function newest(path) {
  if (!existsSync(path) || !statSync(path).isDirectory()) return changed(path);
  const inside = readdirSync(path, { recursive: true }).map((file) => changed(`${path}/${file}`));
  return Math.max(changed(path), ...inside);
}
