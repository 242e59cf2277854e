import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "../server/child-process.mjs";

const names = ["chromium-headless-shell", "chromium", "google-chrome"];

/** The Chromium to test with: the one named in CHROMIUM_PATH, or one on the PATH; undefined leaves it to Playwright. */
export function installedChromium() {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.env["CHROMIUM_PATH"] || candidates.find(canRun);
}

/** Makes sure that there is a Chromium, and says how. Throws a sentence when there can be none. */
export async function ensureChromium() {
  const found = installedChromium();
  if (found) return console.log(`Testing with ${found}`);
  if ((await fromPlaywright()) || (await fromApt())) return;
  throw new Error(
    "There is no Chromium to test with, and none could be installed: install one, or name one in CHROMIUM_PATH.",
  );
}

async function fromPlaywright() {
  console.log("There is no Chromium on the PATH: installing Playwright's …");
  return (await run(["npx", "playwright", "install", "chromium-headless-shell"])) && (await starts());
}

// One that was downloaded may lack libraries of the system.
async function starts() {
  const { chromium } = await import("@playwright/test");
  return chromium.launch().then(
    (browser) => browser.close().then(() => true),
    () => false,
  );
}

async function fromApt() {
  if (process.getuid?.() !== 0 || !(await run(["sh", "-c", "command -v apt-get >/dev/null"]))) return false;
  console.log("Playwright's does not work here: installing chromium-headless-shell with apt-get …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = ["apt-get", "install", "-y", "-qq", "chromium-headless-shell"];
  return (
    (await run(["apt-get", "update", "-qq"], env)) && (await run(install, env)) && installedChromium() !== undefined
  );
}

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
