import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { run } from "./child-process.mjs";

const sources = ["definitions", "generator", "src", "server", "public", "index.html", "package.json", "vite.config.ts"];
// The list of all files would push the printed address out of sight.
const vite = ["npx", "vite", "build", "--logLevel", "warn"];
const viteOfServer = [...vite, "--config", "server/vite.config.ts"];
const results = ["dist/app/index.html", "dist/server/main.js"];

/** Installs the dependencies if they are missing or older than the lock file. Throws if that fails. */
export async function installDependencies() {
  if (changed("package-lock.json") <= changed("node_modules/.package-lock.json")) return;
  await step("Installing the dependencies", ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
}

/** Builds the dashboard and its server if a source is newer than a result. Throws if that fails. */
export async function build() {
  if (Math.max(...sources.map(newest)) <= Math.min(...results.map(changed))) return;
  await step("Building the dashboard", vite);
  await step("Building the server", viteOfServer);
}

/** Throws a sentence if nothing has been built yet. `folder` is the project's. */
export function requireBuild(folder = ".") {
  if (!results.every((path) => existsSync(join(folder, path))))
    throw new Error("Nothing is built yet. Start once without --skip-build.");
}

/** Builds the server only. Throws if that fails. */
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

/** @param {string} path a file, or a folder with its complete content */
function newest(path) {
  if (!existsSync(path) || !statSync(path).isDirectory()) return changed(path);
  const inside = readdirSync(path, { recursive: true }).map((file) => changed(`${path}/${file}`));
  return Math.max(changed(path), ...inside);
}
